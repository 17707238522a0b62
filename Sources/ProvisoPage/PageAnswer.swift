internal import ProvisoCore
internal import ProvisoFormats

extension JSONWriter {
    /// Writes what is wrong with a document, each mistake with its place: line and column, and the keys that lead there.
    mutating func write(mistakes error: RuleDocumentError, in text: UnsafeBufferPointer<UInt8>) {
        let root = try? DocumentNode(json: text.span)
        let problems = error.problems.map { problem in
            var object: DataObject = ["message": .string(problem.message)]
            if let suggestion = problem.suggestion { object["suggestion"] = .string(suggestion) }
            if let position = problem.position {
                object["line"] = .number(ExactNumber(position.line))
                object["column"] = .number(ExactNumber(position.column))
                if let path = root?.path(to: position) { object["path"] = .array(path) }
            }
            return DataValue.object(object)
        }
        write(.object(["problems": .array(problems), "text": .string(error.description)]))
    }

    /// Writes what a record is found to be.
    mutating func write(_ outcome: PageRules.Outcome, of rules: PageRules, in catalog: MessageCatalog) {
        outcome.result.isValid ? raw("{\"valid\":true,") : raw("{\"valid\":false,")
        write(outcome.result.violations, of: rules, in: catalog)
        if !outcome.changes.isEmpty {
            raw(",\"changes\":")
            write(.object(outcome.changes))
        }
        raw("}")
    }

    /// Writes what a text is found to be that is being typed.
    mutating func write(_ typed: PageRules.Typed, of rules: PageRules, in catalog: MessageCatalog) {
        raw("{\"state\":")
        switch typed.completion {
        case .valid?: raw("\"valid\"")
        case .incomplete?: raw("\"partial\"")
        case .lost?: raw("\"invalid\",\"isLost\":true")
        case nil: raw("\"invalid\",\"isLost\":false")
        }
        raw(",")
        write(typed.violations, of: rules, in: catalog)
        if let suggestion = typed.violations.lazy.compactMap({ $0.suggestedText }).first {
            raw(",\"suggestion\":")
            write(suggestion)
        }
        raw("}")
    }

    private mutating func write(_ violations: [Violation], of rules: PageRules, in catalog: MessageCatalog) {
        raw("\"violations\":[")
        for (index, violation) in violations.enumerated() {
            if index > 0 { raw(",") }
            write(violation, of: rules, in: catalog)
        }
        raw("]")
    }

    private mutating func write(_ violation: Violation, of rules: PageRules, in catalog: MessageCatalog) {
        let path = violation.outsidePath
        raw("{")
        writeMembers(of: violation, in: catalog)
        raw(",\"keys\":[")
        for (index, component) in path.components.enumerated() {
            if index > 0 { raw(",") }
            switch component {
            case .key(let key): write(key)
            case .index(let index): write(index)
            }
        }
        raw("],\"attribute\":")
        write(rules.attribute(at: path))
        if let suggestion = violation.suggestedText {
            raw(",\"suggestion\":")
            write(suggestion)
            if let question = violation.suggestionText(in: catalog) {
                raw(",\"suggestionText\":")
                write(question)
            }
        }
        raw("}")
    }
}

extension DocumentNode {
    /// The keys and numbers that lead to what begins at a position, or whose key does; `nil` where nothing does.
    fileprivate func path(to place: SourcePosition) -> [DataValue]? {
        if position == place { return [] }
        switch content {
        case .scalar: return nil
        case .sequence(let elements):
            for (index, element) in elements.enumerated() {
                if let path = element.path(to: place) { return [.number(ExactNumber(index))] + path }
            }
        case .mapping(let members):
            for (key, value) in members {
                let step = DataValue.string(key.text ?? key.value.description)
                if key.position == place { return [step] }
                if let path = value.path(to: place) { return [step] + path }
            }
        }
        return nil
    }
}
