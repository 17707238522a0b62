#if canImport(SwiftUI)
internal import ProvisoCore
public import ProvisoForms
public import SwiftUI

extension View {
    /// Scrolls to the first error of a form when it is submitted, and to what the focus is asked to go to. For what contains
    /// the fields: a `ScrollView`, a `List`, a `Form`.
    public func scrollsToErrors<Model>(of form: FormModel<Model>) -> some View { modifier(ErrorScrolling(form: form)) }
}

/// What scrolls to the fields of a form.
private struct ErrorScrolling<Model>: ViewModifier {
    let form: FormModel<Model>

    func body(content: Content) -> some View {
        ScrollViewReader { proxy in
            content
                .environment(\.scrollToField) { field in proxy.scrollTo(field, anchor: .center) }
                .onChange(of: form.focusRequest) { _, request in
                    // A field that is not made yet, since it is far down in a list, cannot ask for itself.
                    guard let request else { return }
                    proxy.scrollTo(FieldID(form: ObjectIdentifier(form), path: request.path), anchor: .center)
                }
        }
    }
}

/// Scrolls to the view of a field.
typealias ScrollToField = @MainActor @Sendable (FieldID) -> Void

private struct ScrollToFieldKey: EnvironmentKey {
    static let defaultValue: ScrollToField? = nil
}

extension EnvironmentValues {
    /// Scrolls to the view of a field, in what scrolls.
    var scrollToField: ScrollToField? {
        get { self[ScrollToFieldKey.self] }
        set { self[ScrollToFieldKey.self] = newValue }
    }
}
#endif
