// What a validation of a model does before and after its rules.

extension ModelCheck {
    /// Begins with the rules of a model.
    @usableFromInline
    mutating func enter(_ model: any Validatable.Type) {
        report.context?.model = model
        report.context?.messages = nil
    }

    /// Notes the object that is judged, so that it is not judged again inside of itself.
    @usableFromInline
    mutating func enter(object: AnyObject) { report.context?.object = HeldObject(object) }

    /// Asks for a note of every change to an object.
    @usableFromInline
    mutating func notesChanges() { report.context?.notesChanges = true }

    /// Takes back every change to an object, and says what was found.
    @usableFromInline
    mutating func takeBackChanges() -> ValidationResult {
        report.context?.takeBackChanges()
        return finish()
    }

    /// What was found, with the paths that clients know.
    mutating func finish() -> ValidationResult {
        report.nameOutside()
        return report.result
    }
}

extension ModelCheck {
    /// Notes how to take back a change to an object, when the validation is one that changes nothing.
    public mutating func willChange(_ takeBack: @escaping () -> Void) {
        report.context?.changes.append(ObjectChange(takeBack: takeBack))
    }

    /// Whether a change to an object has to be noted before it is made.
    public var takesBackChanges: Bool { report.context?.notesChanges ?? false }
}

extension ModelCheck {
    /// Judges a value whose rule has begun, by a rule that changes nothing.
    @inline(__always)
    mutating func refuse<Base: ValidationRule>(
        _ value: Base.Value?, isEmpty: Bool, by rule: Base, _ info: ModelRule, _ condition: () -> Bool
    ) {
        if isEmpty && info.skipsEmptyValues { return }
        refuse(value, info, condition) { report in
            if let value { rule.check(value, into: &report) } else { rule.checkMissing(into: &report) }
        }
    }

    /// Judges a value that is not skipped.
    @inline(__always)
    mutating func refuse<Value>(
        _ value: Value?, _ info: ModelRule, _ condition: () -> Bool, _ find: (inout Report) -> Void
    ) {
        guard !isTidying, condition() else { return }
        let start = report.violations.count
        find(&report)
        if report.violations.count > start || report.wasCut {
            bind(from: start, to: info, 0) { value.map { String(describing: $0) } }
        }
    }

    /// Judges a value whose rule has begun, by a rule of any kind.
    @inline(__always)
    mutating func run<Base: ValidationRule>(
        _ value: Base.Value?, isEmpty: Bool, by rule: Base, _ info: ModelRule, _ condition: () -> Bool
    ) -> Base.Value?? {
        if isEmpty, info.skipsEmptyValues { return nil }
        guard condition() else { return nil }
        return judge(value, info, 0) { rule.run(on: &$0, into: &$1) }
    }

    /// Runs a rule on a value, and tells its violations what they are about.
    mutating func judge<Value>(
        _ value: Value?, _ info: ModelRule, _ index: Int, _ run: (inout Value?, inout Report) -> Void
    ) -> Value?? {
        var changed = value
        if isTidying {
            tidy(&changed, run)
        } else {
            let start = report.violations.count
            run(&changed, &report)
            if report.violations.count > start || report.wasCut {
                bind(from: start, to: info, index) { value.map { String(describing: $0) } }
            }
        }
        return Self.areSame(changed, value) ? nil : .some(changed)
    }

    /// Lets a rule change a value, whatever it finds. Apart, so that models in models need the less stack.
    private func tidy<Value>(_ value: inout Value?, _ run: (inout Value?, inout Report) -> Void) {
        var ignored = report.blank
        run(&value, &ignored)
    }

    /// Two values of the same bits are the same value. The reverse need not hold, and then a value is written again.
    static func areSame<Value>(_ left: Value?, _ right: Value?) -> Bool {
        withUnsafeBytes(of: left) { left in withUnsafeBytes(of: right) { left.elementsEqual($0) } }
    }
}
