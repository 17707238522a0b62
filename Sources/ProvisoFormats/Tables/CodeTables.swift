// Made by Scripts/make-code-tables.py; do not edit.
//
// Countries and currencies: ISO 3166-1 and ISO 4217 as in Debian's iso-codes (LGPL-2.1-or-later), carried by pycountry
// 26.2.16 (PyPI). Of that data only the codes themselves, which are facts of the standards, are here.
// Language subtags: IANA Language Subtag Registry of 2024-05-16 (public), carried by language-tags 1.3.2 (PyPI).

/// Lists of codes, each as one sorted text without separators.
enum CodeTables {
    /// ISO 3166-1 alpha-2.
    static let countryAlpha2 = SortedCodes(
        width: 2,
        codes: """
            ADAEAFAGAIALAMAOAQARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBVBWBYBZCACCCDCFCGCHCICKCLCMCNCOCR\
            CUCVCWCXCYCZDEDJDKDMDODZECEEEGEHERESETFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQGRGSGTGUGWGYHKHMHNHRHTHU\
            IDIEILIMINIOIQIRISITJEJMJOJPKEKGKHKIKMKNKPKRKWKYKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQ\
            MRMSMTMUMVMWMXMYMZNANCNENFNGNINLNONPNRNUNZOMPAPEPFPGPHPKPLPMPNPRPSPTPWPYQARERORSRURWSASBSCSDSESGSHSI\
            SJSKSLSMSNSOSRSSSTSVSXSYSZTCTDTFTGTHTJTKTLTMTNTOTRTTTVTWTZUAUGUMUSUYUZVAVCVEVGVIVNVUWFWSYEYTZAZMZW
            """)

    /// ISO 3166-1 alpha-3.
    static let countryAlpha3 = SortedCodes(
        width: 3,
        codes: """
            ABWAFGAGOAIAALAALBANDAREARGARMASMATAATFATGAUSAUTAZEBDIBELBENBESBFABGDBGRBHRBHSBIHBLMBLRBLZBMUBOLBRA\
            BRBBRNBTNBVTBWACAFCANCCKCHECHLCHNCIVCMRCODCOGCOKCOLCOMCPVCRICUBCUWCXRCYMCYPCZEDEUDJIDMADNKDOMDZAECU\
            EGYERIESHESPESTETHFINFJIFLKFRAFROFSMGABGBRGEOGGYGHAGIBGINGLPGMBGNBGNQGRCGRDGRLGTMGUFGUMGUYHKGHMDHND\
            HRVHTIHUNIDNIMNINDIOTIRLIRNIRQISLISRITAJAMJEYJORJPNKAZKENKGZKHMKIRKNAKORKWTLAOLBNLBRLBYLCALIELKALSO\
            LTULUXLVAMACMAFMARMCOMDAMDGMDVMEXMHLMKDMLIMLTMMRMNEMNGMNPMOZMRTMSRMTQMUSMWIMYSMYTNAMNCLNERNFKNGANIC\
            NIUNLDNORNPLNRUNZLOMNPAKPANPCNPERPHLPLWPNGPOLPRIPRKPRTPRYPSEPYFQATREUROURUSRWASAUSDNSENSGPSGSSHNSJM\
            SLBSLESLVSMRSOMSPMSRBSSDSTPSURSVKSVNSWESWZSXMSYCSYRTCATCDTGOTHATJKTKLTKMTLSTONTTOTUNTURTUVTWNTZAUGA\
            UKRUMIURYUSAUZBVATVCTVENVGBVIRVNMVUTWLFWSMYEMZAFZMBZWE
            """)

    /// ISO 3166-1 numeric.
    static let countryNumeric = SortedCodes(
        width: 3,
        codes: """
            004008010012016020024028031032036040044048050051052056060064068070072074076084086090092096100104108\
            112116120124132136140144148152156158162166170174175178180184188191192196203204208212214218222226231\
            232233234238239242246248250254258260262266268270275276288292296300304308312316320324328332334336340\
            344348352356360364368372376380384388392398400404408410414417418422426428430434438440442446450454458\
            462466470474478480484492496498499500504508512516520524528531533534535540548554558562566570574578580\
            581583584585586591598600604608612616620624626630634638642643646652654659660662663666670674678682686\
            688690694702703704705706710716724728729732740744748752756760762764768772776780784788792795796798800\
            804807818826831832833834840850854858860862876882887894
            """)

    /// ISO 4217 alphabetic.
    static let currencyAlphabetic = SortedCodes(
        width: 3,
        codes: """
            AEDAFNALLAMDAOAARSAUDAWGAZNBAMBBDBDTBHDBIFBMDBNDBOBBOVBRLBSDBTNBWPBYNBZDCADCDFCHECHFCHWCLFCLPCNYCOP\
            COUCRCCUPCVECZKDJFDKKDOPDZDEGPERNETBEURFJDFKPGBPGELGHSGIPGMDGNFGTQGYDHKDHNLHTGHUFIDRILSINRIQDIRRISK\
            JMDJODJPYKESKGSKHRKMFKPWKRWKWDKYDKZTLAKLBPLKRLRDLSLLYDMADMDLMGAMKDMMKMNTMOPMRUMURMVRMWKMXNMXVMYRMZN\
            NADNGNNIONOKNPRNZDOMRPABPENPGKPHPPKRPLNPYGQARRONRSDRUBRWFSARSBDSCRSDGSEKSGDSHPSLESOSSRDSSPSTNSVCSYP\
            SZLTHBTJSTMTTNDTOPTRYTTDTWDTZSUAHUGXUSDUSNUYIUYUUYWUZSVEDVESVNDVUVWSTXADXAFXAGXAUXBAXBBXBCXBDXCDXCG\
            XDRXOFXPDXPFXPTXSUXTSXUAXXXYERZARZMWZWG
            """)

    /// Language subtags of two letters.
    static let language2 = SortedCodes(
        width: 2,
        codes: """
            aaabaeafakamanarasavayazbabebgbhbibmbnbobrbscacechcocrcscucvcydadedvdzeeeleneoeseteufafffifjfofrfyga\
            gdglgngugvhahehihohrhthuhyhziaidieigiiikinioisitiuiwjajijvjwkakgkikjkkklkmknkokrkskukvkwkylalblgliln\
            loltlulvmgmhmimkmlmnmomrmsmtmynanbndnengnlnnnonrnvnyocojomorospapiplpsptqurmrnrorurwsascsdsesgshsisk\
            slsmsnsosqsrssstsusvswtatetgthtitktltntotrtstttwtyugukuruzvevivowawoxhyiyozazhzu
            """)

