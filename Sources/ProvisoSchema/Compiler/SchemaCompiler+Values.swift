internal import ProvisoCore
internal import ProvisoExpressions

extension SchemaCompiler {
    /// The instructions of a schema, those first that are quick to judge, those last that need to know what others judged.
    mutating func instructions(of keywords: SchemaKeywords) -> [Instruction] {
        if keywords.dialect.referenceStandsAlone, let reference = keywords["$ref"], let text = reference.text {
            return [self.reference(text, keywords, "/$ref", at: reference)].compactMap { $0 }.map(Instruction.reference)
        }
        var list: [Instruction] = []
        if keywords.has(.validation) {
            list += types(keywords) + constants(keywords) + numbers(keywords) + texts(keywords)
        }
        list += descriptions(keywords)
        if keywords.has(.validation) { list += sizes(keywords) }
        list += objects(keywords)
        list += arrays(keywords)
        list += references(keywords)
        if keywords.has(.applicator) { list += combinations(keywords) }
        if keywords.has(.unevaluated), keywords.dialect >= .v2019 {
            if keywords["unevaluatedItems"] != nil {
                list.append(.unevaluatedElements(edge(keywords, "/unevaluatedItems")))
            }
            if keywords["unevaluatedProperties"] != nil {
                list.append(.unevaluatedMembers(edge(keywords, "/unevaluatedProperties")))
            }
        }
        return list
    }

    private mutating func types(_ keywords: SchemaKeywords) -> [Instruction] {
        var list: [Instruction] = []
        for keyword in ["type", "disallow"] {
            guard let node = keywords[keyword], keyword == "type" || keywords.dialect == .draft3 else { continue }
            let nodes: [DocumentNode] = if case .sequence(let elements) = node.content { elements } else { [node] }
            var types: TypeSet = keywords.dialect <= .draft4 ? .plainIntegers : []
            var schemas: [SchemaEdge] = []
            for (index, element) in nodes.enumerated() {
                if let name = element.text {
                    // Draft 3 has a type that all values are of.
                    if keywords.dialect == .draft3, name == "any" || TypeSet(named: name) == nil {
                        types.formUnion([.null, .boolean, .number, .string, .array, .object])
                    }
                    if let type = TypeSet(named: name) { types.formUnion(type) }
                } else if keywords.dialect == .draft3, case .mapping = element.content {
                    let isList = if case .sequence = node.content { true } else { false }
                    schemas.append(edge(keywords, isList ? "/\(keyword)/\(index)" : "/\(keyword)"))
                }
            }
            if schemas.isEmpty, keyword == "type" {
                list.append(.types(types))
            } else {
                list.append(
                    .typesOrSchemas(TypeChoice(types: types, schemas: schemas, isNegated: keyword == "disallow")))
            }
        }
        return list
    }

    private func constants(_ keywords: SchemaKeywords) -> [Instruction] {
        var list: [Instruction] = []
        if let values = keywords.list("enum") { list.append(.constants(ConstantSet(values), keyword: "enum")) }
        if keywords.dialect >= .draft6, let value = keywords["const"] {
            list.append(.constants(ConstantSet([value]), keyword: "const"))
        }
        return list
    }

    private mutating func numbers(_ keywords: SchemaKeywords) -> [Instruction] {
        var list: [Instruction] = []
        for (keyword, exclusive, isUpper) in [
            ("minimum", "exclusiveMinimum", false), ("maximum", "exclusiveMaximum", true),
        ] {
            let isFlag = keywords.dialect <= .draft4
            if let limit = keywords.number(keyword) {
                let isExclusive = isFlag && keywords.flag(exclusive) == true
                list.append(
                    .limit(NumberLimit(keyword: keyword, limit: limit, isUpper: isUpper, isExclusive: isExclusive)))
            }
            if !isFlag, let limit = keywords.number(exclusive) {
                list.append(.limit(NumberLimit(keyword: exclusive, limit: limit, isUpper: isUpper, isExclusive: true)))
            }
        }
        let keyword = keywords.dialect == .draft3 ? "divisibleBy" : "multipleOf"
        if let divisor = keywords.number(keyword).flatMap(NumberMultiple.init) {
            list.append(.multiple(divisor, keyword: keyword))
        }
        return list
    }

