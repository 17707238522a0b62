extension Violation {
    /// Where the value stands for those who sent it: ``path`` in the names that coding keys give, which JSON and problem
    /// details use.
    public var outsidePath: FieldPath { wording.outsidePath ?? path }

    /// Tells the violation that it was found further inside.
    @inline(never)
    mutating func move(under path: FieldPath, outside: FieldPath) {
        let outside = outside.appending(outsidePath)
        self.path = path.appending(self.path)
        wording.outsidePath = outside == self.path ? nil : outside
    }
}
