import Foundation
import Proviso
import ProvisoLanguages
import ProvisoWeb
import RuleTestSupport
import TestSupport
import Testing

#if canImport(SwiftUI)
import SwiftUI

private typealias User = FormsGuideTests.User

struct SignUpView: View {
    @Bindable var form: FormModel<User>

    var body: some View {
        TextField("Username", text: $form.username)
        ForEach(form.messages(for: \.username), id: \.self) { Text($0) }
        if form.isValidating(\.username) { ProgressView() }
    }
}
#endif

/// Every snippet of the guide "Forms", compiled and run.
@Suite struct FormsGuideTests {
    struct User: Validatable {
        var username = ""
        var email = ""
        var rank = "guest"

        static var rules: some RuleSet<User> {
            Rule(for: \.username, \.email, .trim, .required)
            Rule(for: \.username, .length(3...24))
            Rule(for: \.email, .contains("@")).message("{attribute} is not an address.")
            Rule(for: \.rank, .in(["guest", "admin"])).notAssignable()
            Rule(for: \.email, .length(...254)).on(.register)
        }
    }

    @Test func everySnippetStandsHere() throws {
        let guide = try GuideSnippets(guide: "Sources/Proviso/Documentation.docc/Guides/Forms.md")
        #expect(guide.snippets.count == 23)
        #expect(try guide.missing(in: #filePath) == [])
    }

    @Test func pagesThatSendPosts() throws {
        let page = FormPost.Conventions(closesGaps: true, checkboxes: ["newsletter", "rows[].isGift"])
        let post = try FormPost(urlEncoded: "rows[3][name]=Tea&rows[7][isGift]=on", conventions: page)
        #expect(post.object["rows"] == [["name": .untyped("Tea"), "isGift": false], ["isGift": true]])
        #expect(post.object["newsletter"] == false)
    }

    #if Macros
    @Validatable
    struct Line: Identifiable {
        var id = 0
        @Rules(.required) var name = ""
        @Rules(.range(1...)) var quantity = 1
    }

    @Validatable
    struct Order {
        @Rules(.each(.nested)) var rows: [Line] = []
    }

    @Test func rowsCarryTheirErrors() {
        let form = FormModel(Order(rows: [Line(id: 1, name: "Tea"), Line(id: 2)]))
        form.validate()
        #expect(form.messages(for: \.rows[1].name) == ["Name is required."])
        form.rows.remove(at: 0)
        #expect(form.messages(for: \.rows[0].name) == ["Name is required."])
        form.type("12", into: \.rows[0].quantity)
        #expect(form.rows[0].quantity == 12)
    }

    @Validatable
    struct Item {
        @Rules(.required) var title = ""
        @NotAssignable @Rules(.range(0...100)) var discount = 0
    }

    @Validatable
    struct Basket {
        @Rules(.each(.nested)) var items: [Item] = []
    }

    @Test func massAssignmentInside() {
        let basket = FormModel(Basket())
        let sent = basket.assign(["items": [["title": "Tea", "discount": 90]]])
        #expect(sent.refused.map(\.name) == ["items[0].discount"])
        #expect(basket.items[0].discount == 0)
    }
    #endif

    /// What a form is, in one look.
    @Test func theFormInOneLook() {
        let form = FormModel(User(), scenario: .register)
        form.assign(["username": "ada", "rank": "admin"])
        form.validate()
        #expect(form.errors(for: \.email).map(\.code) == ["required"])
        form.validatesOnChange = true
        form.email = "ada@example.org"
        #expect(form.isValid)
        #expect(form.rank == "guest")
    }

    @Test func aModelThatRemembers() {
        let form = FormModel(User(), scenario: .register)
        form.assign(["username": " ada ", "rank": "admin"])
        form.validate()
        #expect(!form.isValid)
        _ = form.username
        #expect(form.username == "ada")
        _ = form.messages(for: \.email)
        #expect(form.messages(for: \.email) == ["Email is required."])
    }

    @Test func records() throws {
        let document = try RuleDocument(
            json: """
                [ [["name", "email"], "required"], ["email", "email"], ["!rank", "safe"] ]
                """)
        let record = RecordForm(rules: document)
        record.assign(["name": "Ada", "email": "ada@example.org", "rank": "admin"])
        record.validate()
        #expect(record.isValid)
        _ = record.name
        #expect(record.name == "Ada")
        #expect(record.rank == nil)
    }

    @Test func massAssignment() {
        let form = FormModel(User(), scenario: .register)
        let assignment = form.assign(["username": "ada", "rank": "admin", "shoeSize": 38])
        _ = assignment.assigned
        #expect(assignment.assigned == ["username"])
        _ = assignment.refused.map(\.name)
        #expect(assignment.refused.map(\.name) == ["rank", "shoeSize"])
        _ = assignment.refused.map(\.reason)
        #expect(assignment.refused.map(\.reason) == [.unsafe, .unknown])
        form.onRefusal = { form, refusal in print("refused: \(refusal.name)") }
        #expect(form.onRefusal != nil)
    }

    struct Booking: Validatable {
        var name = ""
        var voucher = ""
        var seats: Int?

        static var rules: some RuleSet<Booking> {
            Rule(for: \.name, .required)
            Rule(for: \.voucher, .required).on(.register)
            Rule(for: \.seats, .range(1...9))
        }
    }

    @Test func inactiveAttributes() throws {
        let booking = FormModel(Booking())
        _ = booking.assign(["voucher": "X7"]).refused.map(\.reason)
        #expect(booking.assign(["voucher": "X7"]).refused.map(\.reason) == [.inactive])
        try booking.changeScenario(to: .register)
        _ = booking.assign(["voucher": "X7"]).assigned
        #expect(booking.assign(["voucher": "X7"]).assigned == ["voucher"])
    }

