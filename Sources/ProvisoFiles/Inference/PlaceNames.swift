/// Tells by the name of a column whether its numbers are degrees of latitude or longitude.
enum PlaceNames {
    private static let latitudes: Set = ["lat", "latitude", "breite", "breitengrad", "latitud", "latitudine", "lats"]
    private static let longitudes: Set = [
        "lon", "lng", "long", "longitude", "länge", "längengrad", "longitud", "longitudine", "lons",
    ]

    /// The rule for a column: `latitude`, `longitude`; `nil` for one of another name.
    static func rule(for column: String) -> String? {
        let words = words(of: column)
        if words.contains(where: latitudes.contains) { return "latitude" }
        return words.contains(where: longitudes.contains) ? "longitude" : nil
    }

    /// The words of a name in small letters: `pickup` and `latitude` of `pickupLatitude`, `pickup_latitude` and `PICKUP LATITUDE`.
    private static func words(of name: String) -> [String] {
        var words: [String] = [""]
        var wasSmall = false
        for character in name {
            let isBreak = !character.isLetter || character.isUppercase && wasSmall
            if isBreak { words.append("") }
            if character.isLetter { words[words.count - 1].append(contentsOf: character.lowercased()) }
            wasSmall = character.isLowercase
        }
        return words.filter { !$0.isEmpty }
    }
}
