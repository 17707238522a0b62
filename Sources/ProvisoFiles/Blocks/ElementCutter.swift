import ProvisoCore

/// Cuts an array of JSON behind its elements: the comma behind one begins what is before the next.
///
/// Of an element it sees strings and brackets alone: whoever reads the element checks its grammar. Between elements it checks all.
struct ElementCutter: RecordCutter {
    private enum State {
        case between, inScalar, inContainer, inString
    }
    private enum Expectation {
        case elementOrEnd, element, commaOrEnd
    }

    private(set) var boundary = 0
    private(set) var records = 0
    private(set) var place: TextPlace?
    private(set) var isClosed = false
    private(set) var oversizedLine: Int?
    var lines: Int { (place?.line ?? 1) - firstLine }
    var openQuote: SourcePosition? { nil }
    var discardable: Int { scanned }

    private let firstLine: Int
    /// Whether there is one record, which is not in an array.
    private let isAlone: Bool
    /// Whether the text was checked to be JSON before it is cut.
    private let isChecked: Bool
    private var state = State.between
    private var expectation = Expectation.elementOrEnd
    /// How many brackets of the element are open.
    private var depth = 0
    /// Whether the byte before, in a string, is a back-slash that belongs to the next.
    private var isEscaped = false
    private var scanned = 0
    /// How much of the buffer the place is behind.
    private var placed = 0
    /// Where the element begins that is not complete; `nil` when its beginning was discarded.
    private var elementStart: Int? = 0
    /// Whether something stands between elements, or behind the last, that may not.
    private var isBroken = false
    private var isBehindArray = false

    /// - Parameters:
    ///   - place: Where the text begins that is cut, right behind the bracket that opens the array.
    ///   - isAlone: Whether there is one record instead, which is not in an array.
    ///   - isChecked: Whether the text was checked to be JSON. What is behind the array may then be anything.
    init(at place: TextPlace = TextPlace(), isAlone: Bool = false, isChecked: Bool = false) {
        self.place = place
        firstLine = place.line
        self.isAlone = isAlone
        self.isChecked = isChecked
    }

    mutating func advance(in bytes: Span<UInt8>, isLast: Bool, stopsAtFirst: Bool) {
        let recordsBefore = records
        scan: while scanned < bytes.count, !isClosed, !isBroken {
            switch state {
            case .between: passSeparator(in: bytes)
            case .inString: passString(in: bytes)
            case .inContainer: passContainer(in: bytes)
            case .inScalar:
                while scanned < bytes.count, !JSONElements.endsScalar(bytes[scanned]) { scanned &+= 1 }
                if scanned < bytes.count { endElement() }
            }
            if stopsAtFirst, records > recordsBefore { break scan }
        }
        if isClosed, !isBroken { passTail(in: bytes) }
        place?.advance(over: bytes.extracting(placed..<max(placed, boundary)))
        placed = max(placed, boundary)
    }

    mutating func removeFirst(_ count: Int) {
        boundary -= count
        scanned -= count
        placed -= count
        elementStart = elementStart.map { $0 - count }
    }

    mutating func discard(from bytes: Span<UInt8>) {
        if let start = elementStart {
            oversizedLine = place?.position(of: start, in: bytes).line
            elementStart = nil
        }
        place?.advance(over: bytes.extracting(placed..<max(placed, scanned)))
        (scanned, placed) = (0, 0)
    }

    mutating func takeTail(_ bytes: Span<UInt8>) {
        isBehindArray = true
        place?.advance(over: bytes.extracting(placed...))
        (scanned, placed) = (0, 0)
    }

    func fault(in bytes: Span<UInt8>, isLast: Bool, isTooLarge: Bool) -> JSONSyntaxError? {
        guard isBroken || isLast && !isClosed || isTooLarge, let place else { return nil }
        var tokenizer =
            isBehindArray
            ? JSONTokenizer(behindDocumentAt: 0)
            : JSONTokenizer(inArrayAt: 0, isBehindElement: expectation != .elementOrEnd || records > 0)
        do throws(JSONFault) {
            while try tokenizer.next(in: bytes).kind != .end {}
        } catch {
            // A record that is too large is not there to its end.
            if isTooLarge, !isBroken, !isLast, Self.mayBeCut(error, in: bytes) { return nil }
            return JSONSyntaxError(error, position: place.position(of: error.offset, in: bytes))
        }
        guard isBroken else { return nil }
        return JSONSyntaxError(
            JSONFault(.unexpectedCharacter, at: scanned), position: place.position(of: scanned, in: bytes))
    }

    /// Whether a fault may be there because the text ends too early.
    private static func mayBeCut(_ fault: JSONFault, in bytes: Span<UInt8>) -> Bool {
        switch fault.problem {
        case .unclosedObject, .unclosedArray, .unclosedString: true
        // The longest of what is not a string: half of a pair of escapes.
        default: fault.offset > bytes.count - 16
        }
    }

    // MARK: Between elements

    private mutating func passSeparator(in bytes: Span<UInt8>) {
        let byte = bytes[scanned]
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): break
        case UInt8(ascii: ",") where expectation == .commaOrEnd: expectation = .element
        case UInt8(ascii: "]") where expectation != .element && !isAlone: isClosed = true
        case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ":"): isBroken = true
        case 0..<0x20: isBroken = true
        case _ where expectation == .commaOrEnd: isBroken = true
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            elementStart = scanned
            (state, depth) = (.inContainer, 1)
        case UInt8(ascii: "\""):
            elementStart = scanned
            (state, depth) = (.inString, 0)
        default:
            elementStart = scanned
            state = .inScalar
        }
        if !isBroken { scanned &+= 1 }
    }

    private mutating func passTail(in bytes: Span<UInt8>) {
        guard !isChecked else {
            scanned = bytes.count
            return
        }
        while scanned < bytes.count {
            guard [0x20, 0x0A, 0x0D, 0x09].contains(bytes[scanned]) else {
                isBroken = true
                return
            }
            scanned &+= 1
        }
    }

    // MARK: Elements

    private mutating func endElement() {
        boundary = scanned
        records += 1
        (state, expectation, elementStart) = (.between, .commaOrEnd, nil)
        if isAlone { isClosed = true }
    }

    private mutating func passContainer(in bytes: Span<UInt8>) {
        var index = scanned
        defer { scanned = index }
        while index < bytes.count {
            let byte = bytes[index]
            index &+= 1
            switch byte {
            case UInt8(ascii: "\""):
                state = .inString
                return
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth &+= 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth &-= 1
                if depth == 0 {
                    scanned = index
                    return endElement()
                }
            default: break
            }
        }
    }

    private mutating func passString(in bytes: Span<UInt8>) {
        while scanned < bytes.count {
            let byte = bytes[scanned]
            scanned &+= 1
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else if byte == UInt8(ascii: "\"") {
                if depth == 0 { endElement() } else { state = .inContainer }
                return
            }
        }
    }
}
