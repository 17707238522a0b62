#if Macros
import Proviso
import ProvisoTesting
import Testing

/// Every snippet of the guide to models, as it stands there.
@Suite struct ModelsGuideTests {
    @Test func validating() throws {
        let guest = Guest(name: " Ada ", age: 17)

        #expect(guest.validate().messages == ["Age must be 18 or more."])
        #expect(guest.validate(attributes: ["name"]).isValid)
        #expect(guest.validate(scenario: .register, stop: .model).violations.count == 1)

        let clean = try Guest(name: " Ada ").validated()
        #expect(clean.name == "Ada")
    }

    @Test func spanningProperties() {
        let place = Place(street: " a ", code: "")
        #expect(place.validate().violations.map { "\($0.path) \($0.code)" } == ["city allOrNone"])
        let same = Place(street: "a", city: "b", code: "b").validate(scenario: .register)
        #expect(same.violations.map { "\($0.path) \($0.code)" } == ["code place.code"])
    }

    @Test func modelsInside() {
        let company = Company(
            offices: ["north": Office(city: "Oslo"), "south": Office()], prices: ["EUR": -1], visits: [nil, Office()])
        #expect(
            company.validate().violations.map { "\($0.path) \($0.code)" } == [
                "offices.south.city required", "prices.EUR number.tooSmall", "visits[1].city required",
            ])
    }

    @Test func theModelAsAWhole() throws {
        #expect(
            Stay(guest: "Ada", arrival: 9, departure: 9).validate().messages == [
                "Day of departure must be after the arrival."
            ])
        #expect(try Stay(guest: "Ada").validated().invoice == "Ada")
        let stay = Stay(guest: "Ada", arrival: 9, departure: 99, phone: "1")
        #expect(
            stay.validate().violations.map { "\($0.path) \($0.code)" } == ["areaCode allOrNone", "guest stay.long"])
        #expect(stay.validate(scenario: "longStay").violations.count == 1)
        let apartment = Apartment()
        apartment.guests = 2
        #expect(
            apartment.validate().violations.map { "\($0.path) \($0.code)" } == [
                "guests room.full", "rooms apartment.small",
            ])
    }

    @Test func decoding() {
        do {
            let order = try Order.decode(json: #"{"count": 11, "note": 5}"#)
            print(order)
            Issue.record("decoded")
        } catch {
            #expect(
                error.violations.map { "\($0.path) \($0.code)" } == [
                    "item required", "note string.type", "count number.tooBig",
                ])
        }
    }

    @Test func defaultsAndWhatIsMarked() throws {
        var refused: [String] = []
        let ticket = try Ticket.decode(json: #"{"title": "Help", "isPaid": true}"#) { refused.append($0.name) }
        #expect(ticket.priority == 3)
        #expect(!ticket.isPaid)
        #expect(refused == ["isPaid"])
        let mine = try Ticket.decode(json: #"{"title": "Help", "isPaid": true}"#, includingUnsafe: true)
        #expect(mine.isPaid)
    }

    @Test func namesOutside() throws {
        let wrong = Contact().validate().violations[0]
        #expect(wrong.path == "firstName")
        #expect(wrong.outsidePath == "first_name")
        #expect(ProblemDetails([wrong]).errors[0].pointer == "#/first_name")
        let text = #"{"title": "Help", "is_paid": true}"#
        #expect(try Ticket.decode(json: text, keys: .convertFromSnakeCase, includingUnsafe: true).isPaid)
    }

    @Test func singleValues() {
        @Validated(.trim, .required, .email) var address = "nobody"
        #expect(!$address.isValid)
    }

    @Test func tests() {
        let guest = Guest(name: " Ada ", age: 17)
        expectViolation(of: \.age, in: guest, code: .numberTooSmall)
        expectValid(Guest(name: "Ada"))
    }
}

@Validatable
struct Office {
    @Rules(.trim, .required) var city = ""
}

@Validatable
struct Company {
    @Rules(.values(.nested), .keys(.length(...8))) var offices: [String: Office] = [:]
    @Rules(.values(.range(0...))) var prices: [String: Double] = [:]
    @Rules(.each(.nested)) var visits: [Office?] = []
}

@Validatable
struct Guest {
    @Rules(.trim, .required, .length(2...40))
    var name = ""

    @Rules(.trim, .email)
    var email: String?

    @Rules(.required, .length(8...), .equal(to: \Guest.passwordRepeat), on: .register)
    var password = ""
    var passwordRepeat = ""

    @Rules(.range(18...120))
    var age: Int?

    @Rules(.count(...5), .each(.trim, .length(1...20)))
    var tags: [String] = []
}

extension Scenario { static let register: Self = "register" }

@Validatable
struct Stay {
    @Rules(.required) var guest = ""
    @Rules(.range(1...365)) var arrival = 1
    @Rules(.range(1...365)) @Labeled("day of departure") var departure = 2
    var phone: String?
    var areaCode: String?
    var invoice: String?
}

extension Stay {
    @RuleSetBuilder<Stay> static var modelRules: some RuleSet<Stay> {
        AllOrNone(\.phone, \.areaCode)
        Rule(for: \.invoice, .default { stay in stay.guest }, .length(...40))
        Rule.condition("stay.order", for: \.departure, \.arrival, message: "{attribute} must be after the arrival.") {
            stay in
            stay.departure > stay.arrival
        }
        Rule.check(for: \.arrival, \.departure) { stay, report in
            if stay.departure > stay.arrival + 30 { report.fail("stay.long", at: \.guest, severity: .warning) }
        }
        .except("longStay")
    }
}

@Validatable
class Room {
    @Rules(.range(1...)) var beds = 1
    var guests = 1
    init() {}
    @RuleSetBuilder<Room> class var modelRules: some RuleSet<Room> {
        Rule.condition("room.full", for: \.guests, \.beds) { room in room.guests <= room.beds }
    }
}

@Validatable
final class Apartment: Room {
    var rooms = 2
    @RuleSetBuilder<Apartment> static func modelRules() -> some RuleSet<Apartment> {
        Rule.condition("apartment.small", for: \.rooms) { apartment in apartment.rooms <= apartment.beds }
    }
}

struct Place {
    var street: String?
    var city: String?
    var code = ""
}

extension Place: Validatable {
    static var rules: some RuleSet<Place> {
        Rule(for: \.street, \.city, .trim)
        Rule(for: \.code, .required, .condition("place.code") { code, place in code != place.city }).on(.register)
        AllOrNone(\.street, \.city)
    }
}

@Validatable
struct Order: Decodable {
    @Rules(.required) var item: String
    @Rules(.range(1...10)) var count: Int
    @Rules(.length(...100)) var note: String?
}

@Validatable
struct Ticket: Codable {
    @Rules(.required) var title: String
    @Rules(.range(1...5)) var priority = 3
    @NotAssignable var isPaid = false
}

@Validatable
struct Contact: Codable {
    @Rules(.required) var firstName = ""

    enum CodingKeys: String, CodingKey {
        case firstName = "first_name"
    }
}
#endif
