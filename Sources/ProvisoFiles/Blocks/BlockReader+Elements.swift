import ProvisoCore

/// JSON: the elements of an array, or one object.
extension BlockReader {
    /// A text up to this size is checked to be JSON before its first record is handed out.
    static let mostChecked = 16 << 20

    /// Reads the records of a JSON file.
    ///
    /// A text of up to ``mostChecked`` bytes is known to be JSON before the first record is handed out. A longer array is cut as it comes,
    /// so that memory does not grow with it. One object, and what a pointer leads to, is read as a whole.
    ///
    /// - Parameters:
    ///   - input: The file.
    ///   - encoding: The encoding of the file, or `nil` for UTF-8, or UTF-16 when a byte order mark says so.
    ///   - pointer: Where the records are in the file.
    ///   - blockSize: How many bytes a block has at most, unless a record is larger.
    ///   - recordLimit: How large an element may be with what is before it, if the text is not checked first.
    ///   - mostChecked: How large a text is checked first.
    /// - Throws: `FileError`, or `DataError` where a file is not JSON, or has no records.
    static func elements(
        of input: InputFile, encoding: TextEncoding? = nil, at pointer: JSONPointer? = nil,
        blockSize: Int = defaultBlockSize, recordLimit: Int = defaultRecordLimit, mostChecked: Int = mostChecked
    ) throws -> (reader: BlockReader, isArray: Bool) {
        var source = TextSource(input, encoding: encoding)
        var text: [UInt8] = []
        var isWhole = try WholeText.read(&source, atMost: mostChecked + 1, expecting: input.size, behind: &text)
        let opening = isWhole || pointer != nil ? nil : try openingBracket(of: text, input.name)
        if !isWhole, opening == nil {
            isWhole = try WholeText.read(&source, atMost: .max, expecting: input.size, behind: &text)
        }
        var place = TextPlace()
        guard let opening else {
            let elements = try self.elements(checking: text, at: pointer, input.name)
            let start = elements.offset
            place.advance(over: text.span.extracting(..<start))
            let cutter = ElementCutter(at: place, isAlone: !elements.isArray, isChecked: true)
            let preamble = Array(text[..<start])
            source.giveBack(text, from: start)
            // What was read is held in any case.
            let reader = BlockReader(source, behind: preamble, cutter, blockSize: blockSize, recordLimit: .max >> 1)
            return (reader, elements.isArray)
        }
        place.advance(over: text.span.extracting(..<opening))
        let preamble = Array(text[..<opening])
        source.giveBack(text, from: opening)
        return (
            BlockReader(
                source, behind: preamble, ElementCutter(at: place), blockSize: blockSize, recordLimit: recordLimit),
            true
        )
    }

    /// The offset behind the bracket that opens an array, if the text is one.
    private static func openingBracket(of text: [UInt8], _ file: String) throws -> Int? {
        do throws(JSONSyntaxError) {
            return try JSONElements.openingBracket(of: text.span)
        } catch {
            throw DataError(file: file, notJSON: error)
        }
    }

    /// The records of a text that is all there.
    private static func elements(
        checking text: [UInt8], at pointer: JSONPointer?, _ file: String
    ) throws -> JSONElements {
        let elements: JSONElements
        do throws(JSONSyntaxError) {
            elements = try JSONElements(validating: text.span, at: pointer)
        } catch {
            guard !text.isEmpty else {
                throw DataError(file: file, at: error.position, "the file is empty", hint: error.hint)
            }
            throw DataError(file: file, notJSON: error)
        }
        if let absence = elements.absence { throw DataError(file: file, absence.reason, hint: absence.hint) }
        return elements
    }
}

extension DataError {
    /// A file that is no JSON.
    init(file: String, notJSON error: JSONSyntaxError) {
        self.init(file: file, at: error.position, "the file is not JSON: \(error.reason)", hint: error.hint)
    }
}
