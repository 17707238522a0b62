// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Identifiers.xcstrings.

internal import ProvisoCore

extension IdentifierCatalogs {
    static let `is` = read(
        #"""
        Gildið í reitnum „{attribute}“ þarf að vera gilt bankareikningsnúmer ({country}), t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gilt bankareikningsnúmer, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gildur bankakóði ({country}), t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gildur bankakóði, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gilt skráningarnúmer fyrirtækis ({country}), t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gilt skráningarnúmer fyrirtækis, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gild greiðslutilvísun (RF), t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gild fjárhæð, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gilt {name}-vistfang, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gildur {name}-kóði, t.d. {example}.
        Ekki er hægt að athuga gildið í reitnum „{attribute}“ því landið vantar eða er ekki þekkt.
        Gildið í reitnum „{attribute}“ þarf að vera gilt {name}-auðkenni, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gilt {name}-númer, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gilt númer nafnskírteinis ({country}), t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gilt númer nafnskírteinis, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gilt gámanúmer, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gilt skráningarnúmer ökutækis ({country}), t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gilt skráningarnúmer ökutækis, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gilt vegabréfsnúmer ({country}), t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gilt vegabréfsnúmer, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gilt símanúmer ({country}), t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gilt símanúmer með landsnúmeri, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gilt póstnúmer ({country}), t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gilt póstnúmer, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gilt almannatrygginganúmer ({country}), t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gilt almannatrygginganúmer, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gilt skattnúmer ({country}), t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gilt skattnúmer, t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gilt VSK-númer ({country}), t.d. {example}.
        Gildið í reitnum „{attribute}“ þarf að vera gilt VSK-númer, t.d. {example}.
        """#)
}
