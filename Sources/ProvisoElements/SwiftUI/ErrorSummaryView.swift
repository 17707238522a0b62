#if canImport(SwiftUI)
public import ProvisoForms
public import SwiftUI

/// The errors of a form that was submitted, for the top of the page: how many there are, and each as a way to its field.
///
/// ```swift
/// ScrollView {
///     ErrorSummaryView(form)
///     TextField("Email", text: form.binding(\.email)).validation(form, \.email)
/// }
/// .scrollsToErrors(of: form)
/// ```
///
/// Nothing is shown before the form is submitted, nor where nothing is wrong.
public struct ErrorSummaryView<Model>: View {
    private let form: FormModel<Model>

    /// Shows the errors of a form.
    public init(_ form: FormModel<Model>) { self.form = form }

    /// The summary.
    public var body: some View {
        let summary = form.errorSummary()
        if form.isSubmitted, !summary.isEmpty {
            VStack(alignment: .leading, spacing: 4) {
                Text(verbatim: summary.title).font(.headline).accessibilityAddTraits(.isHeader)
                ForEach(summary.entries) { entry in
                    Button {
                        // An error that belongs to no field leads nowhere.
                        try? form.requestFocus(on: entry.target)
                    } label: {
                        Label(entry.message, systemImage: "exclamationmark.circle")
                    }
                }
            }
        }
    }
}
#endif
