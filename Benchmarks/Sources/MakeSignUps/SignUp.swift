/// A row of the data.
struct SignUp {
    static let header =
        "username,email,password,password_repeat,age,website,country,state,street,city,postcode\n"

    private static let names = [
        "ada", "alan", "grace", "edsger", "margaret", "barbara", "donald", "hedy", "katherine", "tim", "radia", "linus",
    ]
    private static let domains = ["example.org", "mail.example.com", "example.co.uk", "post.example.net"]
    private static let countries = ["US", "CA", "DE", "FR", "NO"]
    private static let cities = ["Portland", "Ottawa", "München", "Lyon", "Bergen", "New York, NY", "Saint-Jean"]

    private var username: String
    private var email: String
    private var password: String
    private var passwordRepeat: String
    private var age: String
    private var website: String
    private var country: String
    private var state: String
    private var street: String
    private var city: String
    private var postcode: String

    init(_ row: Int, _ random: inout SplitMix64) {
        let name = Self.names[random.next(below: Self.names.count)]
        username = "\(name)_\(row)"
        email = "\(name).\(row)@\(Self.domains[random.next(below: Self.domains.count)])"
        password = "secret-\(random.next() % 1_000_000_000)"
        passwordRepeat = password
        age = String(18 + random.next(below: 80))
        website = row % 3 == 0 ? "https://www.example.org/people/\(name)?row=\(row)" : ""
        country = Self.countries[random.next(below: Self.countries.count)]
        state = country == "US" ? "OR" : ""
        street = "\(1 + random.next(below: 999)) Park Street"
        city = Self.cities[random.next(below: Self.cities.count)]
        postcode = String(10_000 + random.next(below: 89_999))
        if random.next(below: 50) == 0 { spoil(&random) }
    }

    private mutating func spoil(_ random: inout SplitMix64) {
        switch random.next(below: 8) {
        case 0: username = ""
        case 1: email = "\(username)@example"
        case 2: passwordRepeat = "other"
        case 3: age = "17"
        case 4: website = "ftp://example.org"
        case 5: country = "XX"
        case 6: city = ""
        default: username = " \(username) "
        }
    }

    func append(to text: inout String) {
        let cells = [
            username, email, password, passwordRepeat, age, website, country, state, street, city, postcode,
        ]
        for (index, cell) in cells.enumerated() {
            if index > 0 { text += "," }
            text += cell.utf8.contains(UInt8(ascii: ",")) ? "\"\(cell)\"" : cell
        }
        text += "\n"
    }
}
