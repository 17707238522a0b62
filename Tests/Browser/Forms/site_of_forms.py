"""A site for tests: the files of Browser, pages with forms under a strict policy, and what forms send to it."""
import email.parser
import http.server
import json
import pathlib
import threading
import time
import urllib.parse

ROOT = pathlib.Path(__file__).resolve().parents[3]
BROWSER = ROOT / "Browser"
PAGES = pathlib.Path(__file__).resolve().parent / "pages"
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; img-src 'self'; form-action 'self'; "
    "base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'")
TYPES = {
    ".js": "text/javascript", ".wasm": "application/wasm", ".json": "application/json", ".html": "text/html; charset=utf-8",
    ".css": "text/css", ".txt": "text/plain; charset=utf-8", ".svg": "image/svg+xml", ".bin": "application/octet-stream",
}


class Site:
    """What it answers can be changed by each test."""

    def __init__(self):
        self.pages, self.documents = {}, {}
        self.reset()
        site = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def log_message(self, *_):
                pass

            def do_GET(self):
                site.get(self)

            def do_POST(self):
                site.post(self)

        class Server(http.server.ThreadingHTTPServer):
            def handle_error(self, *_):
                """A page that is left breaks off what it was loading."""

        self.server = Server(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def reset(self):
        self.sent, self.asked = [], []
        # How long the engine is on its way, and whether it comes.
        self.delay, self.is_broken = 0, False
        self.answer = lambda request: (204, {})
        self.knows_live_checks = True

    def page(self, body, document=None, head="", lang="en", direction="ltr", auto=True):
        """Makes a page; returns its path."""
        name = f"/made/{len(self.pages)}"
        if document is not None:
            self.documents[name + ".json"] = document if isinstance(document, str) else json.dumps(document)
            body = body.replace("RULES", name + ".json")
        script = '<script type="module" src="/browser/form.js"></script>' if auto else ""
        self.pages[name] = (
            f'<!doctype html><html lang="{lang}" dir="{direction}"><head><meta charset="utf-8"><title>A form</title>'
            f'<script src="/pages/watch.js"></script>{head}{script}</head><body>{body}</body></html>')
        return name

    # MARK: Answers

    def reply(self, handler, status, body=b"", content_type="text/html; charset=utf-8", headers=()):
        if isinstance(body, str):
            body = body.encode()
        try:
            handler.send_response(status)
            for name, value in [
                ("Content-Type", content_type), ("Content-Length", str(len(body))), ("Content-Security-Policy", POLICY),
                ("X-Content-Type-Options", "nosniff"), ("Cache-Control", "no-store"), *headers,
            ]:
                handler.send_header(name, value)
            handler.end_headers()
            handler.wfile.write(body)
        except OSError:
            pass

    def get(self, handler):
        path = urllib.parse.unquote(handler.path.split("?")[0])
        if path in self.pages:
            return self.reply(handler, 200, self.pages[path])
        if path in self.documents:
            return self.reply(handler, 200, self.documents[path], "application/json")
        for prefix, folder in [("/browser/", BROWSER), ("/pages/", PAGES)]:
            file = (folder / path.removeprefix(prefix)).resolve()
            if path.startswith(prefix) and file.is_relative_to(folder) and file.is_file():
                if file.suffix == ".wasm":
                    time.sleep(self.delay)
                    if self.is_broken:
                        return self.reply(handler, 503, "away")
                return self.reply(handler, 200, file.read_bytes(), TYPES.get(file.suffix, "application/octet-stream"))
        return self.reply(handler, 404, "not there")

    def post(self, handler):
        body = handler.rfile.read(int(handler.headers.get("Content-Length") or 0))
        fields = self.fields(handler.headers.get("Content-Type", ""), body)
        if handler.headers.get("Precognition") != "true":
            self.sent.append(fields)
            return self.reply(handler, 200, "<!doctype html><title>Received</title><p id=received>Received.")
        names = handler.headers.get("Precognition-Validate-Only", "").split(",")
        request = {"fields": dict(fields), "names": names, "headers": dict(handler.headers)}
        self.asked.append(request)
        status, errors = self.answer(request)
        headers = [("Precognition", "true"), ("Vary", "Precognition")] if self.knows_live_checks else []
        if status == 204:
            headers.append(("Precognition-Success", "true"))
            return self.reply(handler, 204, headers=headers)
        return self.reply(handler, status, json.dumps({"message": "", "errors": errors}), "application/json", headers)

    @staticmethod
    def fields(content_type, body):
        if not content_type.startswith("multipart/"):
            return urllib.parse.parse_qsl(body.decode(), keep_blank_values=True)
        message = email.parser.BytesParser().parsebytes(f"Content-Type: {content_type}\r\n\r\n".encode() + body)
        return [(part.get_param("name", header="Content-Disposition"), part.get_filename() or part.get_payload(decode=True).decode())
                for part in message.get_payload()]
