import ProvisoFormats
import Testing

@Suite struct CSSColorFormatTests {
    static let valid = [
        "red", "RED", "RebeccaPurple", "transparent", "currentColor", "CanvasText", "aliceblue", "yellowgreen", "tan",
        "lightgoldenrodyellow",
        "#fff", "#FFFA", "#ff0034", "#ff0034CC", "rgb(0,0,0)", "rgb(5, 10, 15)", "rgba(0,0,0,0)", "rgba(255,255,255,1)",
        "rgba(255,255,255,.1)", "rgba(255,255,255,.12)", "rgba(255, 255, 255, 50%)", "rgb(5%,5%,5%)",
        "rgba(3%,3%,101%,0.3)", "rgb(300,0,-5)",
        "rgb(0 0 0)", "rgb(0 0 0 / 50%)", "rgb(0 0 0/.5)", "rgb(10% 20 none / none)", "rgb( 1 2 3 )", "RGB(1 2 3)",
        "rgba(1 2 3)",
        "rgb(1.5,2,3)", "rgb(1e2,2,3)", "rgb(+1 -2 .5)", "rgb(1-2-3)", "rgb(1.5.5.5)", "rgb(10%20%30%)",
        "rgb(1,2,3,40%)", "rgb(1 , 2 , 3)",
        "hsl(360,0000000000100%,000000100%)", "hsl(000010, 00000000001%, 00000040%)", "hsl(120deg,100%,50%)",
        "hsl(240,100%,50%)",
        "hsl(-540deg, 03%, 4%)", "hsl(0.5turn 100% 50%)", "hsla(180.0000deg, 33%, 33%, 5)", "hsl(1.5rad 10% 10% / 50%)",
        "hsl(100grad,1%,1%)",
        "hsl(10,1%,1%,0.1)", "hsl(none 0% 0%)", "hsl(120 50 50)", "hsl(1e3DEG 5% 5%)", "hsla(120 100% 50% / none)",
        "hsl(-4e4 9% 50%)",
        "hwb(194 0% 0%)", "hwb(90deg 10% 20% / 1)", "hwb(none none none)", "hwb(1 2 3)", "lab(50% 40 59.5)",
        "lab(29.2345% 39.3825 20.0664 / .5)",
        "lab(50 20% none)", "lch(52.2% 72.2 50)", "lch(50% 20% 0.3turn / 10%)", "oklab(0.4 0.1 -0.1)",
        "oklab(40% 10% none / none)",
        "oklch(40.1% 0.123 21.57)", "OKLCH(none none none)", "oklch(0.7 0.1 150deg)", "color(srgb 1 0.5 0)",
        "color(display-p3 100% none 0 / .5)",
        "color(xyz 0.1 0.2 0.3)", "color(xyz-d50 1 1 1)", "color(xyz-d65 1% 1 1)", "color(a98-rgb 0 0 0)",
        "color(prophoto-rgb 0 0 0)",
        "color(rec2020 0 0 0)", "color(srgb-linear 0 0 0)", "color( SRGB 1 1 1)", "color(display-p3-linear 0 0 0)",
        "color(srgb .5.5.5)",
        // White space of CSS Syntax 3, section 4.2.
        "rgb(1\n2 3)", "rgb(\t1\t2\r\n3\u{C}/ 4\n)", "rgb(1,\t2,\n3)", "color(\tsrgb\n1 1 1)",
    ]

    @Test func followsTheModule() {
        expectValid(CSSColorFormat(), Self.valid)
        expectInvalid(
            CSSColorFormat(),
            [
                "", " ", "redd", "re", "r", "inherit", "none", "initial", "#", "#ff", "#fffff", "#ggg", "fff", "#fff ",
                " red", "red ", "red\n",
                "rgb", "rgb()", "rgb(", "rgb(1)", "rgb(1,2)", "rgb(1 2)", "rgb(1,2,3", "rgb(1,2,3))", "rgb(1,2,3,)",
                "rgb(1,2,3,4,5)",
                "rgb(1, 2 3)", "rgb(1 2, 3)", "rgb(1,2,3 / 4)", "rgb(1 2 3, 4)", "rgb(1 2 3 /)", "rgb(1 2 3 / 4 5)",
                "rgb(1%,2,3)", "rgb(1,2%,3)",
                "rgb(none,1,2)", "rgb(1,2,3,none)", "rgb(1deg 2 3)", "rgb(1 2 3 / 1deg)", "rgb(a,b,c)", "rgb(,,)",
                "rgb (1,2,3)", "rgb(1,,3)",
                "rgb(1. 2 3)", "rgb(1 2 3px)", "rgb(1--2-3)", "rgb(#fff)", "rgb(1\u{B}2 3)", "rgb(1\u{A0}2 3)",
                "rgb(1/**/2 3)",
                "rgb(0x1 2 3)", "rgb(12)",
                "rgb(nonenone 1)", "rgb(none-1 2 3)", "rgb(- 1 2)", "rgb(+,1,2)", "rgb(. . .)", "rgbb(1 2 3)",
                "rgb(1,2,3);", "rgb[1,2,3]",
                "hsl(10,1,1)", "hsl(10%,1%,1%)", "hsl(10,1%,1)", "hsl(10 1deg 1%)", "hsl(none,1%,1%)", "hsl(1em,1%,1%)",
                "hsl(10,1%)",
                "hsl (20,20%,20%)", "hsl(10deg1x0% 10%)", "hsla(1turns 1% 1%)",
                "hsl(1 deg 1% 1%)",
                "hwb(1,2%,3%)", "hwb(1% 2% 3%)", "hwb(1 2)", "lab(1,2,3)", "lab(1 2 3deg)", "lab(1 2)", "lch(1 2 3%)",
                "lch(1deg 2 3)",
                "oklab(1 2 3 4)", "oklch(1 2 3, 4)", "oklaba(1 2 3)", "laba(1 2 3)", "hwba(1 2% 3%)", "color(1 2 3)",
                "color(srgb)", "color()",
                "color(srgb 1 1)", "color(srgb 1 1 1 1)", "color(srgb, 1, 1, 1)", "color(foo 1 1 1)",
                "color(--x 1 1 1)", "color(srgb 1 1 1deg)",
                "color(srgb1 1 1)", "color(red)", "color-mix(in srgb, red, blue)", "rgb(from red r g b)", "calc(1)",
                "rgb(calc(1) 2 3)", "réd",
                "rg\u{2}b(1 2 3)", "color(display-p3  )", "color(srgb srgb 1 1)", "#fff\n", "##fff", "# fff", "url(#a)",
                "var(--x)",
            ])
        fuzz(CSSColorFormat(), from: Self.valid, rounds: 6_000)
    }

    @Test func everyNameAndNoPart() {
        // Two words of the list are not a word, nor is a part of one.
        expectInvalid(
            CSSColorFormat(),
            ["aliceblue antiquewhite", "blu", "lightgoldenrod", "white smoke", "yellowgreen ", "greeny"])
        expectReasons(
            CSSColorFormat(),
            [
                "rgb(1 2 3": "closing bracket missing", "hsl(1 2% 3% / 4": "closing bracket missing",
                "rgb(1 2 3 4)": "too many parts",
                "bluu": "not a color", "rgb(1%,2,3)": "wrong unit", "rgb(1 2 3px)": "no such unit",
                "red(1)": "not a color", "rgb(1,,3)": "value missing", "rgb(1 2 )": "value missing",
                "rgb(/**/1,2,3)": "value missing", "rgb(calc(1) 2 3)": "not a number",
                "hsl(_ 1% 1%)": "character not allowed",
            ])
    }
}
