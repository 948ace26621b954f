"""Bad intent and bad input: each is answered with a clear sentence, and nothing is changed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from web.running import Player, Server, client

HTML = {"accept": "text/html"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all of these."""
    folder = tmp_path_factory.mktemp("safety")
    running = Server(folder / "home", f"sqlite:///{folder / 'safety.sqlite'}").start()
    yield running
    running.stop()


class Visitor:
    """A browser without scripts: cookies, pages, forms."""

    def __init__(self, url: str) -> None:
        self.http = client(base_url=url, follow_redirects=True, headers=HTML)
        self.http.get("/")

    def form(self, path: str, **fields: str) -> httpx.Response:
        """Post a form as the page would."""
        token = self.http.cookies.get("csrftoken") or ""
        return self.http.post(path, data={"_csrf_token": token, **fields})

    def begin(self, **fields: str) -> str:
        """A table through the form; returns its id."""
        answer = self.form("/tables", game="artemis", **{"seats": "1", **fields})
        assert answer.status_code == 200, answer.text
        return answer.url.path.split("/")[2]

    def json(self, path: str, data: object, method: str = "POST") -> httpx.Response:
        """Send JSON as the page's script would."""
        headers = {"x-csrftoken": self.http.cookies.get("csrftoken") or "", "accept": "application/json"}
        return self.http.request(method, path, json=data, headers=headers)


def test_pages_carry_strict_headers(server: Server) -> None:
    for path in ("/", "/rules/artemis", "/nothing-here", "/t/guess"):
        answer = httpx.get(server.url + path, headers=HTML)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["x-frame-options"] == "DENY"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert not re.search(r"<script(?![^>]*\bsrc=)|\son\w+=|\sstyle=", answer.text)


def test_a_post_from_another_site_is_refused(server: Server) -> None:
    visitor = Visitor(server.url)
    table = visitor.begin()
    assert visitor.http.post("/tables", data={"game": "artemis"}).status_code == 403
    assert visitor.http.post(f"/t/{table}/moves", json={"move": "die 1", "position": 0}).status_code == 403
    assert visitor.form("/tables", game="artemis", _csrf_token="guess").status_code == 403
    cookie = next(each for each in visitor.http.cookies.jar if each.name == "frostline")
    assert cookie.has_nonstandard_attr("HttpOnly")
    assert str(cookie.get_nonstandard_attr("SameSite")).lower() == "lax"


def test_a_forged_cookie_is_nobody(server: Server) -> None:
    visitor = Visitor(server.url)
    table = visitor.begin()
    visitor.http.cookies.set("frostline", "ImFkbWluIg.forged", domain="127.0.0.1")
    assert visitor.json(f"/t/{table}/moves", {"move": "die 1", "position": 0}).status_code == 403


def test_table_ids_cannot_be_guessed(server: Server) -> None:
    visitor = Visitor(server.url)
    ids = {visitor.begin() for _ in range(5)}
    assert all(len(each) >= 16 for each in ids)
    assert len({each[:4] for each in ids}) == 5
    assert httpx.get(f"{server.url}/t/{'a' * 16}", headers=HTML).status_code == 404


@pytest.mark.parametrize("name", ["<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "{{ 7 * 7 }}"])
def test_script_in_names_and_chat_stays_text(server: Server, name: str) -> None:
    visitor = Visitor(server.url)
    visitor.form("/prefs", name=name)
    table = visitor.begin()
    visitor.json(f"/t/{table}/chat", {"text": name})
    visitor.json(f"/t/{table}/note", {"text": name}, "PUT")
    for path in (f"/t/{table}", f"/t/{table}/fragment", f"/t/{table}/replay", "/", "/account"):
        page = visitor.http.get(path).text
        assert "<script>alert" not in page
        assert "<img src=x" not in page
        assert "49" not in re.findall(r"{{.*?}}", page)


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"seats": "9"}, "1 to 5 seats"),
        ({"seats": "two"}, "not a whole number"),
        ({"seats": "²"}, "not a whole number"),
        ({"game": "chess"}, "there is no game"),
        ({"seat1": "king"}, "neither me, same, link nor bot"),
        ({"seed": "9" * 30}, "a seed is a whole number"),
        ({"pack": "../../etc"}, "there is no pack folder"),
    ],
)
def test_a_wrong_form_is_answered_with_a_sentence(server: Server, fields: dict[str, str], words: str) -> None:
    answer = Visitor(server.url).form("/tables", **{"game": "artemis", "seats": "1", **fields})
    assert answer.status_code in (400, 404)
    assert words in answer.text.replace("&#39;", "'")
    assert "Traceback" not in answer.text


