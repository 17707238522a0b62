#if canImport(SwiftUI)
public import ProvisoForms
public import SwiftUI

/// A button that submits a form, and calls a closure if nothing is wrong.
///
/// ```swift
/// SubmitButton("Sign up", form: form) { user in await server.register(user) }
/// ```
///
/// Asynchronous rules are waited for; meanwhile, and while the closure runs, there is a spinner in the button, and it cannot
/// be pressed again. Where something is wrong the errors are shown, their number is announced, and the first one gets the
/// focus.
public struct SubmitButton<Model, Content: View>: View {
    private let form: FormModel<Model>
    private let disabling: SubmitDisabling
    private let action: @MainActor (Model) async -> Void
    private let label: Content
    @State private var isSubmitting = false

    /// Creates a button.
    ///
    /// - Parameters:
    ///   - form: The form.
    ///   - disabled: When the button is disabled. Never by default: pressing it shows what is missing.
    ///   - action: What to do with the model.
    ///   - label: What is in the button.
    public init(
        form: FormModel<Model>, disabled: SubmitDisabling = .never,
        action: @escaping @MainActor (Model) async -> Void, @ViewBuilder label: () -> Content
    ) {
        self.form = form
        disabling = disabled
        self.action = action
        self.label = label()
    }

    /// The button.
    public var body: some View {
        Button {
            submit()
        } label: {
            HStack {
                label
                if isSubmitting { ProgressView() }
            }
        }
        .disabled(isSubmitting || form.isSubmitDisabled(disabling))
    }

    private func submit() {
        guard !isSubmitting else { return }
        isSubmitting = true
        Task { @MainActor in
            await form.submit(action)
            isSubmitting = false
        }
    }
}

extension SubmitButton where Content == Text {
    /// Creates a button with a title.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - form: The form.
    ///   - disabled: When the button cannot be pressed. Never by default.
    ///   - action: What to do with the model.
    public init(
        _ title: LocalizedStringKey, form: FormModel<Model>, disabled: SubmitDisabling = .never,
        action: @escaping @MainActor (Model) async -> Void
    ) {
        self.init(form: form, disabled: disabled, action: action) { Text(title) }
    }
}
#endif
