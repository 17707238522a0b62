/// Where references lead that are found at run time, as far as that is known before.
struct FlatReferences {
    private let rootResource: Int
    private let resources: [SchemaProgram.Resource]

    init(_ program: SchemaProgram) {
        rootResource = program.schemas[program.root].resource
        resources = program.resources
    }

    /// The schema that `$dynamicRef` leads to; `nil` where that depends on the way.
    ///
    /// The resource that is entered first is always that of the whole schema. If it has the name, nothing else counts; nor does the way
    /// if only one resource has it.
    func dynamicTarget(_ name: String, or target: Int) -> Int? {
        only(resources.indices.contains(rootResource) ? resources[rootResource].dynamicTargets[name] : nil, target) {
            $0.dynamicTargets[name]
        }
    }

    /// The schema that `$recursiveRef` leads to; `nil` where that depends on the way.
    func recursiveTarget(or target: Int) -> Int? {
        only(resources.indices.contains(rootResource) ? resources[rootResource].recursiveTarget : nil, target) {
            $0.recursiveTarget
        }
    }

    private func only(_ ofRoot: Int?, _ target: Int, _ of: (SchemaProgram.Resource) -> Int?) -> Int? {
        if let ofRoot { return ofRoot }
        return resources.allSatisfy { resource in of(resource).map { $0 == target } ?? true } ? target : nil
    }
}
