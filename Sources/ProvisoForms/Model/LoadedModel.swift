internal import ProvisoCore

/// What a form was given to be changed.
struct LoadedModel<Model> {
    /// The model. An object is the very one that the form changes.
    let model: Model
    /// The values by attribute, as data.
    var values: [String: DataValue] = [:]
    /// The values by attribute as they are, of an object, in which they change.
    var originals: [String: Any] = [:]

    init(_ model: Model) { self.model = model }
}
