#if Command
import Testing

/// Messages in other languages, as the command prints them.
@Suite struct LocaleTests {
    /// A text that is too long by one character, and a date that is not so many years ago.
    private static func run(_ locale: String, _ count: Int, _ options: String...) throws -> Run {
        let folder = try Folder([
            "rules.yaml": """
            attributes: { nick: { label: alias } }
            rules:
              - { attributes: nick, type: string, max: \(count) }
              - { attributes: born, type: date, minAge: \(count) }
              - { attributes: mail, type: email }
              - [ town, required ]

            """,
            "data.ndjson": """
            {"nick":"\(String(repeating: "é", count: count + 1))",\
            "born":"9000-01-01","mail":"x","town":""}

            """,
        ])
        return try Command.run(
            ["check", "data.ndjson", "--rules", "rules.yaml", "--locale", locale] + options, in: folder.path)
    }

    /// What a line of text says, without the place and the code.
    private static func messages(_ run: Run) -> [String] {
        run.lines.map { line in
            String(line.split(separator: "  ").dropFirst(2).first.map { $0.drop { $0 == " " } } ?? "")
        }
    }

    static let languages: [(locale: String, counts: [Int: [String]], rest: [String])] = [
        (
            "de",
            [
                1: ["„Alias“ darf höchstens 1 Zeichen haben.", "„Born“ muss mindestens 1 Jahr zurückliegen."],
                3: ["„Alias“ darf höchstens 3 Zeichen haben.", "„Born“ muss mindestens 3 Jahre zurückliegen."],
                5: ["„Alias“ darf höchstens 5 Zeichen haben.", "„Born“ muss mindestens 5 Jahre zurückliegen."],
                22: ["„Alias“ darf höchstens 22 Zeichen haben.", "„Born“ muss mindestens 22 Jahre zurückliegen."],
            ],
            ["„Mail“ muss eine gültige E-Mail-Adresse sein, z.\u{A0}B. name@example.com.", "„Town“ ist erforderlich."]
        ),
        (
            "pl",
            [
                1: [
                    "Pole „alias” może mieć najwyżej 1 znak.", "Od daty w polu „born” musi upłynąć co najmniej 1 rok.",
                ],
                3: [
                    "Pole „alias” może mieć najwyżej 3 znaki.",
                    "Od daty w polu „born” musi upłynąć co najmniej 3 lata.",
                ],
                5: [
                    "Pole „alias” może mieć najwyżej 5 znaków.",
                    "Od daty w polu „born” musi upłynąć co najmniej 5 lat.",
                ],
                22: [
                    "Pole „alias” może mieć najwyżej 22 znaki.",
                    "Od daty w polu „born” musi upłynąć co najmniej 22 lata.",
                ],
            ], ["Pole „mail” wymaga prawidłowego adresu e-mail, np. name@example.com.", "Pole „town” jest wymagane."]
        ),
        (
            "ja",
            [
                1: ["Aliasは1文字以下で入力してください。", "Bornは1年以上前の日付にしてください。"],
                3: ["Aliasは3文字以下で入力してください。", "Bornは3年以上前の日付にしてください。"],
                5: ["Aliasは5文字以下で入力してください。", "Bornは5年以上前の日付にしてください。"],
                22: ["Aliasは22文字以下で入力してください。", "Bornは22年以上前の日付にしてください。"],
            ], ["Mailには有効なメールアドレスを入力してください（例：name@example.com）。", "Townは必須です。"]
        ),
        (
            "ar_EG.UTF-8",
            [
                1: [
                    "يجب ألا يزيد طول حقل \u{2068}alias\u{2069} على حرف واحد.",
                    "يجب أن يكون قد مضى على التاريخ في حقل \u{2068}born\u{2069} ما لا يقل عن سنة واحدة.",
                ],
                3: [
                    "يجب ألا يزيد طول حقل \u{2068}alias\u{2069} على ٣ أحرف.",
                    "يجب أن يكون قد مضى على التاريخ في حقل \u{2068}born\u{2069} ما لا يقل عن ٣ سنوات.",
                ],
                5: [
                    "يجب ألا يزيد طول حقل \u{2068}alias\u{2069} على ٥ أحرف.",
                    "يجب أن يكون قد مضى على التاريخ في حقل \u{2068}born\u{2069} ما لا يقل عن ٥ سنوات.",
                ],
                22: [
                    "يجب ألا يزيد طول حقل \u{2068}alias\u{2069} على ٢٢ حرفًا.",
                    "يجب أن يكون قد مضى على التاريخ في حقل \u{2068}born\u{2069} ما لا يقل عن ٢٢ سنة.",
                ],
            ],
            [
                "يجب أن تكون قيمة حقل \u{2068}mail\u{2069} عنوان بريد إلكتروني صالحًا، مثل \u{2068}name@example.com\u{2069}.",
                "حقل \u{2068}town\u{2069} مطلوب.",
            ]
        ),
    ]

