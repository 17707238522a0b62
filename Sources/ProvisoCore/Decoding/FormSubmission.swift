/// The values of a form that was sent, and what is wrong with how they were sent: `FormPost` of ProvisoWeb, or what another reader of
/// requests makes.
///
/// A form that is assigned a submission shows its problems as errors of their attributes.
public protocol FormSubmission: Sendable {
    /// The values by name, nested as the names say.
    var object: DataObject { get }
    /// What was not sent properly, each violation at the path of its attribute.
    var problems: [Violation] { get }
}
