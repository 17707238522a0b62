#if Command
import Foundation
import Testing

/// The examples on data of others: their rules are understood, and find on a few rows what their pages tell of all.
@Suite struct RealDataTests {
    struct Example: Sendable, CustomTestStringConvertible {
        let folder: String
        let rules: String
        /// The documents that it includes.
        var included: [String] = []
        /// Rows as the data has them, and the tables that the rules name.
        var files: [String: String] = [:]
        /// What is checked, with its options, and what is found: line, path and code.
        var arguments = ""
        var found: [String] = []
        var testDescription: String { "\(folder)/\(rules) \(arguments)" }
    }

    static let flights = [
        "airlines.csv": "carrier,name\nDL,Delta Air Lines Inc.\nWN,Southwest Airlines Co.\n",
        "airports.csv": """
        faa,name,lat,lon,alt,tz,dst,tzone
        ATL,Hartsfield Jackson Atlanta Intl,33.636719,-84.428067,1026,-5,A,America/New_York
        DVT,Deer Valley Municipal Airport,33.4117,112.457,1478,8,A,Asia/Chongqing
        LGA,La Guardia,40.777245,-73.872608,22,-5,A,America/New_York
        YAK,Yakutat,59.3012,-139.3937,33,-9,A,NA

        """,
        "planes.csv": """
        tailnum,year,type,manufacturer,model,engines,seats,speed,engine
        N666DN,1987,Fixed wing multi engine,BOEING,757-232,2,178,NA,Turbo-fan

        """,
        "weather.csv": """
        origin,year,month,day,hour,temp,dewp,humid,wind_dir,wind_speed,wind_gust,precip,pressure,visib,time_hour
        EWR,2013,2,12,3,39.02,26.96,61.63,260,1048.36058,NA,0,1008.3,10,2013-02-12T08:00:00Z
        EWR,2013,11,3,1,51.98,39.02,61.15,310,6.904679999999999,NA,0,1009.8,10,2013-11-03T05:00:00Z
        EWR,2013,11,3,1,50,39.02,65.8,290,5.7539,NA,0,1010.5,10,2013-11-03T06:00:00Z
        LGA,2013,2,11,14,50,39,65,290,5,NA,0,1010,10,2013-02-11T19:00:00Z
        LGA,2013,5,25,17,50,39,65,290,5,NA,0,1010,10,2013-05-25T21:00:00Z

        """,
        "flights.csv": """
        year,month,day,dep_time,sched_dep_time,dep_delay,arr_time,sched_arr_time,arr_delay,carrier,flight,tailnum,origin,dest,\
        air_time,distance,hour,minute,time_hour
        2013,2,11,1508,1400,68,1807,1636,91,DL,2247,D942DN,LGA,ATL,131,762,14,0,2013-02-11T19:00:00Z
        2013,5,25,1709,1700,9,1923,1937,-14,DL,1499,N666DN,LGA,ATL,65,762,17,0,2013-05-25T21:00:00Z
        2013,5,25,1709,1700,8,1923,1937,-14,DL,1500,N666DN,LGA,ATL,110,762,17,0,2013-05-25T21:00:00Z

        """,
    ]

    static let codes = [
        "iso_3166-1.json": #"{"3166-1":[{"alpha_2":"FR","alpha_3":"FRA"},{"alpha_2":"RU"},{"alpha_2":"UA"}]}"#,
        "iso_3166-3.json": #"{"3166-3":[{"alpha_2":"CS","alpha_3":"CSK"}]}"#,
        "iso_639-3.json": #"{"639-3":[{"alpha_3":"aar","alpha_2":"aa"}]}"#,
        "families-and-languages.ndjson": "{\"alpha_3\":\"aar\"}\n{\"alpha_3\":\"him\"}\n",
        "iso_4217.json": """
        { "4217": [
        { "alpha_3": "AED", "name": "UAE Dirham", "numeric": "784" },
        { "alpha_3": "HRK", "name": "Kuna", "numeric": "191" } ] }
        """,
        "iso_3166-2.json": """
        { "3166-2": [
        { "code": "AZ-BAB", "name": "Babək", "parent": "NX", "type": "Rayon" },
        { "code": "AZ-NX", "name": "Naxçıvan", "type": "Autonomous republic" },
        { "code": "GB-ABE", "name": "Aberdeen City", "parent": "GB-SCT", "type": "Council area" },
        { "code": "GB-SCT", "name": "Scotland", "type": "Country" } ] }
        """,
    ]

    static let zones = [
        "iso3166.tab": "#code\tname\nFR\tFrance\nRU\tRussia\nUA\tUkraine\n",
        "iso_3166-1.json": codes["iso_3166-1.json"] ?? "",
        "zone.tab": """
        # country, coordinates, zone, comments
        FR\t+4852+00220\tEurope/Paris
        RU\t+5443+02030\tEurope/Kaliningrad\tMSK-01 - Kaliningrad
        UA\t+4457+03406\tEurope/Simferopol\tCrimea
        RU\t+5836+04939\tEurope/Kirov\tMSK+00 - Kirov

        """,
        "zone1970.tab": """
        #codes
        FR,XX\t+4852+00220\tEurope/Paris
        RU,UA\t+4457+03406\tEurope/Simferopol\tCrimea
        RU\t+5836+04939\tEurope/Nowhere

        """,
    ]