    /// Language subtags of three letters.
    static let language3 = SortedCodes(
        width: 3,
        codes: """
            aaaaabaacaadaaeaafaagaahaaiaakaalaamaanaaoaapaaqaasaataauaavaawaaxaazabaabbabcabdabeabfabgabhabiabj\
            ablabmabnaboabpabqabrabsabtabuabvabwabxabyabzacaacbacdaceacfachaciackaclacmacnacpacqacracsactacuacv\
            acwacxacyaczadaadbaddadeadfadgadhadiadjadladnadoadpadqadradsadtaduadwadxadyadzaeaaebaecaedaeeaekael\
            aemaenaeqaeraesaeuaewaeyaezafaafbafdafeafgafhafiafkafnafoafpafsaftafuafzagaagbagcagdageagfaggaghagi\
            agjagkaglagmagnagoagpagqagragsagtaguagvagwagxagyagzahaahbahgahhahiahkahlahmahnahoahpahrahsahtaiaaib\
            aicaidaieaifaigaihaiiaijaikailaimainaioaipaiqairaisaitaiwaixaiyajaajgajiajnajpajsajtajuajwajzakbakc\
            akdakeakfakgakhakiakjakkaklakmakoakpakqakraksaktakuakvakwakxakyakzalaalcaldalealfalgalhalialjalkall\
            almalnaloalpalqalralsaltalualvalwalxalyalzamaambamcameamfamgamiamjamkamlammamnamoampamqamramsamtamu\
            amvamwamxamyamzanaanbancandaneanfanganhanianjankanlanmannanoanpanqanransantanuanvanwanxanyanzaoaaob\
            aocaodaoeaofaogaohaoiaojaokaolaomaonaoraosaotaouaoxaozapaapbapcapdapeapfapgaphapiapjapkaplapmapnapo\
            appapqaprapsaptapuapvapwapxapyapzaqaaqcaqdaqgaqkaqlaqmaqnaqpaqraqtaqzarbarcardarearhariarjarkarlarn\
            aroarparqarrarsartaruarvarwarxaryarzasaasbascasdaseasfasgashasiasjaskaslasnasoaspasqasrassastasuasv\
            aswasxasyaszataatbatcatdateatgathatiatjatkatlatmatnatoatpatqatratsattatuatvatwatxatyatzauaaubaucaud\
            aueaufaugauhauiaujaukaulaumaunauoaupauqaurausautauuauwauxauyauzavbavdaviavkavlavmavnavoavsavtavuavv\
            awaawbawcawdaweawgawhawiawkawmawnawoawrawsawtawuawvawwawxawyaxbaxeaxgaxkaxlaxmaxxayaaybaycaydayeayg\
            ayhayiaykaylaynayoaypayqayraysaytayuayxayyayzazaazbazcazdazgazjazmaznazoaztazzbaababbacbadbaebafbag\
            bahbaibajbalbanbaobapbarbasbatbaubavbawbaxbaybazbbabbbbbcbbdbbebbfbbgbbhbbibbjbbkbblbbmbbnbbobbpbbq\
            bbrbbsbbtbbubbvbbwbbxbbybbzbcabcbbccbcdbcebcfbcgbchbcibcjbckbclbcmbcnbcobcpbcqbcrbcsbctbcubcvbcwbcy\
            bczbdabdbbdcbddbdebdfbdgbdhbdibdjbdkbdlbdmbdnbdobdpbdqbdrbdsbdtbdubdvbdwbdxbdybdzbeabebbecbedbeebef\
            begbehbeibejbekbembeobepbeqberbesbetbeubevbewbexbeybezbfabfbbfcbfdbfebffbfgbfhbfibfjbfkbflbfmbfnbfo\
            bfpbfqbfrbfsbftbfubfwbfxbfybfzbgabgbbgcbgdbgebgfbggbgibgjbgkbglbgmbgnbgobgpbgqbgrbgsbgtbgubgvbgwbgx\
            bgybgzbhabhbbhcbhdbhebhfbhgbhhbhibhjbhkbhlbhmbhnbhobhpbhqbhrbhsbhtbhubhvbhwbhxbhybhzbiabibbicbidbie\
            bifbigbijbikbilbimbinbiobipbiqbirbitbiubivbiwbixbiybizbjabjbbjcbjdbjebjfbjgbjhbjibjjbjkbjlbjmbjnbjo\
            bjpbjqbjrbjsbjtbjubjvbjwbjxbjybjzbkabkbbkcbkdbkfbkgbkhbkibkjbkkbklbkmbknbkobkpbkqbkrbksbktbkubkvbkw\
            bkxbkybkzblablbblcbldbleblfblgblhblibljblkbllblmblnbloblpblqblrblsbltblvblwblxblyblzbmabmbbmcbmdbme\
            bmfbmgbmhbmibmjbmkbmlbmmbmnbmobmpbmqbmrbmsbmtbmubmvbmwbmxbmybmzbnabnbbncbndbnebnfbngbnibnjbnkbnlbnm\
            bnnbnobnpbnqbnrbnsbntbnubnvbnwbnxbnybnzboabobboebofbogbohboibojbokbolbombonboobopboqborbotboubovbow\
            boxboybozbpabpbbpcbpdbpebpgbphbpibpjbpkbplbpmbpnbpobppbpqbprbpsbptbpubpvbpwbpxbpybpzbqabqbbqcbqdbqf\
            bqgbqhbqibqjbqkbqlbqmbqnbqobqpbqqbqrbqsbqtbqubqvbqwbqxbqybqzbrabrbbrcbrdbrfbrgbrhbribrjbrkbrlbrmbrn\
            brobrpbrqbrrbrsbrtbrubrvbrwbrxbrybrzbsabsbbscbsebsfbsgbshbsibsjbskbslbsmbsnbsobspbsqbsrbssbstbsubsv\
            bswbsxbsybtabtbbtcbtdbtebtfbtgbthbtibtjbtkbtlbtmbtnbtobtpbtqbtrbtsbttbtubtvbtwbtxbtybtzbuabubbucbud\
            buebufbugbuhbuibujbukbumbunbuobupbuqbusbutbuubuvbuwbuxbuybuzbvabvbbvcbvdbvebvfbvgbvhbvibvjbvkbvlbvm\
            bvnbvobvpbvqbvrbvtbvubvvbvwbvxbvybvzbwabwbbwcbwdbwebwfbwgbwhbwibwjbwkbwlbwmbwnbwobwpbwqbwrbwsbwtbwu\
            bwwbwxbwybwzbxabxbbxcbxdbxebxfbxgbxhbxibxjbxkbxlbxmbxnbxobxpbxqbxrbxsbxubxvbxwbxxbxzbyabybbycbydbye\
            byfbygbyhbyibyjbykbylbymbynbyobypbyqbyrbysbytbyvbywbyxbyybyzbzabzbbzcbzdbzebzfbzgbzhbzibzjbzkbzlbzm\
            bznbzobzpbzqbzrbzsbztbzubzvbzwbzxbzybzzcaacabcaccadcaecafcagcahcaicajcakcalcamcancaocapcaqcarcascau\
            cavcawcaxcaycazcbacbbcbccbdcbecbgcbhcbicbjcbkcblcbncbocbqcbrcbscbtcbucbvcbwcbyccacccccdcceccgcchccj\
            cclccmccnccoccpccqccrccscdacdccddcdecdfcdgcdhcdicdjcdmcdncdocdrcdscdycdzceacebcegcekcelcencetceycfa\
            cfdcfgcfmcgacgccggcgkchbchcchdchfchgchhchjchkchlchmchnchochpchqchrchtchwchxchychzciacibciccidciecih\
            cikcimcincipcirciwciycjacjecjhcjicjkcjmcjncjocjpcjrcjscjvcjyckackbckhcklckmcknckockqckrckscktckuckv\
            ckxckyckzclaclccldcleclhclicljclkcllclmcloclscltcluclwclycmacmccmecmgcmicmkcmlcmmcmncmocmrcmscmtcna\
            cnbcnccngcnhcnicnkcnlcnocnpcnqcnrcnscntcnucnwcnxcoacobcoccodcoecofcogcohcojcokcolcomconcoocopcoqcot\
            coucovcowcoxcoycozcpacpbcpccpecpfcpgcpicpncpocppcpscpucpxcpycqdcqucracrbcrccrdcrfcrgcrhcricrjcrkcrl\
            crmcrncrocrpcrqcrrcrscrtcrvcrwcrxcrycrzcsacsbcsccsdcsecsfcsgcshcsicsjcskcslcsmcsncsocspcsqcsrcsscst\
            csucsvcswcsxcsycszctactcctdctectgcthctlctmctnctoctpctscttctuctyctzcuacubcuccugcuhcuicujcukculcumcuo\
            cupcuqcurcuscutcuucuvcuwcuxcuycvgcvncwacwbcwdcwecwgcwtcxhcyacybcyoczhczkcznczocztdaadacdaddaedafdag\
            dahdaidajdakdaldamdaodapdaqdardasdaudavdawdaxdaydazdbadbbdbddbedbfdbgdbidbjdbldbmdbndbodbpdbqdbrdbt\
            dbudbvdbwdbydccdcrddadddddeddgddiddjddnddoddrddsddwdecdeddeedefdegdehdeidekdeldemdendepdeqderdesdev\
            dezdgadgbdgcdgddgedggdghdgidgkdgldgndgodgrdgsdgtdgudgwdgxdgzdhadhddhgdhidhldhmdhndhodhrdhsdhudhvdhw\
            dhxdiadibdicdiddifdigdihdiidijdikdildimdindiodipdiqdirdisditdiudiwdixdiydizdjadjbdjcdjddjedjfdjidjj\
            djkdjldjmdjndjodjrdjudjwdkadkgdkkdkldkrdksdkxdlgdlkdlmdlndmadmbdmcdmddmedmfdmgdmkdmldmmdmndmodmrdms\
            dmudmvdmwdmxdmydnadnddnedngdnidnjdnkdnndnodnrdntdnudnvdnwdnydoadobdocdoedofdohdoidokdoldondoodopdoq\
            dordosdotdovdowdoxdoydozdppdradrbdrcdrddredrgdrhdridrldrndrodrqdrrdrsdrtdrudrwdrydsbdsedshdsidskdsl\
            dsndsodsqdszdtadtbdtddthdtidtkdtmdtndtodtpdtrdtsdttdtudtyduadubducdudduedufdugduhduidujdukduldumdun\
            duodupduqdurdusduuduvduwduxduyduzdvadwadwkdwldwrdwsdwudwwdwydwzdyadybdyddygdyidymdyndyodyrdyudyydza\
            dzddzedzgdzldzneaaebcebgebkeboebrebuecrecsecyeeeefaefeefiegaeglegmegoegxegyehsehueipeiteivejaekaekc\
            ekeekgekiekkeklekmekoekpekrekyeleelhelielkelmeloelpeluelxemaembemeemgemiemkemmemnemoempemqemsemuemw\
            emxemyemzenaenbencendenfenhenlenmennenoenqenrenuenvenwenxeotepieraergerherierkeroerrerserterweseesg\
            eshesieskeslesmesnesoesqessesuesxesyetbetcethetnetoetretsettetuetxetzeudeuqeveevhevnewoexteyaeyoeza\
            ezefaafabfadfaffagfahfaifajfakfalfamfanfapfarfatfaufaxfayfazfblfcsferffiffmfgrfiafiefiffilfipfirfit\
            fiufiwfkkfkvflaflhflifllflnflrflyfmpfmufnbfngfnifodfoifomfonforfosfoxfpefqsfrcfrdfrkfrmfrofrpfrqfrr\
            frsfrtfsefslfssfubfucfudfuefuffuhfuifujfumfunfuqfurfutfuufuvfuyfvrfwafwegaagabgacgadgaegafgaggahgai\
            gajgakgalgamgangaogapgaqgargasgatgaugavgawgaxgaygazgbagbbgbcgbdgbegbfgbggbhgbigbjgbkgblgbmgbngbogbp\
            gbqgbrgbsgbugbvgbwgbxgbygbzgccgcdgcegcfgclgcngcrgctgdagdbgdcgddgdegdfgdggdhgdigdjgdkgdlgdmgdngdogdq\
            gdrgdsgdtgdugdxgeagebgecgedgefgeggehgeigejgekgelgemgeqgesgevgewgexgeygezgfkgftgfxggaggbggdggegggggk\
            gglggnggoggrggtgguggwghaghcgheghhghkghlghnghoghrghsghtgiagibgicgidgiegiggihgiigilgimgingiogipgiqgir\
            gisgitgiugiwgixgiygizgjigjkgjmgjngjrgjugkagkdgkegkngkogkpgkuglbglcgldglhgligljglkgllgloglrgluglwgly\
            gmagmbgmdgmegmggmhgmlgmmgmngmqgmrgmugmvgmwgmxgmygmzgnagnbgncgndgnegnggnhgnignjgnkgnlgnmgnngnognqgnr\
            gntgnugnwgnzgoagobgocgodgoegofgoggohgoigojgokgolgomgongoogopgoqgorgosgotgougovgowgoxgoygozgpagpegpn\
            gqagqigqngqrgqugragrbgrcgrdgrggrhgrigrjgrkgrmgrogrqgrrgrsgrtgrugrvgrwgrxgrygrzgsegsggslgsmgsngsogsp\
            gssgswgtagtigtuguagubgucgudguegufgugguhguigukgulgumgunguogupguqgurgusgutguuguvguwguxguzgvagvcgvegvf\
            gvjgvlgvmgvngvogvpgvrgvsgvygwagwbgwcgwdgwegwfgwggwigwjgwmgwngwrgwtgwugwwgwxgxxgyagybgydgyegyfgyggyi\
            gylgymgyngyogyrgyygyzgzagzigznhaahabhachadhaehafhaghahhaihajhakhalhamhanhaohaphaqharhashavhawhaxhay\
            hazhbahbbhbnhbohbuhcahchhdnhdshdyheahedheghehheihemhgmhgwhhihhrhhyhiahibhidhifhighihhiihijhikhilhim\
            hiohirhithiwhixhjihkahkehkhhkkhknhkshlahlbhldhlehlthluhmahmbhmchmdhmehmfhmghmhhmihmjhmkhmlhmmhmnhmp\
            hmqhmrhmshmthmuhmvhmwhmxhmyhmzhnahndhnehnghnhhnihnjhnnhnohnshnuhoahobhochodhoehohhoihojhokholhomhoo\
            hophorhoshothovhowhoyhozhpohpshrahrchrehrkhrmhrohrphrrhrthruhrwhrxhrzhsbhshhslhsnhsshtihtohtshtuhtx\
            hubhuchudhuehufhughuhhuihujhukhulhumhuohuphuqhurhushuthuuhuvhuwhuxhuyhuzhvchvehvkhvnhvvhwahwchwohya\
            hywhyxiaiianiapiaribaibbibdibeibgibhibiiblibmibnibribuibyicaichiclicridaidbidciddideidiidridsidtidu\
            ifaifbifeiffifkifmifuifyigbigeiggigligmignigoigsigwihbihiihpihwiiniirijcijeijjijnijoijsikeikhikiikk\
            iklikoikpikriksiktikvikwikxikzilailbilgiliilkillilmiloilpilsiluilvilwimaimeimiimlimnimoimrimsimtimy\
            inbincineinginhinjinlinminninoinpinsintinzioriouiowipiipoiquiqwiraireirhiriirkirniroirriruirxiryisa\
            iscisdiseisgishisiiskismisnisoisristisuisvitbitcitditeitiitkitlitmitoitritsittitvitwitxityitziumivb\
            ivviwkiwmiwoiwsixcixliyaiyoiyxizhiziizmizrizzjaajabjacjadjaejafjahjajjakjaljamjanjaojaqjarjasjatjau\
            jaxjayjazjbejbijbjjbkjbmjbnjbojbrjbtjbujbwjcsjctjdajdgjdtjebjeejegjehjeijekjeljenjerjetjeujgbjgejgk\
            jgojhijhsjiajibjicjidjiejigjihjiijiljimjiojiqjitjiujivjiyjjejjrjkajkmjkojkpjkrjksjkujlejlsjmajmbjmc\
            jmdjmijmljmnjmrjmsjmwjmxjnajndjngjnijnjjnljnsjobjodjogjorjosjowjpajprjpxjqrjrajrbjrrjrtjrujsljuajub\
            jucjudjuhjuijukjuljumjunjuojupjurjusjutjuujuwjuyjvdjvnjwijyajyejyykaakabkackadkaekafkagkahkaikajkak\
            kamkaokapkaqkarkavkawkaxkaykbakbbkbckbdkbekbfkbgkbhkbikbjkbkkblkbmkbnkbokbpkbqkbrkbskbtkbukbvkbwkbx\
            kbykbzkcakcbkcckcdkcekcfkcgkchkcikcjkckkclkcmkcnkcokcpkcqkcrkcskctkcukcvkcwkcxkcykczkdakdckddkdekdf\
            kdgkdhkdikdjkdkkdlkdmkdnkdokdpkdqkdrkdtkdukdvkdwkdxkdykdzkeakebkeckedkeekefkegkehkeikejkekkelkemken\
            keokepkeqkerkesketkeukevkewkexkeykezkfakfbkfckfdkfekffkfgkfhkfikfjkfkkflkfmkfnkfokfpkfqkfrkfskftkfu\
            kfvkfwkfxkfykfzkgakgbkgckgdkgekgfkggkghkgikgjkgkkglkgmkgnkgokgpkgqkgrkgskgtkgukgvkgwkgxkgykhakhbkhc\
            khdkhekhfkhgkhhkhikhjkhkkhlkhnkhokhpkhqkhrkhskhtkhukhvkhwkhxkhykhzkiakibkickidkiekifkigkihkiikijkil\
            kimkiokipkiqkiskitkiukivkiwkixkiykizkjakjbkjckjdkjekjfkjgkjhkjikjjkjkkjlkjmkjnkjokjpkjqkjrkjskjtkju\
            kjvkjxkjykjzkkakkbkkckkdkkekkfkkgkkhkkikkjkkkkklkkmkknkkokkpkkqkkrkkskktkkukkvkkwkkxkkykkzklaklbklc\
            kldkleklfklgklhklikljklkkllklmklnkloklpklqklrklskltkluklvklwklxklyklzkmakmbkmckmdkmekmfkmgkmhkmikmj\
            kmkkmlkmmkmnkmokmpkmqkmrkmskmtkmukmvkmwkmxkmykmzknaknbknckndkneknfkngkniknjknkknlknmknnknoknpknqknr\
            knskntknuknvknwknxknyknzkoakockodkoekofkogkohkoikojkokkolkookopkoqkoskotkoukovkowkoxkoykozkpakpbkpc\
            kpdkpekpfkpgkphkpikpjkpkkplkpmkpnkpokppkpqkprkpskptkpukpvkpwkpxkpykpzkqakqbkqckqdkqekqfkqgkqhkqikqj\
            kqkkqlkqmkqnkqokqpkqqkqrkqskqtkqukqvkqwkqxkqykqzkrakrbkrckrdkrekrfkrhkrikrjkrkkrlkrmkrnkrokrpkrrkrs\
            krtkrukrvkrwkrxkrykrzksaksbkscksdkseksfksgkshksiksjkskkslksmksnksokspksqksrksskstksuksvkswksxksyksz\
            ktaktbktcktdktektfktgkthktiktjktkktlktmktnktoktpktqktrktskttktuktvktwktxktyktzkubkuckudkuekufkugkuh\
            kuikujkukkulkumkunkuokupkuqkuskutkuukuvkuwkuxkuykuzkvakvbkvckvdkvekvfkvgkvhkvikvjkvkkvlkvmkvnkvokvp\
            kvqkvrkvskvtkvukvvkvwkvxkvykvzkwakwbkwckwdkwekwfkwgkwhkwikwjkwkkwlkwmkwnkwokwpkwqkwrkwskwtkwukwvkww\
            kwxkwykwzkxakxbkxckxdkxekxfkxhkxikxjkxkkxlkxmkxnkxokxpkxqkxrkxskxtkxukxvkxwkxxkxykxzkyakybkyckydkye\
            kyfkygkyhkyikyjkykkylkymkynkyokypkyqkyrkyskytkyukyvkywkyxkyykyzkzakzbkzckzdkzekzfkzgkzhkzikzjkzkkzl\
            kzmkznkzokzpkzqkzrkzskztkzukzvkzwkzxkzykzzlaalablacladlaelaflaglahlailajlaklallamlanlaplaqlarlaslau\
            lawlaxlaylazlbalbblbclbelbflbglbilbjlbklbllbmlbnlbolbqlbrlbslbtlbulbvlbwlbxlbylbzlcclcdlcelcflchlcl\
            lcmlcplcqlcsldaldblddldgldhldildjldkldlldmldnldoldpldqlealeblecledleelefleglehleilejleklellemlenleo\
            lepleqlerlesletleulevlewlexleylezlfalfnlgalgblgglghlgilgklgllgmlgnlgolgqlgrlgslgtlgulgzlhalhhlhilhl\
            lhmlhnlhplhslhtlhulialibliclidlielifliglihliilijliklilliolipliqlirlisliulivliwlixliylizljaljeljiljl\
            ljpljwljxlkalkblkclkdlkelkhlkilkjlkllkmlknlkolkrlkslktlkulkyllallbllclldllellfllgllhllilljllklllllm\
            llnllollpllqllsllullxlmalmblmclmdlmelmflmglmhlmilmjlmklmllmmlmnlmolmplmqlmrlmulmvlmwlmxlmylmzlnalnb\
            lndlnglnhlnilnjlnllnmlnnlnolnslnulnwlnzloaloblocloelofloglohloilojloklollomlonlooloploqlorloslotlou\
            lovlowloxloylozlpalpelpnlpolpxlqrlralrclrelrglrilrklrllrmlrnlrolrrlrtlrvlrzlsalsblsclsdlselsglshlsi\
            lsllsmlsnlsolsplsrlsslstlsvlswlsyltcltglthltiltnltoltsltulualucludluelufluilujluklullumlunluolupluq\
            lurluslutluuluvluwluyluzlvalvilvklvllvslvulwalwelwglwhlwllwmlwolwslwtlwulwwlxmlyalyglynlzhlzllznlzz\
            maamabmadmaemafmagmaimajmakmammanmapmaqmasmatmaumavmawmaxmazmbambbmbcmbdmbembfmbhmbimbjmbkmblmbmmbn\
            mbombpmbqmbrmbsmbtmbumbvmbwmbxmbymbzmcamcbmccmcdmcemcfmcgmchmcimcjmckmclmcmmcnmcomcpmcqmcrmcsmctmcu\
            mcvmcwmcxmcymczmdamdbmdcmddmdemdfmdgmdhmdimdjmdkmdlmdmmdnmdpmdqmdrmdsmdtmdumdvmdwmdxmdymdzmeamebmec\
            medmeemefmegmehmeimejmekmelmemmenmeomepmeqmermesmetmeumevmewmeymezmfamfbmfcmfdmfemffmfgmfhmfimfjmfk\
            mflmfmmfnmfomfpmfqmfrmfsmftmfumfvmfwmfxmfymfzmgamgbmgcmgdmgemgfmggmghmgimgjmgkmglmgmmgnmgomgpmgqmgr\
            mgsmgtmgumgvmgwmgxmgymgzmhamhbmhcmhdmhemhfmhgmhhmhimhjmhkmhlmhmmhnmhomhpmhqmhrmhsmhtmhumhwmhxmhymhz\
            miamibmicmidmiemifmigmihmiimijmikmilmimminmiomipmiqmirmismitmiumiwmixmiymizmjamjbmjcmjdmjemjgmjhmji\
            mjjmjkmjlmjmmjnmjomjpmjqmjrmjsmjtmjumjvmjwmjxmjymjzmkamkbmkcmkemkfmkgmkhmkimkjmkkmklmkmmknmkomkpmkq\
            mkrmksmktmkumkvmkwmkxmkymkzmlamlbmlcmldmlemlfmlhmlimljmlkmllmlmmlnmlomlpmlqmlrmlsmlumlvmlwmlxmlzmma\
            mmbmmcmmdmmemmfmmgmmhmmimmjmmkmmlmmmmmnmmommpmmqmmrmmtmmummvmmwmmxmmymmzmnamnbmncmndmnemnfmngmnhmni\
            mnjmnkmnlmnmmnnmnomnpmnqmnrmnsmntmnumnvmnwmnxmnymnzmoamocmodmoemofmogmohmoimojmokmommoomopmoqmormos\
            motmoumovmowmoxmoymozmpampbmpcmpdmpempgmphmpimpjmpkmplmpmmpnmpomppmpqmprmpsmptmpumpvmpwmpxmpympzmqa\
            mqbmqcmqemqfmqgmqhmqimqjmqkmqlmqmmqnmqomqpmqqmqrmqsmqtmqumqvmqwmqxmqymqzmramrbmrcmrdmremrfmrgmrhmrj\
            mrkmrlmrmmrnmromrpmrqmrrmrsmrtmrumrvmrwmrxmrymrzmsbmscmsdmsemsfmsgmshmsimsjmskmslmsmmsnmsomspmsqmsr\
            mssmstmsumsvmswmsxmsymszmtamtbmtcmtdmtemtfmtgmthmtimtjmtkmtlmtmmtnmtomtpmtqmtrmtsmttmtumtvmtwmtxmty\
            muamubmucmudmuemugmuhmuimujmukmulmummunmuomupmuqmurmusmutmuumuvmuxmuymuzmvamvbmvdmvemvfmvgmvhmvimvk\
            mvlmvmmvnmvomvpmvqmvrmvsmvtmvumvvmvwmvxmvymvzmwamwbmwcmwdmwemwfmwgmwhmwimwjmwkmwlmwmmwnmwomwpmwqmwr\
            mwsmwtmwumwvmwwmwxmwymwzmxamxbmxcmxdmxemxfmxgmxhmximxjmxkmxlmxmmxnmxomxpmxqmxrmxsmxtmxumxvmxwmxxmxy\
            mxzmybmycmydmyemyfmygmyhmyimyjmykmylmymmynmyomypmyqmyrmysmytmyumyvmywmyxmyymyzmzamzbmzcmzdmzemzgmzh\
            mzimzjmzkmzlmzmmznmzomzpmzqmzrmzsmztmzumzvmzwmzxmzymzznaanabnacnadnaenafnagnahnainajnaknalnamnannao\
            napnaqnarnasnatnawnaxnaynaznbanbbnbcnbdnbenbfnbgnbhnbinbjnbknbmnbnnbonbpnbqnbrnbsnbtnbunbvnbwnbxnby\
            ncancbnccncdncencfncgnchncincjncknclncmncnnconcpncqncrncsnctncuncxnczndandbndcnddndfndgndhndindjndk\
            ndlndmndnndpndqndrndsndtndundvndwndxndyndzneanebnecnedneenefnegnehneinejneknemnenneoneqnernesnetneu\
            nevnewnexneyneznfanfdnflnfrnfungangbngcngdngengfnggnghngingjngknglngmngnngongpngqngrngsngtngungvngw\
            ngxngyngznhanhbnhcnhdnhenhfnhgnhhnhinhknhmnhnnhonhpnhqnhrnhtnhunhvnhwnhxnhynhznianibnicnidnienifnig\
            nihniinijniknilnimninnioniqnirnisnitniunivniwnixniyniznjanjbnjdnjhnjinjjnjlnjmnjnnjonjrnjsnjtnjunjx\
            njynjznkankbnkcnkdnkenkfnkgnkhnkinkjnkknkmnknnkonkpnkqnkrnksnktnkunkvnkwnkxnkznlanlcnlenlgnlinljnlk\
            nllnlmnlnnlonlqnlrnlunlvnlwnlxnlynlznmanmbnmcnmdnmenmfnmgnmhnminmjnmknmlnmmnmnnmonmpnmqnmrnmsnmtnmu\
            nmvnmwnmxnmynmznnannbnncnndnnennfnngnnhnninnjnnknnlnnmnnnnnpnnqnnrnnsnntnnunnvnnwnnxnnynnznoanocnod\
            noenofnognohnoinojnoknolnomnonnoonopnoqnosnotnounovnownoynoznpanpbnpgnphnpinplnpnnponpsnpunpxnpynqg\
            nqknqlnqmnqnnqonqqnqtnqynranrbnrcnrenrfnrgnrinrknrlnrmnrnnrpnrrnrtnrunrxnrznsansbnscnsdnsensfnsgnsh\
            nsinsknslnsmnsnnsonspnsqnsrnssnstnsunsvnswnsxnsynszntdntentgntintjntkntmntontpntrntsntuntwntxntyntz\
            nuanubnucnudnuenufnugnuhnuinujnuknulnumnunnuonupnuqnurnusnutnuunuvnuwnuxnuynuznvhnvmnvonwanwbnwcnwe\
            nwgnwinwmnwonwrnwwnwxnwynxanxdnxenxgnxinxknxlnxmnxnnxonxqnxrnxunxxnybnycnydnyenyfnygnyhnyinyjnyknyl\
            nymnynnyonypnyqnyrnysnytnyunyvnywnyxnyynzanzbnzdnzinzknzmnzrnzsnzunzynzzoaaoacoaroavobiobkoblobmobo\
            obrobtobuocaochocmocoocuodaodkodtoduofoofsofuogbogcogeoggogooguohtohuoiaoieoinojbojcojgojpojsojvojw\
            okaokbokcokdokeokgokhokiokjokkoklokmoknokookroksokuokvokxokzolaoldoleolkolmoloolroltoluomaombomcome\
            omgomiomkomlomnomoompomqomromtomuomvomwomxomyonaonboneongonionjonkonnonoonponronsontonuonwonxoodoog\
            oonooroosopaopkopmopooptopyoraorcoreorgorhornoroorrorsortoruorvorworxoryorzosaoscosiosnosoospostosu\
            osxotaotbotdoteotiotkotlotmotnotootqotrotsottotuotwotxotyotzouaouboueouioumounovdowiowloyboydoymoyy\
            ozmpaapabpacpadpaepafpagpahpaipakpalpampaopappaqparpaspatpaupavpawpaxpaypazpbbpbcpbepbfpbgpbhpbipbl\
            pbmpbnpbopbppbrpbspbtpbupbvpbypbzpcapcbpccpcdpcepcfpcgpchpcipcjpckpclpcmpcnpcppcrpcwpdapdcpdipdnpdo\
            pdtpdupeapebpedpeepefpegpehpeipejpekpelpempeopeppeqpespevpexpeypezpfapfepflpgapgdpggpgipgkpglpgnpgs\
            pgupgypgzphaphdphgphhphiphjphkphlphmphnphophqphrphtphuphvphwpiapibpicpidpiepifpigpihpiipijpilpimpin\
            piopippirpispitpiupivpiwpixpiypizpjtpkapkbpkcpkgpkhpknpkopkppkrpkspktpkuplaplbplcpldpleplfplgplhplj\
            plkpllplnploplpplqplrplspltpluplvplwplyplzpmapmbpmcpmdpmepmfpmhpmipmjpmkpmlpmmpmnpmopmqpmrpmspmtpmu\
            pmwpmxpmypmzpnapnbpncpndpnepngpnhpnipnjpnkpnlpnmpnnpnopnppnqpnrpnspntpnupnvpnwpnxpnypnzpocpodpoepof\
            pogpohpoipokpomponpoopoppoqpospotpovpowpoxpoypozppappeppippkpplppmppnppopppppqpprppspptppupqapqepqm\
            pqwpraprbprcprdpreprfprgprhpriprkprlprmprnproprpprqprrprsprtpruprwprxpryprzpsapscpsdpsepsgpshpsipsl\
            psmpsnpsopsppsqpsrpsspstpsupswpsyptapthptiptnptoptpptqptrpttptuptvptwptypuapubpucpudpuepufpugpuipuj\
            pukpumpuopuppuqpurputpuupuwpuxpuypuzpwapwbpwgpwipwmpwnpwopwrpwwpxmpyepympynpyspyupyxpyypzepzhpznqaa\
            qabqacqadqaeqafqagqahqaiqajqakqalqamqanqaoqapqaqqarqasqatqauqavqawqaxqayqazqbaqbbqbcqbdqbeqbfqbgqbh\
            qbiqbjqbkqblqbmqbnqboqbpqbqqbrqbsqbtqbuqbvqbwqbxqbyqbzqcaqcbqccqcdqceqcfqcgqchqciqcjqckqclqcmqcnqco\
            qcpqcqqcrqcsqctqcuqcvqcwqcxqcyqczqdaqdbqdcqddqdeqdfqdgqdhqdiqdjqdkqdlqdmqdnqdoqdpqdqqdrqdsqdtqduqdv\
            qdwqdxqdyqdzqeaqebqecqedqeeqefqegqehqeiqejqekqelqemqenqeoqepqeqqerqesqetqeuqevqewqexqeyqezqfaqfbqfc\
            qfdqfeqffqfgqfhqfiqfjqfkqflqfmqfnqfoqfpqfqqfrqfsqftqfuqfvqfwqfxqfyqfzqgaqgbqgcqgdqgeqgfqggqghqgiqgj\
            qgkqglqgmqgnqgoqgpqgqqgrqgsqgtqguqgvqgwqgxqgyqgzqhaqhbqhcqhdqheqhfqhgqhhqhiqhjqhkqhlqhmqhnqhoqhpqhq\
            qhrqhsqhtqhuqhvqhwqhxqhyqhzqiaqibqicqidqieqifqigqihqiiqijqikqilqimqinqioqipqiqqirqisqitqiuqivqiwqix\
            qiyqizqjaqjbqjcqjdqjeqjfqjgqjhqjiqjjqjkqjlqjmqjnqjoqjpqjqqjrqjsqjtqjuqjvqjwqjxqjyqjzqkaqkbqkcqkdqke\
            qkfqkgqkhqkiqkjqkkqklqkmqknqkoqkpqkqqkrqksqktqkuqkvqkwqkxqkyqkzqlaqlbqlcqldqleqlfqlgqlhqliqljqlkqll\
            qlmqlnqloqlpqlqqlrqlsqltqluqlvqlwqlxqlyqlzqmaqmbqmcqmdqmeqmfqmgqmhqmiqmjqmkqmlqmmqmnqmoqmpqmqqmrqms\
            qmtqmuqmvqmwqmxqmyqmzqnaqnbqncqndqneqnfqngqnhqniqnjqnkqnlqnmqnnqnoqnpqnqqnrqnsqntqnuqnvqnwqnxqnyqnz\
            qoaqobqocqodqoeqofqogqohqoiqojqokqolqomqonqooqopqoqqorqosqotqouqovqowqoxqoyqozqpaqpbqpcqpdqpeqpfqpg\
            qphqpiqpjqpkqplqpmqpnqpoqppqpqqprqpsqptqpuqpvqpwqpxqpyqpzqqaqqbqqcqqdqqeqqfqqgqqhqqiqqjqqkqqlqqmqqn\
            qqoqqpqqqqqrqqsqqtqquqqvqqwqqxqqyqqzqraqrbqrcqrdqreqrfqrgqrhqriqrjqrkqrlqrmqrnqroqrpqrqqrrqrsqrtqru\
            qrvqrwqrxqryqrzqsaqsbqscqsdqseqsfqsgqshqsiqsjqskqslqsmqsnqsoqspqsqqsrqssqstqsuqsvqswqsxqsyqszqtaqtb\
            qtcqtdqteqtfqtgqthqtiqtjqtkqtlqtmqtnqtoqtpqtqqtrqtsqttqtuqtvqtwqtxqtyqtzquaqubqucqudqufqugquhquiquk\
            qulqumqunqupquqqurqusquvquwquxquyquzqvaqvcqveqvhqviqvjqvlqvmqvnqvoqvpqvsqvwqvyqvzqwaqwcqweqwhqwmqws\
            qwtqxaqxcqxhqxlqxnqxoqxpqxqqxrqxsqxtqxuqxwqyaqypraarabracradrafragrahrairajrakralramranraorapraqrar\
            rasratrauravrawraxrayrazrbbrbkrblrbprcfrdbrearebreeregreirejrelremrenrerresretreyrgargergkrgnrgrrgs\
            rgurhgrhpriaribrierifrilrimrinrirritriurjgrjirjsrkarkbrkhrkirkmrktrkwrmarmbrmcrmdrmermfrmgrmhrmirmk\
            rmlrmmrmnrmormprmqrmrrmsrmtrmurmvrmwrmxrmyrmzrnarnbrndrngrnlrnnrnprnrrnwroarobrocrodroerofrogrolrom\
            rooroprorrourowrpnrptrrirrmrrorrtrsbrsirskrslrsmrsnrswrtcrthrtmrtsrtwrubrucruerufrugruhruirukruorup\
            ruqrutruuruyruzrwarwkrwlrwmrworwrrxdrxwrynrysryurzhsaasabsacsadsaesafsahsaisajsaksalsamsaosapsaqsar\
            sassatsausavsawsaxsaysazsbasbbsbcsbdsbesbfsbgsbhsbisbjsbksblsbmsbnsbosbpsbqsbrsbssbtsbusbvsbwsbxsby\
            sbzscascbscescfscgschsciscksclscnscoscpscqscssctscuscvscwscxsdasdbsdcsdesdfsdgsdhsdjsdksdlsdmsdnsdo\
            sdpsdqsdrsdssdtsdusdvsdxsdzseasebsecsedseesefsegsehseisejsekselsemsenseosepseqsersessetseusevsewsey\
            sezsfbsfesfmsfssfwsgasgbsgcsgdsgesggsghsgisgjsgksglsgmsgnsgosgpsgrsgssgtsgusgwsgxsgysgzshashbshcshd\
            sheshgshhshishjshkshlshmshnshoshpshqshrshsshtshushvshwshxshyshzsiasibsidsiesifsigsihsiisijsiksilsim\
            siosipsiqsirsissitsiusivsiwsixsiysizsjasjbsjdsjesjgsjksjlsjmsjnsjosjpsjrsjssjtsjusjwskaskbskcskdske\
            skfskgskhskiskjskkskmsknskoskpskqskrskssktskuskvskwskxskyskzslaslcsldsleslfslgslhslisljsllslmslnslp\
            slqslrslssltsluslwslxslyslzsmasmbsmcsmdsmfsmgsmhsmismjsmksmlsmmsmnsmpsmqsmrsmssmtsmusmvsmwsmxsmysmz\
            snbsncsnesnfsngsnhsnisnjsnksnlsnmsnnsnosnpsnqsnrsnssnusnvsnwsnxsnysnzsoasobsocsodsoesogsohsoisojsok\
            solsonsoosopsoqsorsossousovsowsoxsoysozspbspcspdspespgspispksplspmspnsposppspqsprspssptspuspvspxspy\
            sqasqhsqjsqksqmsqnsqosqqsqrsqssqtsqusqxsrasrbsrcsresrfsrgsrhsrisrksrlsrmsrnsrosrqsrrsrssrtsrusrvsrw\
            srxsrysrzssassbsscssdssessfssgsshssissjssksslssmssnssosspssqssrssssstssussvssxssysszstastbstdstestf\
            stgsthstistjstkstlstmstnstostpstqstrstssttstustvstwstysuasubsucsuesugsuisujsuksulsumsuosuqsursussut\
            suvsuwsuxsuysuzsvasvbsvcsvesvksvmsvrsvssvxswbswcswfswgswhswiswjswkswlswmswnswoswpswqswrswsswtswuswv\
            swwswxswysxbsxcsxesxgsxksxlsxmsxnsxosxrsxssxusxwsyasybsycsydsyisyksylsymsynsyosyrsyssywsyxsyyszaszb\
            szcszdszeszgszlsznszpszsszvszwszytaatabtactadtaetaftagtaitajtaktaltantaotaptaqtartastautavtawtaxtay\
            taztbatbbtbctbdtbetbftbgtbhtbitbjtbktbltbmtbntbotbptbqtbrtbstbttbutbvtbwtbxtbytbztcatcbtcctcdtcetcf\
            tcgtchtcitcktcltcmtcntcotcptcqtcstcttcutcwtcxtcytcztdatdbtdctddtdetdftdgtdhtditdjtdktdltdmtdntdotdq\
            tdrtdstdttdutdvtdxtdyteatebtectedteeteftegtehteitektemtenteotepteqtertestetteutevtewtexteyteztfitfn\
            tfotfrtfttgatgbtgctgdtgetgftggtghtgitgjtgntgotgptgqtgrtgstgttgutgvtgwtgxtgytgzthcthdthethfthhthithk\
            thlthmthnthpthqthrthsthtthuthvthwthxthythztiatictidtietiftigtihtiitijtiktiltimtintiotiptiqtistittiu\
            tivtiwtixtiytiztjatjgtjitjjtjltjmtjntjotjptjstjutjwtkatkbtkdtketkftkgtkktkltkmtkntkptkqtkrtkstkttku\
            tkvtkwtkxtkztlatlbtlctldtlftlgtlhtlitljtlktlltlmtlntlotlptlqtlrtlstlttlutlvtlwtlxtlytmatmbtmctmdtme\
            tmftmgtmhtmitmjtmktmltmmtmntmotmptmqtmrtmstmttmutmvtmwtmytmztnatnbtnctndtnetnftngtnhtnitnktnltnmtnn\
            tnotnptnqtnrtnstnttnutnvtnwtnxtnytnztobtoctodtoetoftogtohtoitojtoktoltomtootoptoqtortostoutovtowtox\
            toytoztpatpctpetpftpgtpitpjtpktpltpmtpntpotpptpqtprtpttputpvtpwtpxtpytpztqbtqltqmtqntqotqptqqtqrtqt\
            tqutqwtratrbtrctrdtretrftrgtrhtritrjtrktrltrmtrntrotrptrqtrrtrstrttrutrvtrwtrxtrytrztsatsbtsctsdtse\
            tsftsgtshtsitsjtsktsltsmtsptsqtsrtsststtsutsvtswtsxtsytszttattbttcttdttettfttgtthttittjttkttlttmttn\
            ttottpttqttrttstttttuttvttwttyttztuatubtuctudtuetuftugtuhtuitujtultumtuntuotuptuqtustuttuutuvtuwtux\
            tuytuztvatvdtvetvitvktvltvmtvntvotvstvttvutvwtvxtvytwatwbtwctwdtwetwftwgtwhtwltwmtwntwotwptwqtwrtwt\
            twutwwtwxtwytxatxbtxctxetxgtxhtxitxjtxmtxntxotxqtxrtxstxttxutxxtxytyatyetyhtyityjtyltyntyptyrtystyt\
            tyutyvtyxtyytyztzatzhtzjtzltzmtzntzotzxuamuanuarubaubiublubrubuubyudaudeudgudiudjudludmuduuesufiuga\
            ugbugeughugnugougyuhauhnuisuivujiukaukgukhukiukkuklukpukquksukuukvukwukyulaulbulculeulfuliulkullulm\
            ulnuluulwulyumaumbumcumdumgumiummumnumoumpumrumsumuunaunduneunguniunkunmunnunpunrunuunxunzuokuonupi\
            upvuraurburcureurfurgurhuriurjurkurlurmurnurourpurrurturuurvurwurxuryurzusaushusiuskuspussusuutaute\
            uthutputrutuuumuunuuruuuuveuvhuvluwauyauznuzsvaavaevafvagvahvaivajvalvamvanvaovapvarvasvauvavvayvbb\
            vbkvecvedvelvemveovepvervgrvgtvicvidvifvigvilvinvisvitvivvjkvkavkivkjvkkvklvkmvknvkovkpvktvkuvkzvlp\
            vlsvmavmbvmcvmdvmevmfvmgvmhvmivmjvmkvmlvmmvmpvmqvmrvmsvmuvmvvmwvmxvmyvmzvnkvnmvnpvorvotvravrovrsvrt\
            vsivslvsnvsvvtovumvunvutvwawaawabwacwadwaewafwagwahwaiwajwakwalwamwanwaowapwaqwarwaswatwauwavwawwax\
            waywazwbawbbwbewbfwbhwbiwbjwbkwblwbmwbpwbqwbrwbswbtwbvwbwwcawciwddwdgwdjwdkwdtwduwdyweawecwedwegweh\
            weiwemwenweowepwerweswetweuwewwfgwgawgbwggwgiwgowguwgwwgywhawhgwhkwhuwibwicwiewifwigwihwiiwijwikwil\
            wimwinwirwitwiuwivwiwwiywjawjiwkawkbwkdwklwkrwkuwkwwkywlawlcwlewlgwlhwliwlkwllwlmwlowlrwlswluwlvwlw\
            wlxwlywmawmbwmcwmdwmewmgwmhwmiwmmwmnwmowmswmtwmwwmxwnbwncwndwnewngwniwnkwnmwnnwnownpwnuwnwwnywoawob\
            wocwodwoewofwogwoiwokwomwonwooworwoswowwoywpcwrawrbwrdwrgwrhwriwrkwrlwrmwrnwrowrpwrrwrswruwrvwrwwrx\
            wrywrzwsawsgwsiwskwsrwsswsuwsvwtbwtfwthwtiwtkwtmwtwwuawubwudwuhwulwumwunwurwutwuuwuvwuxwuywwawwbwwo\
            wwrwwwwxawxwwyawybwyiwymwynwyrwyyxaaxabxacxadxaexagxaixajxakxalxamxanxaoxapxaqxarxasxatxauxavxawxay\
            xbaxbbxbcxbdxbexbgxbixbjxbmxbnxboxbpxbrxbwxbxxbyxcbxccxcexcgxchxclxcmxcnxcoxcrxctxcuxcvxcwxcyxdaxdc\
            xdkxdmxdoxdqxdyxebxedxegxelxemxepxerxesxetxeuxfaxgaxgbxgdxgfxggxgixglxgmxgnxgrxguxgwxhaxhcxhdxhexhm\
            xhrxhtxhuxhvxiaxibxiixilxinxipxirxisxivxiyxjbxjtxkaxkbxkcxkdxkexkfxkgxkhxkixkjxkkxklxknxkoxkpxkqxkr\
            xksxktxkuxkvxkwxkxxkyxkzxlaxlbxlcxldxlexlgxlixlnxloxlpxlsxluxlyxmaxmbxmcxmdxmexmfxmgxmhxmjxmkxmlxmm\
            xmnxmoxmpxmqxmrxmsxmtxmuxmvxmwxmxxmyxmzxnaxnbxndxngxnhxnixnjxnkxnmxnnxnoxnqxnrxnsxntxnuxnyxnzxocxod\
            xogxoixokxomxonxooxopxorxowxpaxpbxpcxpdxpexpfxpgxphxpixpjxpkxplxpmxpnxpoxppxpqxprxpsxptxpuxpvxpwxpx\
            xpyxpzxqaxqtxraxrbxrdxrexrgxrixrmxrnxrqxrrxrtxruxrwxsaxsbxscxsdxsexshxsixsjxslxsmxsnxsoxspxsqxsrxss\
            xsuxsvxsyxtaxtbxtcxtdxtextgxthxtixtjxtlxtmxtnxtoxtpxtqxtrxtsxttxtuxtvxtwxtyxtzxuaxubxudxugxujxulxum\
            xunxuoxupxurxutxuuxvexvixvnxvoxvsxwaxwcxwdxwexwgxwjxwkxwlxwoxwrxwtxwwxxbxxkxxmxxrxxtxyaxybxyjxykxyl\
            xytxyyxzhxzmxzpyaayabyacyadyaeyafyagyahyaiyajyakyalyamyanyaoyapyaqyaryasyatyauyavyawyaxyayyazybaybb\
            ybdybeybhybiybjybkyblybmybnyboybxybyychyclycnycpycrydayddydeydgydkydsyeayecyeeyeiyejyelyenyeryesyet\
            yeuyevyeyygaygiyglygmygpygrygsyguygwyhayhdyhlyhsyiayifyigyihyiiyijyikyilyimyinyipyiqyiryisyityiuyiv\
            yixyiyyizykaykgykhykiykkyklykmyknykoykryktykuykyylaylbyleylgyliyllylmylnyloylryluylyymaymbymcymdyme\
            ymgymhymiymkymlymmymnymoympymqymrymsymtymxymzynayndyneyngynhynkynlynnynoynqynsynuyobyogyoiyokyolyom\
            yonyosyotyoxyoyypaypbypgyphypkypmypnypoyppypzyrayrbyreyriyrkyrlyrmyrnyroyrsyrwyryyscysdysgyslysmysn\
            ysoyspysryssysyytaytlytpytwytyyuayubyucyudyueyufyugyuiyujyukyulyumyunyupyuqyuryutyuuyuwyuxyuyyuzyva\
            yvtywaywgywlywnywqywrywtywuywwyxayxgyxlyxmyxuyxyyyryyuyyzyzgyzkzaazabzaczadzaezafzagzahzaizajzakzal\
            zamzaozapzaqzarzaszatzauzavzawzaxzayzazzbazbczbezblzbtzbuzbwzcazcdzchzdjzeazegzehzemzenzgazgbzghzgm\
            zgnzgrzhbzhdzhizhnzhwzhxziazibzikzilzimzinzirziwzizzkazkbzkdzkgzkhzkkzknzkozkpzkrzktzkuzkvzkzzlazle\
            zljzlmzlnzlqzlszluzlwzmazmbzmczmdzmezmfzmgzmhzmizmjzmkzmlzmmzmnzmozmpzmqzmrzmszmtzmuzmvzmwzmxzmyzmz\
            znazndznezngznkznszoczohzomzoozoqzorzoszpazpbzpczpdzpezpfzpgzphzpizpjzpkzplzpmzpnzpozppzpqzprzpszpt\
            zpuzpvzpwzpxzpyzpzzqezrazrgzrnzrozrpzrszsazskzslzsmzsrzsuzteztgztlztmztnztpztqztszttztuztxztyzuazuh\
            zumzunzuyzwazxxzybzygzyjzynzypzzazzj
            """)

