#if Command
public import ArgumentParser

/// A value that is one of a few words.
///
/// The parser would list the words by key paths and compare each with its description, and look up at run time how the type does so.
/// Each look-up goes through all conformances of the program, and for all options of a command that takes a tenth of its start.
public protocol NamedChoice: CaseIterable, ExpressibleByArgument, RawRepresentable<String> where AllCases == [Self] {}

extension NamedChoice {
    /// The words, for help, completions and messages.
    public static var allValueStrings: [String] { allCases.map { $0.rawValue } }

    /// The words need no descriptions.
    public static var allValueDescriptions: [String: String] { [:] }
}
#endif
