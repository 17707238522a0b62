// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Identifiers.xcstrings.

internal import ProvisoCore

extension IdentifierCatalogs {
    static let ca = read(
        #"""
        El camp «{attribute}» ha de ser un número de compte bancari vàlid ({country}), per exemple, {example}.
        El camp «{attribute}» ha de ser un número de compte bancari vàlid, per exemple, {example}.
        El camp «{attribute}» ha de ser un codi bancari vàlid ({country}), per exemple, {example}.
        El camp «{attribute}» ha de ser un codi bancari vàlid, per exemple, {example}.
        El camp «{attribute}» ha de ser un número de registre d’empresa vàlid ({country}), per exemple, {example}.
        El camp «{attribute}» ha de ser un número de registre d’empresa vàlid, per exemple, {example}.
        El camp «{attribute}» ha de ser una referència de pagament (RF) vàlida, per exemple, {example}.
        El camp «{attribute}» ha de ser un import vàlid, per exemple, {example}.
        El camp «{attribute}» ha de ser una adreça {name} vàlida, per exemple, {example}.
        El camp «{attribute}» ha de ser un codi {name} vàlid, per exemple, {example}.
        No es pot comprovar el camp «{attribute}» perquè falta el país o no es coneix.
        El camp «{attribute}» ha de ser un identificador {name} vàlid, per exemple, {example}.
        El camp «{attribute}» ha de ser un número {name} vàlid, per exemple, {example}.
        El camp «{attribute}» ha de ser un número de document d’identitat vàlid ({country}), per exemple, {example}.
        El camp «{attribute}» ha de ser un número de document d’identitat vàlid, per exemple, {example}.
        El camp «{attribute}» ha de ser un número de contenidor vàlid, per exemple, {example}.
        El camp «{attribute}» ha de ser una matrícula vàlida ({country}), per exemple, {example}.
        El camp «{attribute}» ha de ser una matrícula vàlida, per exemple, {example}.
        El camp «{attribute}» ha de ser un número de passaport vàlid ({country}), per exemple, {example}.
        El camp «{attribute}» ha de ser un número de passaport vàlid, per exemple, {example}.
        El camp «{attribute}» ha de ser un número de telèfon vàlid ({country}), per exemple, {example}.
        El camp «{attribute}» ha de ser un número de telèfon vàlid amb prefix internacional, per exemple, {example}.
        El camp «{attribute}» ha de ser un codi postal vàlid ({country}), per exemple, {example}.
        El camp «{attribute}» ha de ser un codi postal vàlid, per exemple, {example}.
        El camp «{attribute}» ha de ser un número de la seguretat social vàlid ({country}), per exemple, {example}.
        El camp «{attribute}» ha de ser un número de la seguretat social vàlid, per exemple, {example}.
        El camp «{attribute}» ha de ser un número d’identificació fiscal vàlid ({country}), per exemple, {example}.
        El camp «{attribute}» ha de ser un número d’identificació fiscal vàlid, per exemple, {example}.
        El camp «{attribute}» ha de ser un número d’IVA vàlid ({country}), per exemple, {example}.
        El camp «{attribute}» ha de ser un número d’IVA vàlid, per exemple, {example}.
        """#)
}
