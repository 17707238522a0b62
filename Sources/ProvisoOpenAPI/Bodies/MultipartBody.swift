internal import ProvisoCore
internal import ProvisoWeb

/// A body of the type `multipart/form-data` as the object that it describes: a member for each name.
enum MultipartBody {
    /// Reads a body.
    ///
    /// A part is JSON or text where its type, its encoding or its schema says so. Any other part, such as an image, is a text of one
    /// character for each byte, so that `maxLength` counts bytes, as OpenAPI 3.1 says.
    ///
    /// - Parameter type: The media type that was sent, with its boundary.
    /// - Throws: What is wrong with the body, or with its first part that cannot be read.
    static func value(
        of bytes: [UInt8], _ type: MediaRange, _ plan: ContentPlan
    ) throws(MultipartFault) -> DataValue {
        let parts = try self.parts(of: bytes, type)
        var object = DataObject()
        for (name, parts) in grouped(parts) {
            var values: [DataValue] = []
            for part in parts { values.append(try value(of: part, plan)) }
            let shape = plan.shape.member(name)
            if shape.isArray {
                // One part may be the whole list, as JSON.
                if values.count == 1, case .array = values[0] {
                    object[name] = values[0]
                } else {
                    object[name] = .array(values)
                }
            } else {
                guard values.count == 1 else { throw MultipartFault(name: name, failure: .repeated) }
                object[name] = values[0]
            }
        }
        return .object(object)
    }

    private static func parts(of bytes: [UInt8], _ type: MediaRange) throws(MultipartFault) -> [MultipartPart] {
        // The body is in memory already, so that there is nothing left to limit but the headers of a part.
        let all = Int.max
        let limits = MultipartLimits(bytes: all, parts: all, files: all, fieldBytes: all, fileBytes: all)
        do throws(MultipartError) {
            var parser = try MultipartParser(contentType: type.text, limits: limits)
            try parser.consume(bytes.span)
            return try parser.finish()
        } catch {
            throw MultipartFault(name: nil, failure: .malformed(error.description))
        }
    }

    /// The parts of each name, in the order of the first of them.
    private static func grouped(_ parts: [MultipartPart]) -> [(name: String, parts: [MultipartPart])] {
        var groups: [(name: String, parts: [MultipartPart])] = []
        var places: [String: Int] = [:]
        for part in parts {
            if let place = places[part.name] {
                groups[place].parts.append(part)
            } else {
                places[part.name] = groups.count
                groups.append((part.name, [part]))
            }
        }
        return groups
    }

    private static func value(of part: MultipartPart, _ plan: ContentPlan) throws(MultipartFault) -> DataValue {
        let encoding = plan.encodings[part.name]
        let sent = part.contentType.map { MediaRange($0) }
        let ranges = encoding?.contentTypes ?? []
        if let sent, !ranges.isEmpty, !ranges.contains(where: { $0.fit(sent) != nil }) {
            throw MultipartFault(name: part.name, failure: .mediaType(ranges.map(\.text)))
        }
        let member = plan.shape.member(part.name)
        let shape = member.isArray ? member.element(at: 0) : member
        // What has members is JSON where nobody says otherwise; everything else is text.
        let isObject = shape.isObject && !shape.isPlain
        let type = sent ?? ranges.first ?? MediaRange(isObject ? "application/json" : "text/plain")
        if type.isJSON {
            do throws(JSONSyntaxError) {
                return try DataValue(json: part.bytes.span)
            } catch {
                throw MultipartFault(name: part.name, failure: .notJSON(error))
            }
        }
        if type.isText, [nil, "utf-8", "us-ascii"].contains(type.parameters["charset"]) {
            if let text = String(validating: part.bytes, as: UTF8.self) { return shape.value(of: text) }
            guard part.fileName != nil else { throw MultipartFault(name: part.name, failure: .notText) }
        }
        return .string(String(String.UnicodeScalarView(part.bytes.map { Unicode.Scalar($0) })))
    }
}

/// Why a body of parts cannot be read.
struct MultipartFault: Error {
    /// The name of the part; `nil` where the body is not made of parts.
    let name: String?
    let failure: OpenAPIFailure
}
