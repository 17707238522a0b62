#if GRDB
internal import Foundation
public import GRDB
public import ProvisoCore

/// A row, judged as it was read: no value is converted. Bytes in a column are a text if they are valid UTF-8,
/// else null.
extension Row: RecordSource {
    /// Writes the columns.
    public func fill(_ record: inout ProvisoCore.Record) {
        for (column, value) in self {
            switch value.storage {
            case .null: record.setNull(column)
            case .int64(let number): record.set(column, number: number)
            case .double(let number): record.set(column, number: number)
            case .string(let text): record.set(column, text: text)
            case .blob(let bytes):
                if let text = String(bytes: bytes, encoding: .utf8) {
                    record.set(column, text: text)
                } else {
                    record.setNull(column)
                }
            }
        }
    }
}
#endif
