public import ProvisoCore

/// Expects that a model has no violation of severity error.
///
/// - Parameters:
///   - model: The model.
///   - scenario: The scenario.
///   - attributes: The names of the attributes to judge; `nil` for all.
///   - fileID: Where the expectation stands.
///   - filePath: Where the expectation stands.
///   - line: Where the expectation stands.
///   - column: Where the expectation stands.
public func expectValid<Model: Validatable>(
    _ model: Model, scenario: Scenario = .default, attributes: Set<String>? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    expectValid(model.validate(scenario: scenario, attributes: attributes), at: place)
}

/// Expects that a result has no violation of severity error.
public func expectValid(
    _ result: ValidationResult, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
) {
    expectValid(result, at: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects that a value passes some rules.
public func expectValid<Value>(
    _ value: Value?, _ rule: AnyRule<Value>, _ others: AnyRule<Value>..., fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    expectValid(Validator.validate(value, rules: RuleList([rule] + others)), at: place)
}

/// Expects that a model has a violation of an attribute, or of a part of it.
///
/// ```swift
/// expectViolation(of: \.email, in: SignUp(email: "nobody"), code: .email)
/// ```
///
/// - Parameters:
///   - keyPath: The attribute.
///   - model: The model.
///   - code: The code of the violation; any when it is `nil`.
///   - scenario: The scenario.
///   - fileID: Where the expectation stands.
///   - filePath: Where the expectation stands.
///   - line: Where the expectation stands.
///   - column: Where the expectation stands.
/// - Returns: The violations found, to look at more closely.
@discardableResult
public func expectViolation<Model: Validatable>(
    of keyPath: PartialKeyPath<Model>, in model: Model, code: ViolationCode? = nil, scenario: Scenario = .default,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> [Violation] {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let name = ModelName.find(keyPath) else {
        place.fail("The name of the attribute \(keyPath) cannot be found out; give its path: at: \"name\".")
        return []
    }
    return expectViolation(at: FieldPath(name), in: model.validate(scenario: scenario), code: code, place)
}

/// Expects that a result has a violation at a path, or further inside of it.
///
/// - Parameters:
///   - path: The path: `"email"`, `"address.city"`.
///   - result: The result.
///   - code: The code of the violation; any when it is `nil`.
///   - fileID: Where the expectation stands.
///   - filePath: Where the expectation stands.
///   - line: Where the expectation stands.
///   - column: Where the expectation stands.
/// - Returns: The violations found, to look at more closely.
@discardableResult
public func expectViolation(
    at path: FieldPath, in result: ValidationResult, code: ViolationCode? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> [Violation] {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return expectViolation(at: path, in: result, code: code, place)
}

/// Expects that a value breaks a rule.
///
/// - Returns: The violations found, to look at more closely.
@discardableResult
public func expectViolation<Value>(
    of value: Value?, by rule: AnyRule<Value>, code: ViolationCode? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) -> [Violation] {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    return expectViolation(at: FieldPath(), in: Validator.validate(value, rule), code: code, place)
}

private func expectValid(_ result: ValidationResult, at place: SourcePlace) {
    if !result.isValid { place.fail("Expected no violation, and there are:\n\(list(result.violations))") }
}

private func expectViolation(
    at path: FieldPath, in result: ValidationResult, code: ViolationCode?, _ place: SourcePlace
) -> [Violation] {
    let found = result.violations(at: path).filter { code == nil || $0.code == code }
    if found.isEmpty {
        let wanted = [code.map { "`\($0)`" }, path.isEmpty ? nil : "at `\(path)`"].compactMap { $0 }
        let others = result.violations.isEmpty ? "there is none." : "there are:\n\(list(result.violations))"
        place.fail("Expected a violation \(wanted.joined(separator: " ")), and \(others)")
    }
    return found
}

private func list(_ violations: [Violation]) -> String {
    violations.map { "  \($0)" }.joined(separator: "\n")
}
