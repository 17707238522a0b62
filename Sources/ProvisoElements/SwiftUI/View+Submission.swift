#if canImport(SwiftUI)
internal import Accessibility
public import ProvisoForms
public import SwiftUI

/// When the button that submits a form cannot be pressed.
public enum SubmitDisabling: Sendable, Hashable, CaseIterable {
    /// Never. This is the default: pressing the button shows what is missing.
    case never
    /// While a rule that judges at once finds an error; see `FormModel.isReadyToSubmit`.
    case whileInvalid
    /// While an asynchronous rule is being asked.
    case whileValidating
}

extension FormModel {
    /// Whether the button that submits the form cannot be pressed.
    func isSubmitDisabled(_ disabling: SubmitDisabling) -> Bool {
        switch disabling {
        case .never: false
        case .whileInvalid: !isReadyToSubmit
        case .whileValidating: isValidating
        }
    }

    /// Submits the form. Where something is wrong that is announced, and the first error gets the focus.
    @MainActor func submit(_ action: @MainActor (Model) async -> Void) async {
        guard await submitAsync() else {
            return AccessibilityNotification.Announcement(errorSummary().title).post()
        }
        await action(model)
    }
}

extension View {
    /// Disables a button that submits a form, as asked. ``SubmitButton`` does that by itself.
    public func validationSubmit<Model>(_ form: FormModel<Model>, disabled: SubmitDisabling) -> some View {
        self.disabled(form.isSubmitDisabled(disabled))
    }

    /// Submits a form when the Return key is pressed in one of the fields inside, and calls a closure if nothing is wrong.
    /// Otherwise the first error gets the focus.
    ///
    /// - Parameters:
    ///   - form: The form.
    ///   - action: What to do with the model.
    public func onValidSubmit<Model>(
        of form: FormModel<Model>, perform action: @escaping @MainActor (Model) async -> Void
    ) -> some View {
        onSubmit { Task { @MainActor in await form.submit(action) } }
    }
}
#endif
