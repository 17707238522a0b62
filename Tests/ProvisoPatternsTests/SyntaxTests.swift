import ProvisoPatterns
import Testing

/// What each piece of the syntax matches, and what it does not.
@Suite struct SyntaxTests {
    struct Row: CustomTestStringConvertible, Sendable {
        var pattern: String
        var options: Pattern.Options = .init()
        var whole: [String]
        var not: [String] = []

        init(_ pattern: String, _ options: Pattern.Options = .init(), whole: [String], not: [String] = []) {
            self.pattern = pattern
            self.options = options
            self.whole = whole
            self.not = not
        }

        var testDescription: String { pattern }
    }

    static let any = Pattern.Options(caseInsensitive: true)
    static let unicode = Pattern.Options(unicode: true)
    static let lines = Pattern.Options(multiline: true)
    static let spaced = Pattern.Options(extended: true)

    static let literals = [
        Row("", whole: [""], not: ["a", "\n"]),
        Row("abc", whole: ["abc"], not: ["ab", "abcd", "ABC", "abc\n", "\nabc"]),
        Row("größe", whole: ["größe"], not: ["grösse"]),
        Row("\\.\\*\\+\\?\\(\\)\\[\\]\\{\\}\\^\\$\\|\\\\\\/\\-\\_\\<\\>\\ ", whole: [".*+?()[]{}^$|\\/-_<> "]),
        Row("\\t\\n\\r\\f\\a\\e\\cJ\\cj\\c[", whole: ["\t\n\r\u{C}\u{7}\u{1B}\n\n\u{1B}"]),
        Row("\\x41\\x{1F600}\\u0041\\u{1F600}\\uD83D\\uDE00\\U0001F600", whole: ["A😀A😀😀😀"]),
        Row("\\0\\012\\o{101}", whole: ["\0\nA"]),
        Row("\\Qa.b*\\E+", whole: ["a.b*", "a.b**"], not: ["a.b", "axb*"]),
        Row("\\Qa|b", whole: ["a|b"]),
        Row("\\Q\\E\\Ea", whole: ["a"]),
        Row("]}a", whole: ["]}a"]),
        Row("e\u{301}", whole: ["e\u{301}"], not: ["é"]),
    ]

    static let classes = [
        Row(".", whole: ["a", "\r", "\u{2028}", "😀"], not: ["", "\n", "ab", "e\u{301}"]),
        Row("[abc]", whole: ["a", "b", "c"], not: ["d", "ab", "A"]),
        Row("[^abc]", whole: ["d", "\n", "😀"], not: ["a", ""]),
        Row("[a-cx-z]", whole: ["b", "y"], not: ["d", "w", "-"]),
        Row("[]a]", whole: ["]", "a"]),
        Row("[^]a]", whole: ["b"], not: ["]", "a"]),
        Row("[a-]", whole: ["a", "-"], not: ["b"]),
        Row("[-a]", whole: ["a", "-"]),
        Row("[\\w-.]", whole: ["a", "-", ".", "_"], not: ["+"]),
        Row("[a-c-e]", whole: ["b", "-", "e"], not: ["d"]),
        Row("[+-.]", whole: ["+", ",", "-", "."], not: ["/"]),
        Row("[\\]\\-\\\\\\^]", whole: ["]", "-", "\\", "^"]),
        Row("[a^&|~]", whole: ["^", "&", "|", "~"]),
        Row("[\\b\\n\\x41-\\x43]", whole: ["\u{8}", "\n", "B"], not: ["b"]),
        Row("[.*+?$(){}|]", whole: [".", "$", "{"], not: ["a"]),
        Row("[[:alpha:]_]", whole: ["a", "Z", "_"], not: ["1", "é"]),
        Row("[[:^digit:]]", whole: ["a"], not: ["1"]),
        Row("[^[:space:]a]", whole: ["b"], not: [" ", "a"]),
        Row("[a-z&&[^aeiou]]", whole: ["b", "z"], not: ["a", "B"]),
        Row("[a-z--[aeiou]--m]", whole: ["b"], not: ["a", "m"]),
        Row("[\\w&&[^\\d_]]", whole: ["a"], not: ["1", "_"]),
        Row("[a-c[x-z]]", whole: ["b", "y"]),
        Row("[^a-c[x-z]]", whole: ["d"], not: ["b", "y"]),
        Row("[[a]&&[b]]", whole: [], not: ["a", "b", ""]),
        Row("[\\Q]-^\\E]", whole: ["]", "-", "^"]),
        Row("\\d\\D", whole: ["1a"], not: ["aa", "11", "٣a"]),
        Row("\\w\\W", whole: ["_-", "9é"], not: ["éa"]),
        Row("\\s\\S", whole: [" a", "\u{B}a"], not: ["\u{A0}a"]),
        Row("\\h\\H\\v\\V", whole: ["\ta\na"], not: ["\na\na"]),
        Row("\\N", whole: ["a"], not: ["\n"]),
        Row("\\R", whole: ["\n", "\r", "\r\n", "\u{B}"], not: ["\n\n", "\u{2028}"]),
        Row("\\d\\w\\s\\h\\v", unicode, whole: ["٣é\u{A0}\u{A0}\u{2028}", "1a \t\n"]),
        Row("[[:alpha:]][[:upper:]][[:punct:]]", unicode, whole: ["éÉ¿"], not: ["1É¿"]),
        Row("(?u)\\d(?-u)\\d", whole: ["٣1"], not: ["٣٣"]),
    ]

