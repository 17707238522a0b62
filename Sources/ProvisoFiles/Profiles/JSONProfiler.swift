internal import ProvisoCore

/// Looks at the values of JSON objects, those inside of others too. Belongs to one thread at a time.
struct JSONProfiler {
    /// An object or a list that is open.
    private struct Frame {
        let isList: Bool
        /// How much of the path leads to it, with `[]` for a list.
        let pathCount: Int
        /// How much of the path is the name of a member of the record itself.
        let rootCount: Int
    }

    /// Where a value was found, which is where that of the next record mostly is.
    private struct Visit {
        let path: [UInt8]
        /// Its position in the profile, and how it is read; `nil` where there are too many columns.
        let column: (position: Int, reading: ColumnReading)?
    }

    private let plan: ProfilePlan
    private var profile: DataProfile
    private var tokenizer = JSONTokenizer()
    private var frames: [Frame] = []
    /// The way to the value: `address.city`, `tags[]`.
    private var path: [UInt8] = []
    private var rootCount = 0
    /// The first member on the path that documents cannot name as it is called: how deep it is, and how it is named; `nil` where there
    /// is none.
    private var odd: (depth: Int, naming: MemberNaming)?
    /// How deep the first member on the path is whose name was cut off; `nil` where there is none.
    private var cutDepth: Int?
    private var visits: [Visit] = []
    private var visitCount = 0
    private var generation = 0
    /// How the values of the columns are read that are kept.
    private var readings: [String: ColumnReading] = [:]
    private var scratch = ShapeScratch()
    private var unescaped: [UInt8] = []

    /// Values deeper than this are not looked at; the lists and objects around them are.
    static let deepest = 8
    /// So many places are remembered from one record to the next.
    private static let mostVisits = 512

    init(_ plan: ProfilePlan) {
        self.plan = plan
        profile = DataProfile(samples: plan.samples)
    }

