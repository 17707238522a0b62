#if canImport(SwiftUI)
public import ProvisoForms
public import SwiftUI

extension View {
    /// Makes a view the field of an attribute of a form, or of a part of one.
    ///
    /// ```swift
    /// TextField("Email", text: form.binding(\.email))
    ///     .validation(form, \.email)
    /// ```
    ///
    /// Below the view are the messages of the errors that are shown (`FormModel.errorDisplay`), and beside it a spinner
    /// while an asynchronous rule runs. The messages are the accessibility hint; the accessibility value of a text field is its
    /// text and what is wrong with it, in a few words. The view reports focus changes to the form, and gets the focus if it has
    /// the first error of a submission.
    ///
    /// - Parameters:
    ///   - form: The form.
    ///   - keyPath: The attribute, or a part of one.
    ///   - showsMessages: Whether the messages are shown below. Pass false to show them elsewhere by
    ///     ``ValidationMessages``.
    ///   - isSecret: Whether the text must not be spoken: a password. The accessibility value stays the view's own.
    public func validation<Model>(
        _ form: FormModel<Model>, _ keyPath: PartialKeyPath<Model>, showsMessages: Bool = true, isSecret: Bool = false
    ) -> some View {
        modifier(
            FieldValidation(field: FieldReference(form, keyPath), showsMessages: showsMessages, isSecret: isSecret))
    }

    /// Makes a view the field of an attribute by its name, of a record for example; see
    /// the one that takes a key path. A name that the form does not know is
    /// shown as a message, with the nearest one.
    public func validation<Model>(
        _ form: FormModel<Model>, _ name: String, showsMessages: Bool = true, isSecret: Bool = false
    ) -> some View {
        modifier(FieldValidation(field: FieldReference(form, name), showsMessages: showsMessages, isSecret: isSecret))
    }
}

/// What is around the view of a field.
private struct FieldValidation<Model>: ViewModifier {
    let field: FieldReference<Model>
    let showsMessages: Bool
    let isSecret: Bool
    @FocusState private var isFocused: Bool
    @Environment(\.scrollToField) private var scrollToField

    func body(content: Content) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            HStack {
                content
                    .focused($isFocused)
                    .modifier(SpokenErrors(field: field, isSecret: isSecret))
                if field.isValidating { ProgressView() }
            }
            if showsMessages { MessageList(messages: field.messages) }
        }
        .id(field.id)
        .onChange(of: isFocused) { _, isFocused in field.noteFocus(isFocused) }
        .onChange(of: field.form.focusRequest, initial: true) { _, _ in takeFocus() }
        .onDisappear { field.noteFocus(false) }
    }

    /// Takes the focus, if the form asks for it.
    private func takeFocus() {
        guard field.wantsFocus else { return }
        scrollToField?(field.id)
        field.form.endFocusRequest()
        isFocused = true
    }
}

/// What assistive technology says of the errors of a field.
///
/// The view is the same with errors and without: another one would lose the focus.
private struct SpokenErrors<Model>: ViewModifier {
    let field: FieldReference<Model>
    let isSecret: Bool

    func body(content: Content) -> some View {
        let hint = field.messages.joined(separator: " ")
        if #available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *) {
            let text = isSecret || hint.isEmpty ? nil : field.text
            content
                .accessibilityValue(
                    Text(verbatim: ([text ?? ""] + field.titles).filter { !$0.isEmpty }.joined(separator: ", ")),
                    isEnabled: text != nil
                )
                .accessibilityHint(Text(verbatim: hint), isEnabled: !hint.isEmpty)
        } else {
            // Earlier systems cannot leave the value as it is while nothing is wrong.
            content.accessibilityHint(Text(verbatim: hint))
        }
    }
}
#endif
