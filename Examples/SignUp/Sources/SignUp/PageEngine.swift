import Crypto
import Foundation
import HTTPTypes
import Hummingbird
import Proviso

/// What a page loads to judge its forms by the rules of the model: the rules as a document, and the engine of Proviso.
struct PageEngine: Sendable {
    private struct File: Sendable {
        let type: String
        let bytes: ByteBuffer
        let tag: String

        init(_ type: String, _ data: Data) {
            (self.type, bytes) = (type, ByteBuffer(bytes: data))
            tag = "\"\(Data(SHA256.hash(data: data)).hex.prefix(32))\""
        }

        /// The file, unless the browser has it.
        func response(to request: Request) -> Response {
            // Whether a browser's copy is still right it asks each time, which costs no body.
            let headers: HTTPFields = [.contentType: type, .eTag: tag, .cacheControl: "no-cache"]
            guard request.headers[.ifNoneMatch] != tag else { return Response(status: .notModified, headers: headers) }
            return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: bytes))
        }
    }

    private static let types = [
        "js": "text/javascript; charset=utf-8", "json": "application/json", "txt": "text/plain; charset=utf-8",
        "wasm": "application/wasm", "bin": "application/octet-stream",
    ]

    /// The files by their paths. Nothing else is served, whatever a path asks for.
    private var files: [String: File] = [:]

    /// Reads the files of the folder `Browser` of Proviso, or of a copy that `SIGN_UP_BROWSER` names.
    init() throws {
        let folder = ProcessInfo.processInfo.environment["SIGN_UP_BROWSER"].map { URL(filePath: $0) } ?? Self.ownFolder
        for part in ["", "languages", "tables"] {
            let inside = part.isEmpty ? folder : folder.appending(path: part)
            for name in (try? FileManager.default.contentsOfDirectory(atPath: inside.path)) ?? [] {
                guard let type = Self.types[URL(filePath: name).pathExtension] else { continue }
                let path = "/proviso/" + (part.isEmpty ? name : "\(part)/\(name)")
                files[path] = File(type, try Data(contentsOf: inside.appending(path: name)))
            }
        }
        files["/rules.json"] = File("application/json", Data(Account.ruleDocument.data.description.utf8))
    }

    /// The folder of the repository that this file is in.
    private static let ownFolder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../../Browser").standardized

    /// Serves the files.
    func add(to router: Router<Visit>) {
        for (path, file) in files {
            router.get("\(path)") { request, _ in file.response(to: request) }
        }
    }
}
