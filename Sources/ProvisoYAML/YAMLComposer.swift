#if YAML
internal import ProvisoCore
internal import Yams

/// Parses YAML text, doubled keys too.
///
/// The parser gives up at a key that stands twice. So that this is reported together with every other mistake, and at the
/// second key, the first one is given another name of the same length, which the caller changes back.
enum YAMLComposer {
    /// How many doubled keys are got over.
    private static let mostDoubledKeys = 20
    /// Private-use characters, which no document needs, begin the names.
    private static let firstMark: UInt32 = 0xF_0000

    /// Parses a document.
    ///
    /// - Returns: The root, `nil` for an empty document, and the right names of the keys that were given another.
    static func compose(_ text: String) throws(RuleDocumentError) -> (root: Node?, doubled: [String: String]) {
        var text = text
        var doubled: [String: String] = [:]
        while true {
            do {
                // Without rules of its own the resolver leaves the types of scalars to the core schema.
                return (try Yams.compose(yaml: text, .basic, .default, .utf8), doubled)
            } catch {
                guard case YamlError.duplicatedKeysInMapping(let keys, let context)? = error as? YamlError,
                    let key = keys.first, key != "<<", doubled.count < mostDoubledKeys,
                    let mark = Unicode.Scalar(firstMark + UInt32(doubled.count)),
                    let renamed = rename(key, at: context.mark, in: text, mark)
                else { throw RuleDocumentError(yaml: error, in: text) }
                text = renamed
                doubled[String(Character(mark)) + String(key.unicodeScalars.dropFirst())] = key
            }
        }
    }

    /// Replaces the first character of a key.
    private static func rename(_ key: String, at mark: Mark, in text: String, _ replacement: Unicode.Scalar) -> String?
    {
        guard let first = key.unicodeScalars.first, var index = index(of: mark, in: text) else { return nil }
        var scalars = text.unicodeScalars
        if scalars[index] != first { scalars.formIndex(after: &index) }
        guard index < scalars.endIndex, scalars[index] == first else { return nil }
        scalars.replaceSubrange(index...index, with: CollectionOfOne(replacement))
        return String(scalars)
    }

    private static func index(of mark: Mark, in text: String) -> String.Index? {
        let scalars = text.unicodeScalars
        var (line, column) = (1, 1)
        var index = scalars.startIndex
        while index < scalars.endIndex {
            if line == mark.line, column == mark.column { return index }
            let scalar = scalars[index]
            scalars.formIndex(after: &index)
            let isEnd = scalar == "\n" || scalar == "\r" && (index == scalars.endIndex || scalars[index] != "\n")
            (line, column) = isEnd ? (line + 1, 1) : (line, column + 1)
        }
        return nil
    }
}
#endif
