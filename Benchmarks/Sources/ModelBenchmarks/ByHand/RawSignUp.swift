/// A sign-up as it lies in the bytes of a file, which must stay where they are as long as this is used.
struct RawSignUp {
    var username = Bytes(start: nil, count: 0)
    var email = Bytes(start: nil, count: 0)
    var password = Bytes(start: nil, count: 0)
    var passwordRepeat = Bytes(start: nil, count: 0)
    /// 0 for what is not a whole number.
    var age = 0
    var website = Bytes(start: nil, count: 0)
    var country = Bytes(start: nil, count: 0)
    var state = Bytes(start: nil, count: 0)
    var card = Bytes(start: nil, count: 0)
    /// Which attributes were found wrong while they were read.
    var wrong: WrongAttributes = []

    /// Which attributes are wrong.
    @inline(__always)
    var wrongAttributes: WrongAttributes {
        var wrong = wrong
        if !ByHand.isUsername(username) { wrong.insert(.username) }
        if !ByHand.isEmail(email) { wrong.insert(.email) }
        if !ByHand.hasLength(password, from: 8) { wrong.insert(.password) }
        if !passwordRepeat.equals(password) { wrong.insert(.passwordRepeat) }
        if !ByHand.isAge(age) { wrong.insert(.age) }
        if !website.isEmpty, !ByHand.isURL(website) { wrong.insert(.website) }
        if !ByHand.isCountry(country) { wrong.insert(.country) }
        if state.isEmpty, country.equals("US") { wrong.insert(.state) }
        if !ByHand.isCard(card) { wrong.insert(.card) }
        return wrong
    }
}
