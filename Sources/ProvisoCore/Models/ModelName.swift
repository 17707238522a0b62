/// Finds the names of attributes.
package enum ModelName {
    /// The name of the attribute at a key path: `\.email` → `email`, `\.address?.city` → `address.city`.
    ///
    /// A key path tells the names of stored properties alone, without observers, of structures and of classes that cannot
    /// be subclassed. `@Validatable` on the type tells the others.
    ///
    /// - Parameters:
    ///   - argument: What to write instead, for a name that cannot be found out: `named:`.
    ///   - position: Which of several key paths it is, counted from 0.
    ///   - file: Where the key path stands.
    ///   - line: The line.
    /// - Precondition: The name can be found out; a rule without a name would judge nothing that anybody could ask for.
    static func of<Model>(
        _ keyPath: PartialKeyPath<Model>, or argument: String = "named:", position: Int = 0, file: StaticString,
        line: UInt
    ) -> String {
        if let name = known(keyPath) { return name }
        let type = type(of: keyPath).valueType
        let which = position == 0 ? "a" : "the \(position + 1)."
        fatalError(
            """
            The name of \(which) property of \(Model.self), of type \(type), cannot be found out from \
            \(keyPath): it is computed, wrapped or observed, or belongs to a class that can be subclassed. Give it with \
            `\(argument) "…"`, or put @Validatable on \(Model.self), which knows its properties by name.
            """, file: file, line: line)
    }

    /// The path of an attribute of a model, or of a part of one, at a key path; `nil` when it cannot be found out.
    package static func find<Model: Validatable>(_ keyPath: PartialKeyPath<Model>) -> String? {
        let found = path(to: keyPath, among: Model.compiledRules.attributes.map { ($0.name, $0.keyPath) })
        return found.isExact ? found.name : nil
    }

    /// The name of the attribute at a key path; `nil` when it cannot be found out.
    package static func known<Model>(_ keyPath: PartialKeyPath<Model>) -> String? {
        described(keyPath) ?? (Model.self as? any Validatable.Type)?.propertyName(at: keyPath)
    }

    private static func described<Model>(_ keyPath: PartialKeyPath<Model>) -> String? {
        let steps = steps(of: keyPath)
        return steps.isEmpty || steps == "self" || steps.contains("<") ? nil : steps
    }

    /// The name of what lies at a key path: that of an attribute, or of a part of one. Where the name of a part cannot be
    /// found out it is that of what lies around it, and in the end empty: the model as a whole.
    ///
    /// - Parameters:
    ///   - keyPath: The key path.
    ///   - attributes: The names and key paths that are known.
    package static func path(
        to keyPath: AnyKeyPath, among attributes: [(name: String, keyPath: AnyKeyPath)]
    ) -> Way {
        if let attribute = attributes.first(where: { areSame($0.keyPath, keyPath) }) {
            return Way(name: attribute.name, keyPath: attribute.keyPath)
        }
        let way = path(along: steps(of: keyPath), among: attributes)
        if way.isExact { return way }
        return ways(along: keyPath, among: attributes).first { known in
            known.keyPath.map { areSame($0, keyPath) } ?? false
        } ?? way
    }

    /// The attributes, and parts of them, that a key path may lead to or through: their descriptions begin that of the key path.
    ///
    /// Steps without a name are described by their addresses, and in a release each file has addresses of its own for the same step.
    /// So two steps of the same type look alike here. Only a comparison of key paths tells which one is meant.
    package static func ways(
        along target: AnyKeyPath, among attributes: [(name: String, keyPath: AnyKeyPath)]
    ) -> [Way] { ways(along: describedSteps(of: target)[...], among: attributes, inside: nil) }

    private static func ways(
        along steps: Substring, among attributes: [(name: String, keyPath: AnyKeyPath)],
        inside around: (name: String, keyPath: AnyKeyPath)?
    ) -> [Way] {
        attributes.flatMap { attribute -> [Way] in
            let known = describedSteps(of: attribute.keyPath)
            let whole = around.map { appending(attribute.keyPath, to: $0.keyPath) } ?? attribute.keyPath
            guard !known.isEmpty, steps.hasPrefix(known), let whole else { return [] }
            let name = around.map { $0.name + "." + attribute.name } ?? attribute.name
            let rest = steps.dropFirst(known.count)
            let way = Way(name: name, keyPath: whole, rest: String(rest.drop { $0 == "." }))
            guard rest.first == "." else { return rest.isEmpty ? [way] : [] }
            let parts = parts(of: type(of: attribute.keyPath).valueType)
            return [way] + ways(along: rest.dropFirst(), among: parts, inside: (name, whole))
        }
    }

    /// The steps of a key path, with the types of those that have no name and without their addresses.
    package static func describedSteps(of keyPath: AnyKeyPath) -> String { withoutAddresses(steps(of: keyPath)) }

    /// Steps with the types of those that have no name, and without their addresses.
    private static func withoutAddresses(_ steps: String) -> String {
        var (words, rest) = ("", steps[...])
        while let start = rest.firstRange(of: "<computed 0x"), let end = rest[start.upperBound...].firstIndex(of: " ") {
            words += rest[..<start.lowerBound] + "<computed"
            rest = rest[end...]
        }
        return words + rest
    }

    /// What is known of the way along a key path.
    package struct Way {
        /// The name of the farthest place that has one.
        package let name: String
        /// The key path of that place, with what is optional on the way taken for granted; `nil` where it cannot be made.
        package let keyPath: AnyKeyPath?
        /// The steps behind it, which have no name.
        package let rest: String

        fileprivate init(name: String, keyPath: AnyKeyPath?, rest: String = "") {
            self.name = name
            self.keyPath = keyPath
            self.rest = rest
        }

        /// Whether the name is that of what the key path leads to.
        package var isExact: Bool { rest.isEmpty }

        /// Whether the steps without a name go through an element of a list, or take a value for granted that may be `nil`:
        /// whether reading there may end the program.
        package func mayEndNowhere(_ keyPath: AnyKeyPath) -> Bool {
            rest.contains(ModelName.elementStep) || ModelName.unwraps(rest, at: keyPath)
        }

        /// The name, and the steps behind it as far as they can be told to people: `rows[…].name`.
        package var description: String {
            var (words, rest) = (name, rest[...])
            while let start = rest.firstIndex(of: "<"), let end = rest[start...].firstIndex(of: ">") {
                let isElement = rest[start...].hasPrefix(ModelName.elementStep)
                words += rest[..<start].hasSuffix(".") ? String(rest[..<start].dropLast()) : String(rest[..<start])
                words += isElement ? "[…]" : "…"
                rest = rest[end...].dropFirst()
            }
            return words + rest
        }
    }

    /// How the step to an element of an array begins.
    package static let elementStep = String(steps(of: \[Int].[0]).prefix { $0 != "(" })

    /// Whether one of the last steps of a key path takes a value for granted that may be `nil`.
    package static func unwraps(_ rest: String, at keyPath: AnyKeyPath) -> Bool {
        var left = rest[...]
        for character in String(describing: keyPath).reversed() {
            if left.isEmpty { return false }
            if character == left.last { left.removeLast() } else if character == "!" { return true }
        }
        return false
    }

    /// The key path of a part, where what it is a part of may be optional.
    static func appending(_ part: AnyKeyPath, to keyPath: AnyKeyPath) -> AnyKeyPath? {
        if let whole = keyPath.appending(path: part) { return whole }
        guard let optional = type(of: keyPath).valueType as? any OptionalType.Type else { return nil }
        return keyPath.appending(path: optional.forced)?.appending(path: part)
    }

    /// Whether a key path takes a value for granted that may be `nil` on the way: `\.address!.city`.
    package static func unwraps(_ keyPath: AnyKeyPath) -> Bool { String(describing: keyPath).contains("!") }

    /// Whether a key path leads to where it begins: `\.self`.
    package static func isIdentity(_ keyPath: AnyKeyPath) -> Bool {
        type(of: keyPath).rootType == type(of: keyPath).valueType && steps(of: keyPath) == "self"
    }

    /// Whether two key paths are equal. The standard library stops the program when one of them is `\.self`, and the other
    /// one leads to a value of the same type.
    package static func areSame(_ left: AnyKeyPath, _ right: AnyKeyPath) -> Bool {
        guard type(of: left) == type(of: right) else { return false }
        if isIdentity(left) || isIdentity(right) { return isIdentity(left) && isIdentity(right) }
        return left == right
    }

    private static func path(
        along steps: String, among attributes: [(name: String, keyPath: AnyKeyPath)]
    ) -> Way {
        var around: (name: String, keyPath: AnyKeyPath, steps: String)?
        for attribute in attributes {
            let known = self.steps(of: attribute.keyPath)
            if known == steps { return Way(name: attribute.name, keyPath: attribute.keyPath) }
            if known.isEmpty || known == "self" || !steps.hasPrefix(known + ".") { continue }
            if known.count > around?.steps.count ?? 0 { around = (attribute.name, attribute.keyPath, known) }
        }
        guard let around else { return readable(steps) }
        let inner = path(
            along: String(steps.dropFirst(around.steps.count + 1)),
            among: parts(of: type(of: around.keyPath).valueType))
        if inner.name.isEmpty { return Way(name: around.name, keyPath: around.keyPath, rest: inner.rest) }
        return Way(
            name: around.name + "." + inner.name,
            keyPath: inner.keyPath.flatMap { appending($0, to: around.keyPath) }, rest: inner.rest)
    }

    /// The steps up to the first that has no name.
    private static func readable(_ steps: String) -> Way {
        guard let end = steps.firstIndex(of: "<") else {
            return Way(name: steps == "self" ? "" : steps, keyPath: nil)
        }
        let name = steps[..<end].hasSuffix(".") ? String(steps[..<end].dropLast()) : ""
        return Way(name: name, keyPath: nil, rest: String(steps[end...]))
    }

    /// The attributes of the models that values of a type are, or hold if there are any.
    package static func parts(of type: Any.Type) -> [(name: String, keyPath: AnyKeyPath)] {
        if let optional = type as? any OptionalType.Type { return parts(of: optional.typeInside) }
        guard let model = type as? any Validatable.Type else { return [] }
        func open<Model: Validatable>(_ model: Model.Type) -> [(name: String, keyPath: AnyKeyPath)] {
            model.compiledRules.attributes.map { ($0.name, $0.keyPath) }
        }
        return open(model)
    }

    /// A key path in words, without its root and without what unwraps: `address.city`. A step without a name is its
    /// address in the program and its type, in angle brackets.
    package static func steps(of keyPath: AnyKeyPath) -> String {
        let description = String(describing: keyPath)
        let root = "\\" + String(describing: type(of: keyPath).rootType) + "."
        guard description.hasPrefix(root) else { return "" }
        return String(description.dropFirst(root.count)).filter { $0 != "?" && $0 != "!" }
    }
}

/// Optionals, among types that one does not know.
package protocol OptionalType {
    /// The type of what is inside.
    static var typeInside: Any.Type { get }
    /// The key path to it. Making it reads nothing; whoever reads along it asks first whether there is something.
    static var forced: AnyKeyPath { get }
    /// Something with a value that stands in inside; `nil` where nothing does.
    static var someStandIn: Any? { get }
    var isNil: Bool { get }
    /// The value inside.
    var inside: Any? { get }
}

extension Optional: OptionalType {
    package static var typeInside: Any.Type { Wrapped.self }
    package static var forced: AnyKeyPath { \Optional<Wrapped>.self! }
    package static var someStandIn: Any? { StandIn.value(Wrapped.self).map { Optional($0) as Any } }
    package var isNil: Bool { self == nil }
    package var inside: Any? { self.map { $0 as Any } }
}