    @Test func typedText() {
        let booking = FormModel(Booking())
        booking.type("2 seats", into: \.seats)
        _ = booking.seats
        #expect(booking.seats == nil)
        _ = booking.field(\.seats).typedText
        #expect(booking.field(\.seats).typedText == "2 seats")
        _ = booking.errors(for: \.seats).count
        #expect(booking.errors(for: \.seats).count == 1)
        booking.seats = 2
        _ = booking.field(\.seats).typedText
        #expect(booking.field(\.seats).typedText == nil)
    }

    @Test func language() {
        let form = FormModel(User())
        form.catalog = MessageCatalog.catalog(for: "de") ?? .english
        form.validate(\.username)
        _ = form.messages(for: \.username)
        #expect(form.messages(for: \.username) == ["„Username“ ist erforderlich."])
    }

    @Test func validation() throws {
        let form = FormModel(User(), scenario: .register)
        form.validate()
        #expect(form.errors.count == 2)
        form.username = "ada"
        form.validate(\.username, \.email)
        #expect(form.errors.count == 1)
        try form.validate(["username"])
        form.validate(clearErrors: false)
        #expect(form.errors.count == 1)
        form.addError("Somebody was faster.", for: \.username)
        #expect(form.errors.count == 2)
        form.clearErrors(for: \.username)
        #expect(form.errors.count == 1)
        #expect(throws: UnknownAttribute.self) { try form.errors(for: "emial") }
        #expect(throws: UnknownScenario.self) { try form.changeScenario(to: "regster") }
    }

    @Test func validationOnChange() throws {
        let form = FormModel(User(), scenario: .register)
        form.validatesOnChange = true
        form.email = "ada"
        _ = form.errors(for: \.email).count
        #expect(form.errors.map(\.message) == ["Email is not an address."])
        form.email = "ada@example.org"
        _ = form.errors(for: \.email).count
        #expect(form.errors.isEmpty)
        try form.validateOnChange(except: ["rank"])
        form.recheck(\.username, whenChanging: \.email)
    }

    @Test func whatIsShown() {
        let form = FormModel(User(), scenario: .register)
        form.errorDisplay = .afterLeaving
        form.beginEditing(\.email)
        form.type("ada", into: \.email)
        _ = form.errors(for: \.email).count
        #expect(form.errors(for: \.email).count == 1)
        _ = form.shownErrors(for: \.email).count
        #expect(form.shownErrors(for: \.email).count == 0)
        form.endEditing(\.email)
        _ = form.shownErrors(for: \.email).count
        #expect(form.shownErrors(for: \.email).count == 1)
        form.submit()
        _ = form.firstInvalidField?.name
        #expect(form.firstInvalidField?.name == "username")
        _ = form.errorSummary().title
        #expect(form.errorSummary().title == "There are 2 problems.")
    }

    @Test func pagesAndSteps() {
        let form = FormModel(User(), scenario: .register)
        let account = form.addGroup("account", \.username)
        let contact = form.addGroup("contact", \.email)
        form.submit(account)
        _ = form.errorCount(in: account)
        #expect(form.errorCount(in: account) == 1)
        _ = form.errorSummary(of: contact).isEmpty
        #expect(form.errorSummary(of: contact).isEmpty)
        let steps = FormSteps(of: form)
        steps.advance()
        #expect(steps.isFirst)
    }

    @Test func whatHasChanged() {
        let form = FormModel(User())
        form.username = "grace"
        _ = form.isDirty(\.username)
        #expect(form.isDirty(\.username))
        _ = form.changes
        #expect(form.changes == ["username": "grace"])
        form.markAsSaved()
        form.username = "x"
        form.reset()
        #expect(form.username == "grace")
        #expect(form.apply(patch: ["username": "hopper", "rank": "admin"]).refused.map(\.name) == ["rank"])
        #expect(form.username == "hopper")
    }

    @Test func hooks() {
        let form = FormModel(User(username: "root", email: "a@b"), scenario: .register)
        form.beforeValidate = { form in form.rank != "banned" }
        form.afterValidate = { form, result in
            if form.username == "root" { form.addError("Not you.", for: \.username) }
        }
        form.validate()
        #expect(form.errors.map(\.message) == ["Not you."])
        form.rank = "banned"
        form.validate()
        #expect(form.errors.map(\.code) == ["form.stopped"])
    }

    @Test func rulesAtRunTime() throws {
        let form = FormModel(User(username: "ada1", email: "a@b"))
        try form.addRule("noDigits", for: "username", parameters: ["digits": "0123456789"]) { check in
            let digits = check.parameters["digits"]?.text ?? ""
            if check.model.username.contains(where: digits.contains) { check.fail("{attribute} must have no digits.") }
        }
        form.validate()
        #expect(form.errors.map(\.description) == ["username: Username must have no digits. (noDigits)"])
        form.addRules { Rule(for: \.username, .length(...12)) }
        form.removeRules { $0.name == "noDigits" }
        _ = form.activeRules(for: \.username).count
        #expect(form.activeRules(for: \.username).count == 4)
        #expect(form.validate())
    }

    struct Users {
        func isFree(_ name: String) async throws -> Bool { name != "ada" }
    }

    @Test func asynchronousRules() async {
        struct SignUp { var username = "ada" }
        let users = Users()
        let rules = ModelRules<SignUp> {
            Rule(
                for: \.username, .required,
                .satisfies("username.taken", message: "{attribute} is taken.") { name in try await users.isFree(name) })
        }
        let signUp = FormModel(SignUp(), rules: rules)
        await signUp.validateAsync()
        _ = signUp.messages(for: \.username)
        #expect(signUp.messages(for: \.username) == ["Username is taken."])
    }
}
