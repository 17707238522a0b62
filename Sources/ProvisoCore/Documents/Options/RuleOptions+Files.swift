extension RuleOptions {
    /// An option that is the name of a file beside the document, with the text of that file. A mistake is noted.
    ///
    /// - Parameters:
    ///   - name: The option's name.
    ///   - help: What it is for.
    ///   - others: What other systems call it.
    /// - Returns: `nil` when it is not given, or the file cannot be read.
    package mutating func fileText(
        _ name: String, _ help: String, alsoCalled others: [String] = []
    ) -> (name: String, text: String)? {
        guard let path = string(name, help, alsoCalled: others), let compiler = context.compiler else { return nil }
        guard let files = compiler.files else {
            lack("`\(name)` names a file, and no files may be read here.", option: name)
            return nil
        }
        do {
            return (path, try files.text(context.problems.resolvedFile(path, at: find(name)?.position)))
        } catch {
            fail("The file `\(path)` cannot be read: \(error)", option: name)
            return nil
        }
    }
}
