import TestSupport
import ProvisoFormats
import Testing

@Suite struct IPAddressFormatTests {
    @Test(
        arguments: [
            ("192.0.2.7", nil), ("0.0.0.0", nil), ("255.255.255.255", nil),
            ("", "empty"), ("1.2.3", "too few parts"), ("1.2.3.4.5", "too many parts"), ("1.2.3.4.", "too many parts"),
            ("1..2.3", "empty part"), (".1.2.3", "empty part"), ("1.2.3.", "empty part"),
            ("256.1.1.1", "out of range"),
            ("99999999999999999999.1.1.1", "out of range"), ("01.2.3.4", "leading zero"),
            ("00.0.0.0", "leading zero"),
            ("1.2.3.4 ", "unexpected character"), ("1.2.3.4\n", "unexpected character"),
            ("0x1.2.3.4", "unexpected character"),
            ("1.2.3.４", "unexpected character"), ("2130706433", "out of range"),
            ("1.2.3.4/8", "prefix length not allowed"),
            ("1.2.3.4%eth0", "zone not allowed"),
        ] as [(String, String?)])
    func judgesVersion4(_ text: String, reason: String?) {
        #expect(IPAddressFormat().failure(in: text)?.reason == reason)
        #expect(IPAddressFormat(version: .v4).failure(in: text)?.reason == reason)
        #expect(IPAddressFormat(version: .v6).isValid(text) == false)
    }

    @Test(
        arguments: [
            ("::", nil), ("::1", nil), ("1::", nil), ("1:2:3:4:5:6:7:8", nil), ("1:2:3:4:5:6:7::", nil),
            ("::2:3:4:5:6:7:8", nil),
            ("ABCD:ef01::", nil), ("::192.0.2.1", nil), ("1:2:3:4:5:6:192.0.2.1", nil), ("1:2:3:4:5::192.0.2.1", nil),
            ("::ffff:192.0.2.1", nil), ("0001::0002", nil),
            (":", "empty part"), (":::", "empty part"), ("1:", "empty part"), (":1", "empty part"),
            ("1::2::3", "misplaced separator"), ("1:::2", "empty part"), ("::1:", "empty part"),
            ("1:2", "too few parts"),
            ("1:2:3:4:5:6:7:8:9", "too many parts"), ("1::2:3:4:5:6:7:8", "too many parts"),
            ("::1:2:3:4:5:6:7:8", "too many parts"),
            ("1:2:3:4:5:6:7:192.0.2.1", "too many parts"), ("1:2:3:4:5:192.0.2.1", "too few parts"),
            ("12345::", "part too long"),
            ("00001::", "part too long"), ("::g", "unexpected character"), ("::1 ", "unexpected character"),
            ("[::1]", "unexpected character"),
            ("::192.0.2.256", "out of range"), ("::192.0.02.1", "leading zero"), ("::192.0.2", "too few parts"),
            ("::192.0.2.1:1", "unexpected character"), ("::1/64", "prefix length not allowed"),
            ("::1%1", "zone not allowed"),
        ] as [(String, String?)])
    func judgesVersion6(_ text: String, reason: String?) {
        #expect(IPAddressFormat().failure(in: text)?.reason == reason)
        #expect(IPAddressFormat(version: .v6).failure(in: text)?.reason == reason)
        #expect(IPAddressFormat(version: .v4).isValid(text) == false)
    }

    @Test(
        arguments: [
            ("fe80::1%eth0", nil), ("fe80::1%1", nil), ("fe80::%a.b-c_d~e", nil),
            ("fe80::1%\(String(repeating: "z", count: 32))", nil),
            ("fe80::1%", "empty part"), ("fe80::1%\(String(repeating: "z", count: 33))", "part too long"),
            ("fe80::1%a%b", "unexpected character"), ("fe80::1%é", "unexpected character"),
            ("192.0.2.1%eth0", "zone not allowed"),
            ("fe80::1%eth0/64", "prefix length not allowed"), ("%eth0", "too few parts"), ("::1", nil),
            ("192.0.2.1", nil),
        ] as [(String, String?)])
    func judgesZones(_ text: String, reason: String?) {
        let format = IPAddressFormat(allowZone: true)
        if text == "%eth0" {
            #expect(!format.isValid(text))
        } else {
            #expect(format.failure(in: text)?.reason == reason)
        }
    }

