#if Configuration
public import Configuration
public import ProvisoCore

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension ConfigurationSource {
    /// Reads a model, and validates it by its rules.
    ///
    /// ```swift
    /// let settings = try config.validated(ServerSettings.self, forKey: "http")
    /// ```
    ///
    /// The keys are those that the model decodes: `http.port` for its property `port`, `http.tls.certificate` for one of a model in it. A
    /// value is read as the type of its property. A key without a value has the default of the property's declaration.
    ///
    /// - Parameters:
    ///   - type: The model's type.
    ///   - prefix: The key that those of the model begin with.
    ///   - scenario: The scenario.
    ///   - secrets: Keys of values that are kept secret, besides those that providers say are. With the prefix or without it.
    ///   - catalog: The language of the messages.
    ///   - fileID: The file that access reports name.
    ///   - line: The line that access reports name.
    /// - Returns: The tidied, valid model.
    /// - Throws: ``ConfigurationError`` with everything that is wrong.
    public func validated<Model: Validatable & Decodable>(
        _ type: Model.Type = Model.self, forKey prefix: ConfigKey? = nil, scenario: Scenario = .default,
        secrets: Set<ConfigKey> = [], in catalog: MessageCatalog = .english, fileID: String = #fileID,
        line: UInt = #line
    ) throws(ConfigurationError) -> Model {
        var intake = ConfigurationIntake(self, prefix: prefix, secrets: secrets, fileID: fileID, line: line)
        var data = intake.value(of: DecodedShape(of: type)) ?? .object(DataObject())
        var (model, result) = Model.decoding(data, scenario: scenario, includingUnsafe: true)
        // Keys of which none has a value are looked at once more as an object without members: what is missing is said of each key, and
        // each has its own default.
        if data.add(objectsFor: result.violations, Model.self) {
            (model, result) = Model.decoding(data, scenario: scenario, includingUnsafe: true)
        }
        if let error = intake.error(result.violations, in: catalog) { throw error }
        guard let model else { throw ConfigurationError([]) }
        return model
    }

    /// Reads a model, and validates it by its rules, also those that ask others.
    ///
    /// See the synchronous method.
    public func validatedAsync<Model: Validatable & Decodable>(
        _ type: Model.Type = Model.self, forKey prefix: ConfigKey? = nil, scenario: Scenario = .default,
        secrets: Set<ConfigKey> = [], in catalog: MessageCatalog = .english, concurrency: Int = 8,
        fileID: String = #fileID, line: UInt = #line
    ) async throws -> Model {
        var intake = ConfigurationIntake(self, prefix: prefix, secrets: secrets, fileID: fileID, line: line)
        var data = intake.value(of: DecodedShape(of: type)) ?? .object(DataObject())
        _ = data.add(
            objectsFor: Model.decoding(data, scenario: scenario, includingUnsafe: true).result.violations, Model.self)
        let (model, outcome) = await Model.decodingAsync(
            data, scenario: scenario, includingUnsafe: true, concurrency: concurrency)
        // A rule that could not judge has not said that the value is valid.
        let failures = outcome.failures.map { Violation($0.code, at: $0.path, rule: $0.rule, severity: $0.severity) }
        if let error = intake.error(outcome.violations + failures, in: catalog) { throw error }
        guard let model else { throw ConfigurationError([]) }
        return model
    }
}

extension DataValue {
    /// Puts an empty object wherever a model is required and missing; whether there was one.
    fileprivate mutating func add(objectsFor violations: [Violation], _ model: any Validatable.Type) -> Bool {
        var isChanged = false
        for violation in violations where violation.isOfMissingValue {
            let way = violation.outsidePath.components
            guard let type = ModelShape.valueType(at: violation.path.components[...], in: model),
                case .object = DecodedShape(of: type), !way.isEmpty
            else { continue }
            isChanged = addObject(at: way[...]) || isChanged
        }
        return isChanged
    }

    private mutating func addObject(at way: ArraySlice<FieldPath.Component>) -> Bool {
        guard case .object(var object) = self, case .key(let key)? = way.first else { return false }
        var member = object[key] ?? .object(DataObject())
        let isAdded = way.count == 1 ? object[key] == nil : member.addObject(at: way.dropFirst())
        object[key] = member
        self = .object(object)
        return isAdded
    }
}
#endif
