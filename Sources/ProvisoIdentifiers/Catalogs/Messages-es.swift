// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Identifiers.xcstrings.

internal import ProvisoCore

extension IdentifierCatalogs {
    static let es = read(
        #"""
        El campo «{attribute}» debe ser un número de cuenta bancaria válido ({country}), por ejemplo, {example}.
        El campo «{attribute}» debe ser un número de cuenta bancaria válido, por ejemplo, {example}.
        El campo «{attribute}» debe ser un código bancario válido ({country}), por ejemplo, {example}.
        El campo «{attribute}» debe ser un código bancario válido, por ejemplo, {example}.
        El campo «{attribute}» debe ser un número de registro de empresa válido ({country}), por ejemplo, {example}.
        El campo «{attribute}» debe ser un número de registro de empresa válido, por ejemplo, {example}.
        El campo «{attribute}» debe ser una referencia de pago (RF) válida, por ejemplo, {example}.
        El campo «{attribute}» debe ser un importe válido, por ejemplo, {example}.
        El campo «{attribute}» debe ser una dirección {name} válida, por ejemplo, {example}.
        El campo «{attribute}» debe ser un código {name} válido, por ejemplo, {example}.
        No se puede comprobar el campo «{attribute}» porque falta el país o no se conoce.
        El campo «{attribute}» debe ser un identificador {name} válido, por ejemplo, {example}.
        El campo «{attribute}» debe ser un número {name} válido, por ejemplo, {example}.
        El campo «{attribute}» debe ser un número de documento de identidad válido ({country}), por ejemplo, {example}.
        El campo «{attribute}» debe ser un número de documento de identidad válido, por ejemplo, {example}.
        El campo «{attribute}» debe ser un número de contenedor válido, por ejemplo, {example}.
        El campo «{attribute}» debe ser una matrícula válida ({country}), por ejemplo, {example}.
        El campo «{attribute}» debe ser una matrícula válida, por ejemplo, {example}.
        El campo «{attribute}» debe ser un número de pasaporte válido ({country}), por ejemplo, {example}.
        El campo «{attribute}» debe ser un número de pasaporte válido, por ejemplo, {example}.
        El campo «{attribute}» debe ser un número de teléfono válido ({country}), por ejemplo, {example}.
        El campo «{attribute}» debe ser un número de teléfono válido con prefijo internacional, por ejemplo, {example}.
        El campo «{attribute}» debe ser un código postal válido ({country}), por ejemplo, {example}.
        El campo «{attribute}» debe ser un código postal válido, por ejemplo, {example}.
        El campo «{attribute}» debe ser un número de seguridad social válido ({country}), por ejemplo, {example}.
        El campo «{attribute}» debe ser un número de seguridad social válido, por ejemplo, {example}.
        El campo «{attribute}» debe ser un número de identificación fiscal válido ({country}), por ejemplo, {example}.
        El campo «{attribute}» debe ser un número de identificación fiscal válido, por ejemplo, {example}.
        El campo «{attribute}» debe ser un número de IVA válido ({country}), por ejemplo, {example}.
        El campo «{attribute}» debe ser un número de IVA válido, por ejemplo, {example}.
        """#)
}
