/// What the texts of a format look like.
///
/// ```swift
/// TextShape("[A-HJ-NPR-Z0-9]{17}", check: .at(8, among: "0123456789X"))
/// ```
public struct TextShape: Sendable, Equatable {
    /// A pattern that every text which passes matches as a whole; `nil` when none is known.
    public var pattern: String?
    /// Whether every text that matches ``pattern`` passes.
    public var isExact: Bool
    /// Patterns from which texts are made, the plainest first. The rule itself judges what is made, so that these only have
    /// to hit often enough.
    public var samples: [String]
    /// The characters that are computed from the others; `nil` when there are none.
    public var check: CheckCharacters?
    /// What JSON Schema calls the format (`email`, `date-time`); `nil` for one that it has no name for.
    public var standardName: String?
    /// What helps to enter such a text; `nil` for nothing.
    public var hint: InputHint?

    /// Creates a shape.
    ///
    /// - Parameters:
    ///   - pattern: A pattern that every text which passes matches as a whole; `nil` when none is known.
    ///   - isExact: Whether every text that matches it passes.
    ///   - samples: Patterns from which texts are made, the plainest first; the pattern itself by default.
    ///   - check: The characters that are computed from the others.
    @inline(never)
    public init(
        _ pattern: String? = nil, isExact: Bool = false, samples: [String] = [], check: CheckCharacters? = nil
    ) {
        self.pattern = pattern
        self.isExact = isExact && check == nil && pattern != nil
        self.samples = samples.isEmpty ? pattern.map { [$0] } ?? [] : samples
        self.check = check
    }

    /// The shape with the name that JSON Schema has for the format; `nil` for none.
    @inline(never)
    public func named(_ name: String?) -> Self {
        var shape = self
        shape.standardName = name
        return shape
    }

    /// The shape with what helps to enter such a text.
    @inline(never)
    public func entered(_ hint: InputHint) -> Self {
        var shape = self
        shape.hint = hint
        return shape
    }

    /// A shape of which no pattern is known, only what some of its texts look like.
    public static func like(_ samples: String..., check: CheckCharacters? = nil) -> Self {
        Self(samples: samples, check: check)
    }
}

/// Where in a text characters stand that are computed from the others, and which they can be.
public struct CheckCharacters: Sendable, Equatable {
    /// The places, counted from 0 at the start, or from -1 at the end.
    public var places: [Int]
    /// The characters that can stand there.
    public var alphabet: String

    /// Creates the places of check characters.
    @inline(never)
    public init(places: [Int], among alphabet: String = "0123456789") {
        self.places = places
        self.alphabet = alphabet
    }

    /// One character at a place, counted from 0.
    public static func at(_ place: Int, among alphabet: String = "0123456789") -> Self {
        Self(places: [place], among: alphabet)
    }

    /// The last character.
    public static func last(among alphabet: String = "0123456789") -> Self { Self(places: [-1], among: alphabet) }

    /// A text with each of the characters that could be asked for. One of them passes, where nothing else is wrong.
    ///
    /// - Complexity: The number of characters to the power of the number of places.
    public func variants(of text: String) -> [String] {
        let characters = Array(text)
        var variants = [characters]
        for place in places {
            let index = place < 0 ? characters.count + place : place
            guard characters.indices.contains(index) else { return [] }
            variants = variants.flatMap { variant in
                alphabet.map { character in
                    var changed = variant
                    changed[index] = character
                    return changed
                }
            }
        }
        return variants.map { String($0) }
    }
}
