// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import Proviso

extension CatalogTables {
    static let eu = CatalogTable.read(
        "eu",
        #"""
        “{attribute}” eremua hutsik utzi behar da.
        “{attribute}” eremua ere nahitaezkoa da, hau adierazi delako: {given}.
        “{attribute}” eremuak letrak baino ezin ditu eduki.
        “{attribute}” eremuak letrak eta digituak baino ezin ditu eduki.
        “{attribute}” eremuak ez du onartutako formetako bat ere.
        “{attribute}” eremuak ASCII karaktereak baino ezin ditu eduki.
        “{attribute}” eremuaren balioa ez da baliozkoa.
        Ezin izan da “{attribute}” eremua egiaztatu.
        “{attribute}” eremua ez da oraindik egiaztatu.
        Ez dago “{name}” eremurik.
        Ez dago “{name}” eremurik. “{suggestion}” esan nahi zenuen?
        “{attribute}” eremuaren balioa ez da baliozko Base32 balioa.
        “{attribute}” eremuaren balioa ez da baliozko Base64 balioa.
        “{attribute}” eremuaren balioa ez da baliozko BIC kodea.
        “{attribute}” eremuaren balioak {true} edo {false} izan behar du.
        “{attribute}” eremuaren balioa ez da baliozko iraungitze-data.
        “{attribute}” eremuko data igarota dago.
        “{attribute}” eremuaren balioa ez da baliozko segurtasun-kodea.
        “{attribute}” eremuaren balioak eta {compareValue} balioak berdinak izan behar dute.
        “{attribute}” eremuak eta “{compareAttribute}” eremuak bat etorri behar dute.
        “{attribute}” eremuak ez du espero zen balioa.
        “{attribute}” eremuaren balioak {compareValue} baino handiagoa izan behar du.
        “{attribute}” eremuaren balioak “{compareAttribute}” eremuarena baino handiagoa izan behar du.
        “{attribute}” eremuaren balioak handiagoa izan behar du.
        “{attribute}” eremuaren balioa ezin da {compareValue} baino txikiagoa izan.
        “{attribute}” eremuaren balioa ezin da “{compareAttribute}” eremuarena baino txikiagoa izan.
        “{attribute}” eremuaren balioak handiagoa izan behar du.
        “{attribute}” eremuaren balioak {compareValue} baino txikiagoa izan behar du.
        “{attribute}” eremuaren balioak “{compareAttribute}” eremuarena baino txikiagoa izan behar du.
        “{attribute}” eremuaren balioak txikiagoa izan behar du.
        “{attribute}” eremuaren balioa ezin da {compareValue} baino handiagoa izan.
        “{attribute}” eremuaren balioa ezin da “{compareAttribute}” eremuarena baino handiagoa izan.
        “{attribute}” eremuaren balioak txikiagoa izan behar du.
        “{attribute}” eremuaren balioa ezin da {compareValue} izan.
        “{attribute}” eremuak eta “{compareAttribute}” eremuak desberdinak izan behar dute.
        “{attribute}” eremuaren balioa ez dago baimenduta.
        “{attribute}” eremuaren balioa ezin da {compareValue} balioarekin alderatu.
        “{attribute}” eremuaren balioa ezin da “{compareAttribute}” eremuarekin alderatu.
        “{attribute}” eremuaren balioa ezin da alderatu.
        “{attribute}” eremuaren balioa ez da baliozkoa.
        “{attribute}” eremuak “{containedValue}” eduki behar du.
        “{attribute}” eremuaren balioa ez da baliozko kokapena.
        “{attribute}” eremuak zehazki elementu {count} eduki behar du.|“{attribute}” eremuak zehazki {count} elementu eduki behar ditu.
        “{attribute}” eremuak gutxienez elementu {min} eduki behar du.|“{attribute}” eremuak gutxienez {min} elementu eduki behar ditu.
        “{attribute}” eremuak gehienez elementu {max} eduki dezake.|“{attribute}” eremuak gehienez {max} elementu eduki ditzake.
        “{attribute}” eremuaren balioak zerrenda izan behar du.
        “{attribute}” eremuaren balioa ez da baliozko herrialde-kodea.
        “{attribute}” eremuaren balioa ez da baliozko kolorea.
        “{attribute}” eremuaren balioa ez da baliozko moneta-kodea.
        “{attribute}” eremuaren balioa ez da baliozkoa.
        “{attribute}” eremuaren balioa ez da baliozko datu-URIa.
        “{attribute}” eremuaren balioa ez da baliozko data.
        “{attribute}” eremuaren balioa ezin da {earliest} baino lehenagokoa izan.
        “{attribute}” eremuaren balioa ezin da {latest} baino geroagokoa izan.
        “{attribute}” eremuko datak etorkizunekoa izan behar du.
        “{attribute}” eremuko datak iraganekoa izan behar du.
        “{attribute}” eremuaren balioak {after} baino geroagokoa izan behar du.
        “{attribute}” eremuaren balioak {before} baino lehenagokoa izan behar du.
        “{attribute}” eremuko datatik gutxienez urte {minAge} igaro behar da.|“{attribute}” eremuko datatik gutxienez {minAge} urte igaro behar dira.
        “{attribute}” eremuaren balioa ez da baliozko data eta ordua.
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
        “{attribute}” eremuaren balioa ez da baliozko domeinu-izena.
        “{attribute}” eremuaren balioa ez da baliozko iraupena.
        “{attribute}” eremuaren balioa ez da baliozko telefono-zenbakia.
        “{attribute}” eremuaren balioak zerrenda izan behar du.
        “{attribute}” eremuaren balioa ez da baliozko EAN kodea.
        “{attribute}” eremuaren balioa ez da baliozko helbide elektronikoa.
        “{attribute}” eremuko domeinuak ez du posta onartzen.
        Ezin izan da “{attribute}” eremuko domeinua egiaztatu.
        “{attribute}” eremuaren amaieran “{suffix}” egon behar da.
        Formularioa ez da egiaztatu.
        “{attribute}” eremua ez da behar bezala bidali: {reason}.
        “{attribute}” eremua ez da behar bezala bidali: {reason}.
        “{attribute}” eremua ez da behar bezala bidali: {reason}.
        “{attribute}” eremuaren balioa ez da baliozko hasha.
        “{attribute}” eremuaren balioa ez da baliozko balio hamaseitarra.
        “{attribute}” eremuaren balioa ez da baliozko kolorea.
        “{attribute}” eremuaren balioa ez da baliozko ostalari-izena.
        “{attribute}” eremuaren balioa ez da baliozko IBANa.
        “{attribute}” eremuaren balioa ez da onartutakoetako bat.
        “{attribute}” eremuaren balioa ez dago baimenduta.
        “{attribute}” eremuaren balioak zenbaki osoa izan behar du.
        “{attribute}” eremuaren balioa ez da baliozko IP helbidea.
        “{attribute}” eremuaren balioa ez da baliozko IRIa.
        “{attribute}” eremuaren balioa ez da baliozko IRI erreferentzia.
        “{attribute}” eremuaren balioa ez da baliozko ISBNa.
        “{attribute}” eremuaren balioa ez da baliozko ISIN kodea.
        “{attribute}” eremuaren balioa ez da baliozko ISSNa.
        “{attribute}” eremuaren balioa ez da baliozko JSON dokumentua.
        “{attribute}” eremuaren balioa ez da baliozko JSON erakuslea.
        “{attribute}” eremuaren balioa ez da baliozko JSON Web Tokena.
        “{attribute}” eremuaren balioa ez da baliozko hizkuntza-kodea.
        “{attribute}” eremuaren balioa ez da baliozko kokapena.
        “{attribute}” eremuaren balioa ez da baliozko latitudea.
        “{attribute}” eremuaren balioa ez da baliozko longitudea.
        “{attribute}” eremua letra xehez idatzi behar da.
        “{attribute}” eremuaren balioa ez da baliozko zenbakia.
        “{attribute}” eremuaren balioa ez da baliozko MAC helbidea.
        “{attribute}” eremuak ez du espero zen forma.
        “{attribute}” eremuak digitu bat eduki behar du.
        “{attribute}” eremuak letra xehe bat eduki behar du.
        “{attribute}” eremuak ikur bat eduki behar du.
        “{attribute}” eremuak letra larri bat eduki behar du.
        “{attribute}” eremuaren forma ez dago baimenduta.
        “{attribute}” eremua luzeegia da.
        “{attribute}” eremuaren balioa ez da baliozko multimedia mota.
        “{attribute}” eremuaren balioak honen multiploa izan behar du: {divisor}.
        “{attribute}” eremuaren balioa ez da baliozko Nano IDa.
        “{attribute}” eremuaren balioak 0 baino txikiagoa izan behar du.
        “{attribute}” eremuak maila gehiegi ditu.
        “{attribute}” eremuaren balioak objektua izan behar du.
        “{attribute}” eremuaren balioa ez dago baimenduta.
        “{attribute}” eremuaren balioak zenbaki osoa izan behar du.
        “{attribute}” eremuaren balioak gehienez {max} izan behar du.
        “{attribute}” eremuaren balioak {max} baino txikiagoa izan behar du.
        “{attribute}” eremuaren balioak gutxienez {min} izan behar du.
        “{attribute}” eremuaren balioak zenbakia izan behar du.
        “{attribute}” eremuak digitu bat eduki behar du.
        “{attribute}” eremuak letra xehe bat eduki behar du.
        “{attribute}” eremuak ikur bat eduki behar du.
        “{attribute}” eremuak letra larri bat eduki behar du.
        “{attribute}” eremuak gutxienez karaktere {min} eduki behar du.|“{attribute}” eremuak gutxienez {min} karaktere eduki behar ditu.
        “{attribute}” eremuaren balioak testua izan behar du.
        “{attribute}” eremuaren balioa ez da baliozko txartel-zenbakia.
        “{attribute}” eremuaren balioa ez da baliozko ataka-zenbakia.
        “{attribute}” eremuaren balioak 0 baino handiagoa izan behar du.
        “{attribute}” eremuak karaktere inprimagarriak baino ezin ditu eduki.
        Ezin da erregistroa irakurri: {reason}.
        “{attribute}” eremuaren balioa ez da baliozko JSON erakusle erlatiboa.
        {attribute}: {message}
        Arazo {count} dago.|{count} arazo daude.
        “{attribute}” eremua nahitaezkoa da.
        “{attribute}” eremuaren balioak {requiredValue} izan behar du.
        Ez dago “{name}” agertokirik.
        Ez dago “{name}” agertokirik. “{suggestion}” esan nahi zenuen?
        “{attribute}” eremuaren balioa ez da baliozko bertsio-zenbakia.
        “{attribute}” eremuaren balioa ez da baliozko sluga.
        “{attribute}” eremuak irakurlea engaina dezaketen karaktereak ditu.
        “{attribute}” eremuaren hasieran “{prefix}” egon behar da.
        “{attribute}” eremuak zehazki karaktere {length} eduki behar du.|“{attribute}” eremuak zehazki {length} karaktere eduki behar ditu.
        “{attribute}” eremuak gehienez karaktere {max} eduki dezake.|“{attribute}” eremuak gehienez {max} karaktere eduki ditzake.
        “{attribute}” eremuak gutxienez karaktere {min} eduki behar du.|“{attribute}” eremuak gutxienez {min} karaktere eduki behar ditu.
        “{attribute}” eremuaren balioak testua izan behar du.
        “{attribute}” eremuaren balioa ez da baliozko ordua.
        “{attribute}” eremuaren balioak {after} baino geroagokoa izan behar du.
        “{attribute}” eremuaren balioak {before} baino lehenagokoa izan behar du.
        “{attribute}” eremuaren balioa ez da baliozko ordu-eremua.
        Iraungita
        Baliogabea
        Ez dator bat
        Karaktere bat falta da
        Desberdina izan behar du
        Ez da zenbakia
        Ez dago baimenduta
        Egiaztatu gabe
        Ez da aurkitu
        Ez dago zerrendan
        Ez da zenbaki osoa
        Nahitaezkoa
        Handiegia
        Goizegi
        Gutxiegi
        Beranduegi
        Luzeegia
        Gehiegi
        Laburregia
        Txikiegia
        Ezin da irakurri
        Baimendu gabeko karaktereak
        Kopuru okerra
        Formatu okerra
        Luzera okerra
        Mota okerra
        “{attribute}” eremuaren balioa ez da baliozko ULIDa.
        “{attribute}” eremua letra larriz idatzi behar da.
        “{attribute}” eremuaren balioa ez da baliozko URIa.
        “{attribute}” eremuaren balioa ez da baliozko URI erreferentzia.
        “{attribute}” eremuaren balioa ez da baliozko URI txantiloia.
        “{attribute}” eremuaren balioa ez da baliozko URLa.
        “{attribute}” eremuaren balioa ez da baliozko UUIDa.
        """#)
}
