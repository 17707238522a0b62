extension Record {
    /// Hands out values one after another, each as the only attribute of a record.
    static func forEach<Failure: Error>(
        _ values: [DataValue], _ body: ([AttributeReference], borrowing Record) throws(Failure) -> Void
    ) throws(Failure) {
        let label = AttributeLabel.value
        let slot = RecordLayout.Slot(name: "", path: FieldPath(), sharedLabel: Shared(label), parent: nil, subpath: [])
        var record = Record(layout: RecordLayout(slots: [slot]))
        for value in values {
            record.reset(input: UnsafeBufferPointer(start: nil, count: 0), isFlat: true)
            record.load(value, into: 0)
            try body([AttributeReference(name: "", named: label, slot: 0)], record)
        }
    }
}
