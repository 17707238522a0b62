/// The names of CSS Color Module Level 4.
enum CSSColorNames {
    /// Whether a text is the name of a color, in any case.
    static func contains(_ utf8: Span<UInt8>) -> Bool {
        isListed(in: colors, utf8, from: 0, to: utf8.count)
    }

    /// Whether a part of a text is the name of a color space for `color()`, in any case.
    static func isColorSpace(_ utf8: Span<UInt8>, from start: Int, to end: Int) -> Bool {
        isListed(in: colorSpaces, utf8, from: start, to: end)
    }

    /// Whether a text is the beginning of the name of a color, in any case.
    static func hasName(beginningWith utf8: Span<UInt8>) -> Bool {
        !rests(of: colors, behind: utf8, from: 0).isEmpty
    }

    /// What is left of the color spaces with whose beginning a text ends, in any case.
    static func restsOfColorSpaces(behind utf8: Span<UInt8>) -> Endings {
        var start = utf8.count
        while start > 0, ASCIIClasses.label.contains(utf8[start - 1]) { start -= 1 }
        return Endings(rests(of: colorSpaces, behind: utf8, from: start))
    }

    /// What is left of the words of a list that begin with a part of a text.
    private static func rests(of list: StaticString, behind utf8: Span<UInt8>, from start: Int) -> [[UInt8]] {
        list.withUTF8Buffer { list in
            list.split(separator: ASCII.space).filter { word in
                utf8.count - start < word.count
                    && (start..<utf8.count).allSatisfy {
                        ASCII.lowercased(utf8[$0]) == word[word.startIndex + $0 - start]
                    }
            }.map { Array($0[($0.startIndex + utf8.count - start)...]) }
        }
    }

    /// Whether a part of a text is a word, in any case.
    static func matches(_ range: Range<Int>, _ word: StaticString, in utf8: Span<UInt8>) -> Bool {
        guard range.count == word.utf8CodeUnitCount else { return false }
        return word.withUTF8Buffer { word in
            for (index, offset) in range.enumerated() where ASCII.lowercased(utf8[offset]) != word[index] {
                return false
            }
            return true
        }
    }

    /// Looks a word up in a sorted list in which every word has a space behind it.
    private static func isListed(in list: StaticString, _ utf8: Span<UInt8>, from start: Int, to end: Int) -> Bool {
        guard end > start, end - start <= 24 else { return false }
        return list.withUTF8Buffer { list in
            var low = 0
            var high = list.count
            while low < high {
                // The word around the middle.
                var word = low + (high - low) / 2
                while word > low, list[word - 1] != ASCII.space { word -= 1 }
                var position = word
                var offset = start
                // The space behind a word of the list never matches, so that a comparison ends with the word.
                while offset < end, utf8[offset] != ASCII.space, list[position] == ASCII.lowercased(utf8[offset]) {
                    position += 1
                    offset += 1
                }
                let isAtEnd = offset == end
                if isAtEnd && list[position] == ASCII.space { return true }
                // A space is smaller than any letter, so a word comes before the ones that begin with it.
                let isSmaller = !isAtEnd && list[position] < ASCII.lowercased(utf8[offset])
                while list[position] != ASCII.space { position += 1 }
                if isSmaller { low = position + 1 } else { high = word }
            }
            return false
        }
    }

    /// Section 6.1 (named colors), 6.2 and appendix A (system colors), 6.3 and 6.4 (`transparent`, `currentcolor`).
    private static let colors: StaticString = """
        accentcolor accentcolortext activeborder activecaption activetext aliceblue antiquewhite appworkspace aqua \
        aquamarine azure background beige bisque black blanchedalmond blue blueviolet brown burlywood buttonborder \
        buttonface buttonhighlight buttonshadow buttontext cadetblue canvas canvastext captiontext chartreuse \
        chocolate coral cornflowerblue cornsilk crimson currentcolor cyan darkblue darkcyan darkgoldenrod darkgray \
        darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon \
        darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray \
        dimgrey dodgerblue field fieldtext firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold \
        goldenrod gray graytext green greenyellow grey highlight highlighttext honeydew hotpink inactiveborder \
        inactivecaption inactivecaptiontext indianred indigo infobackground infotext ivory khaki lavender \
        lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray \
        lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey \
        lightsteelblue lightyellow lime limegreen linen linktext magenta mark marktext maroon mediumaquamarine \
        mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise \
        mediumvioletred menu menutext midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive \
        olivedrab orange orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff \
        peru pink plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown \
        scrollbar seagreen seashell selecteditem selecteditemtext sienna silver skyblue slateblue slategray \
        slategrey snow springgreen steelblue tan teal thistle threeddarkshadow threedface threedhighlight \
        threedlightshadow threedshadow tomato transparent turquoise violet visitedtext wheat white whitesmoke window \
        windowframe windowtext yellow yellowgreen \

        """

    /// Section 10.1 to 10.8: the predefined color spaces.
    private static let colorSpaces: StaticString = """
        a98-rgb display-p3 display-p3-linear prophoto-rgb rec2020 srgb srgb-linear xyz xyz-d50 xyz-d65 \

        """
}
