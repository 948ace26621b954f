"""The site: tables to play at in a browser, kept in a database."""
