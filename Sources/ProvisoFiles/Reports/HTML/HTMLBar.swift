/// A bar of a chart as a picture (SVG) that grows with the page.
enum HTMLBar {
    /// How wide it is in its own units.
    private static let width = 1000
    private static let height = 10

    /// A bar of parts beside one another.
    ///
    /// - Parameters:
    ///   - parts: The class and the size of each.
    ///   - whole: The size of the whole bar.
    ///   - name: The class of the picture.
    ///   - text: What it says, for those who do not see it.
    static func stacked(_ parts: [(style: String, size: Int)], of whole: Int, class name: String, text: String) -> HTML
    {
        var pieces = [rectangle("track", from: 0, to: width)]
        var (sum, start) = (0, 0)
        for (style, size) in parts where size > 0 {
            sum += size
            // What is there at all can be seen.
            let end = min(width, max(start + 4, Int(Double(sum) / Double(max(whole, 1)) * Double(width))))
            pieces.append(rectangle(style, from: start, to: end))
            start = end
        }
        return HTML(
            "svg",
            [
                "class": name, "viewBox": "0 0 \(width) \(height)", "preserveAspectRatio": "none", "role": "img",
                "aria-label": text,
            ], pieces)
    }

    private static func rectangle(_ style: String, from start: Int, to end: Int) -> HTML {
        HTML("rect", ["class": style, "x": "\(start)", "width": "\(max(0, end - start))", "height": "\(height)"])
    }

    /// A square in the colour of a part.
    static func key(_ style: String) -> HTML {
        HTML(
            "svg", ["class": "key", "viewBox": "0 0 10 10", "aria-hidden": "true"],
            [HTML("rect", ["class": style, "width": "10", "height": "10"])])
    }
}
