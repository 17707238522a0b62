/// A pattern of names of files, as shells have them.
///
/// `*` stands for any characters but a slash, `?` for one, `[a-z]` and `[!a-z]` for one of some, `**` as a whole part for any
/// number of folders; a backslash takes the next character as it is. A name that begins with a dot is matched by a pattern that
/// begins with one.
struct FilePattern: Sendable, Hashable {
    private let parts: [[UInt8]]
    private let isAbsolute: Bool

    init(_ path: RawPath) {
        isAbsolute = path.isAbsolute
        var parts: [[UInt8]] = []
        for part in path.bytes.split(separator: UInt8(ascii: "/")).map({ Array($0) }) {
            // Two in a row mean no more than one.
            if part != Self.anyFolders || parts.last != part { parts.append(part) }
        }
        if parts.last == Self.anyFolders { parts.append([UInt8(ascii: "*")]) }
        self.parts = parts
    }

    /// Whether a name holds any of the characters that make it a pattern.
    static func isPattern(_ path: RawPath) -> Bool { isPattern(path.bytes) }

    private static func isPattern(_ bytes: [UInt8]) -> Bool { bytes.contains { Array("*?[".utf8).contains($0) } }

    private static let anyFolders = Array("**".utf8)
    /// Folders inside of folders are followed so far.
    private static let deepest = 64

    /// Replaces the patterns among names by the files that they match, in the order of their names. A name stays what it is where
    /// there is a file of just that name, and so does a pattern that matches none.
    static func expand(_ paths: [RawPath]) -> [RawPath] {
        paths.flatMap { path -> [RawPath] in
            guard isUnmatchedPattern(path) else { return [path] }
            let files = FilePattern(path).files()
            return files.isEmpty ? [path] : files
        }
    }

    /// Whether a name is a pattern, and no file has just that name.
    static func isUnmatchedPattern(_ path: RawPath) -> Bool {
        guard isPattern(path), case .failure = POSIX.status(ofPath: path) else { return false }
        return true
    }

    /// The files that match, in the order of their names; no folders.
    func files() -> [RawPath] {
        var found: Set<[UInt8]> = []
        collect(parts[...], in: isAbsolute ? [UInt8(ascii: "/")] : [], depth: 0, &found)
        return found.sorted { $0.lexicographicallyPrecedes($1) }.map { RawPath(bytes: $0) }
    }

    private func collect(_ parts: ArraySlice<[UInt8]>, in folder: [UInt8], depth: Int, _ found: inout Set<[UInt8]>) {
        guard let part = parts.first, depth < Self.deepest else { return }
        let rest = parts.dropFirst()
        func visit(_ path: [UInt8]) {
            if rest.isEmpty {
                if case .success(let status) = POSIX.status(ofPath: RawPath(bytes: path)), !status.isDirectory {
                    found.insert(path)
                }
            } else {
                collect(rest, in: path + [UInt8(ascii: "/")], depth: depth + 1, &found)
            }
        }
        if part == Self.anyFolders {
            collect(rest, in: folder, depth: depth, &found)
            for name in FolderListing.names(in: RawPath(bytes: folder)) where name.first != UInt8(ascii: ".") {
                // A link could lead back.
                guard FolderListing.isFolder(RawPath(bytes: folder + name)) else { continue }
                collect(parts, in: folder + name + [UInt8(ascii: "/")], depth: depth + 1, &found)
            }
        } else if Self.isPattern(part) {
            let pattern = NamePattern(part)
            for name in FolderListing.names(in: RawPath(bytes: folder)) where pattern.matches(name) {
                visit(folder + name)
            }
        } else {
            visit(folder + part.filter { $0 != UInt8(ascii: "\\") })
        }
    }
}

/// A pattern of one part of a name.
struct NamePattern {
    private enum Element {
        case anything
        case one((UInt32) -> Bool)
    }

    private let elements: [Element]
    private let beginsWithDot: Bool

    init(_ pattern: [UInt8]) {
        let units = Self.units(pattern)
        func unit(_ scalar: Unicode.Scalar) -> UInt32 { scalar.value }
        var elements: [Element] = []
        var index = 0
        while index < units.count {
            let value = units[index]
            index += 1
            switch value {
            case unit("*"): elements.append(.anything)
            case unit("?"): elements.append(.one { _ in true })
            case unit("["):
                if let (test, end) = Self.set(units, from: index) {
                    elements.append(.one(test))
                    index = end
                } else {
                    elements.append(.one { $0 == value })
                }
            case unit("\\") where index < units.count:
                let literal = units[index]
                elements.append(.one { $0 == literal })
                index += 1
            default: elements.append(.one { $0 == value })
            }
        }
        self.elements = elements
        beginsWithDot = pattern.first == UInt8(ascii: ".")
    }

    /// Whether a name matches. Time: the product of both lengths at most.
    func matches(_ name: [UInt8]) -> Bool {
        if name.first == UInt8(ascii: "."), !beginsWithDot { return false }
        let units = Self.units(name)
        var (element, unit) = (0, 0)
        // Where to go on when what follows the last star does not match.
        var retry: (element: Int, unit: Int)?
        while unit < units.count {
            if element < elements.count {
                switch elements[element] {
                case .anything:
                    retry = (element, unit)
                    element += 1
                    continue
                case .one(let test) where test(units[unit]):
                    element += 1
                    unit += 1
                    continue
                case .one: break
                }
            }
            guard let last = retry else { return false }
            retry = (last.element, last.unit + 1)
            (element, unit) = (last.element + 1, last.unit + 1)
        }
        return elements[element...].allSatisfy { if case .anything = $0 { true } else { false } }
    }

    /// Reads `a-z]` or `!a-z]`; `nil` when the bracket is never closed.
    private static func set(_ units: [UInt32], from start: Int) -> (test: (UInt32) -> Bool, end: Int)? {
        var index = start
        let isNegated = index < units.count && (units[index] == 0x21 || units[index] == 0x5E)
        if isNegated { index += 1 }
        let first = index
        var ranges: [(UInt32, UInt32)] = []
        while index < units.count {
            // A bracket that comes first is one of the characters.
            if units[index] == 0x5D, index > first {
                return ({ unit in ranges.contains { $0.0 <= unit && unit <= $0.1 } != isNegated }, index + 1)
            }
            if index + 2 < units.count, units[index + 1] == 0x2D, units[index + 2] != 0x5D {
                ranges.append((units[index], units[index + 2]))
                index += 3
            } else {
                ranges.append((units[index], units[index]))
                index += 1
            }
        }
        return nil
    }

    /// The characters of a name; a byte that is no part of UTF-8 is one of its own, beyond all of Unicode.
    private static func units(_ bytes: [UInt8]) -> [UInt32] {
        if let text = String(validating: bytes, as: UTF8.self) { return text.unicodeScalars.map(\.value) }
        return bytes.map { $0 < 0x80 ? UInt32($0) : 0x110000 + UInt32($0) }
    }
}
