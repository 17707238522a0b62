import Observation
import ProvisoCore
import ProvisoForms

struct Address: Validatable {
    var city = ""
    var street = ""

    static var rules: some RuleSet<Address> {
        Rule(for: \.city, .required)
        Rule(for: \.street, .required)
    }
}

struct Person: Validatable {
    var email = ""
    var password = ""
    var age = 0
    var terms = false
    var volume: Float = 0
    var address = Address(city: "Paris", street: "Rue")
    var tags = ["red", "green", "blue"]

    static var rules: some RuleSet<Person> {
        Rule(for: \.email, .required, .email)
        Rule(for: \.password, .required)
        Rule(for: \.age, .range(18...))
        Rule(for: \.terms, .in([true]))
        Rule(for: \.volume, .range(0...0.5))
        Rule(for: \.address, .nested)
        Rule(for: \.tags, .each(.length(2...)))
    }

    /// One with whom nothing is wrong.
    static let ada = Person(email: "ada@example.org", password: "difference engine", age: 36, terms: true)
}

/// A model that is an object, and observed by itself.
@Observable final class Account: Validatable {
    var name: String
    var email: String

    init(name: String = "", email: String = "") {
        self.name = name
        self.email = email
    }

    static var rules: some RuleSet<Account> {
        Rule(for: \.name, named: "name", .required)
        Rule(for: \.email, named: "email", .required, .email)
    }
}

/// A model of which somebody has to be asked.
struct SignUp: Validatable {
    var name = ""

    static var rules: some RuleSet<SignUp> {
        Rule(
            for: \.name, .required,
            .satisfies("name.taken", message: "{attribute} is taken.") { name in await Desk.shared.isFree(name) })
    }
}

/// Answers when it is told to.
actor Desk {
    static let shared = Desk()
    private var waiting: [CheckedContinuation<Bool, Never>] = []

    private var standing: Bool?

    func isFree(_ name: String) async -> Bool {
        if let standing { return standing }
        return await withCheckedContinuation { waiting.append($0) }
    }

    var isAsked: Bool { !waiting.isEmpty }

    func answer(_ isFree: Bool, andFromNowOn stays: Bool = false) {
        if stays { standing = isFree }
        for asked in waiting { asked.resume(returning: isFree) }
        waiting = []
    }
}
