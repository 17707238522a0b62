#if Command
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The variables of the environment, of which only those that are asked for are read: Foundation makes texts of all of them.
enum Environment {
    /// The variables that say how to write: the language of messages, and what a terminal can show.
    static var ofOutput: [String: String] {
        let names = ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG", "TERM", "NO_COLOR"]
        return names.reduce(into: [:]) { $0[$1] = variable($1) }
    }

    /// A variable, or `nil` if it is not set.
    static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
#endif
