// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Identifiers.xcstrings.

internal import ProvisoCore

extension IdentifierCatalogs {
    static let ptBR = read(
        #"""
        O campo “{attribute}” deve ser um número de conta bancária válido ({country}), por exemplo, {example}.
        O campo “{attribute}” deve ser um número de conta bancária válido, por exemplo, {example}.
        O campo “{attribute}” deve ser um código de banco válido ({country}), por exemplo, {example}.
        O campo “{attribute}” deve ser um código de banco válido, por exemplo, {example}.
        O campo “{attribute}” deve ser um número de registro de empresa válido ({country}), por exemplo, {example}.
        O campo “{attribute}” deve ser um número de registro de empresa válido, por exemplo, {example}.
        O campo “{attribute}” deve ser uma referência de pagamento (RF) válida, por exemplo, {example}.
        O campo “{attribute}” deve ser um valor em dinheiro válido, por exemplo, {example}.
        O campo “{attribute}” deve ser um endereço {name} válido, por exemplo, {example}.
        O campo “{attribute}” deve ser um código {name} válido, por exemplo, {example}.
        Não é possível verificar o campo “{attribute}”, porque o país não foi informado ou não é conhecido.
        O campo “{attribute}” deve ser um identificador {name} válido, por exemplo, {example}.
        O campo “{attribute}” deve ser um número {name} válido, por exemplo, {example}.
        O campo “{attribute}” deve ser um número de documento de identidade válido ({country}), por exemplo, {example}.
        O campo “{attribute}” deve ser um número de documento de identidade válido, por exemplo, {example}.
        O campo “{attribute}” deve ser um número de contêiner válido, por exemplo, {example}.
        O campo “{attribute}” deve ser uma placa de veículo válida ({country}), por exemplo, {example}.
        O campo “{attribute}” deve ser uma placa de veículo válida, por exemplo, {example}.
        O campo “{attribute}” deve ser um número de passaporte válido ({country}), por exemplo, {example}.
        O campo “{attribute}” deve ser um número de passaporte válido, por exemplo, {example}.
        O campo “{attribute}” deve ser um número de telefone válido ({country}), por exemplo, {example}.
        O campo “{attribute}” deve ser um número de telefone válido com código do país, por exemplo, {example}.
        O campo “{attribute}” deve ser um código postal (CEP) válido ({country}), por exemplo, {example}.
        O campo “{attribute}” deve ser um código postal (CEP) válido, por exemplo, {example}.
        O campo “{attribute}” deve ser um número de seguridade social válido ({country}), por exemplo, {example}.
        O campo “{attribute}” deve ser um número de seguridade social válido, por exemplo, {example}.
        O campo “{attribute}” deve ser um número de identificação fiscal válido ({country}), por exemplo, {example}.
        O campo “{attribute}” deve ser um número de identificação fiscal válido, por exemplo, {example}.
        O campo “{attribute}” deve ser um número de registro do IVA (VAT) válido ({country}), por exemplo, {example}.
        O campo “{attribute}” deve ser um número de registro do IVA (VAT) válido, por exemplo, {example}.
        """#)
}
