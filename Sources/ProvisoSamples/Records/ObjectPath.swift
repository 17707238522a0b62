import ProvisoCore

/// Ways into objects.
enum ObjectPath {
    static func set(_ path: ArraySlice<String>, _ value: DataValue?, in object: inout DataObject) {
        guard let first = path.first else { return }
        if path.count == 1 {
            object[first] = value
            return
        }
        var inner = DataObject()
        if case .object(let known)? = object[first] { inner = known }
        set(path.dropFirst(), value, in: &inner)
        object[first] = inner.isEmpty ? nil : .object(inner)
    }

    static func value(_ name: String, in object: DataObject) -> DataValue? {
        name.split(separator: ".").reduce(DataValue.object(object)) { value, key in value?[String(key)] }
    }
}