    /// Extended language subtags, each with the language it follows.
    static let extlang = SortedCodes(
        width: 6,
        codes: """
            aaoar abhar abvar acmar acqar acwar acxar acyar adfar adssgnaebar aecar aedsgnaensgnafbar afgsgn\
            ajpar ajssgnapcar apdar arbar arqar arsar aryar arzar asesgnasfsgnaspsgnasqsgnaswsgnauzar avlar \
            ayhar aylar aynar aypar bbzar bfisgnbfksgnbjnms bogsgnbqnsgnbqysgnbtjms bvems bvlsgnbvums bzssgn\
            cdozh cdssgncjyzh cmnzh cnpzh coams cpxzh cscsgncsdsgncsesgncsfsgncsgsgncslsgncsnsgncspzh csqsgn\
            csrsgncsxsgnczhzh czozh doqsgndsesgndslsgndszsgndupms ecssgnehssgneslsgnesnsgnesosgnethsgnfcssgn\
            fsesgnfslsgnfsssgnganzh gdssgngomkokgsesgngsgsgngsmsgngsssgngussgnhabsgnhafsgnhakzh hdssgnhjims \
            hkssgnhossgnhpssgnhshsgnhslsgnhsnzh iclsgnikssgnilssgninlsgninssgnisesgnisgsgnisrsgnjakms jaxms \
            jcssgnjhssgnjkssgnjlssgnjossgnjslsgnjussgnkgisgnknnkokkvbms kvksgnkvrms kxdms lbssgnlcems lcfms \
            lgssgnliwms llssgnlsbsgnlscsgnlsgsgnlslsgnlsnsgnlsosgnlspsgnlstsgnlsvsgnlswsgnlsysgnltglv lvslv \
            lwssgnlzhzh maxms mdlsgnmeoms mfams mfbms mfssgnminms mnpzh mqgms mresgnmsdsgnmsims msrsgnmuims \
            mzcsgnmzgsgnmzysgnnanzh nbssgnncssgnnsisgnnslsgnnspsgnnsrsgnnzssgnoklsgnornms orsms pelms pgaar \
            pgzsgnpkssgnprlsgnprzsgnpscsgnpsdsgnpsems psgsgnpslsgnpsosgnpspsgnpsrsgnpyssgnribsgnrmssgnrnbsgn\
            rsisgnrslsgnrsmsgnrsnsgnsdlsgnsfbsgnsfssgnsggsgnsgxsgnshuar slfsgnslssgnsqksgnsqssgnsqxsgnsshar \
            sspsgnssrsgnsvksgnswcsw swhsw swlsgnsyysgnszssgntmwms tsesgntsmsgntsqsgntsssgntsysgntzasgnugnsgn\
            ugysgnuklsgnukssgnurkms uznuz uzsuz vgtsgnvkkms vktms vsisgnvslsgnvsvsgnwbssgnwuuzh xkisgnxmlsgn\
            xmmms xmssgnydssgnygssgnyhssgnyslsgnysmsgnyuezh zibsgnzlmms zmims zslsgnzsmms 
            """)

