internal import ProvisoBase

/// The flat program of a schema, or what it is made of when it is first needed.
enum FlatProgramSource: Sendable {
    case made(FlatProgram)
    case late(LateFlatProgram)

    var program: FlatProgram {
        switch self {
        case .made(let program): program
        case .late(let late): late.program
        }
    }
}

/// A flat program that is made when it is first needed.
final class LateFlatProgram: Sendable {
    private let source: SchemaProgram
    private let made = Locked<FlatProgram?>(nil)

    init(_ source: SchemaProgram) { self.source = source }

    var program: FlatProgram {
        made.withLock { made in
            if let made { return made }
            let program = FlatProgram(source)
            made = program
            return program
        }
    }
}
