internal import ProvisoCore

/// A piece of a page. Text and values of attributes come in through here alone, and are nothing but text in it.
///
/// What comes out is well-formed XML too, so that no browser has to guess.
struct HTML: Sendable {
    private(set) var source: String

    private init(source: String) { self.source = source }

    /// Nothing.
    static let nothing = HTML(source: "")

    /// A line of text: what would be markup is a character reference, what cannot be seen or would reorder text is made
    /// visible.
    static func text(_ text: String) -> HTML { HTML(source: escaped(text)) }

    /// Whether there is nothing in it.
    var isEmpty: Bool { source.isEmpty }

    /// Pieces one after another.
    static func all(_ pieces: [HTML]) -> HTML { HTML(source: pieces.map(\.source).joined()) }

    /// Text from outside, which may go the other way than the text around it.
    static func isolated(_ text: String) -> HTML { HTML("bdi", [:], [.text(text)]) }

    /// The page's own style sheet, which nothing from outside is part of.
    static func style(_ sheet: StaticString) -> HTML { HTML(source: "<style>\(sheet)</style>") }

    /// A whole document of one element.
    static func document(_ root: HTML) -> String { "<!DOCTYPE html>\n" + root.source + "\n" }

    /// An element.
    ///
    /// - Parameters:
    ///   - attributes: Their values may come from outside; those that are `nil` are left out.
    ///   - children: Its content.
    init(
        _ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:], _ children: [HTML] = []
    ) {
        var source = "<\(name)"
        for (attribute, value) in attributes {
            if let value { source += " \(attribute)=\"" + Self.escaped(value) + "\"" }
        }
        if children.isEmpty, Self.void.contains("\(name)") {
            self.init(source: source + "/>")
        } else {
            self.init(source: source + ">" + children.map(\.source).joined() + "</\(name)>")
        }
    }

    /// An element with a line of text in it.
    init(_ name: StaticString, _ attributes: KeyValuePairs<StaticString, String?> = [:], _ text: String) {
        self.init(name, attributes, [.text(text)])
    }

    /// The elements that have no end tag, and those of pictures that have nothing in them.
    private static let void: Set = ["meta", "br", "rect"]

    private static func escaped(_ text: String) -> String {
        let visible = VisibleText.singleLine(text, keepsIsolates: true)
        var result = ""
        result.reserveCapacity(visible.utf8.count)
        for scalar in visible.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            // These are in no document of XML.
            case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
