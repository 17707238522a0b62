"""Draws tables of measurements as SVG: a panel for each series, its ordinate from 0."""
import math

# The colours on a light ground and on a dark one, as the reader's system has it; the ground is the picture's own.
STYLE = """
.ground{fill:#fff}.ink{fill:#1b1f24}.soft{fill:#57606a}.axis{stroke:#8a8f98}.grid{stroke:#e3e6ea}
.line{stroke:#2563c4;stroke-width:2}.dot{fill:#2563c4}.axis,.grid,.line{fill:none}
@media (prefers-color-scheme:dark){.ground{fill:#0f1319}.ink{fill:#e7ebf0}.soft{fill:#a3adba}.axis{stroke:#6b7583}
.grid{stroke:#2a323d}.line{stroke:#6ea3f5}.dot{fill:#6ea3f5}}
"""
WIDTH, HEIGHT, HEAD, LEFT, TOP, RIGHT, BOTTOM = 330, 212, 44, 60, 50, 24, 44


class Panel:
    """One series: what is counted on each axis, and the points. The abscissa is logarithmic unless it is `linear`."""

    def __init__(self, title, axis, unit, points, linear=False, percent=False):
        self.title, self.axis, self.unit, self.points = title, axis, unit, points
        self.is_linear, self.is_percent = linear, percent

    def drawn(self, left, top):
        """The panel in a box whose corner is given."""
        x0, y0, w, h = left + LEFT, top + TOP, WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
        steps = ticks(max(y for _, y in self.points))
        place = (lambda x: x) if self.is_linear else math.log10
        low, high = place(self.points[0][0]), place(self.points[-1][0])

        def across(x):
            return x0 + (place(x) - low) / ((high - low) or 1) * w

        def up(y):
            return y0 + h - y / steps[-1] * h

        out = [
            f'<g><text class="ink" x="{left + 16}" y="{top + 18}" font-size="12" font-weight="600">{self.title}</text>',
            f'<text class="soft" x="{left + 16}" y="{top + 34}">{self.unit}</text>',
        ]
        for step in steps:
            y = up(step)
            out.append(f'<path class="{"grid" if step else "axis"}" d="M{x0} {y:.1f} h{w}"/>')
            out.append(f'<text class="soft" x="{x0 - 8}" y="{y + 4:.1f}" text-anchor="end">{step:g}</text>')
        amount = (lambda x: f"{x:g} %") if self.is_percent else short
        for x in (0, 25, 50, 75, 100) if self.is_percent else [x for x, _ in self.points]:
            out.append(f'<path class="axis" d="M{across(x):.1f} {y0 + h} v4"/>')
            out.append(f'<text class="soft" x="{across(x):.1f}" y="{y0 + h + 16}" text-anchor="middle">{amount(x)}</text>')
        at = [(across(x), up(y)) for x, y in self.points]
        out.append(f'<polyline class="line" points="{" ".join(f"{u:.1f},{v:.1f}" for u, v in at)}"/>')
        for (x, y), (u, v) in zip(self.points, at):
            name = f"{amount(x)} {self.axis}: {shown(y)} {self.unit}"
            out.append(f'<circle class="dot" cx="{u:.1f}" cy="{v:.1f}" r="3"><title>{name}</title></circle>')
        out.append(f'<text class="soft" x="{x0 + w / 2}" y="{y0 + h + 31}" text-anchor="middle">{self.axis}</text></g>')
        return out


def draw(name, title, remark, panels, columns=3):
    """The picture of the panels. Its name is what readers hear who see no picture."""
    width, height = columns * WIDTH, HEAD + math.ceil(len(panels) / columns) * HEIGHT
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        ' font-family="system-ui, sans-serif" font-size="11" role="img">',
        f"<title>{name}</title>",
        f"<style>{STYLE}</style>",
        f'<rect class="ground" width="{width}" height="{height}"/>',
        f'<text class="ink" x="16" y="28" font-size="14" font-weight="600">{title}</text>',
        f'<text class="soft" x="{width - 16}" y="28" font-size="13" text-anchor="end">{remark}</text>',
    ]
    for number, panel in enumerate(panels):
        out += panel.drawn(number % columns * WIDTH, HEAD + number // columns * HEIGHT)
    return "\n".join(out + ["</svg>"]) + "\n"


def ticks(most):
    """Round numbers from 0, to the first one that is a fifth above the most at least, so that flat looks flat."""
    size = 10 ** math.floor(math.log10(most))
    step = next(step for step in (size / 5, size / 2, size, size * 2, size * 5) if most * 1.2 <= 4 * step)
    return [round(step * number, 6) for number in range(math.ceil(most * 1.2 / step) + 1)]


def shown(number):
    return f"{number:.0f}" if number >= 10 else f"{number:.1f}" if number >= 1 else f"{number:.2f}"


def short(number):
    for size, letter in ((1_000_000_000, "G"), (1_000_000, "M"), (1000, "k")):
        if number >= size:
            return f"{number / size:g} {letter}"
    return f"{number:g}"