    private mutating func texts(_ keywords: SchemaKeywords) -> [Instruction] {
        var list: [Instruction] = []
        if let count = keywords.count("minLength") { list.append(.minLength(count)) }
        if let count = keywords.count("maxLength") { list.append(.maxLength(count)) }
        if let node = keywords["pattern"], let text = node.text, let pattern = pattern(text, at: node) {
            list.append(.pattern(pattern))
        }
        return list
    }

    /// A pattern, or a note why it is none.
    mutating func pattern(_ text: String, at node: DocumentNode) -> SchemaPattern? {
        do throws(ExpressionError) {
            return try SchemaPattern(text)
        } catch {
            let shown = VisibleText.singleLine(text)
            switch error.kind {
            case .syntax:
                registry.note(
                    "The pattern `\(shown)` is no regular expression of ECMA-262: \(error.message) (character \(error.offset + 1)).",
                    at: node.position)
            case .unsupported:
                registry.note(
                    "The pattern `\(shown)` cannot be matched in linear time: \(error.message) (character \(error.offset + 1)).",
                    at: node.position,
                    suggestion: "Write it without, or as two patterns in `allOf`, one of them in `not`.")
            case .unknown:
                registry.note(
                    "The pattern `\(shown)` asks for what is not supported: \(error.message) (character \(error.offset + 1)).",
                    at: node.position)
            }
            return nil
        }
    }

    /// The format of a schema that is to be checked, and is not known.
    func unknownFormat(_ keywords: SchemaKeywords) -> (name: String, node: DocumentNode)? {
        guard asserts(keywords), !keywords.has(.openAPI), let node = keywords["format"], let name = node.text else {
            return nil
        }
        return SchemaFormat(name, in: keywords.dialect) == nil ? (name, node) : nil
    }

    private func asserts(_ keywords: SchemaKeywords) -> Bool {
        keywords.has(.format) && (options.assertsFormats || keywords.has(.formatAssertion))
    }

    private func descriptions(_ keywords: SchemaKeywords) -> [Instruction] {
        var list: [Instruction] = []
        if asserts(keywords), let name = keywords["format"]?.text {
            if keywords.has(.openAPI) { list += openAPIFormat(name) }
            if let format = SchemaFormat(name, in: keywords.dialect) { list.append(.format(format)) }
        }
        if options.assertsContent, keywords.dialect >= .draft7, keywords.has(.content) {
            let content = SchemaContent(
                isBase64: keywords["contentEncoding"]?.text == "base64",
                isJSON: keywords["contentMediaType"]?.text == "application/json")
            let isUnknown = keywords["contentEncoding"] != nil && !content.isBase64
            if !isUnknown, content.isBase64 || content.isJSON { list.append(.content(content)) }
        }
        return list
    }

    private mutating func sizes(_ keywords: SchemaKeywords) -> [Instruction] {
        var list: [Instruction] = []
        if let count = keywords.count("minItems") { list.append(.minItems(count)) }
        if let count = keywords.count("maxItems") { list.append(.maxItems(count)) }
        if keywords.dialect >= .draft4 {
            if let count = keywords.count("minProperties") { list.append(.minProperties(count)) }
            if let count = keywords.count("maxProperties") { list.append(.maxProperties(count)) }
            if let names = keywords.texts("required"), !names.isEmpty {
                list.append(.required(RequiredNames(table: NameTable(names), path: "/required")))
            }
        }
        if keywords.flag("uniqueItems") == true { list.append(.uniqueItems) }
        if keywords.has(.openAPI30), let absent = otherWayMembers(keywords) { list.append(absent) }
        return list
    }
}