    @Test(arguments: ["de", "pl", "ja", "ar_EG.UTF-8"], [1, 3, 5, 22])
    func plurals(_ locale: String, _ count: Int) throws {
        let language = try #require(Self.languages.first { $0.locale == locale })
        let expected = try #require(language.counts[count]) + language.rest
        let run = try Self.run(locale, count)
        #expect(run.status == 1)
        #expect(Self.messages(run) == expected, "\(run.output)")
        #expect(run.errorWithoutTime == "1 record, 1 with problems (4 violations) in 0.00 s\n")
        // The other outputs say the same, and say it in JSON.
        let objects = try Self.run(locale, count, "--output", "ndjson").lines.map { try JSON.object(String($0)) }
        #expect(objects.map { $0["message"] as? String } == expected)
        let annotations = try Self.run(locale, count, "--output", "github").lines
        #expect(annotations.map { $0.split(separator: "::").last.map(String.init) } == expected)
        let json = try JSON.object(Self.run(locale, count, "--output", "json").output)
        #expect((json["violations"] as? [[String: Any]])?.map { $0["message"] as? String } == expected)
    }

    /// At least so many characters, as in the tests of the library.
    @Test(arguments: [(1, "1 znak"), (3, "3 znaki"), (5, "5 znaków"), (22, "22 znaki"), (25, "25 znaków")])
    func polishMinimum(_ count: Int, _ noun: String) throws {
        let folder = try Folder([
            "rules.yaml": "rules: [[name, string, { min: \(count), skipOnEmpty: false }]]", "a.csv": "name,x\n,1\n",
        ])
        let run = try Command.run("check", "a.csv", "--rules", "rules.yaml", "--locale", "pl", in: folder)
        #expect(Self.messages(run) == ["Pole „name” musi mieć co najmniej \(noun)."])
    }

    /// Regions lead to their language and write numbers their own way; the environment is asked when the option is not given.
    @Test(arguments: [
        ("de-CH", "„Alias“ darf höchstens 1’500 Zeichen haben."),
        ("de_AT.UTF-8", "„Alias“ darf höchstens 1.500 Zeichen haben."),
        ("ar-u-nu-latn", "يجب ألا يزيد طول حقل \u{2068}alias\u{2069} على 1,500 حرف."),
        ("pl", "Pole „alias” może mieć najwyżej 1500 znaków."), ("ja-JP", "Aliasは1,500文字以下で入力してください。"),
    ])
    func regions(_ locale: String, _ message: String) throws {
        let folder = try Folder([
            "rules.yaml": "rules: [[nick, string, { max: 1500 }]]\nattributes: { nick: { label: alias } }\n",
            "a.csv": "nick\n\(String(repeating: "x", count: 1501))\n",
        ])
        let run = try Command.run("check", "a.csv", "--rules", "rules.yaml", "--locale", locale, in: folder)
        let normalised = Self.messages(run).first?.replacing("\u{A0}", with: " ").replacing("\u{202F}", with: " ")
        #expect(normalised == message)
    }

    @Test func environment() throws {
        let folder = try Folder(["rules.yaml": "rules: [[name, required]]", "a.csv": "name,x\n,1\n"])
        func messages(_ environment: [String: String]) throws -> [String] {
            Self.messages(
                try Command.run("check", "a.csv", "--rules", "rules.yaml", in: folder, environment: environment))
        }
        #expect(try messages(["LC_ALL": "de_DE.UTF-8"]) == ["„Name“ ist erforderlich."])
        #expect(try messages(["LANG": "pl_PL.UTF-8", "LANGUAGE": "xx:ja"]) == ["Nameは必須です。"])
        #expect(try messages(["LANG": "C.UTF-8", "LANGUAGE": "de"]) == ["Name is required."])
    }
}
#endif
