/// The version of the tool, as the command and its reports say it.
package enum ToolVersion {
    package static let current = "0.1.0"
}
