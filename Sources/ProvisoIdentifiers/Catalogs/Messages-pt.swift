// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Identifiers.xcstrings.

internal import ProvisoCore

extension IdentifierCatalogs {
    static let pt = read(
        #"""
        O campo «{attribute}» tem de ser um número de conta bancária válido ({country}), por exemplo, {example}.
        O campo «{attribute}» tem de ser um número de conta bancária válido, por exemplo, {example}.
        O campo «{attribute}» tem de ser um código bancário válido ({country}), por exemplo, {example}.
        O campo «{attribute}» tem de ser um código bancário válido, por exemplo, {example}.
        O campo «{attribute}» tem de ser um número de registo comercial válido ({country}), por exemplo, {example}.
        O campo «{attribute}» tem de ser um número de registo comercial válido, por exemplo, {example}.
        O campo «{attribute}» tem de ser uma referência de pagamento (RF) válida, por exemplo, {example}.
        O campo «{attribute}» tem de ser um montante válido, por exemplo, {example}.
        O campo «{attribute}» tem de ser um endereço {name} válido, por exemplo, {example}.
        O campo «{attribute}» tem de ser um código {name} válido, por exemplo, {example}.
        Não é possível verificar o campo «{attribute}», porque o país não foi indicado ou não é conhecido.
        O campo «{attribute}» tem de ser um identificador {name} válido, por exemplo, {example}.
        O campo «{attribute}» tem de ser um número {name} válido, por exemplo, {example}.
        O campo «{attribute}» tem de ser um número de documento de identificação válido ({country}), por exemplo, {example}.
        O campo «{attribute}» tem de ser um número de documento de identificação válido, por exemplo, {example}.
        O campo «{attribute}» tem de ser um número de contentor válido, por exemplo, {example}.
        O campo «{attribute}» tem de ser uma matrícula válida ({country}), por exemplo, {example}.
        O campo «{attribute}» tem de ser uma matrícula válida, por exemplo, {example}.
        O campo «{attribute}» tem de ser um número de passaporte válido ({country}), por exemplo, {example}.
        O campo «{attribute}» tem de ser um número de passaporte válido, por exemplo, {example}.
        O campo «{attribute}» tem de ser um número de telefone válido ({country}), por exemplo, {example}.
        O campo «{attribute}» tem de ser um número de telefone válido com indicativo internacional, por exemplo, {example}.
        O campo «{attribute}» tem de ser um código postal válido ({country}), por exemplo, {example}.
        O campo «{attribute}» tem de ser um código postal válido, por exemplo, {example}.
        O campo «{attribute}» tem de ser um número de segurança social válido ({country}), por exemplo, {example}.
        O campo «{attribute}» tem de ser um número de segurança social válido, por exemplo, {example}.
        O campo «{attribute}» tem de ser um número de identificação fiscal válido ({country}), por exemplo, {example}.
        O campo «{attribute}» tem de ser um número de identificação fiscal válido, por exemplo, {example}.
        O campo «{attribute}» tem de ser um número de IVA válido ({country}), por exemplo, {example}.
        O campo «{attribute}» tem de ser um número de IVA válido, por exemplo, {example}.
        """#)
}
