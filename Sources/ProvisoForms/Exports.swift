// A form is assigned what a request carries.
@_exported public import ProvisoWeb
