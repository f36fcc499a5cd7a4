"""Stands in for `galley review`: serves a report and answers decisions as the contract has it."""
import functools
import http.server
import json
import threading


class ReviewServer:
    """Accepts what it is asked to accept and fails what it is asked to reject."""

    def __init__(self, folder, token):
        self.token = token
        self.requests = []
        self.refuses = False
        handler = functools.partial(Handler, self, directory=str(folder))
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}/"

    def __enter__(self):
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()

    def answer(self, request, authorization):
        self.requests.append(request)
        if self.refuses or authorization != f"Bearer {self.token}":
            return 403, {"message": "The token is not right."}
        accepted = [{"path": path, "ok": True, "message": ""} for path in request["accept"]]
        rejected = [{"path": path, "ok": False, "message": "The disk is full."} for path in request["reject"]]
        return 200, {"results": accepted + rejected}


class Handler(http.server.SimpleHTTPRequestHandler):
    def __init__(self, review, *arguments, **settings):
        self.review = review
        super().__init__(*arguments, **settings)

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        is_ours = self.path == "/api/decisions" and self.headers["Content-Type"] == "application/json"
        status, answer = self.review.answer(json.loads(body), self.headers["Authorization"]) if is_ours else (404, {})
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.end_headers()
        self.wfile.write(json.dumps(answer).encode())

    def log_message(self, *_):
        pass