    /// Script subtags.
    static let script = SortedCodes(
        width: 4,
        codes: """
            adlmafakaghbahomarabaranarmiarmnavstbalibamubassbatkbengbhksblisbopobrahbraibugibuhdcakmcanscaricham\
            cherchischrscirtcoptcpmncprtcyrlcyrsdevadiakdogrdsrtduplegydegyhegypelbaelymethigarageokgeorglaggong\
            gonmgothgrangrekgujrgukhguruhanbhanghanihanohanshanthatrhebrhirahluwhmnghmnphrkthungindsitaljamojava\
            jpanjurckalikanakawikharkhmrkhojkitlkitskndakorekpelkraikthilanalaoolatflatglatnlekelepclimblinalinb\
            lisulomalycilydimahjmakamandmanimarcmayamedfmendmercmeromlymmodimongmoonmroomteimultmymrnagmnandnarb\
            nbatnewankdbnkgbnkoonshuogamolckonaoorkhoryaosgeosmaougrpalmpaucpcunpelmpermphagphliphlpphlvphnxpiqd\
            plrdprtipsinqaaaqaabqaacqaadqaaeqaafqaagqaahqaaiqaajqaakqaalqaamqaanqaaoqaapqaaqqaarqaasqaatqaauqaav\
            qaawqaaxqaayqaazqabaqabbqabcqabdqabeqabfqabgqabhqabiqabjqabkqablqabmqabnqaboqabpqabqqabrqabsqabtqabu\
            qabvqabwqabxranjrjngrohgrororunrsamrsarasarbsaursgnwshawshrdshuisiddsidtsindsinhsogdsogosorasoyosund\
            sunusylosyrcsyresyrjsyrntagbtakrtaletalutamltangtavttayotelutengtfngtglgthaathaitibttirhtnsatodrtols\
            tototutgugarvaiivispvithwarawchowolexpeoxsuxyeziyiiizanbzinhzmthzsyezsymzxxxzyyyzzzz
            """)

