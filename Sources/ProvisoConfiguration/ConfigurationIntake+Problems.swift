#if Configuration
internal import Configuration
internal import ProvisoCore

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension ConfigurationIntake {
    /// The error of what rules found; `nil` where nothing of it is an error.
    func error(_ violations: [Violation], in catalog: MessageCatalog) -> ConfigurationError? {
        let problems = violations.filter { $0.severity == .error }.map { problem($0, catalog) }
        return problems.isEmpty ? nil : ConfigurationError(problems)
    }

    private func problem(_ violation: Violation, _ catalog: MessageCatalog) -> ConfigurationError.Problem {
        var violation = violation
        let path = violation.outsidePath
        let way = path.components.map { component in
            switch component {
            case .key(let key): key
            case .index(let index): String(index)
            }
        }
        // A violation inside of a list belongs to the key of the list.
        let ends = (0...way.count).reversed()
        let place = ends.lazy.compactMap { places[Array(way.prefix($0))] }.first
        let isSecret = place?.isSecret ?? true
        if isSecret { violation.conceal() }
        return ConfigurationError.Problem(
            key: place?.key ?? (prefix + way).joined(separator: "."), provider: place?.provider, code: violation.code,
            isMissing: place?.value == nil && violation.isOfMissingValue,
            message: redacted(violation.message(in: catalog)),
            suggestion: isSecret ? nil : violation.suggestedText.map(redacted))
    }

    /// A message can name the value of another key: one that a comparison is with.
    private func redacted(_ text: String) -> String {
        var text = text
        for place in places.values where place.isSecret {
            // Shorter ones are part of ordinary words, and no secrets.
            guard let secret = place.value?.text ?? place.value?.description, secret.count > 2 else { continue }
            text = text.replacing(secret, with: "<REDACTED>")
        }
        return text
    }
}
#endif
