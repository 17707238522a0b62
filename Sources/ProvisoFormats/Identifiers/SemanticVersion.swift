/// A version of Semantic Versioning 2.0.0, ordered by its precedence.
///
/// Numbers may be of any size: they are kept as text.
public struct SemanticVersion: Hashable, Sendable {
    /// The major version, decimal digits without leading zeros.
    public let major: String
    /// The minor version.
    public let minor: String
    /// The patch version.
    public let patch: String
    /// The identifiers of the pre-release, empty for a release.
    public let prerelease: [String]
    /// The identifiers of the build.
    public let build: [String]
}

extension SemanticVersion: LosslessStringConvertible {
    /// Reads a version; returns `nil` when the text is none.
    public init?(_ description: String) {
        guard SemVerFormat().isValid(description) else { return nil }
        var rest = description[...]
        var build: [String] = []
        if let plus = rest.firstIndex(of: "+") {
            build = rest[plus...].dropFirst().split(separator: ".").map(String.init)
            rest = rest[..<plus]
        }
        var prerelease: [String] = []
        if let hyphen = rest.firstIndex(of: "-") {
            prerelease = rest[hyphen...].dropFirst().split(separator: ".").map(String.init)
            rest = rest[..<hyphen]
        }
        let numbers = rest.split(separator: ".").map(String.init)
        guard numbers.count == 3 else { return nil }
        self.init(major: numbers[0], minor: numbers[1], patch: numbers[2], prerelease: prerelease, build: build)
    }

    /// The version as text.
    public var description: String {
        "\(major).\(minor).\(patch)" + (prerelease.isEmpty ? "" : "-" + prerelease.joined(separator: "."))
            + (build.isEmpty ? "" : "+" + build.joined(separator: "."))
    }
}

extension SemanticVersion {
    /// Whether this version has a lower precedence than another (section 11), for which the build does not count.
    ///
    /// The type is not `Comparable`, since two versions may differ in their build and yet be of one precedence.
    public func precedes(_ other: SemanticVersion) -> Bool {
        for (left, right) in [(major, other.major), (minor, other.minor), (patch, other.patch)] where left != right {
            return Self.isNumber(left, lessThan: right)
        }
        if prerelease.isEmpty || other.prerelease.isEmpty { return !prerelease.isEmpty && other.prerelease.isEmpty }
        for (left, right) in zip(prerelease, other.prerelease) where left != right {
            switch (left.utf8.allSatisfy(ASCII.isDigit), right.utf8.allSatisfy(ASCII.isDigit)) {
            case (true, true): return Self.isNumber(left, lessThan: right)
            case (false, false): return left.utf8.lexicographicallyPrecedes(right.utf8)
            case (let isNumber, _): return isNumber
            }
        }
        return prerelease.count < other.prerelease.count
    }

    private static func isNumber(_ left: String, lessThan right: String) -> Bool {
        (left.utf8.count, left) < (right.utf8.count, right)
    }
}
