internal import ProvisoCore

/// How the content of files begins, by the signatures of the WHATWG standard "MIME Sniffing" and of the formats themselves.
enum FileSignature {
    private struct Format {
        let type: String
        /// Bytes at offsets.
        let marks: [(offset: Int, bytes: [UInt8])]
        let ends: [String]

        @inline(never)
        init(_ type: String, _ ends: [String], _ marks: (Int, String)...) {
            self.type = type
            self.ends = ends
            self.marks = marks.map { ($0.0, Array($0.1.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) })) }
        }
    }

    // Each scalar of a mark is a byte.
    private static let formats: [Format] = [
        Format("image/png", ["png"], (0, "\u{89}PNG\r\n\u{1A}\n")),
        Format("image/jpeg", ["jpg", "jpeg"], (0, "\u{FF}\u{D8}\u{FF}")),
        Format("image/gif", ["gif"], (0, "GIF87a")),
        Format("image/gif", ["gif"], (0, "GIF89a")),
        Format("image/webp", ["webp"], (0, "RIFF"), (8, "WEBP")),
        Format("image/avif", ["avif"], (4, "ftypavif")),
        Format("image/heic", ["heic", "heif"], (4, "ftypheic")),
        Format("image/bmp", ["bmp"], (0, "BM"), (6, "\0\0\0\0")),
        Format("image/tiff", ["tif", "tiff"], (0, "II*\0")),
        Format("image/tiff", ["tif", "tiff"], (0, "MM\0*")),
        Format("application/pdf", ["pdf"], (0, "%PDF-")),
        Format("audio/wav", ["wav"], (0, "RIFF"), (8, "WAVE")),
        Format("audio/mpeg", ["mp3"], (0, "ID3")),
        Format("application/ogg", ["ogg", "oga", "ogv", "opus"], (0, "OggS\0")),
        Format("video/webm", ["webm", "mkv"], (0, "\u{1A}\u{45}\u{DF}\u{A3}")),
        Format("video/mp4", ["mp4", "m4v", "m4a", "mov"], (4, "ftyp")),
        Format("application/gzip", ["gz", "tgz"], (0, "\u{1F}\u{8B}\u{08}")),
        Format("application/zip", ["zip", "docx", "xlsx", "pptx", "odt", "ods", "epub", "jar"], (0, "PK\u{03}\u{04}")),
        Format("application/zip", ["zip"], (0, "PK\u{05}\u{06}")),
    ]

    private static let texts: [(type: String, start: String, ends: [String])] = [
        ("text/html", "<!doctype html", ["html", "htm"]), ("text/html", "<html", ["html", "htm"]),
        ("text/html", "<script", ["html", "htm"]), ("text/html", "<body", ["html", "htm"]),
        ("text/html", "<iframe", ["html", "htm"]), ("image/svg+xml", "<svg", ["svg"]),
        ("text/xml", "<?xml", ["xml", "svg", "xhtml"]),
    ]

    /// The media type of content.
    static func type(of bytes: [UInt8]) -> String {
        let found = formats.first { format in
            format.marks.allSatisfy { bytes.dropFirst($0.offset).starts(with: $0.bytes) }
        }
        if let found { return found.type }
        guard UTF8Check.isValid(bytes.span), !bytes.contains(where: { $0 < 32 && ![9, 10, 12, 13].contains($0) }) else {
            return "application/octet-stream"
        }
        let bom: [UInt8] = [0xEF, 0xBB, 0xBF]
        let start = (bytes.starts(with: bom) ? bytes.dropFirst(3) : bytes[...]).drop { $0 == 32 || 9...13 ~= $0 }
        let head = String(decoding: start.prefix(16), as: UTF8.self).lowercased()
        return texts.first { head.hasPrefix($0.start) }?.type ?? "text/plain"
    }

    /// The ends of names that files of a type have. Text goes by many names, but by none of another type here.
    static func ends(of type: String) -> [String] {
        switch type {
        case "text/plain": ["txt", "csv", "tsv", "md", "json", "log", "yaml", "yml", "ics", "vcf"]
        default:
            formats.filter { $0.type == type }.flatMap(\.ends) + texts.filter { $0.type == type }.flatMap(\.ends)
        }
    }
}