    /// Region subtags of two letters.
    static let region2 = SortedCodes(
        width: 2,
        codes: """
            aaacadaeafagaialamanaoaqarasatauawaxazbabbbdbebfbgbhbibjblbmbnbobqbrbsbtbubvbwbybzcacccdcfcgchcickcl\
            cmcncocpcqcrcscucvcwcxcyczdddedgdjdkdmdodzeaeceeegehereseteuezfifjfkfmfofrfxgagbgdgegfggghgiglgmgngp\
            gqgrgsgtgugwgyhkhmhnhrhthuicidieiliminioiqirisitjejmjojpkekgkhkikmknkpkrkwkykzlalblclilklrlsltlulvly\
            mamcmdmemfmgmhmkmlmmmnmompmqmrmsmtmumvmwmxmymznancnenfngninlnonpnrntnunzompapepfpgphpkplpmpnprpsptpw\
            pyqaqmqnqoqpqqqrqsqtquqvqwqxqyqzrerorsrurwsasbscsdsesgshsisjskslsmsnsosrssstsusvsxsysztatctdtftgthtj\
            tktltmtntotptrtttvtwtzuaugumunusuyuzvavcvevgvivnvuwfwsxaxbxcxdxexfxgxhxixjxkxlxmxnxoxpxqxrxsxtxuxvxw\
            xxxyxzydyeytyuzazmzrzwzz
            """)