@pytest.mark.parametrize(
    "body", [b"{", b"[]", b'{"move": 3, "position": 0}', b'{"move": "die 1"}', b'{"move": "die 1", "position": -1}',
             b'{"move": "die 1", "position": 0, "more": 1}', b'{"move": "' + b"x" * 99 + b'", "position": 0}', b"\xff"],
)  # fmt: skip
def test_malformed_input_is_refused(server: Server, body: bytes) -> None:
    ada = Player(server.url)
    table = ada.begin("me")
    answer = ada.http.post(f"/tables/{table}/moves", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["detail"]
    assert ada.look(table)["position"] == 0


def test_oversized_input_is_refused(server: Server) -> None:
    visitor = Visitor(server.url)
    token = visitor.http.cookies.get("csrftoken") or ""
    files = {"file": ("big.frost", b"x" * (2 << 20))}
    answer = visitor.http.post("/records", data={"_csrf_token": token}, files=files, headers={"x-csrftoken": token})
    assert answer.status_code == 413
    ada = Player(server.url)
    assert ada.http.post("/guests", content=b'{"name": "' + b"a" * (1 << 20) + b'"}').status_code in (400, 413)


def test_a_record_that_is_none_is_refused(server: Server) -> None:
    visitor = Visitor(server.url)
    token = visitor.http.cookies.get("csrftoken") or ""
    refusals = {b"hello": "not a record", b"\xff\xfe": "not text", b"{}": "should be of type"}
    for content, words in refusals.items():
        answer = visitor.http.post("/records", data={"_csrf_token": token}, files={"file": ("x", content)})
        assert answer.status_code == 400
        assert words in answer.text
    answer = visitor.http.post("/records", data={"_csrf_token": token}, files={"other": ("x", b"")})
    assert answer.status_code == 400
    assert "choose a record file" in answer.text


def test_the_seed_stays_secret_while_the_game_runs(server: Server) -> None:
    ada = Player(server.url)
    table = ada.begin("me", seed=123456789)
    assert ada.http.get(f"/tables/{table}/record").status_code == 403
    assert httpx.get(f"{server.url}/t/{table}/record").status_code == 403
    for text in (str(ada.look(table)), httpx.get(f"{server.url}/t/{table}", headers=HTML).text):
        assert "123456789" not in text


def test_flooding_is_stopped(tmp_path: Path) -> None:
    server = Server(tmp_path / "home", f"sqlite:///{tmp_path / 'flood.sqlite'}")
    server.environment["FROSTLINE_RATE"] = "30"
    server.start()
    try:
        statuses = [
            httpx.get(f"{server.url}/api/games", headers={"cookie": f"frostline=made-up-{number}"}).status_code
            for number in range(40)
        ]
        assert statuses[0] == 200
        assert statuses[-1] == 429, "a made-up cookie is nobody's"
    finally:
        server.stop()


def test_accounts_keep_games_and_refuse_wrong_passwords(server: Server) -> None:
    first, second = Visitor(server.url), Visitor(server.url)
    table = first.begin()
    assert first.form("/account/register", account="Ada Lovelace", password="short").status_code == 400
    assert first.form("/account/register", account="Ada Lovelace", password="a long password").status_code == 200
    assert second.form("/account/register", account="ada lovelace", password="a long password").status_code == 400
    assert second.form("/account/login", account="Ada Lovelace", password="another one").status_code == 403
    assert second.form("/account/login", account="Nobody", password="another one").status_code == 403
    other = second.begin()
    assert second.form("/account/login", account="ADA LOVELACE", password="a long password").status_code == 200
    home = second.http.get("/").text
    assert f"/t/{table}" in home
    assert f"/t/{other}" in home
    assert second.form("/account/logout").status_code == 200
    assert f"/t/{table}" not in second.http.get("/").text


def test_language_and_theme_can_change_at_any_time(server: Server) -> None:
    visitor = Visitor(server.url)
    table = visitor.begin()
    answer = visitor.form("/prefs", lang="fr", theme="dark", next=f"/t/{table}")
    assert answer.url.path == f"/t/{table}"
    assert 'lang="fr"' in answer.text
    assert 'data-theme="dark"' in answer.text
    assert "Cheminées" in answer.text
    assert visitor.form("/prefs", next="https://example.org/").url.host == "127.0.0.1"
