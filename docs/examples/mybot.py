#!/usr/bin/env python3
"""A bot for Taverna in Python's standard library: over standard input and output, or over HTTP on a given port.

    taverna sim bloodborne --seats ./mybot.py,random,random --games 100
    ./mybot.py 9000 &    taverna sim bloodborne --seats http://127.0.0.1:9000/,random,random --games 100

It likes the first kind of option it has heard of in LIKES, and else draws by the luck it is given.
"""

import json
import sys
from http.server import BaseHTTPRequestHandler, HTTPServer
from random import Random

LIKES = ["hunter-axe", "saw-cleaver", "attack", "fight"]

asked = {}  # by table: the question under way, as it was sent
settings = {"daring": 1}  # what `options` may change


def choose(question, luck):
    """The id of the option to answer with. `question["view"]` is all this seat sees."""
    ids = [option["id"] for option in question["options"]]
    if settings["daring"]:
        for liked in LIKES:
            for option in ids:
                if option.startswith(liked):
                    return option
    return Random(luck).choice(ids)


def reply(message):
    """What to say to a message; None if it wants no reply. Messages of an unknown type are let pass."""
    kind = message["type"]
    if kind == "hello":
        return {"type": "hello", "name": "My bot", "options": settings}
    if kind == "options":
        settings.update(message["values"])
    elif kind == "question":
        asked[message["table"]] = message
    elif kind == "think":
        option = choose(asked[message["table"]], message["luck"])
        return {"type": "answer", "question": message["question"], "option": option}
    elif kind == "over":
        asked.pop(message["table"], None)
    elif kind == "bye":
        sys.exit(0)
    return None


class Web(BaseHTTPRequestHandler):
    def do_POST(self):
        message = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        said = reply(message) if message["type"] != "bye" else None
        body = json.dumps(said).encode() if said else b""
        self.send_response(200)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *words):
        pass


if __name__ == "__main__":
    if len(sys.argv) > 1:
        HTTPServer(("127.0.0.1", int(sys.argv[1])), Web).serve_forever()
    for line in sys.stdin:
        said = reply(json.loads(line))
        if said:
            print(json.dumps(said), flush=True)
