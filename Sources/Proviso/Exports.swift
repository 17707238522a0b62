// One import is enough for whoever uses the library: the engine with its rules, forms, and what asks the DNS.
@_exported public import ProvisoCore
@_exported public import ProvisoDNS
@_exported public import ProvisoForms

// What rules and forms say of a text that is typed.
@_exported public import enum ProvisoFormats.Completion
