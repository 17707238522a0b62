#if canImport(SwiftUI)
public import ProvisoForms
public import SwiftUI

extension FormModel {
    /// A binding to an attribute, or to a part of one. What it sets was entered by a person: it is judged at once, whatever
    /// `validatesOnChange` says.
    ///
    /// ```swift
    /// TextField("City", text: form.binding(\.address.city))
    /// TextField("Tag", text: form.binding(\.tags[2]))
    /// ```
    ///
    /// For an element that is gone the binding has the value that it had, and for one that never was an empty text, 0 or a
    /// new model; setting does nothing. A type that has nothing of the kind needs `binding(_:at:default:)`.
    @MainActor public func binding<Value>(_ keyPath: WritableKeyPath<Model, Value>) -> Binding<Value> {
        Bindable(self)[dynamicMember: \.[entered: keyPath]]
    }

    /// A binding to an element of a list, for lists whose elements come and go.
    ///
    /// - Parameters:
    ///   - list: The list.
    ///   - index: The place of the element in it.
    ///   - spare: What is shown where there is no such element. Setting does nothing then.
    @MainActor public func binding<Element>(
        _ list: WritableKeyPath<Model, [Element]>, at index: Int, default spare: Element
    ) -> Binding<Element> {
        Bindable(self)[dynamicMember: \.[entered: list, at: index, or: SpareElement(spare)]]
    }

    /// A binding to the text of an attribute of any type. What is typed is converted where nothing is lost; what cannot be
    /// is an error of the attribute, and stays in the field.
    ///
    /// ```swift
    /// TextField("Age", text: form.binding(text: \.age))     // age: Int
    /// ```
    @MainActor public func binding(text keyPath: PartialKeyPath<Model>) -> Binding<String> {
        Bindable(self)[dynamicMember: \.[typed: keyPath]]
    }

    /// A binding to the text of an attribute, or of a part of one, by its name, of a record for example: `rows[1].quantity`.
    ///
    /// - Throws: `UnknownAttribute`, also where a list has no such element.
    @MainActor public func binding(text name: String) throws(UnknownAttribute) -> Binding<String> {
        _ = try fieldPath(named: name)
        return Bindable(self)[dynamicMember: \.[typed: name]]
    }
}
#endif
