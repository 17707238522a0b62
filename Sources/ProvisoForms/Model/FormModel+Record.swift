public import ProvisoCore

/// A form of a record, which has no Swift type: ``FormModel`` with a ``DataObject`` and the rules of a document.
public typealias RecordForm = FormModel<DataObject>

extension FormModel where Model == DataObject {
    /// Makes a form of a record.
    ///
    /// ```swift
    /// let form = RecordForm(rules: document, scenario: "register")
    /// form.assign(post)
    /// form.validate()
    /// form.email   // DataValue?
    /// ```
    ///
    /// - Parameters:
    ///   - record: The record.
    ///   - rules: Its rules.
    ///   - scenario: The scenario. For an unknown one see ``scenario``.
    ///   - concurrency: How many asynchronous rules are asked at a time.
    public convenience init(
        _ record: DataObject = DataObject(), rules: RuleDocument, scenario: Scenario = .default, concurrency: Int = 8
    ) {
        self.init(record, rules: [FormRules(rules)], scenario: scenario, concurrency: concurrency)
    }

    /// An attribute of the record; `nil` when it is missing. Setting `nil` removes it.
    ///
    /// What the rules do not name cannot be set: that is an error of the form, with the code `attribute.unknown` and the
    /// nearest name, and stays one until ``clearErrors()``.
    public subscript(dynamicMember name: String) -> DataValue? {
        get {
            if let field = fieldsByName[name] { _ = field.version } else { _ = version }
            return storedModel.value(at: name.split(separator: ".").map(String.init)[...])
        }
        set {
            guard fieldsByName[name] != nil else {
                return noteUnknown(name)
            }
            if let newValue {
                storedModel.set(newValue, at: name.split(separator: ".").map(String.init)[...])
            } else {
                storedModel[name] = nil
            }
            changed([name])
        }
    }
}
