/// Texts that differ a little from one that passes.
enum NearMisses {
    /// Characters that some formats refuse, plain ones first: of other scripts, invisible ones, controls.
    private static let intruders: [Character] = [
        "a", "A", "0", "9", " ", "-", ".", "@", "/", "_", "!", "é", "\u{430}", "\u{7}", "\u{200B}", "\u{FF21}", ":",
        "#", "+", "%",
        "ß", "\u{3B1}",
    ]

    /// The texts, each once, the text itself not among them.
    static func of(_ text: String, atMost most: Int = 220) -> [String] {
        let characters = Array(text.prefix(256))
        var found: [String] = []
        var known: Set<String> = [text]
        func add(_ variant: some Sequence<Character>) {
            let variant = String(variant)
            if found.count < most, known.insert(variant).inserted { found.append(variant) }
        }
        let places =
            characters.count <= 6
            ? Array(characters.indices) : [0, 1, characters.count / 2, characters.count - 2, characters.count - 1]
        if !characters.isEmpty {
            add(characters.dropLast())
            add(characters.dropFirst())
        }
        for place in places {
            let digit = characters[place].wholeNumberValue
            if let digit { add(replacing(characters, place, Character(String((digit + 1) % 10)))) }
        }
        add(text.uppercased())
        add(text.lowercased())
        for intruder in intruders { add(characters + [intruder]) }
        for place in places { for intruder in intruders { add(replacing(characters, place, intruder)) } }
        for place in places.dropLast() where place + 1 < characters.count {
            var swapped = characters
            swapped.swapAt(place, place + 1)
            add(swapped)
        }
        for intruder in intruders { add([intruder] + characters) }
        add(characters + characters)
        add("not like this")
        return found
    }

    private static func replacing(_ characters: [Character], _ place: Int, _ character: Character) -> [Character] {
        var copy = characters
        copy[place] = character
        return copy
    }
}
