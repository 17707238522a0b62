internal import ProvisoBase
internal import ProvisoCore

/// The profile of the parts of the data that were looked at, put together as they come.
struct GatheredProfile: Sendable {
    /// `nil` where nothing was looked at.
    private(set) var profile: DataProfile?
    /// What it says of the parts that follow.
    let bounds = ProfileBounds()

    /// Takes over what the part that comes next has.
    mutating func merge(_ next: DataProfile) {
        var whole = profile ?? DataProfile()
        // So that there is one reference, and nothing is copied.
        profile = nil
        whole.merge(next)
        bounds.note(whole)
        profile = whole
    }
}

/// What the parts of the data that were looked at say of all of it. Any thread reads it as it begins with another part.
final class ProfileBounds: Sendable {
    private let bounds = Locked<[TextKey: ColumnProfile.Bounds]>([:])

    /// What is known, by the names of columns.
    var all: [TextKey: ColumnProfile.Bounds] { bounds.withLock { $0 } }

    /// Notes what the parts so far have come to together.
    func note(_ profile: DataProfile) {
        let all = Dictionary(
            profile.columns.map { (TextKey($0.name), $0.bounds) }, uniquingKeysWith: { first, _ in first })
        bounds.withLock { $0 = all }
    }
}
