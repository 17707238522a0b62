import Foundation
import ProvisoFormats
import Testing

@Suite struct TimeZoneFormatTests {
    @Test(arguments: [
        "Europe/Berlin", "UTC", "Africa/Abidjan", "Zulu", "America/Argentina/Ushuaia", "US/Pacific", "Etc/GMT+12",
        "GMT", "GMT0", "Etc/GMT-14", "America/Port-au-Prince", "EST5EDT", "WET", "W-SU",
    ])
    func knows(_ name: String) {
        #expect(TimeZoneFormat().isValid(name))
    }

    @Test(arguments: [
        "europe/berlin", "Europe", "Europe/", "Europe/Berlin ", "Europe/Berlin\n", "Europe/Berli", "Europe/Berlins",
        "PST", "CEST", "+01:00", "A", "zzz", "Africa/Abidjan\nAfrica/Accra", "\n", "Factory", "posixrules", "Ünited",
    ])
    func doesNotKnow(_ name: String) {
        #expect(TimeZoneFormat().failure(in: name)?.reason == "no such time zone")
    }

    @Test func refusesNothing() {
        #expect(TimeZoneFormat().failure(in: "")?.reason == "empty")
        #expect(!TimeZoneFormat.databaseVersion.isEmpty)
    }

    /// The names in the list are in order, so that each is found.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/share/zoneinfo/tzdata.zi")))
    func knowsTheSystemsNames() throws {
        let text = try String(contentsOfFile: "/usr/share/zoneinfo/tzdata.zi", encoding: .utf8)
        let lines = text.split(separator: "\n")
        try #require(lines.first?.hasSuffix(TimeZoneFormat.databaseVersion) == true, "another version of the database")
        var count = 0
        for words in lines.map({ $0.split(separator: " ") }) where words.first == "Z" || words.first == "L" {
            let name = words[words[0] == "Z" ? 1 : 2]
            #expect(TimeZoneFormat().isValid(name) == (name != "Factory"))
            count += 1
        }
        #expect(count > 500)
    }
}
