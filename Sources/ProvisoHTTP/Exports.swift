// A server reads form posts, files and live checks with the types of ProvisoWeb.
@_exported public import ProvisoWeb
