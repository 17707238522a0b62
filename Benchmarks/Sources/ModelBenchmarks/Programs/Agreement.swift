import Foundation
import Proviso

/// Whether the checks by hand and Proviso find the same attributes wrong, in models and in JSON.
enum Agreement {
    /// Compares the verdicts about every record of an NDJSON file, and fails when one differs.
    static func check(_ path: String) throws {
        let lines = try Comparison.lines(of: path)
        let decoder = JSONDecoder()
        var reader = ByHandJSON()
        var differences = 0
        for (number, line) in lines.enumerated() {
            let form = try decoder.decode(SignUp.self, from: line)
            let fromJSON = line.withBytes { reader.wrongAttributes(of: $0, hasTagRules: true) }
            let verdicts = [
                ByHand.wrongAttributes(of: form), fromJSON, form.wrongAttributes, SignUp.wrongAttributes(json: line),
            ]
            guard Set(verdicts).count > 1 else { continue }
            differences += 1
            if differences <= 10 {
                print("\(path):\(number + 1): by hand [\(verdicts[0].text)] and, from JSON, [\(verdicts[1].text)];")
                print("    Proviso [\(verdicts[2].text)] and, from JSON, [\(verdicts[3].text)]")
            }
        }
        guard differences == 0 else { throw Mistake("\(differences) of \(lines.count) verdicts differ") }
        print("\(lines.count) records: by hand and Proviso find the same attributes wrong")
    }
}

extension SignUp {
    /// Which attributes Proviso finds wrong in JSON.
    static func wrongAttributes(json: Data) -> WrongAttributes {
        do throws(ValidationError) {
            blackHole(try SignUp.decode(json: json).age)
            return []
        } catch {
            return WrongAttributes(error.violations)
        }
    }

    /// The valid model with one attribute wrong, or unusual, at a time.
    static let spoiled: [SignUp] = {
        let changes: [(inout SignUp) -> Void] = [
            { $0.username = "" }, { $0.username = " ada_lovelace\t" }, { $0.username = "Ada_Lovelace" },
            { $0.username = String(repeating: "a", count: 25) }, { $0.email = "" }, { $0.email = "ada@example" },
            { $0.email = "a..b@example.com" }, { $0.email = "ada@-example.com" }, { $0.email = "ada@example.c" },
            { $0.email = "ada@example.42" }, { $0.email = "ada@bücher.de" }, { $0.email = "a b@example.com" },
            { $0.password = "" }, { ($0.password, $0.passwordRepeat) = ("größe12", "größe12") }, { $0.age = 17 },
            { $0.age = 18 }, { $0.age = 120 }, { $0.age = 121 }, { $0.website = nil }, { $0.website = "" },
            { $0.website = "https://" }, { $0.website = "ftp://example.org" }, { $0.website = "http://192.0.2.1:80" },
            { $0.website = "http://192.0.2.256" }, { $0.website = "http://example.com:65536" },
            { $0.website = "https://example.com/%zz" }, { $0.website = "https://example.com?a#b#c" },
            { $0.website = "https://example.com/a b" }, { $0.website = "https://bücher.de/straße" },
            { $0.country = "us" }, { $0.country = "" }, { $0.state = nil }, { $0.state = "" },
            { ($0.country, $0.state) = ("DE", nil) }, { $0.card = "" }, { $0.card = "4111111111111112" },
            { $0.card = "411111111111111x" }, { $0.card = "18" }, { $0.tags = [] }, { $0.tags = ["a", ""] },
            { $0.tags = ["größe größe größe 20", "größe größe größe zu21"] },
        ]
        return changes.map { change in
            var form = SignUp.valid
            change(&form)
            return form
        }
    }()
}

extension Data {
    /// Calls with the bytes, which stay where they are.
    @inline(__always)
    func withBytes<Answer>(_ body: (Bytes) -> Answer) -> Answer {
        withUnsafeBytes { body($0.assumingMemoryBound(to: UInt8.self)) }
    }
}
