#if Configuration
public import Configuration

/// What hands out configuration values: a reader of swift-configuration, or a snapshot of one.
///
/// `ConfigReader` and `ConfigSnapshotReader` conform. Both have these methods already.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public protocol ConfigurationSource: Sendable {
    /// The source of the values whose keys begin with a key.
    func scoped(to key: ConfigKey) -> Self
    /// The text of a key, where its value is one.
    func string(forKey key: ConfigKey, isSecret: Bool, fileID: String, line: UInt) -> String?
    /// The whole number of a key, where its value is one.
    func int(forKey key: ConfigKey, isSecret: Bool, fileID: String, line: UInt) -> Int?
    /// The number of a key, where its value is one.
    func double(forKey key: ConfigKey, isSecret: Bool, fileID: String, line: UInt) -> Double?
    /// The truth value of a key, where its value is one.
    func bool(forKey key: ConfigKey, isSecret: Bool, fileID: String, line: UInt) -> Bool?
    /// The texts of a key, where its value is a list of them.
    func stringArray(forKey key: ConfigKey, isSecret: Bool, fileID: String, line: UInt) -> [String]?
    /// The whole numbers of a key, where its value is a list of them.
    func intArray(forKey key: ConfigKey, isSecret: Bool, fileID: String, line: UInt) -> [Int]?
    /// The numbers of a key, where its value is a list of them.
    func doubleArray(forKey key: ConfigKey, isSecret: Bool, fileID: String, line: UInt) -> [Double]?
    /// The truth values of a key, where its value is a list of them.
    func boolArray(forKey key: ConfigKey, isSecret: Bool, fileID: String, line: UInt) -> [Bool]?
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension ConfigReader: ConfigurationSource {}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension ConfigSnapshotReader: ConfigurationSource {}
#endif