    static let examples = [
        Example(
            folder: "penguins", rules: "penguins.rules.yaml", included: ["measures.rules.yaml"],
            files: [
                "penguins.csv": """
                species,island,bill_length_mm,bill_depth_mm,flipper_length_mm,body_mass_g,sex,year
                Adelie,Torgersen,39.1,18.7,181,3750,male,2007
                Adelie,Torgersen,NA,NA,NA,NA,NA,2007

                """
            ], arguments: "penguins.csv",
            found: [
                "3 bill_length_mm required", "3 bill_depth_mm required", "3 flipper_length_mm required",
                "3 body_mass_g required", "3 sex required", "0 bill_length_mm atMost", "0 bill_depth_mm atMost",
                "0 flipper_length_mm atMost", "0 body_mass_g atMost", "0 sex atMost", "0 species distinct.tooFew",
                "0  records.tooFew",
            ]),
        Example(
            folder: "penguins", rules: "raw.rules.yaml",
            files: [
                "penguins-raw.csv": """
                studyName,Sample Number,Species,Region,Island,Stage,Individual ID,Clutch Completion,Date Egg,Culmen Length (mm),\
                Culmen Depth (mm),Flipper Length (mm),Body Mass (g),Sex,Delta 15 N (o/oo),Delta 13 C (o/oo),Comments
                PAL0708,1,Adelie Penguin (Pygoscelis adeliae),Anvers,Torgersen,"Adult, 1 Egg Stage",N1A1,Yes,2007-11-11,39.1,18.7,181,\
                3750,MALE,NA,NA,Not enough blood for isotopes.

                """
            ], arguments: "penguins-raw.csv", found: ["2 species match"]),
        Example(
            folder: "flights", rules: "flights.rules.yaml", files: flights, arguments: "flights.csv",
            found: [
                "2 tailnum match", "2 tailnum exists", "3 distance compare.lessOrEqual", "4 dep_delay compare.equal",
                "0  records.tooFew",
            ]),
        Example(
            folder: "flights", rules: "flights.rules.yaml", files: flights, arguments: "airports.csv weather.csv",
            found: [
                "3 lon number.tooBig", "3 tz number.tooBig", "5 tzone required", "2 wind_speed number.tooBig",
                "4 origin unique",
            ]),
        Example(
            folder: "iso-codes", rules: "iso-codes.rules.yaml", files: codes,
            arguments: "iso_4217.json --records /4217",
            found: ["3 alpha_3 currency"]),
        Example(
            folder: "iso-codes", rules: "iso-codes.rules.yaml", files: codes,
            arguments: "iso_3166-2.json --records /3166-2", found: ["2 parent exists"]),
        Example(
            folder: "time-zones", rules: "time-zones.rules.yaml", files: zones,
            arguments: "zone.tab --comment # --columns country,coordinates,zone,comments --short-rows",
            found: ["5 country sorted"]),
        Example(
            folder: "time-zones", rules: "time-zones.rules.yaml", files: zones,
            arguments: "zone1970.tab --comment # --columns countries,coordinates,zone,comments --short-rows",
            found: [
                "2 countries[1] in", "4 countries sorted", "4 zone timeZone", "4 zone exists",
            ]),
        Example(folder: "time-zones", rules: "countries.rules.yaml"),
        Example(folder: "penguins", rules: "gentoos.rules.yaml", included: ["measures.rules.yaml"]),
        Example(
            folder: "debian-packages", rules: "relations.rules.yaml",
            files: [
                "names.ndjson": "{\"name\":\"libc6\"}\n",
                "relations.ndjson": """
                {"package":"a","field":"Depends","target":"libc6","alternatives":1}
                {"package":"console-setup-freebsd","field":"Depends","target":"vidcontrol","alternatives":1}

                """,
            ], arguments: "relations.ndjson", found: ["2 target exists"]),
    ]

    private func folder(of example: Example) throws -> Folder {
        let folder = try Folder()
        for name in [example.rules] + example.included {
            let rules = URL(fileURLWithPath: "\(Command.packageRoot)/Examples/\(example.folder)/\(name)")
            folder.write(name, try Array(Data(contentsOf: rules)))
        }
        for (name, text) in example.files { folder.write(name, text) }
        return folder
    }

    @Test(arguments: examples) func rulesAreUnderstood(_ example: Example) throws {
        let run = try Command.run("rules", example.rules, in: try folder(of: example))
        #expect(run.status == 0, "\(run.error)")
        // A note says which message is shown; warnings and errors are none.
        #expect(!run.error.contains(": warning: ") && !run.error.contains(": error: "), "\(run.error)")
        #expect(!run.output.isEmpty)
    }

    @Test(arguments: examples.filter { !$0.found.isEmpty }) func rowsAreJudged(_ example: Example) throws {
        let arguments = example.arguments.split(separator: " ").map(String.init)
        let folder = try folder(of: example)
        let run = try Command.run(
            ["check"] + arguments + ["--rules", example.rules, "--output", "ndjson"], in: folder.path)
        let found = try run.lines.map { line in
            let object = try JSON.object(String(line))
            return ["line", "path", "code"].map { "\(object[$0] ?? "-")" }.joined(separator: " ")
        }
        #expect(found.sorted() == example.found.sorted(), "\(run.error)")
    }

    /// Each page says which data it tells of, and tells each kind of violation with its number.
    @Test(arguments: Set(examples.map(\.folder)).sorted()) func pagesTellKinds(_ folder: String) throws {
        let page = try String(
            contentsOfFile: "\(Command.packageRoot)/Examples/\(folder)/README.md", encoding: .utf8)
        #expect(page.contains("\nData: ") && page.contains("\n$ proviso check "))
        let rows = page.split(separator: "\n").filter { $0.contains(/^\| [0-9]+ \| (error|warning|info) \|/) }
        #expect(!rows.isEmpty)
        for row in rows {
            let cells = row.split(separator: "|", omittingEmptySubsequences: false)
            #expect(cells.count >= 7 && !cells[5].allSatisfy(\.isWhitespace), "\(row)")
        }
    }
}
#endif