    /// Region subtags of three digits.
    static let region3 = SortedCodes(
        width: 3,
        codes: """
            001002003005009011013014015017018019021029030034035039053054057061142143145150151154155202419
            """)

    /// Variant subtags, filled up with spaces.
    static let variant = SortedCodes(
        width: 8,
        codes: """
            1606nict1694acad1901    1959acad1994    1996    abl1943 akuapem alalc97 aluku   anpezo  ao1990  \
            aranes  arevela arevmda arkaika asante  auvern  baku1926balanka barla   basicengbauddha bciav   \
            bcizbl  biscayanbiske   blasl   bohoric boont   bornholmcisaup  colb1945cornu   creiss  dajnko  \
            ekavsk  emodeng fascia  fodom   fonipa  fonkirshfonnapa fonupa  fonxsampgallo   gascon  gherd   \
            grclass grital  grmistr hepburn heploc  hognorskhsistemoijekavskitihasa ivanchovjauer   jyutping\
            kkcor   kociewiekscor   laukika lemosin lengadoclipaw   ltg1929 ltg2007 luna1918metelko monoton \
            ndyuka  nedis   newfoundnicard  njiva   nulik   osojs   oxendictpahawh2 pahawh3 pahawh4 pamaka  \
            peano   pehoeji petr1708pinyin  polyton provenc puter   rigik   rozaj   rumgr   scotlandscouse  \
            simple  solba   sotav   spanglissurmiransursilv sutsilv synnejyltailo   tarask  tongyongtunumiit\
            uccor   ucrcor  ulster  unifon  vaidika valbadiavalenciavalladervecdrukavivaraupwadegilexsistemo
            """)
}
