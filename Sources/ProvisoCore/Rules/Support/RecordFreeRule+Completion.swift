internal import ProvisoFormats

extension RecordFreeRule {
    /// Whether a text passes, read as what it spells.
    func passes(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var report = Report(limit: 1)
        check(FieldValue(.untyped, text), into: &report)
        return report.violations.isEmpty
    }

    /// Whether a text passes with one of some endings.
    func canPass(_ text: UnsafeBufferPointer<UInt8>, with endings: [[UInt8]]) -> Bool {
        endings.contains { (text + $0).withUnsafeBufferPointer(passes) }
    }

    /// What becomes of a text that spells a number.
    ///
    /// - Parameter limits: The numbers at which it changes whether a number passes.
    func completion(ofNumber text: String, limits: [ExactNumber]) -> Completion {
        text.withBytes { text in
            if passes(text) { return .valid }
            let endings = NumberEndings(limits: limits, integerOnly: false).endings(behind: text)
            return canPass(text, with: endings) ? .incomplete : .lost
        }
    }
}