    /// Looks at an object that was found to be well-formed.
    mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
        profile.addRecords(1)
        tokenizer.restart()
        frames.removeAll(keepingCapacity: true)
        path.removeAll(keepingCapacity: true)
        (visitCount, rootCount) = (0, 0)
        // A list or object that was just opened, of which it is not known yet whether it is empty.
        var opened: (visit: Visit, type: ValueType)?
        while let token = try? tokenizer.next(in: text.span), token.kind != .end {
            if let (visit, type) = opened {
                let isEmpty = token.kind == .endArray || token.kind == .endObject
                if let position = visit.column?.position {
                    if isEmpty { profile.addEmpty(at: position) } else { profile.add(type, at: position) }
                }
                opened = nil
            }
            switch token.kind {
            case .key: take(key: token, in: text)
            case .beginObject, .beginArray:
                let type = token.kind == .beginArray ? ValueType.list : .object
                if !frames.isEmpty, let visit = visit() { opened = (visit, type) }
                open(isList: type == .list)
            case .endObject, .endArray: frames.removeLast()
            case .end: break
            case .null, .true, .false, .number, .string: if let visit = visit() { add(token, visit, text) }
            }
        }
    }

    /// What was looked at since the last time.
    mutating func finish() -> DataProfile {
        var found = DataProfile(samples: plan.samples)
        swap(&found, &profile)
        found.finish()
        profile.begin(within: plan.bounds?.all ?? [:])
        visits.removeAll(keepingCapacity: true)
        generation = 0
        return found
    }

    // MARK: Ways

    private mutating func open(isList: Bool) {
        if isList, frames.count < Self.deepest { path.append(contentsOf: "[]".utf8) }
        frames.append(Frame(isList: isList, pathCount: path.count, rootCount: rootCount))
    }

    private mutating func take(key token: JSONToken, in text: UnsafeBufferPointer<UInt8>) {
        guard let frame = frames.last else { return }
        path.removeSubrange(frame.pathCount...)
        if let depth = odd?.depth, frames.count <= depth { odd = nil }
        if let depth = cutDepth, frames.count <= depth { cutDepth = nil }
        guard frames.count <= Self.deepest else { return }
        if frames.count > 1 { path.append(UInt8(ascii: ".")) }
        let key = UnsafeBufferPointer(rebasing: text[token.start..<token.end])
        if token.hasEscapes {
            unescaped.removeAll(keepingCapacity: true)
            JSONString.unescape(key.span, into: &unescaped)
            append(name: unescaped)
        } else {
            append(name: key)
        }
        if frames.count == 1 { rootCount = path.count }
    }

    private mutating func append(name: some RandomAccessCollection<UInt8>) {
        if name.count <= ProfiledName.longest {
            path.append(contentsOf: name)
        } else {
            path.append(contentsOf: ProfiledName.text(name).utf8)
            if cutDepth == nil { cutDepth = frames.count }
        }
        if odd == nil, MemberNaming.isOdd(name) {
            // No attribute has a column without a name.
            odd = (frames.count, frames.count == 1 && !name.isEmpty ? .column : .none)
        }
    }

    /// Where the value at hand belongs; `nil` where it is too deep.
    private mutating func visit() -> Visit? {
        guard let frame = frames.last, frames.count <= Self.deepest else { return nil }
        if frame.isList { path.removeSubrange(frame.pathCount...) }
        if generation != profile.generation {
            generation = profile.generation
            visits.removeAll(keepingCapacity: true)
            readings.removeAll()
            // Nothing stands before this value any more.
            visitCount = Self.mostVisits
        }
        if visitCount < visits.count, visits[visitCount].path == path {
            visitCount += 1
            return visits[visitCount - 1]
        }
        let visit = makeVisit()
        if visitCount < visits.count {
            visits[visitCount] = visit
        } else if visitCount == visits.count, visitCount < Self.mostVisits {
            visits.append(visit)
        }
        visitCount += 1
        return visit
    }

    private mutating func makeVisit() -> Visit {
        let name = String(decoding: path, as: UTF8.self)
        guard plan.has(name) else { return Visit(path: path, column: nil) }
        var known = readings[name]
        let (document, path, rootCount) = (plan.document, path, rootCount)
        let isCut = cutDepth != nil
        let naming = isCut ? .none : odd.map { path.count == rootCount ? $0.naming : .none } ?? .way
        func find() -> ColumnReading {
            let reading =
                known
                ?? document.reading(
                    ofColumn: String(decoding: path[..<rootCount], as: UTF8.self),
                    rest: String(decoding: path[rootCount...], as: UTF8.self))
            known = reading
            return reading
        }
        let position = profile.position(of: name) {
            let reading = find()
            return ColumnProfile(
                name, attribute: reading.attribute, isSensitive: reading.isSensitive || isCut, naming: naming)
        }
        guard let position else { return Visit(path: path, column: nil) }
        // A column that is there already may be one whose reading was let go of.
        let reading = find()
        readings[name] = reading
        return Visit(path: path, column: (position, reading))
    }

    // MARK: Values

    private mutating func add(_ token: JSONToken, _ visit: Visit, _ text: UnsafeBufferPointer<UInt8>) {
        guard let (position, reading) = visit.column else { return }
        let bytes = UnsafeBufferPointer(rebasing: text[token.start..<token.end])
        switch token.kind {
        case .true, .false: profile.add(boolean: bytes, at: position)
        case .number:
            if reading.isNothing(FieldValue(.number, bytes)) { return profile.addEmpty(at: position) }
            profile.add(bytes, at: position, &scratch) { ProfiledText(number: bytes) }
        case .string where token.hasEscapes:
            unescaped.removeAll(keepingCapacity: true)
            JSONString.unescape(bytes.span, into: &unescaped)
            let text = unescaped
            text.withUnsafeBufferPointer { add(string: $0, at: position, reading) }
        case .string: add(string: bytes, at: position, reading)
        default: profile.addEmpty(at: position)
        }
    }

    private mutating func add(string text: UnsafeBufferPointer<UInt8>, at position: Int, _ reading: ColumnReading) {
        if text.isEmpty || reading.isNothing(FieldValue(.string, text)) { return profile.addEmpty(at: position) }
        profile.add(text, seed: ProfiledText.stringSeed, at: position, &scratch) { ProfiledText(string: text) }
    }
}
