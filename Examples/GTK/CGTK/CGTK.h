// GTK, and what of it Swift cannot call itself: macros, and functions with any number of arguments.

#pragma once

#include <gtk/gtk.h>
#include <glib-unix.h>

/// Calls `handler` with `data` each time the object emits a signal, whatever the signal brings along, and `release` when
/// nobody will call the handler any more.
static inline void cgtk_connect(
    gpointer object, const char *signal, void (*handler)(gpointer data), gpointer data,
    void (*release)(gpointer data, GClosure *closure)
) {
    g_signal_connect_data(object, signal, G_CALLBACK(handler), data, release, G_CONNECT_SWAPPED);
}

/// Says which widget has the name of another one, for those who do not see the window.
static inline void cgtk_set_label(GtkWidget *widget, GtkWidget *label) {
    gtk_accessible_update_relation(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_LABELLED_BY, label, NULL, -1);
}

/// Says that what a widget holds is wrong, and which widget tells why. The relation that is meant for it is not passed on by
/// older versions of GTK, so the message is the widget's description, too.
static inline void cgtk_set_error(GtkWidget *widget, GtkWidget *message) {
    gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_INVALID, GTK_ACCESSIBLE_INVALID_TRUE, -1);
    gtk_accessible_update_relation(
        GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE, message,
        GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, message, NULL, -1);
}

/// Says that nothing wrong is known of what a widget holds.
static inline void cgtk_reset_error(GtkWidget *widget) {
    gtk_accessible_reset_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_INVALID);
    gtk_accessible_reset_relation(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE);
    gtk_accessible_reset_relation(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY);
}

#ifdef __linux__
// The main queue of libdispatch, for main loops that are not its own: the descriptor that is ready when there is
// something to do, and the function that does it. Foundation's own run loop calls these two.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);
#endif
