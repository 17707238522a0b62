/// Makes the values of attributes of data, and notes what cannot be made and what may not be set.
///
/// What is there already is kept where the data does not name it: a model's members, one by one, and the elements of lists,
/// position by position.
package struct DataReader {
    package let intake: Intake
    let place: DataPlace
    /// The parts that a rule document makes safe, where one does.
    package var parts: AssignableParts?
    /// Whether what the type's own rules make safe may be set besides the parts of the document.
    package var opensByType = true
    /// Whether the data is a merge patch (RFC 7396): of an object it says what changes, and null is what goes.
    package private(set) var isPatch = false

    package init(
        intake: Intake, place: DataPlace, parts: AssignableParts? = nil, opensByType: Bool = true, isPatch: Bool = false
    ) {
        self.intake = intake
        self.place = place
        self.parts = parts
        self.opensByType = opensByType
        self.isPatch = isPatch
    }

    /// The reader of a member.
    ///
    /// - Parameters:
    ///   - name: What Swift calls it.
    ///   - key: What the data calls it.
    func member(_ name: String?, _ key: String, _ parts: AssignableParts?) -> DataReader {
        DataReader(
            intake: intake, place: place.named(name, key), parts: parts, opensByType: opensByType, isPatch: isPatch)
    }

    /// The reader of an element, which is given as a whole.
    func element(_ index: Int) -> DataReader {
        var inner: AssignableParts?
        if case .elements(let parts) = parts { inner = parts }
        return DataReader(intake: intake, place: place.element(index), parts: inner, opensByType: opensByType)
    }

    /// The reader of the value under a key of a dictionary.
    func entry(_ key: String) -> DataReader {
        var inner: AssignableParts?
        if case .entries(let parts) = parts { inner = parts }
        return DataReader(
            intake: intake, place: place.named(nil, key), parts: inner, opensByType: opensByType, isPatch: isPatch)
    }

    func fail(_ code: ViolationCode, _ parameters: Parameters = [:]) { intake.fail(code, at: place, parameters) }
    package func add(_ violation: Violation) { intake.add(violation, at: place) }

    /// Makes a value.
    ///
    /// - Parameters:
    ///   - data: The data.
    ///   - current: The value that is there.
    /// - Returns: `nil` for one that cannot be made.
    func read<Value>(_ type: Value.Type, from data: DataValue, current: Value?) -> Value? {
        guard !place.isTooDeep else {
            fail("nested.type")
            return nil
        }
        if let container = type as? any ReadableContainer.Type {
            // Where the value is an optional, a cast would make one without a value of what cannot be read.
            guard let value = container.read(from: data, current: current as Any, self) else { return nil }
            return value as? Value
        }
        if let model = type as? any Validatable.Type, let read = readModel(model, data, current) {
            return read.value as? Value
        }
        if let decodable = type as? any Decodable.Type {
            return (isPatch ? patch(decodable, data, current) : decode(decodable, data)) as? Value
        }
        if let raw = type as? any RawRepresentable.Type { return readRaw(raw, data) as? Value }
        add(current == nil ? .unassignableAndMissing() : .unassignable())
        return nil
    }

    func decode<Value: Decodable>(_ type: Value.Type, _ data: DataValue) -> Any? {
        let start = intake.violations.count
        let value = try? DataDecoder(data: data, place: place, intake: intake).decode(type)
        return intake.violations.count == start ? value : nil
    }

    private func readRaw<Value: RawRepresentable>(_ type: Value.Type, _ data: DataValue) -> Any? {
        guard let raw = read(Value.RawValue.self, from: data, current: nil) else { return nil }
        if let value = Value(rawValue: raw) { return value }
        add(Violation("in"))
        return nil
    }
}

/// Types whose values hold others, which are read one by one.
protocol ReadableContainer {
    /// - Parameters:
    ///   - data: The data.
    ///   - current: The value that is there, an optional of the type.
    static func read(from data: DataValue, current: Any, _ reader: DataReader) -> Any?
}

extension Optional: ReadableContainer {
    static func read(from data: DataValue, current: Any, _ reader: DataReader) -> Any? {
        // An empty field of a form post is no number and no date: nothing was entered.
        let isNothing = data == .null || (data == .untyped("") && Wrapped.self != String.self)
        if isNothing { return Wrapped?.none as Any }
        return reader.read(Wrapped.self, from: data, current: current as? Wrapped).map { Wrapped?.some($0) as Any }
    }
}

extension Array: ReadableContainer {
    static func read(from data: DataValue, current: Any, _ reader: DataReader) -> Any? {
        let present = current as? [Element] ?? []
        guard let elements = reader.elements(of: data), reader.takes(elements, as: Element.self, over: present.count)
        else { return nil }
        let read = elements.enumerated().compactMap { index, data in
            reader.element(index).read(
                Element.self, from: data, current: index < present.count ? present[index] : nil)
        }
        // Without one of its elements it would be another list.
        return read.count == elements.count ? read : nil
    }
}

extension Set: ReadableContainer {
    static func read(from data: DataValue, current: Any, _ reader: DataReader) -> Any? {
        let present = current as? Set<Element> ?? []
        guard let elements = reader.elements(of: data), reader.takes(elements, as: Element.self, over: present.count)
        else { return nil }
        let read = elements.enumerated().compactMap { index, data in
            reader.element(index).read(Element.self, from: data, current: nil)
        }
        return read.count == elements.count ? Set(read) : nil
    }
}

extension Dictionary: ReadableContainer where Key == String {
    static func read(from data: DataValue, current: Any, _ reader: DataReader) -> Any? {
        guard case .object(let object) = data else {
            reader.fail(data == .null ? "required" : "nested.type")
            return nil
        }
        let present = current as? [String: Value] ?? [:]
        let given = object.members.filter { !reader.isPatch || $0.value != .null }
        let kept = reader.isPatch ? present.filter { object[$0.key] == nil } : [:]
        let keys = Set(given.map(\.key)).union(kept.keys)
        if reader.intake.access == .safe, reader.hasFixedPositions(Value.self), keys != Set(present.keys) {
            reader.fail("count.notEqual", ["count": .number(ExactNumber(present.count))])
            return nil
        }
        let read = given.compactMap { key, data in
            reader.entry(key).read(Value.self, from: data, current: present[key]).map { (key, $0) }
        }
        return read.count == given.count ? kept.merging(read, uniquingKeysWith: { $1 }) : nil
    }
}

extension DataReader {
    fileprivate func elements(of data: DataValue) -> [DataValue]? {
        if case .array(let elements) = data { return elements }
        fail(data == .null ? "required" : "each.type")
        return nil
    }

    /// Whether a list may have as many elements as it is given, all of which can become elements.
    ///
    /// This is known before the first one is touched: an object is shared, and could not be put back.
    fileprivate func takes<Element>(_ elements: [DataValue], as type: Element.Type, over count: Int) -> Bool {
        if intake.access == .safe, elements.count != count, hasFixedPositions(type) {
            fail("count.notEqual", ["count": .number(ExactNumber(count))])
            return false
        }
        guard type is AnyObject.Type else { return true }
        let start = intake.violations.count
        for (index, element) in elements.enumerated() {
            if case .object = element { continue }
            self.element(index).fail(element == .null ? "required" : "nested.type")
        }
        return intake.violations.count == start
    }

    fileprivate func hasFixedPositions<Element>(_ type: Element.Type) -> Bool {
        unwrapped(type) is any FixedPositions.Type
    }
}
