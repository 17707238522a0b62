/// A value behind one reference, for values that many violations carry: copying them costs one count.
package final class Shared<Value: Sendable>: Sendable {
    package let value: Value

    package init(_ value: Value) { self.value = value }
}
