import Proviso
import ProvisoLanguages
import Testing

/// Whole forms as those see them who made the mistakes, in several languages: the text of a page of the documentation.
struct FormPage {
    static let languages = ["en", "de", "fr", "pt-BR", "ru", "ar", "ja", "zh-Hans"]

    private struct SampleForm {
        let title: String
        let rules: String
        let input: String
    }

    /// The forms, each with a mistake in nearly every field.
    private static let forms = [
        SampleForm(
            title: "Sign-up",
            rules: #"""
                [
                ["username", "string", {"min": 4}],
                ["email", "required"],
                ["email", "email"],
                ["password", "string", {"min": 8}],
                ["passwordRepeat", "compare", {"compareAttribute": "password"}],
                ["age", "number", {"min": 18, "integerOnly": true}],
                ["terms", "required", {"requiredValue": true}]
                ]
                """#,
            input:
                #"{"username":"al","email":"al@","password":"short","passwordRepeat":"shirt","age":17,"terms":false}"#),
        SampleForm(
            title: "Card payment",
            rules: #"""
                [
                ["cardholder", "required"],
                ["cardNumber", "paymentCard"],
                ["expiry", "cardExpiry"],
                ["securityCode", "cardSecurityCode"]
                ]
                """#,
            input: ##"{"cardholder":"","cardNumber":"4242 4242 4242 4241","expiry":"01/20","securityCode":"12"}"##),
        SampleForm(
            title: "Address",
            rules: #"""
                [
                ["name", "alphabetic"],
                ["street, city, postcode", "allOrNone"],
                ["country", "country"],
                ["phone", "e164"]
                ]
                """#,
            input: #"{"name":"Ada 2","street":"Main Street 5","country":"Germany","phone":"030 123456"}"#),
        SampleForm(
            title: "Booking",
            rules: #"""
                [
                ["arrival", "date", {"after": "2026-01-01"}],
                ["departure", "compare", {"compareAttribute": "arrival", "operator": ">", "as": "date"}],
                ["checkIn", "time", {"after": "14:00"}],
                ["guests", "number", {"min": 1, "max": 8}],
                ["notice", "compare", {"compareValue": "2026-01-31", "operator": "<=", "as": "date"}]
                ]
                """#,
            input: ##"""
                {"arrival":"2025-12-24","departure":"2025-12-20","checkIn":"09:30","guests":12,"notice":"2026-02-01"}
                """##),
        SampleForm(
            title: "Profile",
            rules: #"""
                [
                ["birthday", "date", {"minAge": 18}],
                ["website", "url"],
                ["about", "string", {"max": 160}],
                ["language", "language"],
                ["timeZone", "timeZone"]
                ]
                """#,
            input: """
                {"birthday":"2024-05-01","website":"example.com","about":"\(String(repeating: "a", count: 161))",\
                "language":"english!","timeZone":"Berlin"}
                """),
        SampleForm(
            title: "Contact",
            rules: #"""
                [
                ["topic", "in", {"range": ["order", "return"]}],
                ["message", "required"],
                ["email", "email"],
                ["subject", "printable"]
                ]
                """#,
            input: ##"{"topic":"other","message":"","email":"name@example","subject":"a\tb"}"##),
        SampleForm(
            title: "Job application",
            rules: #"""
                [
                ["iban", "iban"],
                ["salary", "positive"],
                ["start", "compare", {"compareValue": "2026-03-01", "operator": ">=", "as": "date"}],
                ["tags", "each", {"rule": {"type": "string", "max": 5}}],
                ["code", "startsWith", {"value": "J-"}]
                ]
                """#,
            input: ##"{"iban":"DE00 1234","salary":-1,"start":"2026-02-28","tags":["a","abcdef"],"code":"X-1"}"##),
        SampleForm(
            title: "Server",
            rules: #"""
                [
                ["host", "hostname"],
                ["port", "port"],
                ["address", "ip", {"version": 4}],
                ["path", "contains", {"value": "/", "min": 2}],
                ["status", "compare", {"compareValue": "on"}]
                ]
                """#,
            input: ##"{"host":"-a-","port":"70000","address":"::1","path":"/a","status":"off"}"##),
        SampleForm(
            title: "Product",
            rules: #"""
                [
                ["ean", "ean"],
                ["price", "number", {"min": 0.01, "max": 9999.99}],
                ["sku", "alphanumeric", {"ascii": true}],
                ["color", "hexColor"],
                ["slug", "slug"],
                ["available", "boolean"],
                ["stock", "multipleOf", {"value": 6}]
                ]
                """#,
            input: ##"""
                {"ean":"4006381333932","price":0,"sku":"é-1","color":"red","slug":"A b","available":"maybe","stock":7}
                """##),
        SampleForm(
            title: "Place",
            rules: #"""
                [
                ["position", "latLong"],
                ["latitude", "latitude"],
                ["altitude", "decimalPlaces", {"max": 1}],
                ["place", "spoofing"],
                ["photo", "mimeType"],
                ["currency", "currency"]
                ]
                """#,
            input: ##"""
                {"position":"north","latitude":"91","altitude":"1.234","place":"pаypal","photo":"jpg","currency":"euro"}
                """##),
    ]

    /// What the fields are called, in the order of ``languages``.
    private static let labels = """
        username|username|Benutzername|nom d’utilisateur|nome de usuário|имя пользователя|اسم المستخدم|ユーザー名|用户名
        email|email|E-Mail|e-mail|e-mail|электронная почта|البريد الإلكتروني|メールアドレス|电子邮箱
        password|password|Passwort|mot de passe|senha|пароль|كلمة المرور|パスワード|密码
        passwordRepeat|password again|Passwort wiederholen|mot de passe (confirmation)|repita a senha|пароль ещё раз|تأكيد كلمة المرور|パスワード（確認）|确认密码
        age|age|Alter|âge|idade|возраст|العمر|年齢|年龄
        terms|terms of use|Nutzungsbedingungen|conditions d’utilisation|termos de uso|условия использования|شروط الاستخدام|利用規約|使用条款
        cardholder|cardholder|Karteninhaber|titulaire de la carte|titular do cartão|владелец карты|حامل البطاقة|カード名義人|持卡人
        cardNumber|card number|Kartennummer|numéro de carte|número do cartão|номер карты|رقم البطاقة|カード番号|卡号
        expiry|expiry date|Gültig bis|date d’expiration|validade|срок действия|تاريخ الانتهاء|有効期限|有效期
        securityCode|security code|Prüfnummer|cryptogramme|código de segurança|код безопасности|رمز الأمان|セキュリティコード|安全码
        name|name|Name|nom|nome|имя|الاسم|氏名|姓名
        street|street|Straße|rue|rua|улица|الشارع|番地|街道
        city|city|Ort|ville|cidade|город|المدينة|市区町村|城市
        postcode|postcode|Postleitzahl|code postal|CEP|индекс|الرمز البريدي|郵便番号|邮政编码
        country|country|Land|pays|país|страна|البلد|国|国家
        phone|phone|Telefon|téléphone|telefone|телефон|الهاتف|電話番号|电话
        arrival|arrival|Anreise|arrivée|chegada|заезд|الوصول|チェックイン日|入住日期
        departure|departure|Abreise|départ|saída|выезд|المغادرة|チェックアウト日|离店日期
        checkIn|check-in time|Ankunftszeit|heure d’arrivée|horário de chegada|время заезда|وقت الوصول|到着時刻|到店时间
        guests|guests|Gäste|voyageurs|hóspedes|гости|الضيوف|人数|入住人数
        notice|notice by|Rückmeldung bis|réponse avant le|aviso até|ответ до|موعد الرد|回答期限|回复期限
        birthday|date of birth|Geburtsdatum|date de naissance|data de nascimento|дата рождения|تاريخ الميلاد|生年月日|出生日期
        website|website|Website|site web|site|сайт|الموقع|ウェブサイト|网站
        about|about you|Über Sie|à propos de vous|sobre você|о себе|نبذة عنك|自己紹介|自我介绍
        language|language|Sprache|langue|idioma|язык|اللغة|言語|语言
        timeZone|time zone|Zeitzone|fuseau horaire|fuso horário|часовой пояс|المنطقة الزمنية|タイムゾーン|时区
        topic|topic|Thema|sujet|assunto|тема|الموضوع|お問い合わせの種類|主题
        message|message|Nachricht|message|mensagem|сообщение|الرسالة|メッセージ|留言
        subject|subject|Betreff|objet|título|заголовок|العنوان|件名|标题
        iban|IBAN|IBAN|IBAN|IBAN|IBAN|IBAN|IBAN|IBAN
        salary|salary|Gehalt|salaire|salário|зарплата|الراتب|希望給与|薪资
        start|first day|Erster Tag|premier jour|primeiro dia|первый день|أول يوم|入社日|入职日期
        tags|tags|Schlagwörter|mots-clés|palavras-chave|метки|الوسوم|タグ|标签
        code|job code|Stellencode|code du poste|código da vaga|код вакансии|رمز الوظيفة|求人コード|职位代码
        host|host|Host|hôte|host|узел|المضيف|ホスト|主机
        port|port|Port|port|porta|порт|المنفذ|ポート|端口
        address|IP address|IP-Adresse|adresse IP|endereço IP|IP-адрес|عنوان IP|IPアドレス|IP 地址
        path|path|Pfad|chemin|caminho|путь|المسار|パス|路径
        status|status|Status|statut|status|статус|الحالة|状態|状态
        ean|EAN|EAN|EAN|EAN|EAN|EAN|EAN|EAN
        price|price|Preis|prix|preço|цена|السعر|価格|价格
        sku|article number|Artikelnummer|référence|referência|артикул|رقم الصنف|商品番号|货号
        color|color|Farbe|couleur|cor|цвет|اللون|色|颜色
        slug|short link|Kurzlink|lien court|link curto|короткая ссылка|الرابط القصير|短縮リンク|短链接
        available|available|Verfügbar|disponible|disponível|наличие|متوفر|在庫状況|有货
        stock|stock|Bestand|stock|estoque|запас|المخزون|在庫数|库存
        position|position|Position|position|posição|координаты|الموقع الجغرافي|位置|位置
        latitude|latitude|Breitengrad|latitude|latitude|широта|خط العرض|緯度|纬度
        altitude|altitude|Höhe|altitude|altitude|высота|الارتفاع|標高|海拔
        place|place|Ort|lieu|lugar|место|المكان|場所|地点
        photo|type of photo|Bildtyp|type de photo|tipo de foto|тип фото|نوع الصورة|写真の形式|照片类型
        currency|currency|Währung|devise|moeda|валюта|العملة|通貨|货币
        """

    /// The page.
    static func text() throws -> String {
        let catalogs = try languages.enumerated().map { index, tag in
            let catalog = try #require(MessageCatalog.catalog(for: tag))
            let labels = labels.split(separator: "\n").map { $0.split(separator: "|").map(String.init) }
            return catalog.overlaid(
                labels.reduce(into: [:]) { $0["label/" + $1[0]] = CatalogMessage(MessageTemplate($1[index + 1])) })
        }
        var page = """
            # Forms in several languages

            Ten forms with a mistake in nearly every field, as people read it.

            ## Overview

            A test writes this page and compares it: run it with the environment variable `PROVISO_WRITE_PAGES` to make it anew.

            """
        for form in forms {
            page += "\n## \(form.title)\n"
            let document = try RuleDocument(json: form.rules)
            let violations = try document.validate(DataValue(json: form.input)).violations
            for (tag, catalog) in zip(languages, catalogs) {
                page += "\n### \(tag)\n\n" + violations.map { "- " + $0.message(in: catalog) + "\n" }.joined()
            }
        }
        return page
    }
}