    static let properties = [
        Row("\\p{L}\\pL\\p{Lu}\\P{Lu}\\p{^L}\\P{^L}", whole: ["éaÉa1a"]),
        Row("\\p{Uppercase_Letter}\\p{uppercaseletter}\\p{ Upper case-Letter }", whole: ["AÉΩ"]),
        Row("\\p{Greek}\\p{Script=Cyrillic}\\p{sc=Han}\\p{Latn}\\p{IsGreek}", whole: ["αж中aω"], not: ["aж中aω"]),
        Row("\\p{Alphabetic}\\p{White_Space}\\p{Emoji}\\p{gc=Nd}", whole: ["é ❤٣"]),
        Row("\\p{Any}\\p{ASCII}\\p{Assigned}", whole: ["😀aa"], not: ["😀éa"]),
        Row("[\\p{L}\\p{Nd}_]+", whole: ["größe_٣"], not: ["a-b"]),
        Row("[^\\p{L}]", whole: ["1"], not: ["é"]),
        Row("[\\p{L}--\\p{Latin}]", whole: ["ж"], not: ["a"]),
        Row("\\p{LC}\\p{L&}\\p{Alphabetic=yes}\\p{Alphabetic=no}\\p{gc!=Lu}", whole: ["aAa1a"]),
        Row("\\p{Extended_Pictographic}\\p{RI}{2}", whole: ["😀🇩🇪"]),
    ]

    static let quantifiers = [
        Row("a*", whole: ["", "a", "aaa"], not: ["b"]),
        Row("a+?", whole: ["a", "aaa"], not: [""]),
        Row("a??b", whole: ["b", "ab"], not: ["aab"]),
        Row("a{2}", whole: ["aa"], not: ["a", "aaa"]),
        Row("a{2,}", whole: ["aa", "aaaa"], not: ["a"]),
        Row("a{1,3}?", whole: ["a", "aaa"], not: ["", "aaaa"]),
        Row("a{0}b{0,0}", whole: [""], not: ["a", "b"]),
        Row("(?:ab){2,3}", whole: ["abab", "ababab"], not: ["ab", "aba"]),
        Row("(a*)*", whole: ["", "aaa"], not: ["b"]),
        Row("(?:a|b*)+?c", whole: ["c", "abac"], not: ["ab"]),
        Row("(?:a{2}){3}", whole: ["aaaaaa"], not: ["aaa"]),
        Row("(|a)+", whole: ["", "aa"]),
        Row("(?:\\b|a)*", whole: ["", "aa"]),
        Row("^*a$?", whole: ["a"]),
        Row("😀{2}", whole: ["😀😀"], not: ["😀"]),
    ]

    static let groups = [
        Row("a|ab|abc", whole: ["a", "ab", "abc"], not: ["b"]),
        Row("a||b", whole: ["a", "", "b"]),
        Row("(a)(?:b)(?<name>c)(?P<n2>d)(?'n3'e)", whole: ["abcde"]),
        Row("()", whole: [""]),
        Row("((a))|(b)", whole: ["a", "b"]),
        Row("(?#comment)a(?#another)+", whole: ["aa"]),
        Row("(?i)abc", whole: ["aBC"]),
        Row("a(?i)b|c", whole: ["aB", "C"], not: ["AB"]),
        Row("(?i:a)b", whole: ["Ab"], not: ["AB"]),
        Row("((?i)a)b", whole: ["Ab"], not: ["AB"]),
        Row("(?i)a(?-i)b", whole: ["Ab"], not: ["AB"]),
        Row("(?s).(?-s:.)", whole: ["\na"], not: ["\n\n"]),
        Row("(?xi) a b # a comment\n c", whole: ["abc", "ABC"]),
        Row("(?U)a+?(?-U)", whole: ["aa"]),
        Row("a b # c\n \\  [ x ]", spaced, whole: ["ab x"], not: ["ab  "]),
        Row("a +", spaced, whole: ["aa"]),
    ]

