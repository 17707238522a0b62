#if Configuration
public import Configuration
internal import ProvisoBase

/// Lets errors name the provider of a value, and show values that are no secrets.
///
/// A reader does not say which of its providers has answered, or that a provider keeps a value secret. It tells its access reporter.
/// Give it this one, and pass on to your own what it reports:
///
/// ```swift
/// let config = ConfigReader(providers: providers, accessReporter: OriginReporter(forwardingTo: AccessLogger(logger: logger)))
/// ```
///
/// Without it, errors name no provider, and every value counts as a secret.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
public struct OriginReporter: AccessReporter {
    private let next: (any AccessReporter)?

    /// Creates a reporter.
    ///
    /// - Parameter next: Gets every event too.
    public init(forwardingTo next: (any AccessReporter)? = nil) { self.next = next }

    /// Notes where a value that is about to be validated came from.
    public func report(_ event: AccessEvent) {
        OriginLog.current?.note(event)
        next?.report(event)
    }
}

/// Where the value came from that was read last.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class OriginLog: Sendable {
    struct Origin: Sendable {
        /// The key from the root of the configuration.
        let key: String
        let provider: String?
        let isSecret: Bool
        /// Whether every provider said that it has no value of the key.
        let isMissing: Bool
    }

    /// Set while a configuration is read for its validation.
    @TaskLocal static var current: OriginLog?

    private let last = Locked<Origin?>(nil)

    func note(_ event: AccessEvent) {
        var origin = Origin(key: event.metadata.key.description, provider: nil, isSecret: false, isMissing: true)
        // A provider that cannot convert its value is where the value is.
        search: for answer in event.providerResults {
            switch answer.result {
            case .success(let found):
                guard let value = found.value else { continue }
                origin = Origin(
                    key: origin.key, provider: answer.providerName, isSecret: value.isSecret, isMissing: false)
            case .failure:
                // Whether the value is a secret is not said then.
                origin = Origin(key: origin.key, provider: answer.providerName, isSecret: true, isMissing: false)
            }
            break search
        }
        let noted = origin
        last.withLock { $0 = noted }
    }

    /// The origin of the value that was read last; `nil` where no reporter noted one.
    func take() -> Origin? {
        last.withLock { last in
            defer { last = nil }
            return last
        }
    }
}
#endif
