import Measuring
import ProvisoIdentifierFormats

/// Nanoseconds for a telephone number: to read it, to judge it, and to write it, by spelling. The numbers are the examples of all
/// regions.
@main
enum Benchmark {
    static func main() {
        print("Nanoseconds for a telephone number")
        print(padded("", 16), "    read   judge   write")
        for (name, spelling) in [
            ("E.164", PhoneSpelling.e164), ("international", .international), ("national", .national),
            ("RFC 3966", .rfc3966),
        ] {
            let texts = numbers.map { (region: $0.region, text: $0.number.formatted(spelling)) }
            let formats = texts.map { PhoneFormat(countries: [$0.region]) }
            let bytes = texts.map { Array($0.text.utf8) }
            let read = nanoseconds {
                var count = 0
                for (index, text) in bytes.enumerated() {
                    if (try? PhoneNumber(utf8: text.span, region: texts[index].region)) != nil { count += 1 }
                }
                return count
            }
            let judge = nanoseconds {
                var count = 0
                for (index, text) in bytes.enumerated() where formats[index].failure(in: text.span) == nil {
                    count += 1
                }
                return count
            }
            let write = nanoseconds { numbers.reduce(0) { $0 + $1.number.formatted(spelling).utf8.count } }
            let cells = [read, judge, write].map { right($0 / Double(numbers.count), 8) }
            print(padded(name, 16), cells.joined())
        }
    }

    private static let numbers: [(region: PhoneRegion, number: PhoneNumber)] = {
        let metadata = PhoneMetadata.standard
        return metadata.regions.flatMap { region in
            [PhoneNumberType.fixedLine, .mobile].compactMap { type in
                metadata.example(of: region, type: type).map { (region, $0) }
            }
        }
    }()
}
