#if Command
import ProvisoCore
import ProvisoIdentifiers

extension RuleRegistry {
    /// The rules that the command knows: those that come with Proviso, and those for numbers of countries and industries.
    ///
    /// A type is made when a document names it, so that the others cost no start anything.
    static let command = RuleRegistry.standard.adding(.identifiers)
}
#endif
