// The examples of the playground: a title, rules and data, each as the text in its editor.
const text = (parts) => parts.raw[0].replace(/^\n/, "").trimEnd();

export const examples = [
  {
    title: "Sign-up",
    scenario: "register",
    rules: text`
{
  "rules": [
    ["userName, email, site", "trim"],
    ["userName, email, password", "required"],
    ["userName", "string", { "length": [4, 24] }],
    ["userName", "match",
      { "pattern": "^[a-z][a-z0-9_]*$" }],
    ["email", "email", { "checkDomainSpelling": true }],
    ["password", "password", { "on": "register" }],
    ["age", "number",
      { "min": 18, "max": 120, "integerOnly": true }],
    ["site", "url"]
  ],
  "attributes": {
    "userName": {
      "label": "user name",
      "translations": {
        "de": "Benutzername", "ar": "اسم المستخدم"
      }
    },
    "email": {
      "label": "email",
      "translations": {
        "de": "E-Mail", "ar": "البريد الإلكتروني"
      }
    },
    "password": {
      "sensitive": true,
      "translations": {
        "de": "Passwort", "ar": "كلمة المرور"
      }
    },
    "age": { "translations": {
      "de": "Alter", "ar": "العمر"
    } },
    "site": {
      "label": "website",
      "translations": {
        "de": "Website", "ar": "الموقع الإلكتروني"
      }
    }
  }
}`,
    data: text`
{
  "userName": " Ada ",
  "email": "ada@gmial.com",
  "password": "analytical",
  "age": 17,
  "site": "example.org"
}`,
  },
  {
    title: "Order with rows",
    rules: text`
{
  "rules": [
    ["number, rows, total", "required"],
    ["number", "match",
      { "pattern": "^[A-Z]{2}-[0-9]{4}$" }],
    ["rows", "count", { "min": 1, "max": 20 }],
    ["rows", "each", { "rule": {
      "type": "nested", "rules": [
      ["product, quantity", "required"],
      ["product", "ean"],
      ["quantity", "number",
        { "min": 1, "max": 99, "integerOnly": true }],
      ["price", "decimalPlaces", { "max": 2 }]
    ] } }],
    { "attributes": "total", "type": "compare",
      "compareExpression": "net + tax" },
    { "attributes": "reason", "type": "required",
      "when": { "attribute": "total",
        "operator": ">", "value": 1000 } }
  ],
  "attributes": {
    "number": {
      "label": "order number",
      "translations": {
        "de": "Bestellnummer", "ar": "رقم الطلب"
      }
    },
    "rows": { "translations": {
      "de": "Positionen", "ar": "البنود"
    } },
    "rows.product": { "translations": {
      "de": "Artikelnummer", "ar": "المنتج"
    } },
    "rows.quantity": { "translations": {
      "de": "Menge", "ar": "الكمية"
    } },
    "rows.price": { "translations": {
      "de": "Preis", "ar": "السعر"
    } },
    "total": { "translations": {
      "de": "Summe", "ar": "المجموع"
    } },
    "reason": { "translations": {
      "de": "Begründung", "ar": "السبب"
    } }
  }
}`,
    data: text`
{
  "number": "PR-2041",
  "rows": [
    {
      "product": "4006381333931",
      "quantity": 2, "price": 449.95
    },
    {
      "product": "4006381333930",
      "quantity": 0, "price": 50.105
    },
    { "quantity": 120, "price": 4.5 }
  ],
  "net": 954.00,
  "tax": 181.26,
  "total": 1135.62
}`,
  },
  {
    title: "Account numbers",
    rules: text`
{
  "rules": [
    ["iban", "iban"],
    ["bic", "bic"],
    ["isbn", "isbn"],
    ["vin", "vin", { "checkDigit": true }],
    ["card", "paymentCard"],
    ["phone", "e164"],
    ["currency", "currency"]
  ],
  "attributes": {
    "iban": { "label": "IBAN", "sensitive": true },
    "bic": { "label": "BIC" },
    "isbn": { "label": "ISBN" },
    "vin": {
      "label": "vehicle number",
      "translations": { "de": "Fahrgestellnummer", "ar": "رقم الهيكل" }
    },
    "card": {
      "label": "card number", "sensitive": true,
      "translations": { "de": "Kartennummer", "ar": "رقم البطاقة" }
    },
    "phone": {
      "label": "phone number",
      "translations": { "de": "Telefonnummer", "ar": "رقم الهاتف" }
    },
    "currency": { "translations": {
      "de": "Währung", "ar": "العملة"
    } }
  }
}`,
    data: text`
{
  "iban": "GB82WEST12345698765431",
  "bic": "DEUTDEF",
  "isbn": "978-3-16-148410-1",
  "vin": "1M8GDM9AXKP042789",
  "card": "4111 1111 1111 1112",
  "phone": "0415 555 2671",
  "currency": "EURO"
}`,
  },
  {
    title: "A stay",
    rules: text`
{
  "rules": [
    ["arrival, departure, guests", "required"],
    ["arrival, departure", "date"],
    { "attributes": "departure", "type": "compare",
      "compareAttribute": "arrival", "operator": ">", "as": "date" },
    ["guests", "count", { "min": 1, "max": 4 }],
    ["guests", "uniqueElements", { "ignoreCase": true }],
    ["guests", "each", { "rules": [
      { "type": "trim" }, { "type": "string", "max": 20 }
    ] }],
    ["breakfast", "in", { "range": ["none", "continental", "full"] }],
    ["street, city, postcode", "allOrNone"]
  ],
  "attributes": {
    "arrival": { "translations": {
      "de": "Anreise", "ar": "تاريخ الوصول"
    } },
    "departure": { "translations": {
      "de": "Abreise", "ar": "تاريخ المغادرة"
    } },
    "guests": { "translations": {
      "de": "Gäste", "ar": "الضيوف"
    } },
    "breakfast": { "translations": {
      "de": "Frühstück", "ar": "الإفطار"
    } },
    "street": { "translations": {
      "de": "Straße", "ar": "الشارع"
    } },
    "city": { "translations": {
      "de": "Ort", "ar": "المدينة"
    } },
    "postcode": { "translations": {
      "de": "Postleitzahl", "ar": "الرمز البريدي"
    } }
  }
}`,
    data: text`
{
  "arrival": "31/12/2026",
  "departure": "2026-12-28",
  "guests": ["Ada", "Grace", "ada"],
  "breakfast": "continentel",
  "city": "London"
}`,
  },
  {
    title: "Mistakes in rules",
    rules: text`
{
  "rules": [
    ["username", "required"],
    ["username", "string", { "minLength": 4 }],
    ["age", "nubmer", { "min": 18 }],
    ["age", "number", { "min": 120, "max": 18 }],
    ["email", "email", { "on": "register",
      "enableIdn": true }],
    ["code", "match", { "pattern": "[A-Z" }]
  ]
}`,
    data: text`
{
  "username": "ada",
  "age": 17,
  "email": "ada@example.org"
}`,
  },
];
