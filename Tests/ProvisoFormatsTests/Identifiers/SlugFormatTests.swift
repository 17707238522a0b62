import ProvisoFormats
import Testing

@Suite struct SlugFormatTests {
    @Test func hasSingleSeparatorsBetween() {
        expectValid(SlugFormat(), ["a", "0", "foo", "foo-bar", "cs-cart-2", "a-b-c-1"])
        expectInvalid(
            SlugFormat(),
            [
                "", "-", "-foo", "foo-", "foo--bar", "Foo", "foo_bar", "foo bar", "foo\n", "é", "foo.bar", "foo/bar",
                "_", "not-þ-slug",
            ])
        let loose = SlugFormat(allowUnderscore: true)
        expectValid(loose, ["foo_bar", "foo-bar_baz", "a_1"])
        expectInvalid(loose, ["foo__bar", "foo-_bar", "_foo", "foo_", "foo_-bar", "_", "Foo_bar"])
        fuzz(loose, from: ["foo-bar_baz", "a"])
    }
}
