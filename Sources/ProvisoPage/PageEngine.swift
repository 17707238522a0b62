package import ProvisoCore
#if !PROVISO_SMALL
internal import ProvisoIdentifiers
#endif

/// What the script of a page asks: rules and languages that were loaded, by number.
///
/// Requests and answers are bytes: a script shares no values with Swift. A request is written by the script as ``PageInput`` reads
/// it, an answer is JSON in UTF-8, which every browser reads fastest.
package final class PageEngine {
    private var rules: [PageRules?] = []
    private var catalogs: [MessageCatalog?] = [.english]
    let registry: RuleRegistry
    var writer = JSONWriter()

    /// Creates an engine that has loaded nothing but English.
    ///
    /// - Parameter registry: The rules that documents may name.
    package init(registry: RuleRegistry = .ofPage) {
        var registry = registry
        registry.leavesToOthers = true
        self.registry = registry
    }

    /// Lends the answer to the last request.
    package func withAnswer<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        writer.bytes.withUnsafeBufferPointer(body)
    }

    // MARK: Rules

    /// Loads a rule document.
    ///
    /// - Parameter text: The document as JSON.
    /// - Returns: Its number; `nil` when it cannot be used. The answer says why.
    package func loadRules(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
        begin()
        do throws(RuleDocumentError) {
            rules.append(PageRules(try PageRules.document(text, registry)))
            return rules.count - 1
        } catch {
            writer.write(mistakes: error, in: text)
            return nil
        }
    }

    /// Finds a scenario of a document.
    ///
    /// - Returns: Its number among ``RuleDocument/scenarios``; `nil` when there is none of the name. The answer says which there
    ///   are.
    package func scenario(_ name: String, of number: Int) -> Int? {
        begin()
        guard let rules = self[rules: number] else { return nil }
        do throws(UnknownScenario) {
            return try rules.scenario(named: name)
        } catch {
            writer.write(error.description)
            return nil
        }
    }

    /// Says what there is to know of a document in a scenario: its attributes and what a page cannot judge.
    package func describe(_ number: Int, _ language: Int, scenario: Int) {
        begin()
        guard let rules = self[rules: number] else { return }
        writer.write(rules.description(in: scenario, catalog(language)))
    }

    /// Forgets a document.
    package func forgetRules(_ number: Int) { if rules.indices.contains(number) { rules[number] = nil } }

    // MARK: Languages

    /// Loads a language from the file that ``PageLanguage`` describes.
    ///
    /// - Returns: Its number; `nil` when the text is no such file.
    package func loadLanguage(_ text: String) -> Int? {
        begin()
        guard let catalog = PageLanguage.catalog(text) else { return nil }
        return add(catalog)
    }

    /// Loads messages of the page's own, in a language, over those of a catalogue.
    ///
    /// - Parameter text: A String Catalog.
    /// - Returns: The number of both together; `nil` when the text is no String Catalog for these rules. The answer says why.
    package func loadMessages(_ text: String, over language: Int) -> Int? {
        begin()
        do throws(MessageCatalogError) {
            return add(try catalog(language).overlaid(stringCatalog: text))
        } catch {
            writer.write(error.description)
            return nil
        }
    }

    /// Says how many problems there are, as a sentence.
    package func summarize(_ count: Int, _ language: Int) {
        begin()
        writer.write(ReportMessages.title(of: count, in: catalog(language)))
    }

    /// Forgets a language or messages of the page's own. English stays.
    package func forgetCatalog(_ number: Int) {
        if number > 0, catalogs.indices.contains(number) { catalogs[number] = nil }
    }

    private func add(_ catalog: MessageCatalog) -> Int {
        catalogs.append(catalog)
        return catalogs.count - 1
    }

    // MARK: Records

    /// Judges a record.
    ///
    /// - Parameters:
    ///   - number: The document.
    ///   - language: The language of the messages.
    ///   - scenario: The scenario, by its number.
    ///   - limit: How many violations to collect at most; all when it is negative.
    ///   - stop: When to leave rules out: 0 never, 1 for the attribute, 2 for the group, 3 for the model.
    ///   - input: The record.
    /// - Returns: Whether nothing was found and nothing changed. Otherwise the answer says what.
    package func check(
        _ number: Int, _ language: Int, scenario: Int, limit: Int, stop: Int, _ input: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        begin()
        guard let rules = self[rules: number] else { return false }
        let limit = limit < 0 ? Int.max : limit
        let outcome = rules.check(PageInput(input), scenario, limit: limit, stop: ModelCheck.Stop(number: stop))
        if outcome.result.violations.isEmpty, outcome.changes.isEmpty { return true }
        writer.write(outcome, of: rules, in: catalog(language))
        return false
    }

    /// Judges a text that is being typed: what is wrong with it, and whether typing on can save it.
    package func typed(_ number: Int, _ language: Int, scenario: Int, _ input: UnsafeBufferPointer<UInt8>) {
        begin()
        guard let rules = self[rules: number] else { return }
        writer.write(rules.typed(PageInput(input), scenario), of: rules, in: catalog(language))
    }

    // MARK: -

    func begin() { writer.removeAll() }

    subscript(rules number: Int) -> PageRules? { rules.indices.contains(number) ? rules[number] : nil }

    private func catalog(_ number: Int) -> MessageCatalog {
        (catalogs.indices.contains(number) ? catalogs[number] : nil) ?? .english
    }
}

extension RuleRegistry {
    /// The rules that the engine has; the small one has none for numbers and codes of countries and industries.
    package static var ofPage: RuleRegistry {
        #if PROVISO_SMALL
        .standard
        #else
        .standard.adding(.identifiers)
        #endif
    }
}

extension ModelCheck.Stop {
    /// The stop that a page's script asks for.
    fileprivate init(number: Int) {
        switch number {
        case 1: self = .attribute
        case 2: self = .group
        case 3: self = .model
        default: self = .never
        }
    }
}
