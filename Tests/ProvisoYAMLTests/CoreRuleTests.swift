#if YAML
import Testing

@Suite struct CoreRuleTests {
    @Test(arguments: [
        Judging("- [a, required]", #"{"a":"x"}"#),
        Judging("- [a, required]", #"{"a":" "}"#),
        Judging("- [a, required]", #"{"a":0}"#),
        Judging("- [a, required]", #"{"a":false}"#),
        Judging("- [a, required]", #"{}"#, "a required"),
        Judging("- [a, required]", #"{"a":null}"#, "a required"),
        Judging("- [a, required]", #"{"a":""}"#, "a required"),
        Judging("- [a, required]", #"{"a":[]}"#, "a required"),
        Judging("- [a, required]", #"{"a":{}}"#, "a required"),
        Judging("- [a, required, {strict: true}]", #"{"a":""}"#),
        Judging("- [a, required, {strict: true}]", #"{"a":[]}"#),
        Judging("- [a, required, {strict: true}]", #"{"a":null}"#, "a required"),
        Judging("- [a, required, {strict: true}]", #"{}"#, "a required"),
        Judging("- [a, required, {requiredValue: 1}]", #"{"a":1.0}"#),
        Judging("- [a, required, {requiredValue: 1}]", #"{"a":"1"}"#, "a required"),
        Judging("- [a, required, {requiredValue: yes}]", #"{"a":"yes"}"#),
        Judging("- [a, required, {requiredValue: true}]", #"{"a":true}"#),
        Judging("- [a, required, {requiredValue: true}]", #"{"a":"true"}"#, "a required"),
    ])
    func required(_ row: Judging) throws { try row.check() }

    @Test(arguments: [
        Judging("- [a, absent]", #"{}"#),
        Judging("- [a, absent]", #"{"a":null}"#),
        Judging("- [a, absent]", #"{"a":""}"#),
        Judging("- [a, absent]", #"{"a":[]}"#),
        Judging("- [a, absent]", #"{"a":0}"#, "a absent"),
        Judging("- [a, absent]", #"{"a":" "}"#, "a absent"),
    ])
    func absent(_ row: Judging) throws { try row.check() }

    @Test(arguments: [
        Judging("- [a, boolean]", #"{"a":true}"#),
        Judging("- [a, boolean]", #"{"a":false}"#),
        Judging("- [a, boolean]", #"{"a":1}"#),
        Judging("- [a, boolean]", #"{"a":0}"#),
        Judging("- [a, boolean]", #"{"a":1.0}"#),
        Judging("- [a, boolean]", #"{"a":2}"#, "a boolean"),
        Judging("- [a, boolean]", #"{"a":-1}"#, "a boolean"),
        Judging("- [a, boolean]", #"{"a":"true"}"#, "a boolean"),
        Judging("- [a, boolean]", #"{"a":"1"}"#, "a boolean"),
        Judging("- [a, boolean]", #"{"a":[]}"#),
        Judging("- [a, boolean]", #"{"a":[true]}"#, "a boolean"),
        Judging("- [a, boolean, {strict: true}]", #"{"a":true}"#),
        Judging("- [a, boolean, {strict: true}]", #"{"a":1}"#, "a boolean"),
        Judging("- [a, boolean, {trueValue: sure, falseValue: not sure}]", #"{"a":"sure"}"#),
        Judging("- [a, boolean, {trueValue: sure, falseValue: not sure}]", #"{"a":"not sure"}"#),
        Judging("- [a, boolean, {trueValue: sure, falseValue: not sure}]", #"{"a":true}"#, "a boolean"),
        Judging("- [a, boolean, {trueValue: [sure, 'Y'], falseValue: ['N', 0]}]", #"{"a":"Y"}"#),
        Judging("- [a, boolean, {trueValue: [sure, 'Y'], falseValue: ['N', 0]}]", #"{"a":0}"#),
        Judging("- [a, boolean, {trueValue: [sure, 'Y'], falseValue: ['N', 0]}]", #"{"a":false}"#, "a boolean"),
        Judging("- [a, boolean, {trueValue: [sure, 'Y'], falseValue: ['N', 0]}]", #"{"a":"SURE"}"#, "a boolean"),
        Judging("- [a, boolean, {trueValue: sure, falseValue: no, ignoreCase: true}]", #"{"a":"SURE"}"#),
        Judging("- [a, boolean, {ignoreCase: true}]", #"{"a":"TRUE"}"#, "a boolean"),
        Judging("- [a, integer]", #"{"a":3.0}"#),
        Judging("- [a, boolean, {trueValue: yes}]", #"{"a":false}"#),
        Judging("- [a, boolean, {trueValue: yes}]", #"{"a":0}"#),
        Judging("- [a, boolean, {trueValue: yes}]", #"{"a":true}"#, "a boolean"),
    ])
    func boolean(_ row: Judging) throws { try row.check() }

    @Test(arguments: [
        Judging("- [p, compare]", #"{"p":"x","p_repeat":"x"}"#),
        Judging("- [p, compare]", #"{"p":"x","p_repeat":"y"}"#, "p compare.equal"),
        Judging("- [p, compare]", #"{"p":"x"}"#, "p compare.equal"),
        Judging("- [p, compare]", #"{"p":""}"#),
        Judging("- [p, compare, {compareAttribute: q}]", #"{"p":"x","q":"x"}"#),
        Judging("- [p, compare, {compareAttribute: q, compareValue: 3}]", #"{"p":3,"q":4}"#),
        Judging(#"- [p, compare, {compareValue: 30, operator: ">="}]"#, #"{"p":30}"#),
        Judging(#"- [p, compare, {compareValue: 30, operator: ">="}]"#, #"{"p":29.999}"#, "p compare.greaterOrEqual"),
        Judging(#"- [p, compare, {compareValue: 30, operator: ">"}]"#, #"{"p":30}"#, "p compare.greater"),
        Judging(#"- [p, compare, {compareValue: 30, operator: "<"}]"#, #"{"p":30}"#, "p compare.less"),
        Judging(#"- [p, compare, {compareValue: 30, operator: "<="}]"#, #"{"p":31}"#, "p compare.lessOrEqual"),
        Judging(#"- [p, compare, {compareValue: 30, operator: "!="}]"#, #"{"p":30.0}"#, "p compare.notEqual"),
        Judging(#"- [p, compare, {compareValue: 30, operator: "!="}]"#, #"{"p":"30"}"#),
        Judging(#"- [p, compare, {compareValue: 30, operator: "=="}]"#, #"{"p":"30"}"#, "p compare.equal"),
        Judging(#"- [p, compare, {compareValue: 30, operator: ">"}]"#, #"{"p":"31"}"#, "p compare.type"),
        Judging(#"- [p, compare, {compareValue: 30, operator: ">", as: number}]"#, #"{"p":"31"}"#),
        Judging(#"- [p, compare, {compareValue: 30, operator: ">", as: number}]"#, #"{"p":"x"}"#, "p compare.type"),
        Judging(#"- [p, compare, {compareValue: "9", operator: ">"}]"#, #"{"p":"10"}"#, "p compare.greater"),
        Judging(#"- [p, compare, {compareValue: true, operator: ">"}]"#, #"{"p":true}"#, "p compare.greater"),
        Judging("- [p, compare, {compareValue: 9007199254740993}]", #"{"p":9007199254740992}"#, "p compare.equal"),
        Judging("- [p, compare, {compareValue: 9007199254740993}]", #"{"p":9007199254740993.0}"#),
        Judging("- [p, compare, {compareValue: é}]", "{\"p\":\"e\u{301}\"}"),
        Judging(
            #"- [p, compare, {compareValue: 2024-02-29, operator: ">=", as: date}]"#, #"{"p":"2024-02-29T00:00:00Z"}"#),
        Judging(
            #"- [p, compare, {compareValue: 2024-02-29, operator: ">=", as: date}]"#,
            #"{"p":"2024-02-29T00:30:00+01:00"}"#, "p compare.greaterOrEqual"),
        Judging(
            #"- [p, compare, {compareValue: 2024-02-29, operator: ">=", as: date}]"#, #"{"p":"2024-02-30"}"#,
            "p compare.type"),
    ])
    func compare(_ row: Judging) throws { try row.check() }

    @Test(arguments: [
        Judging("- [a, in, {range: [1, 2, 3]}]", #"{"a":2.0}"#),
        Judging("- [a, in, {range: [1, 2, 3]}]", #"{"a":4}"#, "a in"),
        Judging("- [a, in, {range: [1, 2, 3]}]", #"{"a":"2"}"#, "a in"),
        Judging("- [a, in, {range: [NO, SE]}]", #"{"a":"NO"}"#),
        Judging("- [a, in, {range: [1, 2], not: true}]", #"{"a":2}"#, "a in"),
        Judging("- [a, in, {range: [1, 2], not: true}]", #"{"a":3}"#),
        Judging("- [a, in, {range: [1, 2]}]", #"{"a":[1]}"#, "a in"),
        Judging("- [a, in, {range: [1, 2], allowArray: true}]", #"{"a":[1,2,1]}"#),
        Judging("- [a, in, {range: [1, 2], allowArray: true}]", #"{"a":[1,3]}"#, "a in"),
        Judging("- [a, in, {range: [1, 2], allowArray: true, not: true}]", #"{"a":[3,1]}"#, "a in"),
        Judging("- [a, in, {range: [1, 2], allowArray: true, not: true}]", #"{"a":[3,4]}"#),
        Judging("- [a, in, {range: [[1, 2], {x: 1}]}]", #"{"a":{"x":1.0}}"#),
    ])
    func membership(_ row: Judging) throws { try row.check() }

    @Test(arguments: [
        Judging("- [a, contains, {value: lo}]", #"{"a":"hello"}"#),
        Judging("- [a, contains, {value: LO}]", #"{"a":"hello"}"#, "a contains"),
        Judging("- [a, contains, {value: LO, ignoreCase: true}]", #"{"a":"hello"}"#),
        Judging("- [a, contains, {value: l, min: 2}]", #"{"a":"hello"}"#),
        Judging("- [a, contains, {value: l, min: 3}]", #"{"a":"hello"}"#, "a contains"),
        Judging("- [a, contains, {value: 3}]", #"{"a":[1,3]}"#),
        Judging("- [a, contains, {value: 3}]", #"{"a":[1,"3"]}"#, "a contains"),
        Judging("- [a, contains, {value: 3}]", #"{"a":3}"#, "a contains"),
    ])
    func contains(_ row: Judging) throws { try row.check() }

    @Test(arguments: [
        Judging(#"- [a, match, {pattern: '^[a-z]\w*$'}]"#, #"{"a":"ada_1"}"#),
        Judging(#"- [a, match, {pattern: '^[a-z]\w*$'}]"#, #"{"a":"ada\n"}"#, "a match"),
        Judging(#"- [a, match, {pattern: '^[a-z]\w*$'}]"#, #"{"a":"1ada"}"#, "a match"),
        Judging("- [a, match, {pattern: da}]", #"{"a":"ada"}"#),
        Judging("- [a, match, {pattern: da, whole: true}]", #"{"a":"ada"}"#, "a match"),
        Judging("- [a, match, {pattern: 'a|ada', whole: true}]", #"{"a":"ada"}"#),
        Judging("- [a, match, {pattern: ADA}]", #"{"a":"ada"}"#, "a match"),
        Judging("- [a, match, {pattern: ADA, caseInsensitive: true}]", #"{"a":"ada"}"#),
        Judging("- [a, match, {pattern: '^[0-9]', not: true}]", #"{"a":"1a"}"#, "a match"),
        Judging("- [a, match, {pattern: '^[0-9]', not: true}]", #"{"a":"a1"}"#),
        Judging("- [a, match, {pattern: '.'}]", #"{"a":5}"#, "a match"),
        Judging("- [a, match, {pattern: '.', not: true}]", #"{"a":5}"#, "a match"),
    ])
    func match(_ row: Judging) throws { try row.check() }

    @Test(arguments: [
        Judging("- [a, number]", #"{"a":1e400}"#),
        Judging("- [a, number]", #"{"a":"1"}"#, "a number.type"),
        Judging("- [a, number]", #"{"a":true}"#, "a number.type"),
        Judging("- [a, number]", #"{"a":[1]}"#, "a number.type"),
        Judging("- [a, number]", #"{"a":null}"#),
        Judging("- [a, number, {skipOnEmpty: false}]", #"{"a":null}"#, "a number.type"),
        Judging("- [a, number, {integerOnly: true}]", #"{"a":1.0}"#),
        Judging("- [a, number, {integerOnly: true}]", #"{"a":1e3}"#),
        Judging("- [a, number, {integerOnly: true}]", #"{"a":1.5}"#, "a number.notInteger"),
        Judging("- [a, number, {integerOnly: true}]", #"{"a":15e-1}"#, "a number.notInteger"),
        Judging("- [a, number, {min: 18}]", #"{"a":18}"#),
        Judging("- [a, number, {min: 18}]", #"{"a":17.9999999999999999999}"#, "a number.tooSmall"),
        Judging("- [a, number, {max: 9007199254740992}]", #"{"a":9007199254740993}"#, "a number.tooBig"),
        Judging("- [a, number, {min: -1.5, max: -0.5}]", #"{"a":-1}"#),
        Judging("- [a, number, {min: 0}]", #"{"a":-0.0}"#),
        Judging("- [a, number, {min: 0.1}]", #"{"a":1e-1}"#),
        Judging("- [a, number, {min: 100}]", #"{"a":1e2}"#),
    ])
    func number(_ row: Judging) throws { try row.check() }

    @Test(arguments: [
        Judging("- [a, string]", #"{"a":1}"#, "a string.type"),
        Judging("- [a, string, {length: 4}]", #"{"a":"abcd"}"#),
        Judging("- [a, string, {length: 4}]", #"{"a":"abc"}"#, "a string.notEqual"),
        Judging("- [a, string, {length: [4]}]", #"{"a":"abc"}"#, "a string.tooShort"),
        Judging("- [a, string, {length: [4, 6]}]", #"{"a":"abcdefg"}"#, "a string.tooLong"),
        Judging("- [a, string, {length: [4], min: 1, max: 5}]", #"{"a":"abcdef"}"#, "a string.tooLong"),
        Judging("- [a, string, {length: [2, 4], min: 3, max: 3}]", #"{"a":"abcd"}"#),
        Judging("- [a, string, {max: 1}]", #"{"a":"👨‍👩‍👧"}"#),
        Judging("- [a, string, {max: 4, unit: unicodeScalars}]", #"{"a":"👨‍👩‍👧"}"#, "a string.tooLong"),
        Judging("- [a, string, {max: 5, unit: unicodeScalars}]", #"{"a":"👨‍👩‍👧"}"#),
        Judging("- [a, string, {max: 8, unit: utf16}]", #"{"a":"👨‍👩‍👧"}"#),
        Judging("- [a, string, {max: 7, unit: utf16}]", #"{"a":"👨‍👩‍👧"}"#, "a string.tooLong"),
        Judging("- [a, string, {max: 18, unit: utf8}]", #"{"a":"👨‍👩‍👧"}"#),
        Judging("- [a, string, {max: 17, unit: utf8}]", #"{"a":"👨‍👩‍👧"}"#, "a string.tooLong"),
        Judging("- [a, string, {min: 1, skipOnEmpty: false}]", #"{"a":""}"#, "a string.tooShort"),
        Judging(
            "- [a, string, {max: 1}]", "{\"a\":\"a" + String(repeating: "\u{301}", count: 300) + "\"}",
            "a string.tooLong"),
    ])
    func string(_ row: Judging) throws { try row.check() }
}
#endif
