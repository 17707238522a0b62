import Foundation

/// What Debian's `unicode-cldr-core` says about the dates of a locale, read here anew and not by the script that makes the
/// tables.
struct CLDR {
    private static let folder = URL(fileURLWithPath: "/usr/share/unicode/cldr/common")

    /// Whether the data is there; `Scripts/install-test-tools` installs it.
    static var isInstalled: Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent("main/root.xml").path)
    }

    /// The names of all locales that have a file.
    static func locales() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("main").path)
            .filter { $0.hasSuffix(".xml") }.map { String($0.dropLast(4)) }.sorted()
    }

    private let parents: [String: String]
    private let digits: [String: [Character]]
    private var cache: [String: [String: String]] = [:]

    init() throws {
        var parents: [String: String] = [:]
        for tag in try Self.tags("supplemental/supplementalData", "parentLocale") {
            for child in (tag["locales"] ?? "").split(separator: " ") { parents[String(child)] = tag["parent"] }
        }
        self.parents = parents
        digits = try Self.tags("supplemental/numberingSystems", "numberingSystem").reduce(into: [:]) {
            $0[$1["id"] ?? ""] = $1["digits"].map(Array.init)
        }
    }

    /// The digits that numbers have in a locale.
    mutating func digits(of locale: String) throws -> [Character] {
        digits[try value("defaultNumberingSystem", in: locale) ?? "latn"] ?? []
    }

    /// What a locale, or one that it inherits from, has at a path below its Gregorian calendar, in final form.
    mutating func value(_ path: String, in locale: String) throws -> String? {
        var next = locale
        while true {
            if cache[next] == nil { cache[next] = try Self.calendar(next) }
            if let value = cache[next]?[path], value != "↑↑↑" { return value }
            if next == "root" { return nil }
            next = parents[next] ?? next.lastIndex(of: "_").map { String(next[..<$0]) } ?? "root"
        }
    }

    /// The texts of the Gregorian calendar by path: elements and their `type`.
    private static func calendar(_ locale: String) throws -> [String: String] {
        let url = folder.appendingPathComponent("main/\(locale).xml")
        guard let file = try? Data(contentsOf: url) else { return [:] }
        // Only these parts are made into text: a file has a megabyte.
        func text(from start: String, to end: String) -> String? {
            guard let start = file.range(of: Data(start.utf8)),
                let end = file.range(of: Data(end.utf8), in: start.upperBound..<file.endIndex)
            else { return nil }
            return String(decoding: file[start.upperBound..<end.lowerBound], as: UTF8.self)
        }
        var values: [String: String] = [:]
        values["defaultNumberingSystem"] = text(from: "<defaultNumberingSystem>", to: "<")
        guard let calendar = text(from: "<calendar type=\"gregorian\">", to: "</calendar>") else { return values }
        var path: [String] = []
        for piece in calendar.split(separator: "<").dropFirst() {
            if piece.hasPrefix("!") { continue }
            if piece.hasPrefix("/") {
                path.removeLast()
                continue
            }
            guard let close = piece.firstIndex(of: ">") else { continue }
            let (name, attributes) = Self.attributes(piece[..<close])
            path.append(attributes["type"].map { "\(name)=\($0)" } ?? name)
            let isFinal = ["contributed", "approved"].contains(attributes["draft"] ?? "approved")
            let text = String(piece[piece.index(after: close)...])
            if isFinal, attributes["alt"] == nil, !text.allSatisfy(\.isWhitespace) {
                values[path.joined(separator: "/")] = text
            }
            if piece[..<close].hasSuffix("/") { path.removeLast() }
        }
        return values
    }

    private static func tags(_ file: String, _ name: String) throws -> [[String: String]] {
        let text = try String(contentsOf: folder.appendingPathComponent("\(file).xml"), encoding: .utf8)
        return text.split(separator: "<").filter { $0.hasPrefix(name + " ") }.map { attributes($0).1 }
    }

    private static func attributes(_ tag: Substring) -> (name: String, [String: String]) {
        let name = tag.prefix { !$0.isWhitespace && $0 != "/" }
        let parts = tag.dropFirst(name.count).split(separator: "\"", omittingEmptySubsequences: false)
        var attributes: [String: String] = [:]
        for index in stride(from: 0, to: parts.count - 1, by: 2) {
            attributes[parts[index].filter { !$0.isWhitespace && $0 != "=" }] = String(parts[index + 1])
        }
        return (String(name), attributes)
    }
}
