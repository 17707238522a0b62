extension RuleCompiler {
    /// The places of the attributes that were named, each with what is sensitive inside of its values.
    var layout: RecordLayout {
        let sensitive = labels.filter { $0.value.isSensitive }.map { $0.key } + personal.paths
        guard !sensitive.isEmpty else { return RecordLayout(slots: slots) }
        return RecordLayout(
            slots: zip(slots, names).map { slot, name in
                var slot = slot
                slot.sensitiveParts = SensitiveParts(of: prefix + name, among: sensitive)
                return slot
            })
    }
}
