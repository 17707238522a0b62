/// The domains that most people have their mail from, and those that look like them and are real.
///
/// That a domain belongs to a provider is public: each offers it on its own page for signing up. A provider is in the list
/// to be suggested, or so that it is not taken for another one misspelled. Nothing here says that other domains are wrong.
enum MailProviders {
    /// Whether a domain, in small letters, is one of these.
    static func contains(_ domain: String) -> Bool { domains.contains(domain) || lookalikes.contains(domain) }

    /// What may follow a name: the providers by the part before the first dot.
    static let endings: [String: Set<String>] = domains.reduce(into: [:]) { endings, domain in
        let name = domain.prefix { $0 != "." }
        endings[String(name), default: []].insert(String(domain.dropFirst(name.count + 1)))
    }

    /// The providers.
    static let domains = read(
        """
        # Google, Microsoft, Yahoo, Apple, AOL
        gmail.com googlemail.com outlook.com outlook.de outlook.fr outlook.es outlook.it outlook.jp outlook.com.br
        outlook.com.au outlook.be outlook.dk outlook.pt outlook.co.id hotmail.com hotmail.co.uk hotmail.fr hotmail.de
        hotmail.it hotmail.es hotmail.nl hotmail.be hotmail.se hotmail.no hotmail.dk hotmail.ch hotmail.ca hotmail.gr
        hotmail.co.jp hotmail.com.br hotmail.com.ar hotmail.com.tr live.com live.co.uk live.fr live.de live.it live.nl
        live.be live.se live.dk live.no live.ca live.at live.ie live.com.au live.com.mx live.com.pt live.jp live.cn
        msn.com passport.com windowslive.com yahoo.com yahoo.co.uk yahoo.fr yahoo.de yahoo.it yahoo.es yahoo.ca
        yahoo.ie yahoo.se yahoo.dk yahoo.no yahoo.gr yahoo.pl yahoo.ro yahoo.at yahoo.in yahoo.co.in yahoo.co.jp
        yahoo.co.id yahoo.co.kr yahoo.co.nz yahoo.co.th yahoo.co.za yahoo.com.ar yahoo.com.au yahoo.com.br
        yahoo.com.cn yahoo.cn yahoo.com.hk yahoo.com.mx yahoo.com.my yahoo.com.ph yahoo.com.sg yahoo.com.tr
        yahoo.com.tw yahoo.com.vn ymail.com rocketmail.com icloud.com me.com mac.com aol.com aol.co.uk aol.de aol.fr
        aim.com
        # Others for the whole world
        protonmail.com protonmail.ch proton.me pm.me fastmail.com fastmail.fm zoho.com zohomail.com zohomail.eu
        tutanota.com tutanota.de tuta.io tuta.com tutamail.com hushmail.com mail.com email.com gmx.com gmx.net gmx.de
        gmx.at gmx.ch gmx.us gmx.fr gmx.co.uk inbox.com posteo.de posteo.net mailbox.org runbox.com startmail.com
        disroot.org riseup.net hey.com duck.com pobox.com rediffmail.com lycos.com excite.com juno.com usa.net usa.com
        # North America
        comcast.net verizon.net att.net sbcglobal.net bellsouth.net charter.net cox.net earthlink.net optonline.net
        roadrunner.com windstream.net frontier.com centurylink.net ameritech.net pacbell.net shaw.ca sympatico.ca
        rogers.com telus.net videotron.ca bell.net
        # Europe
        web.de freenet.de t-online.de arcor.de 1und1.de vodafone.de online.de email.de mail.de orange.fr wanadoo.fr
        free.fr sfr.fr laposte.net neuf.fr bbox.fr numericable.fr aliceadsl.fr btinternet.com sky.com virginmedia.com
        talktalk.net ntlworld.com blueyonder.co.uk tiscali.co.uk libero.it virgilio.it tiscali.it alice.it tin.it
        tim.it fastwebnet.it inwind.it telefonica.net terra.es ono.com sapo.pt ziggo.nl kpnmail.nl planet.nl xs4all.nl
        home.nl telenet.be skynet.be proximus.be bluewin.ch sunrise.ch hispeed.ch chello.at aon.at telia.com
        bredband.net online.no c2i.net mail.dk jubii.dk luukku.com suomi24.fi wp.pl o2.pl onet.pl op.pl interia.pl
        poczta.onet.pl gazeta.pl seznam.cz centrum.cz email.cz post.cz azet.sk centrum.sk zoznam.sk freemail.hu
        citromail.hu abv.bg mail.bg mail.ru yandex.ru yandex.com yandex.ua yandex.by yandex.kz ya.ru bk.ru list.ru
        inbox.ru rambler.ru ukr.net i.ua meta.ua otenet.gr inbox.lv mail.ee siol.net
        # Asia, Latin America, Oceania, Africa
        qq.com foxmail.com 163.com 126.com yeah.net sina.com sina.cn sohu.com 139.com aliyun.com naver.com daum.net
        hanmail.net nate.com docomo.ne.jp ezweb.ne.jp softbank.ne.jp nifty.com walla.co.il walla.com mynet.com
        indiatimes.com sify.com uol.com.br bol.com.br terra.com.br ig.com.br globo.com globomail.com zipmail.com.br
        prodigy.net.mx fibertel.com.ar speedy.com.ar arnet.com.ar bigpond.com bigpond.net.au optusnet.com.au
        iinet.net.au xtra.co.nz mweb.co.za vodamail.co.za telkomsa.net webmail.co.za
        """)

    /// Reads domains with blanks between; a line behind `#` says where they are. A literal of a set would be code for each of them.
    private static func read(_ lines: String) -> Set<String> {
        lines.utf8.split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: "#") }
            .reduce(into: []) { domains, line in
                for domain in line.split(separator: UInt8(ascii: " ")) { domains.insert(String(Substring(domain))) }
            }
    }

    /// Domains of somebody else that are a letter away from one of these.
    private static let lookalikes: Set<String> = ["gail.com"]

    /// The names that are no words, so that what is one letter from them was hardly meant. `globe.com` and `tierra.es` are not
    /// the misspelled domains of `globo.com` and `terra.es`.
    static let coinedNames: Set<String> = [
        "gmail", "googlemail", "hotmail", "outlook", "windowslive", "yahoo", "rocketmail", "icloud", "protonmail",
        "fastmail", "tutanota", "hushmail", "rediffmail", "comcast", "verizon", "sbcglobal", "bellsouth", "earthlink",
        "optonline", "windstream", "centurylink", "sympatico", "videotron", "wanadoo", "laposte", "aliceadsl",
        "btinternet", "virginmedia", "ntlworld", "blueyonder", "bluewin", "yandex", "foxmail", "hanmail", "indiatimes",
        "bigpond", "optusnet",
    ]
}
