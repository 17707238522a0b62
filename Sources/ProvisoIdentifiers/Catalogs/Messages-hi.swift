// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Identifiers.xcstrings.

internal import ProvisoCore

extension IdentifierCatalogs {
    static let hi = read(
        #"""
        “{attribute}” फ़ील्ड में मान्य बैंक खाता संख्या दर्ज करें ({country}), जैसे {example}।
        “{attribute}” फ़ील्ड में मान्य बैंक खाता संख्या दर्ज करें, जैसे {example}।
        “{attribute}” फ़ील्ड में मान्य बैंक कोड दर्ज करें ({country}), जैसे {example}।
        “{attribute}” फ़ील्ड में मान्य बैंक कोड दर्ज करें, जैसे {example}।
        “{attribute}” फ़ील्ड में मान्य कंपनी पंजीकरण संख्या दर्ज करें ({country}), जैसे {example}।
        “{attribute}” फ़ील्ड में मान्य कंपनी पंजीकरण संख्या दर्ज करें, जैसे {example}।
        “{attribute}” फ़ील्ड में मान्य भुगतान संदर्भ संख्या (RF) दर्ज करें, जैसे {example}।
        “{attribute}” फ़ील्ड में मान्य धनराशि दर्ज करें, जैसे {example}।
        “{attribute}” फ़ील्ड में मान्य {name} पता दर्ज करें, जैसे {example}।
        “{attribute}” फ़ील्ड में मान्य {name} कोड दर्ज करें, जैसे {example}।
        “{attribute}” फ़ील्ड की जाँच नहीं हो सकी, क्योंकि देश दर्ज नहीं है या ज्ञात नहीं है।
        “{attribute}” फ़ील्ड में मान्य {name} पहचानकर्ता दर्ज करें, जैसे {example}।
        “{attribute}” फ़ील्ड में मान्य {name} नंबर दर्ज करें, जैसे {example}।
        “{attribute}” फ़ील्ड में मान्य पहचान पत्र संख्या दर्ज करें ({country}), जैसे {example}।
        “{attribute}” फ़ील्ड में मान्य पहचान पत्र संख्या दर्ज करें, जैसे {example}।
        “{attribute}” फ़ील्ड में मान्य कंटेनर नंबर दर्ज करें, जैसे {example}।
        “{attribute}” फ़ील्ड में मान्य वाहन पंजीकरण नंबर दर्ज करें ({country}), जैसे {example}।
        “{attribute}” फ़ील्ड में मान्य वाहन पंजीकरण नंबर दर्ज करें, जैसे {example}।
        “{attribute}” फ़ील्ड में मान्य पासपोर्ट नंबर दर्ज करें ({country}), जैसे {example}।
        “{attribute}” फ़ील्ड में मान्य पासपोर्ट नंबर दर्ज करें, जैसे {example}।
        “{attribute}” फ़ील्ड में मान्य फ़ोन नंबर दर्ज करें ({country}), जैसे {example}।
        “{attribute}” फ़ील्ड में मान्य फ़ोन नंबर दर्ज करें (देश कोड सहित), जैसे {example}।
        “{attribute}” फ़ील्ड में मान्य डाक कोड दर्ज करें ({country}), जैसे {example}।
        “{attribute}” फ़ील्ड में मान्य डाक कोड दर्ज करें, जैसे {example}।
        “{attribute}” फ़ील्ड में मान्य सामाजिक सुरक्षा संख्या दर्ज करें ({country}), जैसे {example}।
        “{attribute}” फ़ील्ड में मान्य सामाजिक सुरक्षा संख्या दर्ज करें, जैसे {example}।
        “{attribute}” फ़ील्ड में मान्य कर पहचान संख्या दर्ज करें ({country}), जैसे {example}।
        “{attribute}” फ़ील्ड में मान्य कर पहचान संख्या दर्ज करें, जैसे {example}।
        “{attribute}” फ़ील्ड में मान्य VAT नंबर दर्ज करें ({country}), जैसे {example}।
        “{attribute}” फ़ील्ड में मान्य VAT नंबर दर्ज करें, जैसे {example}।
        """#)
}
