// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import ProvisoCore

extension CatalogTables {
    static let eu = CatalogTable.read(
        "eu",
        #"""
        “{attribute}” eremua hutsik utzi behar da.
        “{attribute}” eremua ere nahitaezkoa da, hau adierazi delako: {given}.
        “{attribute}” eremuak letrak baino ezin ditu eduki.
        “{attribute}” eremuak letrak baino ezin ditu eduki (A–Z).
        “{attribute}” eremuak letrak eta digituak baino ezin ditu eduki.
        “{attribute}” eremuak letrak eta digituak baino ezin ditu eduki (A–Z, 0–9).
        “{attribute}” eremuak ez du onartutako formatuetako bat ere.
        “{attribute}” eremuak azenturik gabeko letrak (A–Z), digituak eta ohiko puntuazio-ikurrak baino ezin ditu eduki.
        “{attribute}” eremuaren balioa ez da baliozkoa. Egiaztatu eta saiatu berriro.
        Ezin izan da “{attribute}” eremua egiaztatu. Saiatu berriro geroago.
        “{attribute}” eremua ez da oraindik egiaztatu.
        “{attribute}” eremuan arazoa duten erregistroak: {count} (guztira: {total}). Gehienez onartzen dena: {limit}.
        Eremu hauen konbinazioan arazoa duten erregistroak ({attributes}): {count} (guztira: {total}). Gehienez onartzen dena: {limit}.
        Ez dago “{name}” eremurik.
        Ez dago “{name}” eremurik. “{suggestion}” esan nahi zenuen?
        “{attribute}” eremuaren balioak baliozko Base32 balioa izan behar du (A–Z, 2–7).
        “{attribute}” eremuaren balioak baliozko Base64 balioa izan behar du, adibidez {example}.
        “{attribute}” eremuaren balioak baliozko BIC kodea izan behar du ({min} edo {max} karaktere), adibidez {example}.
        “{attribute}” eremuaren balioak {true} edo {false} izan behar du.
        “{attribute}” eremuaren balioak baliozko iraungitze-data izan behar du, adibidez {example}.
        “{attribute}” eremuko data igarota dago. Erabili iraungi ez den txartel bat.
        “{attribute}” eremuaren balioak baliozko segurtasun-kodea izan behar du ({min} edo {max} digitu).
        “{attribute}” eremuaren balioak baliozko segurtasun-kodea izan behar du ({count} digitu).
        “{column}” zutabea ez dago baimenduta.
        “{column}” zutabea falta da.
        “{column}” zutabea falta da. Badirudi gelaxkak “{delimiter}” bidez bereizita daudela.
        “{column}” zutabea falta da. “{suggestion}” zutabea badago.
        “{column}” zutabearen izenak ez du espero zen formatua.
        “{column}” zutabeak “{previous}” zutabearen ondoren joan behar du.
        “{column}” zutabea ez dago aurreikusita.
        “{column}” zutabea ez dago aurreikusita. “{suggestion}” esan nahi zenuen?
        “{attribute}” eremuaren balioak eta {compareValue} balioak berdinak izan behar dute.
        “{attribute}” eremuak eta “{compareAttribute}” eremuak bat etorri behar dute.
        “{attribute}” eremuak ez du espero zen balioa. Egiaztatu eta saiatu berriro.
        “{attribute}” eremuaren balioak {compareValue} baino handiagoa izan behar du.
        “{attribute}” eremuaren balioak “{compareAttribute}” eremuarena baino handiagoa izan behar du.
        “{attribute}” eremuko datak “{compareAttribute}” eremukoa baino geroagokoa izan behar du.
        “{attribute}” eremuaren balioa baxuegia da.
        “{attribute}” eremuko data goizegi da.
        “{attribute}” eremuaren balioak {compareValue} baino geroagokoa izan behar du.
        “{attribute}” eremuaren balioa ezin da {compareValue} baino txikiagoa izan.
        “{attribute}” eremuaren balioa ezin da “{compareAttribute}” eremuarena baino txikiagoa izan.
        “{attribute}” eremuko data ezin da “{compareAttribute}” eremukoa baino lehenagokoa izan.
        “{attribute}” eremuaren balioa baxuegia da.
        “{attribute}” eremuko data goizegi da.
        “{attribute}” eremuaren balioa ezin da {compareValue} baino lehenagokoa izan.
        “{attribute}” eremuaren balioak {compareValue} baino txikiagoa izan behar du.
        “{attribute}” eremuaren balioak “{compareAttribute}” eremuarena baino txikiagoa izan behar du.
        “{attribute}” eremuko datak “{compareAttribute}” eremukoa baino lehenagokoa izan behar du.
        “{attribute}” eremuaren balioa altuegia da.
        “{attribute}” eremuko data beranduegi da.
        “{attribute}” eremuaren balioak {compareValue} baino lehenagokoa izan behar du.
        “{attribute}” eremuaren balioa ezin da {compareValue} baino handiagoa izan.
        “{attribute}” eremuaren balioa ezin da “{compareAttribute}” eremuarena baino handiagoa izan.
        “{attribute}” eremuko data ezin da “{compareAttribute}” eremukoa baino geroagokoa izan.
        “{attribute}” eremuaren balioa altuegia da.
        “{attribute}” eremuko data beranduegi da.
        “{attribute}” eremuaren balioa ezin da {compareValue} baino geroagokoa izan.
        “{attribute}” eremuaren balioa ezin da {compareValue} izan.
        “{attribute}” eremuak eta “{compareAttribute}” eremuak desberdinak izan behar dute.
        “{attribute}” eremuaren balioa ez dago baimenduta. Aukeratu beste bat.
        “{attribute}” eremuaren balioak {compareValue} balioaren mota berekoa izan behar du.
        “{attribute}” eremuaren balioak “{compareAttribute}” eremukoaren mota berekoa izan behar du.
        “{attribute}” eremuaren balioa mota okerrekoa da.
        “{attribute}” eremuaren balioa ez da baliozkoa. Egiaztatu eta saiatu berriro.
        “{attribute}” eremuak “{containedValue}” eduki behar du.
        “{attribute}” eremuak “{containedValue}” gutxienez {min} aldiz eduki behar du.|“{attribute}” eremuak “{containedValue}” gutxienez {min} aldiz eduki behar du.
        “{attribute}” eremuak baliozko koordenatuak eduki behar ditu, adibidez {example}.
        “{attribute}” eremuak zehazki elementu {count} eduki behar du.|“{attribute}” eremuak zehazki {count} elementu eduki behar ditu.
        “{attribute}” eremuak onartutako formatuetako bakar bat izan behar du. Bat datozen formatuak: {count}.
        “{attribute}” eremuak gutxienez elementu {min} eduki behar du.|“{attribute}” eremuak gutxienez {min} elementu eduki behar ditu.
        “{attribute}” eremuak gehienez elementu {max} eduki dezake.|“{attribute}” eremuak gehienez {max} elementu eduki ditzake.
        “{attribute}” eremuaren balioak zerrenda izan behar du.
        “{attribute}” eremuaren balioak baliozko herrialde-kodea izan behar du, adibidez {example}.
        “{attribute}” eremuaren balioak baliozko cron programazioa izan behar du, adibidez {example}.
        “{attribute}” eremuaren balioak baliozko CSS kolorea izan behar du, adibidez {example}.
        “{attribute}” eremuaren balioak baliozko moneta-kodea izan behar du, adibidez {example}.
        “{attribute}” eremuaren balioa ez da baliozkoa. Egiaztatu eta saiatu berriro.
        “{attribute}” eremuaren balioak baliozko datu-URIa izan behar du, adibidez {example}.
        “{attribute}” eremuaren balioak baliozko data izan behar du, adibidez {example}.
        “{attribute}” eremuaren balioa ezin da {earliest} baino lehenagokoa izan.
        “{attribute}” eremuaren balioa ezin da {latest} baino geroagokoa izan.
        “{attribute}” eremuko datak etorkizunekoa izan behar du.
        “{attribute}” eremuko datak iraganekoa izan behar du.
        “{attribute}” eremuaren balioak {after} baino geroagokoa izan behar du.
        “{attribute}” eremuaren balioak {before} baino lehenagokoa izan behar du.
        “{attribute}” eremuko datatik gutxienez urte {minAge} igaro behar da.|“{attribute}” eremuko datatik gutxienez {minAge} urte igaro behar dira.
        “{attribute}” eremuaren balioak baliozko data eta ordua izan behar du, adibidez {example}.
        “{attribute}” eremuaren balioa ezin da {earliest} baino lehenagokoa izan.
        “{attribute}” eremuaren balioa ezin da {latest} baino geroagokoa izan.
        “{attribute}” eremuko datak etorkizunekoa izan behar du.
        “{attribute}” eremuko datak iraganekoa izan behar du.
        “{attribute}” eremuaren balioak {after} baino geroagokoa izan behar du.
        “{attribute}” eremuaren balioak {before} baino lehenagokoa izan behar du.
        “{attribute}” eremuko datatik gutxienez urte {minAge} igaro behar da.|“{attribute}” eremuko datatik gutxienez {minAge} urte igaro behar dira.
        “{attribute}” eremuaren balioak zenbakia izan behar du.
        “{attribute}” eremuak gutxienez hamartar {min} eduki behar du.|“{attribute}” eremuak gutxienez {min} hamartar eduki behar ditu.
        “{attribute}” eremuak gehienez hamartar {max} eduki dezake.|“{attribute}” eremuak gehienez {max} hamartar eduki ditzake.
        “{attribute}” eremuak gutxienez balio desberdin {min} eduki behar du.|“{attribute}” eremuak gutxienez {min} balio desberdin eduki behar ditu.
        Eremu hauen konbinazio desberdinen kopuruak gutxienez {min} izan behar du: {attributes}.
        “{attribute}” eremuak gehienez balio desberdin {max} eduki dezake.|“{attribute}” eremuak gehienez {max} balio desberdin eduki ditzake.
        Eremu hauen konbinazio desberdinen kopuruak gehienez {max} izan behar du: {attributes}.
        “{attribute}” eremuaren balioak baliozko domeinu-izena izan behar du, adibidez {example}.
        “{attribute}” eremuaren balioak baliozko iraupena izan behar du, adibidez {example}.
        “{attribute}” eremuaren balioak baliozko telefono-zenbakia izan behar du (herrialdeko aurrezenbakiarekin), adibidez {example}.
        “{attribute}” eremuaren balioak zerrenda izan behar du.
        “{attribute}” eremuaren balioak baliozko {name} kodea izan behar du. Egiaztatu digituak.
        “{attribute}” eremuaren balioak baliozko helbide elektronikoa izan behar du, adibidez {example}.
        “{attribute}” eremuko domeinuak ez du posta onartzen. Egiaztatu @ ondoko zatia.
        Badirudi “{attribute}” eremuko domeinua gaizki idatzita dagoela. Egiaztatu @ ondoko zatia.
        Ezin izan da “{attribute}” eremuko domeinua egiaztatu. Saiatu berriro geroago.
        “{attribute}” eremuaren amaieran “{suffix}” egon behar da.
        Ez da “{attribute}” eremuaren balioa aurkitu “{source}” fitxategian.
        Ez da “{attribute}” eremuaren balioa aurkitu “{column}” zutabean.
        Ez da eremu hauen konbinazioa aurkitu “{column}” zutabeetan: {attributes}.
        Ez da eremu hauen konbinazioa aurkitu “{source}” fitxategian: {attributes}.
        Ezin izan da formularioa egiaztatu. Saiatu berriro.
        Ezin izan da “{attribute}” eremua irakurri. Bidali berriro formularioa.
        Ezin izan da “{attribute}” eremua irakurri. Bidali berriro formularioa.
        Ezin izan da “{attribute}” eremua irakurri. Bidali berriro formularioa.
        “{attribute}” eremuaren balioak baliozko hasha ({name}) izan behar du.
        “{attribute}” eremuaren balioak baliozko balio hamaseitarra izan behar du (0–9, A–F, bikoteka).
        “{attribute}” eremuaren balioak baliozko kolore hamaseitarra izan behar du, adibidez {example}.
        “{attribute}” eremuaren balioak baliozko ostalari-izena izan behar du, adibidez {example}.
        “{attribute}” eremuaren balioak baliozko IBANa izan behar du. Egiaztatu idazketa-akatsik ez dagoela.
        “{attribute}” eremuaren balioa ez da onartutakoetako bat. Aukeratu beste bat.
        “{attribute}” eremuaren balioa ez dago baimenduta. Aukeratu beste bat.
        “{attribute}” eremuaren balioa ez da onartutakoetako bat: {values}.
        “{attribute}” eremuaren balioak zenbaki osoa izan behar du.
        “{attribute}” eremuaren balioak hamartarrik gabeko zenbaki osoa izan behar du.
        “{attribute}” eremuaren balioak baliozko IP helbidea izan behar du, adibidez {example}.
        “{attribute}” eremuaren balioak baliozko IRIa izan behar du, adibidez {example}.
        “{attribute}” eremuaren balioak baliozko IRI erreferentzia izan behar du, adibidez {example}.
        “{attribute}” eremuaren balioak baliozko {name} zenbakia izan behar du. Egiaztatu digituak.
        “{attribute}” eremuaren balioak baliozko ISIN kodea izan behar du. Egiaztatu idazketa-akatsik ez dagoela.
        “{attribute}” eremuaren balioak baliozko ISSNa izan behar du. Egiaztatu digituak.
        “{attribute}” eremuaren balioak baliozko JSON dokumentua izan behar du.
        “{attribute}” eremuaren balioak baliozko JSON erakuslea izan behar du, adibidez {example}.
        “{attribute}” eremuaren balioak baliozko JSON Web Tokena izan behar du.
        “{attribute}” eremuaren balioak objektua izan behar du.
        “{attribute}” eremuaren balioak baliozko hizkuntza-kodea izan behar du, adibidez {example}.
        “{attribute}” eremuak baliozko koordenatuak eduki behar ditu, adibidez {example}.
        “{attribute}” eremuaren balioak baliozko latitudea izan behar du ({min} eta {max} bitartean).
        “{attribute}” eremuaren balioak baliozko longitudea izan behar du ({min} eta {max} bitartean).
        “{attribute}” eremua letra xehez idatzi behar da.
        “{attribute}” eremuaren balioak baliozko zenbakia izan behar du. Egiaztatu digituak.
        “{attribute}” eremuaren balioak baliozko MAC helbidea izan behar du, adibidez {example}.
        “{attribute}” eremuak ez du espero zen formatua.
        “{attribute}” eremuak digitu bat eduki behar du.
        “{attribute}” eremuak letra xehe bat eduki behar du.
        “{attribute}” eremuak ikur bat eduki behar du, adibidez ! edo %.
        “{attribute}” eremuak letra larri bat eduki behar du.
        “{attribute}” eremuak ez du espero zen formatua. Adibidea: {example}.
        “{attribute}” eremuaren formatua ez dago baimenduta.
        “{attribute}” eremua luzeegia da. Laburtu ezazu.
        “{attribute}” eremuaren balioak baliozko multimedia mota izan behar du, adibidez {example}.
        “{attribute}” eremuaren balioak honen multiploa izan behar du: {divisor}.
        “{attribute}” eremuaren balioak baliozko Nano IDa izan behar du, adibidez {example}.
        “{attribute}” eremuaren balioak baliozko Nano IDa izan behar du.
        “{attribute}” eremuaren balioak {limit} baino txikiagoa izan behar du.
        “{attribute}” eremuak maila gehiegi ditu.
        “{attribute}” eremuaren balioak objektua izan behar du.
        “{attribute}” eremuaren balioa ez dago baimenduta. Aukeratu beste bat.
        “{attribute}” eremuaren balioak zenbaki osoa izan behar du.
        “{attribute}” eremuaren balioak hamartarrik gabeko zenbaki osoa izan behar du.
        “{attribute}” eremuaren balioak gehienez {max} izan behar du.
        “{attribute}” eremuaren balioak {max} baino txikiagoa izan behar du.
        “{attribute}” eremuaren balioak gutxienez {min} izan behar du.
        “{attribute}” eremuaren balioak zenbakia izan behar du.
        “{attribute}” eremuak digitu bat eduki behar du.
        “{attribute}” eremuak letra xehe bat eduki behar du.
        “{attribute}” eremuak ikur bat eduki behar du, adibidez ! edo %.
        “{attribute}” eremuak letra larri bat eduki behar du.
        “{attribute}” eremuak gutxienez karaktere {min} eduki behar du.|“{attribute}” eremuak gutxienez {min} karaktere eduki behar ditu.
        “{attribute}” eremuaren balioak testua izan behar du.
        “{attribute}” eremuaren balioak baliozko txartel-zenbakia izan behar du. Egiaztatu digituak.
        “{attribute}” eremuaren balioak baliozko txartel-zenbakia ({name}) izan behar du. Egiaztatu digituak.
        “{attribute}” eremuaren balioak baliozko ataka-zenbakia izan behar du ({min} eta {max} bitartean).
        “{attribute}” eremuaren balioak {limit} baino handiagoa izan behar du.
        “{attribute}” eremuak bistaratu ezin diren karaktereak ditu, hala nola tabulazioak edo lerro-jauziak. Kendu itzazu.
        “{attribute}” eremuak azenturik gabeko letrak (A–Z), digituak eta ohiko puntuazio-ikurrak baino ezin ditu eduki.
        onartu gabeko IP helbidea
        \u lau digitu hamaseitarrik gabe
        ehuneko ikurra bi digitu hamaseitarrik gabe
        ostalari-bitak ezarrita
        matrizea itxi gabe
        onartzen ez den txartel mota
        byteen ordenaren marka testuaren barruan
        bertan behera utzita
        onartu gabeko karakterea
        hemen onartu gabeko karakterea
        ixteko parentesia ez dator bat
        ixteko parentesia falta da
        ixteko parentesia irekitzekorik gabe
        bi puntuak falta dira gakoaren ondoren
        diakritikoa hizkirik gabe
        koma azken balioaren ondoren
        koma falta da
        koma aurrean baliorik gabe
        iruzkina
        kontrol-karakterea
        kontrol-karakterea kate batean
        onartzen ez den herrialdea
        bistaratze-izena komatxorik gabe
        domeinua luzeegia
        gako bikoiztua
        hutsik
        zati hutsa
        iraungita
        onartu gabeko zatia
        ordezko bikote baten erdia
        zenbaki hamaseitarra
        ordua mugetatik kanpo
        Punycode baliogabea
        UTF-8 baliogabea
        goi-mailako domeinu baliogabea
        karaktere ikusezina
        gako bikoiztua
        bi gako eremu bererako
        ez da objektua
        UTF-8 baliogabea
        bere izena beste batekin kontraesanean dago
        bere izenak ez du esaten zein elementurena den
        gelaxken kopurua ez dator bat zutabeenarekin
        gakoa ez da katea
        gakoa komatxorik gabe
        hasierako zeroa
        onartu gabeko lerro-jauzia
        erantzun irakurtezina
        minutua mugetatik kanpo
        puntua leku okerrean
        marratxoa leku okerrean
        zatia leku okerrean
        bereizlea leku okerrean
        digituak nahasita
        idazkerak nahasita
        bereizleak nahasita
        idazketa-noranzkoak nahasita
        balio bat baino gehiago
        izena falta da
        habiaratze sakonegia
        # ikurra falta da
        AM edo PM falta da
        hasierako P falta da
        orduaren aurreko T falta da
        ez da erantzunik iritsi garaiz
        @ ikurra falta da
        domeinua falta da
        berdin ikurra falta da
        ostalaria falta da
        marratxoa falta da
        hizkuntza falta da
        ordu horretan ez dago tarteko segundorik
        ez dago posta-zerbitzaririk
        eduki mota falta da
        hilaren izena falta da
        ordu-desplazamendua falta da
        plus ikurra falta da
        aurrizkiaren luzera falta da
        eskema falta da
        segundoak falta dira
        bereizleak falta dira
        ezin izan da zerbitzaririk atzitu
        sinadura falta da
        barra falta da
        plataforma honetan ez dago socketik
        azpimota falta da
        ez dago halako kolore-espaziorik
        ez dago halako herrialderik
        ez dago halako monetarik
        ez dago halako egunik
        ez dago halako domeinurik
        ez dago halako hizkuntzarik
        ez dago halako hilik
        ez dago halako zenbakirik
        ez dago halako eskualderik
        ez dago halako idazkerarik
        ez dago halako ordu-eremurik
        ez dago halako unitaterik
        ez dago halako aldaerarik
        ordua falta da
        unitatea falta da
        erabiltzaile-izena falta da
        baliorik ez
        asteko egunaren izena falta da
        ASCII ez den karakterea
        ez da Base64
        ez da Base64url
        UTF-8 baliogabea
        ez da URLa
        ez da kolorea
        ez da digitua
        ez da domeinu-izena
        ez da digitu hamaseitarra
        ez da hizkia
        ez da hizkia ez digitua
        ez dira hila eta urtea
        ez da multiploa
        ez da zenbakia
        ez da IP helbidea
        ez da IPv4 helbidea
        ez da IPv6 helbidea
        ez da matrizea
        ez objektuen matrizea, ez objektua
        ez da objektua
        ez dago etorkizunean
        ez dago iraganean
        ez dago letra xehez
        ez da negatiboa
        normalizatu gabe (NFC)
        ez da positiboa
        ez da inprimagarria
        ez da testua
        ez dira hiru zati
        ez dira bi zenbaki
        ez dago letra larriz
        ez da osokoa
        @ aurreko zatia falta da
        zenbakia ez da finitua
        osatu gabeko zenbakia
        hasieran zeroa duen zenbakia
        plus ikurra duen zenbakia
        puntuaren aurrean digiturik gabeko zenbakia
        objektua itxi gabe
        digitu kopuru bakoitia
        ordu-desplazamendua mugetatik kanpo
        mugetatik kanpo
        onartu gabeko betegarria
        @ aurreko zatia luzeegia
        zati errepikatua
        zatia luzeegia
        zatiak kontraesanean daude
        ataka ez da zenbakia
        onartu gabeko ataka
        ataka mugetatik kanpo
        onartu gabeko aurrizki-luzera
        onartu gabeko kontsulta
        onartu gabeko komatxoak
        zerbitzariak ukatua
        diakritiko errepikatua
        onartu gabeko eskema
        segundoa mugetatik kanpo
        zerbitzariaren errorea
        onartu gabeko zuriunea
        katea komatxo bakunen artean
        katea itxi gabe
        ez du postarik onartzen
        testua amaieraren ondoren
        goizegi
        hamartar gutxiegi
        digitu gutxiegi
        zati gutxiegi
        beranduegi
        luzeegia
        hamartar gehiegi
        digitu gehiegi
        zati gehiegi
        laburregia
        gazteegia
        bi puntu jarraian
        onartzen ez den mota
        ustekabeko karakterea
        ustekabeko amaiera
        unitate bat falta da tartean
        unitateak ordena okerrean
        ihes-sekuentzia ezezaguna kate batean
        hitz ezezaguna
        onartu gabeko erabiltzaile-datuak
        balioa falta da
        asteak beste unitate batzuekin
        kontrol-digitu okerra
        kontrol-digitu okerra
        luzera okerra
        digitu kopuru okerra
        betegarri okerra
        aurrizki okerra
        unitate okerra
        aldaera okerra
        bertsio okerra
        asteko egun okerra
        urtea mugetatik kanpo
        onartu gabeko zona
        Ezin da erregistroa irakurri: {reason}.
        Errenkadak {expected} gelaxka izan beharrean {found} du. Egiaztatu bereizleak eta komatxoak.|Errenkadak {expected} gelaxka izan beharrean {found} ditu. Egiaztatu bereizleak eta komatxoak.
        Ezin da erregistroa irakurri: {reason} ({column}. zutabea).
        Ezin da erregistroa irakurri: {reason} ({line}. lerroa, {column}. zutabea).
        Ezin da erregistroa irakurri: {max} MiB baino luzeagoa.
        Gutxienez erregistro {min} egon behar da.|Gutxienez {min} erregistro egon behar dira.
        “{attribute}” eremuko elementu onartuen kopuruak gutxienez {min} izan behar du. Orain {count} da.
        Gehienez erregistro {max} egon daiteke.|Gehienez {max} erregistro egon daitezke.
        “{attribute}” eremuko elementu onartuen kopuruak gehienez {max} izan behar du. Orain {count} da.
        “{attribute}” eremuaren balioak baliozko JSON erakusle erlatiboa izan behar du, adibidez {example}.
        {attribute}: {message}
        “{suggestion}” esan nahi zenuen?
        {suggestion} esan nahi zenuen?
        Arazo {count} dago.|{count} arazo daude.
        “{attribute}” eremua nahitaezkoa da.
        “{attribute}” onartu behar da.
        “{attribute}” eremuaren balioak {requiredValue} izan behar du.
        Ez dago “{name}” agertokirik.
        Ez dago “{name}” agertokirik. “{suggestion}” esan nahi zenuen?
        “{attribute}” eremuaren balioak baliozko bertsio-zenbakia izan behar du, adibidez {example}.
        “{attribute}” eremuaren balioak seriearen hurrengoa izan behar du: {expected}.
        “{attribute}” eremuaren balioak zenbaki osoa izan behar du.
        “{attribute}” eremuaren balioak baliozko data izan behar du, adibidez {example}.
        “{attribute}” eremuaren balioak hamartarrik gabeko zenbaki osoa izan behar du.
        “{attribute}” eremuak letra xeheak (a–z), digituak eta haien arteko marratxo solteak baino ezin ditu eduki.
        “{attribute}” eremuak letra xeheak (a–z), digituak eta haien arteko marratxo edo azpimarra solteak baino ezin ditu eduki.
        “{attribute}” eremuaren balioa ez dago ordena egokian. {previousLine}. lerroaren aurretik joan behar du.
        “{attribute}” eremuaren balioa mota okerrekoa da.
        “{attribute}” eremuaren balioak baliozko data izan behar du, adibidez {example}.
        “{attribute}” eremuaren balioak zenbakia izan behar du.
        “{attribute}” eremuaren balioak ez du {previousLine}. lerrokoaren berdina izan behar.
        “{attribute}” eremuaren balioa ez dago ordena egokian. {previousRecord}. erregistroaren aurretik joan behar du.
        “{attribute}” eremuaren balioak ez du {previousRecord}. erregistrokoaren berdina izan behar.
        Eremu hauen konbinazioa ez dago ordena egokian: {attributes}. {previousRecord}. erregistroaren aurretik joan behar du.
        Eremu hauen konbinazioak ez du {previousRecord}. erregistrokoaren berdina izan behar: {attributes}.
        Eremu hauen konbinazioa ez dago ordena egokian: {attributes}. {previousLine}. lerroaren aurretik joan behar du.
        Eremu hauen konbinazioak ez du {previousLine}. lerrokoaren berdina izan behar: {attributes}.
        “{attribute}” eremuak alfabetoak nahasten ditu edo ezkutuko karaktereak ditu. Erabili alfabeto bakarreko letrak.
        “{attribute}” eremuaren hasieran “{prefix}” egon behar da.
        “{attribute}” eremuak zehazki karaktere {length} eduki behar du.|“{attribute}” eremuak zehazki {length} karaktere eduki behar ditu.
        “{attribute}” eremuak zehazki byte {length} eduki behar du.|“{attribute}” eremuak zehazki {length} byte eduki behar ditu.
        “{attribute}” eremuak gehienez karaktere {max} eduki dezake.|“{attribute}” eremuak gehienez {max} karaktere eduki ditzake.
        “{attribute}” eremuak gehienez byte {max} eduki dezake.|“{attribute}” eremuak gehienez {max} byte eduki ditzake.
        “{attribute}” eremuak gutxienez karaktere {min} eduki behar du.|“{attribute}” eremuak gutxienez {min} karaktere eduki behar ditu.
        “{attribute}” eremuak gutxienez byte {min} eduki behar du.|“{attribute}” eremuak gutxienez {min} byte eduki behar ditu.
        “{attribute}” eremuaren balioak testua izan behar du.
        “{attribute}” eremuaren balioak baliozko ordua izan behar du, adibidez {example}.
        “{attribute}” eremuaren balioak {after} baino geroagokoa izan behar du.
        “{attribute}” eremuaren balioak {before} baino lehenagokoa izan behar du.
        “{attribute}” eremuaren balioak baliozko ordu-eremua izan behar du, adibidez {example}.
        Balio bikoiztua
        Iraungita
        Baliogabea
        Ez dator bat
        Karaktere bat falta da
        Balizko idazketa-akatsa
        Desberdina izan behar du
        Ez da zenbakia
        Ez dago baimenduta
        Egiaztatu gabe
        Ez da aurkitu
        Ez dago zerrendan
        Ez da zenbaki osoa
        Ordena okerra
        Nahitaezkoa
        Handiegia
        Goizegi
        Gutxiegi
        Beranduegi
        Luzeegia
        Gehiegi
        Data hurbilegia
        Laburregia
        Txikiegia
        Ezin da irakurri
        Baimendu gabeko karaktereak
        Kopuru okerra
        Formatu okerra
        Luzera okerra
        Mota okerra
        “{attribute}” eremuaren balioak baliozko ULIDa izan behar du, adibidez {example}.
        “{attribute}” eremuak ez du baliorik, eta hemen ezin zaio eman.
        “{attribute}” eremuaren balioak bakarra izan behar du. Balio hori badago jada {firstLine}. lerroan.
        “{attribute}” eremuaren balioak bakarra izan behar du. Balio hori badago jada {firstRecord}. erregistroan.
        Eremu hauen konbinazioak bakarra izan behar du: {attributes}. Konbinazio hori badago jada {firstRecord}. erregistroan.
        “{attribute}” eremuaren balioak bakarra izan behar du.
        Eremu hauen konbinazioak bakarra izan behar du: {attributes}.
        Eremu hauen konbinazioak bakarra izan behar du: {attributes}. Konbinazio hori badago jada {firstLine}. lerroan.
        “{attribute}” eremuak ezin du elementu bera bi aldiz eduki. {first}. eta {second}. elementuak berdinak dira.
        “{attribute}” eremuaren balioak zerrenda izan behar du.
        “{attribute}” eremua letra larriz idatzi behar da.
        “{attribute}” eremuaren balioak baliozko URIa izan behar du, adibidez {example}.
        “{attribute}” eremuaren balioak baliozko URI erreferentzia izan behar du, adibidez {example}.
        “{attribute}” eremuaren balioak baliozko URI txantiloia izan behar du, adibidez {example}.
        “{attribute}” eremuaren balioak baliozko URLa izan behar du, adibidez {example}.
        “{attribute}” eremuaren balioak baliozko {name} identifikatzailea izan behar du, adibidez {example}.
        “{attribute}” eremuaren balioak baliozko UUIDa izan behar du.
        “{attribute}” eremuaren balioak objektua izan behar du.
        “{attribute}” eremuaren balioak ibilgailuaren baliozko identifikazio-zenbakia (VIN) izan behar du. Egiaztatu idazketa-akatsik ez dagoela.
        gezurra
        (hutsik)
        egia
        balioa
        """#)
}