    @Test(
        arguments: [
            ("192.0.2.0/24", nil, nil), ("0.0.0.0/0", nil, nil), ("192.0.2.1/32", nil, nil),
            ("192.0.2.1/24", nil, "address is not the start of its network"),
            ("::/0", nil, nil), ("2001:db8::/32", nil, nil),
            ("2001:db8::1/64", nil, "address is not the start of its network"),
            ("1::/63", nil, nil), ("0:0:0:1::/63", nil, "address is not the start of its network"),
            ("::1/128", nil, nil), ("::2/127", nil, nil), ("::1/127", nil, "address is not the start of its network"),
            ("0:0:0:1::/64", nil, nil),
            ("::8000:0:0:0/65", nil, nil),
            ("192.0.2.0", "no prefix length", "no prefix length"),
            ("192.0.2.0/", "no prefix length", "no prefix length"),
            ("192.0.2.0/33", "out of range", "out of range"), ("::/129", "out of range", "out of range"),
            ("192.0.2.0/024", "leading zero", "leading zero"), ("192.0.2.0/00", "leading zero", "leading zero"),
            ("192.0.2.0/-1", "unexpected character", "unexpected character"),
            ("192.0.2.0/8/8", "unexpected character", "unexpected character"),
            ("192.0.2.0/255.255.255.0", "out of range", "out of range"), ("/8", "empty part", "empty part"),
            ("192.0.2.0/99999999999999999999999", "out of range", "out of range"),
            ("192.0.2.0/8\n", "unexpected character", "unexpected character"),
        ] as [(String, String?, String?)])
    func judgesNetworks(_ text: String, reason: String?, strictReason: String?) {
        #expect(IPAddressFormat(cidr: true).failure(in: text)?.reason == reason)
        #expect(IPAddressFormat(cidr: true, strict: true).failure(in: text)?.reason == strictReason)
    }

    @Test func takesZoneAndPrefixTogether() {
        #expect(IPAddressFormat(cidr: true, allowZone: true).isValid("fe80::%eth0/64"))
        #expect(!IPAddressFormat(cidr: true, allowZone: true).isValid("fe80::/64%eth0"))
        #expect(IPNetwork("fe80::1%eth0/64")?.address.zone == "eth0")
    }
}

@Suite struct IPAddressTests {
    /// RFC 5952 sections 4 and 5.
    @Test(arguments: [
        ("2001:0db8::0001", "2001:db8::1"), ("2001:db8:0:0:0:0:2:1", "2001:db8::2:1"),
        ("2001:db8:0:1:1:1:1:1", "2001:db8:0:1:1:1:1:1"),
        ("2001:0:0:1:0:0:0:1", "2001:0:0:1::1"), ("2001:db8:0:0:1:0:0:1", "2001:db8::1:0:0:1"),
        ("2001:DB8::A", "2001:db8::a"),
        ("0:0:0:0:0:0:0:0", "::"), ("0:0:0:0:0:0:0:1", "::1"), ("1:0:0:0:0:0:0:0", "1::"),
        ("::ffff:c000:201", "::ffff:192.0.2.1"),
        ("::1:2:3:4:5:6:7", "0:1:2:3:4:5:6:7"), ("fe80::1%eth0", "fe80::1%eth0"),
        ("1:2:3:4:5:6:7::", "1:2:3:4:5:6:7:0"), ("192.0.2.1", "192.0.2.1"),
        ("1:0:0:2:0:0:3:4", "1::2:0:0:3:4"), ("0:0:1::", "0:0:1::"),
    ])
    func isWrittenCanonically(_ text: String, canonical: String) {
        #expect(IPAddress(text)?.description == canonical)
    }

    @Test func hasBytes() {
        #expect(IPAddress("192.0.2.7")?.bytes == [192, 0, 2, 7])
        #expect(IPAddress("102:304:506:708:90a:b0c:d0e:f10")?.bytes == Array(1...16))
        #expect(IPAddress(bytes: Array(1...16))?.description == "102:304:506:708:90a:b0c:d0e:f10")
        #expect(IPAddress(bytes: [192, 0, 2, 7], zone: "eth0") == nil)
        #expect(IPAddress(bytes: [1, 2, 3]) == nil)
        #expect(IPAddress("no address") == nil)
    }

    @Test func networksContainAddresses() throws {
        let network = try #require(IPNetwork("10.1.2.3/8"))
        #expect(network.firstAddress.description == "10.0.0.0")
        #expect(network.contains(try #require(IPAddress("10.255.0.1"))))
        #expect(!network.contains(try #require(IPAddress("11.0.0.1"))))
        #expect(!network.contains(try #require(IPAddress("::ffff:10.0.0.1"))))
        #expect(IPNetwork("2001:db8::/32")?.contains(try #require(IPAddress("2001:db8:ffff::1"))) == true)
        #expect(IPNetwork(address: network.address, prefixLength: 33) == nil)
        #expect(network.description == "10.1.2.3/8")
    }

    @Test func whatIsPrintedIsReadAgain() throws {
        var generator = SplitMix64(seed: 1)
        for _ in 0..<3000 {
            // Bytes of zero are frequent, so that runs of zeros are.
            let bytes = (0..<16).map { _ in
                Bool.random(using: &generator) ? 0 : UInt8.random(in: 0...255, using: &generator)
            }
            for bytes in [bytes, Array(bytes.prefix(4))] {
                let address = try #require(IPAddress(bytes: bytes))
                #expect(IPAddress(address.description) == address)
                #expect(address.bytes == bytes)
            }
        }
    }
}