    static let anchors = [
        Row("^abc$", whole: ["abc"], not: ["abc\n", "\nabc", "abc\r\n"]),
        Row("\\Aabc\\z", whole: ["abc"], not: ["abc\n"]),
        Row("a$\\n?", whole: ["a"], not: ["a\n"]),
        Row("a$\\n^b", lines, whole: ["a\nb"], not: ["ab"]),
        Row("(?m)^$\\n^$", whole: ["\n"]),
        Row("(?mR)a$\\r\\n^b", whole: ["a\r\nb"]),
        Row("\\bab\\b \\bc\\B", whole: [], not: ["ab c"]),
        Row("\\bab\\b.\\bc\\b", whole: ["ab c"], not: ["ab_c"]),
        Row("a\\Bb", whole: ["ab"]),
        Row("é\\ba", whole: ["éa"]),
        Row("é\\Ba", unicode, whole: ["éa"]),
        Row("\\b{start}a\\b{end}\\b{end-half} \\b{start-half}", whole: ["a "]),
        Row("\\b{2}a", whole: ["a"]),
    ]

    static let cases = [
        Row("straße", any, whole: ["STRAßE", "straẞe"], not: ["STRASSE"]),
        Row("k", any, whole: ["K", "\u{212A}"]),
        Row("\u{212A}", any, whole: ["K", "k"]),
        Row("[a-z]", any, whole: ["S", "\u{17F}"], not: ["["]),
        Row("[^k]", any, whole: ["a"], not: ["K", "k", "\u{212A}"]),
        Row("σ", any, whole: ["Σ", "ς", "σ"]),
        Row("i", any, whole: ["I"], not: ["İ", "ı"]),
        Row("\\p{Lu}", any, whole: ["a", "A"], not: ["1"]),
        Row("\\P{Lu}", any, whole: ["1"], not: ["a", "A"]),
        Row("[[:upper:]]", any, whole: ["a"]),
        Row("ǆ", any, whole: ["ǅ", "Ǆ"]),
        Row("\u{1E9E}", any, whole: ["ß"]),
        Row("\u{FB05}", any, whole: ["\u{FB06}"]),
        Row("\\x61", any, whole: ["A"]),
        Row("[a-z--[k]]", any, whole: ["A"], not: ["k", "K", "\u{212A}"]),
    ]

    @Test(arguments: literals + classes + properties + quantifiers + groups + anchors + cases)
    func wholeTexts(_ row: Row) throws {
        let pattern = try Pattern(row.pattern, options: row.options)
        for text in row.whole { #expect(pattern.matches(text), "\(text.debugDescription)") }
        for text in row.not { #expect(!pattern.matches(text), "\(text.debugDescription)") }
    }

    @Test func anywhere() throws {
        #expect(try Pattern("b+").isFound(in: "abbc"))
        #expect(try Pattern("").isFound(in: ""))
        #expect(try !Pattern("^b").isFound(in: "ab"))
        #expect(try Pattern("(?m)^b$").isFound(in: "a\nb\nc"))
        #expect(try !Pattern("a$").isFound(in: "a\n"))
        #expect(try Pattern("\\bcat\\b").isFound(in: "the cat sat"))
        #expect(try !Pattern("\\bcat\\b").isFound(in: "concatenate"))
        #expect(try Pattern("(?u)\\bé\\b").isFound(in: "¿é?"))
        #expect(try Pattern("x").isFound(in: "abcx".suffix(2)))
        #expect(try Pattern("cx").matches("abcx".suffix(2)))
        let long = String(repeating: "haystack ", count: 50)
        #expect(try Pattern("needle[0-9]").isFound(in: long + "needle7" + long))
        #expect(try !Pattern("needle[0-9]").isFound(in: long + "needle" + long))
        #expect(try Pattern("[0-9]needle").isFound(in: long + "7needle" + long))
        #expect(try Pattern("needle").isFound(in: long + "needle"))
        #expect(try Pattern("\\bneedle").isFound(in: long + "needle"))
        #expect(try !Pattern("\\bneedle").isFound(in: long + "xneedle"))
    }
}
