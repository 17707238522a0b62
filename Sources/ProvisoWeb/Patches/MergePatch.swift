public import ProvisoCore

extension DataValue {
    /// The media type of a merge patch: `application/merge-patch+json`.
    public static var mergePatchMediaType: String { "application/merge-patch+json" }

    /// This value with a merge patch applied (RFC 7396): members of the patch replace those here, `null` removes one, and an object is
    /// merged into what is here. Anything but an object replaces the whole.
    ///
    /// - Complexity: Linear in the size of both.
    public func merging(patch: DataValue) -> DataValue {
        guard case .object(let changes) = patch else { return patch }
        var merged = DataObject()
        if case .object(let object) = self { merged = object }
        var removed: Set<String> = []
        for (key, change) in changes.members {
            if case .null = change {
                removed.insert(key)
            } else {
                merged[key] = (merged[key] ?? .null).merging(patch: change)
            }
        }
        guard !removed.isEmpty else { return .object(merged) }
        var kept = DataObject()
        for (key, value) in merged.members where !removed.contains(key) { kept[key] = value }
        return .object(kept)
    }

    /// Whether a merge patch changes what stands at a path, or something inside of it or around it. Lists are changed as a whole.
    public func patches(_ path: FieldPath) -> Bool {
        var value = self
        for component in path.components {
            guard case .object(let object) = value else { return true }
            guard case .key(let name) = component, let inner = object[name] else { return false }
            value = inner
        }
        return true
    }
}
