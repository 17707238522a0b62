internal import ProvisoCore

extension DataObject {
    /// Options without those that have their default.
    ///
    /// - Parameters:
    ///   - members: Options that are off by default, and those that are no flags: `nil` where they have their default.
    ///   - on: Options that are on by default.
    static func options(_ members: KeyValuePairs<String, DataValue?>, on: KeyValuePairs<String, Bool>) -> DataObject {
        var options = DataObject.options(members)
        for (name, isOn) in on where !isOn { options[name] = .bool(false) }
        return options
    }
}
