// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Identifiers.xcstrings.

internal import ProvisoCore

extension IdentifierCatalogs {
    static let sr = read(
        #"""
        Поље „{attribute}“ мора да садржи исправан број банковног рачуна ({country}), нпр. {example}.
        Поље „{attribute}“ мора да садржи исправан број банковног рачуна, нпр. {example}.
        Поље „{attribute}“ мора да садржи исправан код банке ({country}), нпр. {example}.
        Поље „{attribute}“ мора да садржи исправан код банке, нпр. {example}.
        Поље „{attribute}“ мора да садржи исправан матични број предузећа ({country}), нпр. {example}.
        Поље „{attribute}“ мора да садржи исправан матични број предузећа, нпр. {example}.
        Поље „{attribute}“ мора да садржи исправан позив на број (RF), нпр. {example}.
        Поље „{attribute}“ мора да садржи исправан новчани износ, нпр. {example}.
        Поље „{attribute}“ мора да садржи исправну {name} адресу, нпр. {example}.
        Поље „{attribute}“ мора да садржи исправан {name} код, нпр. {example}.
        Поље „{attribute}“ не може да се провери јер држава није наведена или није позната.
        Поље „{attribute}“ мора да садржи исправан {name} идентификатор, нпр. {example}.
        Поље „{attribute}“ мора да садржи исправан {name} број, нпр. {example}.
        Поље „{attribute}“ мора да садржи исправан број личне карте ({country}), нпр. {example}.
        Поље „{attribute}“ мора да садржи исправан број личне карте, нпр. {example}.
        Поље „{attribute}“ мора да садржи исправан број контејнера, нпр. {example}.
        Поље „{attribute}“ мора да садржи исправну регистарску ознаку возила ({country}), нпр. {example}.
        Поље „{attribute}“ мора да садржи исправну регистарску ознаку возила, нпр. {example}.
        Поље „{attribute}“ мора да садржи исправан број пасоша ({country}), нпр. {example}.
        Поље „{attribute}“ мора да садржи исправан број пасоша, нпр. {example}.
        Поље „{attribute}“ мора да садржи исправан број телефона ({country}), нпр. {example}.
        Поље „{attribute}“ мора да садржи исправан број телефона са позивним бројем земље, нпр. {example}.
        Поље „{attribute}“ мора да садржи исправан поштански број ({country}), нпр. {example}.
        Поље „{attribute}“ мора да садржи исправан поштански број, нпр. {example}.
        Поље „{attribute}“ мора да садржи исправан број социјалног осигурања ({country}), нпр. {example}.
        Поље „{attribute}“ мора да садржи исправан број социјалног осигурања, нпр. {example}.
        Поље „{attribute}“ мора да садржи исправан порески идентификациони број ({country}), нпр. {example}.
        Поље „{attribute}“ мора да садржи исправан порески идентификациони број, нпр. {example}.
        Поље „{attribute}“ мора да садржи исправан ПДВ број ({country}), нпр. {example}.
        Поље „{attribute}“ мора да садржи исправан ПДВ број, нпр. {example}.
        """#)
}
