import Testing

@testable import ProvisoFormats

@Suite struct ASCIIClassesTests {
    private static let alphanumerics = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

    static let classes: [(ASCIIClasses, String)] = [
        (.label, alphanumerics + "-"),
        (.name, alphanumerics + "-."),
        (.atom, alphanumerics + "!#$%&'*+-/=?^_`{|}~"),
        (.path, alphanumerics + "-._~!$&'()*+,;=:@/"),
        (.hexDigit, "0123456789ABCDEFabcdef"),
        (.underscore, "_"),
    ]

    @Test(arguments: classes)
    func hold(_ classes: ASCIIClasses, _ characters: String) {
        for byte in UInt8.min...UInt8.max {
            #expect(classes.contains(byte) == characters.utf8.contains(byte), "\(byte)")
        }
    }

    @Test func join() {
        let classes: ASCIIClasses = [.label, .underscore]
        #expect(classes.contains(0x5F) && classes.contains(0x2D) && !classes.contains(0x2E))
    }
}
