/// Simulates a program.
final class SimulationMachine: Machine, @unchecked Sendable {
    private let program: Program
    private let isSearch: Bool

    init(_ program: Program, isSearch: Bool) {
        self.program = program
        self.isSearch = isSearch
    }

    override func run(_ bytes: UnsafeBufferPointer<UInt8>, from place: Int) -> Bool {
        var simulation = Simulation(program, isSearch: isSearch)
        return simulation.resume(bytes, at: place, from: [program.start], after: .edge)
    }
}
