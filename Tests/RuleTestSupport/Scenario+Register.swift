package import ProvisoCore

extension Scenario {
    package static let register: Self = "register"
}
