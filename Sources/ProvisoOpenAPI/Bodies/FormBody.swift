internal import ProvisoCore

/// A body of the type `application/x-www-form-urlencoded` as the object that it describes.
enum FormBody {
    /// Reads a body.
    ///
    /// - Throws: What keeps a member from being read, with its name.
    static func value(of text: String, _ plan: ContentPlan) throws(FormFault) -> DataValue {
        let pairs = ParameterPair.query(text[...])
        if let broken = pairs.first(where: \.isMalformed) {
            throw FormFault(name: broken.name, fault: .malformed("percent-encoded bytes must be UTF-8"))
        }
        var object = DataObject()
        for name in names(of: pairs, plan) {
            let value: DataValue?
            do throws(ParameterFault) {
                value = try self.value(named: name, pairs, plan)
            } catch {
                throw FormFault(name: name, fault: error)
            }
            if let value { object[name] = value }
        }
        return .object(object)
    }

    /// The names of members, in their order.
    private static func names(of pairs: [ParameterPair], _ plan: ContentPlan) -> [String] {
        var seen: Set<String> = []
        let deep = plan.encodings.filter { $0.value.style == .deepObject }.map(\.key)
        return pairs.compactMap { pair in
            let name = deep.first { DeepObject.isPart(pair.name, of: $0) } ?? pair.name
            return seen.insert(name).inserted ? name : nil
        }
    }

    private static func value(
        named name: String, _ pairs: [ParameterPair], _ plan: ContentPlan
    ) throws(ParameterFault) -> DataValue? {
        let encoding = plan.encodings[name]
        let shape = plan.shape.member(name)
        let style = encoding?.style ?? .form
        var parameter = ParameterPlan(name: name, location: .query, style: style)
        parameter.shape = shape
        parameter.explodes = encoding?.explodes ?? (style == .form)
        let isWritten = encoding?.style != nil || encoding?.explodes != nil
        // Without a style, what has members is written as JSON.
        if encoding?.isJSON ?? (!isWritten && shape.isObject && !shape.isPlain) {
            let own = pairs.filter { $0.name == name }
            guard let first = own.first else { return nil }
            guard own.count == 1 else { throw .repeated }
            let text = try first.decoded()
            guard let value = try? DataValue(json: text) else { throw .malformed("the value must be JSON") }
            return value
        }
        return try ParameterReader(plan: parameter).value(in: pairs, claimed: [])
    }
}

/// Why a member of a form cannot be read.
struct FormFault: Error {
    let name: String
    let fault: ParameterFault
}
