#if canImport(SwiftUI)
public import ProvisoForms
public import SwiftUI

/// The messages of the errors of a field that are shown, one below the other; nothing where there are none.
///
/// `View/validation(_:_:showsMessages:isSecret:)` shows them below the field. This is for another place.
public struct ValidationMessages<Model>: View {
    private let field: FieldReference<Model>

    /// Shows the messages of an attribute, or of a part of one.
    public init(_ form: FormModel<Model>, _ keyPath: PartialKeyPath<Model>) {
        field = FieldReference(form, keyPath)
    }

    /// Shows the messages of an attribute by its name. A name that the form does not know is a message itself.
    public init(_ form: FormModel<Model>, _ name: String) { field = FieldReference(form, name) }

    /// The messages.
    public var body: some View { MessageList(messages: field.messages) }
}

/// Messages, one below the other. A sign goes before each, since not everybody sees colours.
struct MessageList: View {
    let messages: [String]

    var body: some View {
        ForEach(messages, id: \.self) { message in
            Label(message, systemImage: "exclamationmark.circle")
                .font(.footnote)
                .foregroundStyle(.red)
        }
    }
}
#endif
