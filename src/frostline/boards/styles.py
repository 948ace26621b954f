"""The boards' style sheet written into a drawing, so that it looks the same without the site.

Outside a browser hardly a program knows variables or `light-dark()`, and a sheet inside a notebook's output would
restyle the notebook. So every element gets the colours its classes stand for (those of the light look) as attributes.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

SHEET: Final = Path(__file__).parent.parent / "web" / "static" / "board.css"
WRITTEN: Final = frozenset({
    "fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap",
    "stroke-linejoin", "vector-effect", "opacity", "color", "rx", "font-family", "font-size", "font-weight",
    "text-anchor",
})  # fmt: skip
LEFT_OUT: Final = re.compile(r"/\*.*?\*/|@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", re.DOTALL)
ON_A_PAGE: Final = ("class", "role", "tabindex", "aria-label", "aria-disabled")


class Part(NamedTuple):
    """One step of a selector: how it joins the step before, the tag (or none) and the classes asked for."""

    joint: str
    tag: str
    classes: frozenset[str]


class Rule(NamedTuple):
    """A rule of the sheet for one selector; a heavier one wins, among equals the later."""

    weight: tuple[int, int, int]
    parts: tuple[Part, ...]
    declared: dict[str, str]


class Spot(NamedTuple):
    """Where an element stands: what a selector can ask about."""

    tag: str
    classes: frozenset[str]
    parent: Spot | None
    previous: Spot | None


@cache
def rules() -> dict[str, list[Rule]]:
    """The rules by a class (or tag) of the element they are for. What answers to a pointer or a theme is left out."""
    found: dict[str, list[Rule]] = {}
    sheet = LEFT_OUT.sub("", SHEET.read_text(encoding="utf-8")).replace(":root {", ".root {")
    sheet = re.sub(r"light-dark\(([^,()]+),[^()]*\)", r"\1", sheet)
    for number, (selectors, body) in enumerate(re.findall(r"([^{}]+)\{([^{}]*)\}", sheet)):
        declared = {name.strip(): value.strip() for name, _, value in (each.partition(":") for each in body.split(";"))}
        declared = {name: value for name, value in declared.items() if name in WRITTEN or name.startswith("--")}
        for selector in selectors.split(",") if declared else ():
            if ":" not in selector and "[" not in selector:
                parts = parts_of(selector)
                weight = (sum(len(part.classes) for part in parts), sum(bool(part.tag) for part in parts), number)
                key = min(parts[-1].classes, default=parts[-1].tag)
                found.setdefault(key, []).append(Rule(weight, parts, declared))
    return found


def parts_of(selector: str) -> tuple[Part, ...]:
    """A selector's steps from left to right."""
    parts, joint = [], ""
    for word in re.findall(r"[>+]|[^\s>+]+", selector):
        if word in (">", "+"):
            joint = word
            continue
        tag, *classes = word.split(".")
        parts.append(Part(joint, tag, frozenset(classes)))
        joint = " "
    return tuple(parts)


def fits(parts: tuple[Part, ...], spot: Spot | None) -> bool:
    """Whether a selector means the element at a spot."""
    *before, part = parts
    if spot is None or part.tag not in ("", spot.tag) or not part.classes <= spot.classes:
        return False
    if not before:
        return True
    rest = tuple(before)
    if part.joint != " ":
        return fits(rest, spot.parent if part.joint == ">" else spot.previous)
    above = spot.parent
    while above is not None and not fits(rest, above):
        above = above.parent
    return above is not None


def resolved(value: str, variables: dict[str, str]) -> str:
    """A value with what its variables stand for, "inherit" where one stands for nothing."""
    while "var(" in value:
        value = re.sub(r"var\((--[\w-]+)\)", lambda name: variables.get(name[1], "inherit"), value)
    return value


def looks(spot: Spot) -> dict[str, str]:
    """What the sheet says about the element at a spot."""
    meant = [rule for key in (spot.tag, *spot.classes) for rule in rules().get(key, ()) if fits(rule.parts, spot)]
    found: dict[str, str] = {}
    for rule in sorted(meant, key=lambda rule: rule.weight):
        found |= rule.declared
    return found


def write_styles(
    element: ET.Element, variables: dict[str, str], parent: Spot | None = None, previous: Spot | None = None
) -> Spot:
    """Give an element and all inside it their looks as attributes, and take out what only a page needs."""
    spot = Spot(element.tag, frozenset(element.attrib.get("class", "").split()), parent, previous)
    declared = looks(spot)
    own = {name: value for name, value in declared.items() if name.startswith("--")}
    if own:
        variables = variables | own
        variables |= {name: resolved(value, variables) for name, value in own.items()}
    said = element.attrib.get("data-tip") or (element.attrib.get("role") == "button" and element.attrib["aria-label"])
    for name in [name for name in element.attrib if name in ON_A_PAGE or name.startswith("data-")]:
        del element.attrib[name]
    if said:
        title = ET.Element("title")
        title.text = said
        element.insert(0, title)
    element.attrib.update({name: resolved(value, variables) for name, value in declared.items() if name not in own})
    before: Spot | None = None
    for child in list(element):
        before = write_styles(child, variables, spot, before)
        if child.attrib.get("opacity") == "0":  # shown under a pointer only
            element.remove(child)
    return spot
