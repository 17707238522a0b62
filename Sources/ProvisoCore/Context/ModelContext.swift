/// What the rules inside of a model's rule need to know: a nested model is judged in the outer one's scenario.
package struct ModelContext: Sendable {
    var scenario: Scenario
    var isTidying: Bool
    /// When rules are left out that could still find something.
    var stop = ValidationStop.never
    #if !hasFeature(Embedded)
    /// The type of the model, which has messages of its own.
    package var model: (any Validatable.Type)?
    /// The model itself, when it is an object that may hold others.
    var object: HeldObject?
    /// The walk through the models inside, once there is one.
    var walk: SharedWalk?
    #endif
    /// Those messages, once a rule has found something.
    var messages: ModelMessages?
    /// The attributes of a nested model to judge, or `nil` for all.
    var attributes: Set<String>?
    /// What of the value that is judged could not be made from data.
    var unmade: UnmadeValues?
    /// Whether changes to objects are to be taken back, and so are noted.
    package var notesChanges = false
    /// Who watches the check.
    var observer: CheckObserver?
    /// What is asked of the rules while a text is typed.
    package var query: CompletionQuery?
    /// How to take back what filters changed in objects, which a validation that changes nothing shares with everyone.
    var changes: [ObjectChange] = []

    /// Takes back every change to an object.
    package mutating func takeBackChanges() {
        for change in changes.reversed() { change.takeBack() }
        changes = []
    }
}

/// A change to an object, made and taken back on the thread of one validation.
struct ObjectChange: @unchecked Sendable {
    let takeBack: () -> Void
}
