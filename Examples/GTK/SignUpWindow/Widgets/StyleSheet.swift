import CGTK

/// The style of what GTK's theme does not know.
enum StyleSheet {
    @MainActor static func load() {
        let provider = gtk_css_provider_new()
        gtk_css_provider_load_from_data(provider, rules, -1)
        gtk_style_context_add_provider_for_display(
            gdk_display_get_default(), OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    }

    private static let rules = """
        .heading { font-weight: 600; }
        .message { font-size: 92%; }
        .message.error, .summary .title { color: #b3141d; }
        entry.error, dropdown.error > button, checkbutton.error > check { border-color: #b3141d; }
        entry.error, entry.error > text { color: inherit; }
        .summary { padding: 12px; border-radius: 8px; border: 1px solid #e0a8ab; background: #fdf1f1; }
        .summary .title { font-weight: 700; }
        .summary button { padding: 1px 0; min-height: 0; font-weight: 400; }
        .summary button label { text-decoration: underline; color: #b3141d; }
        .welcome { font-size: 150%; font-weight: 600; }
        """
}
