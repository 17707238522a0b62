public import ProvisoFormats

extension NationalNumberFormat {
    /// Whether more text could bring a text into this format.
    ///
    /// Numbers are tried that begin as the text does: as many as leave no doubt where a check digit is open.
    public func canBecomeValid(_ utf8: Span<UInt8>, failing failure: FormatFailure) -> Bool {
        guard !utf8.isEmpty else { return true }
        var found = false
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 4 * NumberText.capacity) { room in
            let text = NumberText(utf8, in: room)
            guard text.failure == nil else { return }
            let draft = UnsafeMutableBufferPointer(rebasing: room[(3 * NumberText.capacity)...])
            _ = forEachRow { row in
                found = Self.canComplete(text, by: row, of: self, draft)
                return found
            }
        }
        return found
    }

    private static func canComplete(
        _ text: NumberText, by row: SchemeRow, of format: Self, _ draft: UnsafeMutableBufferPointer<UInt8>
    ) -> Bool {
        let isExact = format.kind == .postalCode || row.pattern.first == UInt8(ascii: "=")
        if format.kind == .vat {
            let (first, second) = row.vatPrefix
            let count = text.compactCount
            let begins = count == 0 || text.compact[0] == first && (count == 1 || text.compact[1] == second)
            if begins, count < 3, text.misplaced < 0 || text.misplaced == text.exactCount &- 1, count > 0 {
                return true
            }
            if begins, count > 2, canComplete(text, skipping: 2, isExact: false, by: row, draft) { return true }
            if format.requirePrefix { return false }
        }
        return canComplete(text, skipping: 0, isExact: isExact, by: row, draft)
    }

    private static func canComplete(
        _ text: NumberText, skipping prefix: Int, isExact: Bool, by row: SchemeRow,
        _ draft: UnsafeMutableBufferPointer<UInt8>
    ) -> Bool {
        // A separator at the end has a character before it, and is followed by one.
        if !isExact, text.compactCount == 0 || text.misplaced >= 0 && text.misplaced != text.exactCount &- 1 {
            return false
        }
        let (bytes, all) = isExact ? (text.exact, text.exactCount) : (text.compact, text.compactCount)
        let count = all &- prefix
        let attempts = row.check.isEmpty ? 1 : 1_000
        for attempt in 0..<attempts {
            for offset in 0..<count { draft[offset] = bytes[offset &+ prefix] }
            var run = PatternRun(
                row.plainPattern, draft, count: count, skipsSeparators: !isExact,
                filling: SmallGenerator(seed: UInt64(attempt)))
            guard run.matches() else { return false }
            // What is complete already would have passed.
            if run.end == count { continue }
            if row.checkFailure(draft, run.end, digits: text.digits, openFrom: count) == nil,
                row.checkFailure(draft, run.end, digits: text.digits) == nil, run.takesAgain(run.end)
            {
                return true
            }
        }
        return false
    }
}
