package import ProvisoCore

// What the views of a declarative interface need of a form: values as they are entered, by subscripts, since key paths of
// subscripts make bindings, and fields by paths.

extension FormModel {
    /// A value that the user enters. Setting it calls ``enter(_:into:)``.
    ///
    /// A view may still read a value of a row that was removed: it gets the last value. For a row that never existed it gets a
    /// placeholder: an empty text, 0, or a new model.
    ///
    /// - Precondition: The value exists or has existed, or its type has a placeholder.
    package subscript<Value>(entered keyPath: WritableKeyPath<Model, Value>) -> Value {
        get {
            if leadsNowhere(keyPath) {
                if let last = lastRead[keyPath] as? Value ?? StandIn.value(Value.self) { return last }
                preconditionFailure(
                    "\(keyPath) has no value, and \(Value.self) has no placeholder: bind it with a default.")
            }
            let value = self[dynamicMember: keyPath]
            // A dictionary compares keys, which is not to be done with the way to the model itself.
            if !ModelName.isIdentity(keyPath), !isAttribute(keyPath) { lastRead[keyPath] = value }
            return value
        }
        set { enter(newValue, into: keyPath) }
    }

    /// An element of a list that a person enters. Where there is no such element, or no such list, a default takes its place,
    /// and setting does nothing: a view may ask for it once more after it was removed.
    package subscript<Element>(
        entered keyPath: WritableKeyPath<Model, [Element]>, at index: Int, or spare: SpareElement<Element>
    ) -> Element {
        get {
            if leadsNowhere(keyPath) { return spare.element }
            let list = self[dynamicMember: keyPath]
            return list.indices.contains(index) ? list[index] : spare.element
        }
        set {
            guard canEnter(at: keyPath), self[dynamicMember: keyPath].indices.contains(index) else { return }
            enter(newValue, into: keyPath.appending(path: \.[index]))
        }
    }

    /// A text that a person types for an attribute of any type: setting it is ``type(_:into:)-(_,PartialKeyPath<Model>)``.
    package subscript(typed keyPath: PartialKeyPath<Model>) -> String {
        get { observedText(of: keyPath) ?? "" }
        set { type(newValue, into: keyPath) }
    }

    /// A text that a person types for an attribute or a part of one, by its name; nothing is typed for what there is not.
    package subscript(typed name: String) -> String {
        get { (try? path(named: name)).flatMap(observedText) ?? "" }
        set { if let path = try? path(named: name) { take(typed: newValue, at: path) } }
    }

    /// The path that a key path leads along; see `path(of:)`.
    package func fieldPath(of keyPath: PartialKeyPath<Model>) -> FieldPath { path(of: keyPath) }

    /// The path of a name.
    package func fieldPath(named name: String) throws(UnknownAttribute) -> FieldPath { try path(named: name) }

    /// The errors at a path that are shown.
    package func shownErrors(at path: FieldPath) -> [Violation] { shown(errors(at: path)) }

    /// What the form knows of the attribute around a path.
    package func field(at path: FieldPath) -> FormField { owner(of: path) }

    /// Says that the field at a path has got the focus, or has lost it.
    package func noteFocus(_ isFocused: Bool, at path: FieldPath) {
        if isFocused { beginEditing(at: path) } else { endEditing(at: path) }
    }

    /// The text of a field, if what it is for is a text or was typed; `nil` for a switch or a date.
    package func shownText(at path: FieldPath, of keyPath: PartialKeyPath<Model>?) -> String? {
        let field = owner(of: path)
        _ = field.version
        if let typed = field.typedText(at: path) { return typed }
        if let place = PartPlace(path, in: self), keyPath.map(isExact) ?? true {
            if case .string(let text) = place.data(in: storedModel) { return text }
            return nil
        }
        return keyPath.flatMap { leadsNowhere($0) ? nil : storedModel[keyPath: $0] as? String }
    }
}

/// An element that takes the place of one that is gone. Key paths of subscripts compare what they are made with, which
/// does not matter here.
package struct SpareElement<Element>: Hashable {
    let element: Element

    package init(_ element: Element) { self.element = element }

    package static func == (left: Self, right: Self) -> Bool { true }
    package func hash(into hasher: inout Hasher) {}
}
