/// A table that can be read with and without eyes: with a caption, and with headers that say what they are of.
struct HTMLTable {
    enum Column {
        case text(String)
        /// Text that needs room.
        case wide(String)
        case count(String)
        /// The number of a line, which is a name.
        case place(String)

        fileprivate var title: String {
            switch self {
            case .text(let title), .wide(let title), .count(let title), .place(let title): title
            }
        }

        fileprivate var style: String? {
            switch self {
            case .text: nil
            case .place: "place"
            case .wide: "wide"
            case .count: "count"
            }
        }
    }

    let id: String
    let caption: HTML
    let columns: [Column]
    /// The cells of each row, of which the first is its header.
    let rows: [[HTML]]

    /// The table in a box of its own, in which it can be scrolled sideways, with keys too.
    var html: HTML {
        HTML(
            "div", ["class": "scroll", "role": "region", "tabindex": "0", "aria-labelledby": id + "-caption"],
            [
                HTML(
                    "table", [:],
                    [
                        HTML("caption", ["id": id + "-caption"], [caption]),
                        HTML(
                            "thead", [:],
                            [
                                HTML(
                                    "tr", [:],
                                    columns.map { HTML("th", ["scope": "col", "class": $0.style], $0.title) })
                            ]),
                        HTML("tbody", [:], rows.map(row)),
                    ])
            ])
    }

    private func row(_ cells: [HTML]) -> HTML {
        HTML(
            "tr", [:],
            zip(columns, cells).enumerated().map { index, cell in
                index == 0
                    ? HTML("th", ["scope": "row", "class": cell.0.style], [cell.1])
                    : HTML("td", ["class": cell.0.style], [cell.1])
            })
    }
}
