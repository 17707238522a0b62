// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Identifiers.xcstrings.

internal import ProvisoCore

extension IdentifierCatalogs {
    static let zhHans = read(
        #"""
        “{attribute}”必须是有效的银行账号（{country}），例如 {example}。
        “{attribute}”必须是有效的银行账号，例如 {example}。
        “{attribute}”必须是有效的银行代码（{country}），例如 {example}。
        “{attribute}”必须是有效的银行代码，例如 {example}。
        “{attribute}”必须是有效的公司注册号（{country}），例如 {example}。
        “{attribute}”必须是有效的公司注册号，例如 {example}。
        “{attribute}”必须是有效的付款参考号（RF），例如 {example}。
        “{attribute}”必须是有效的金额，例如 {example}。
        “{attribute}”必须是有效的 {name} 地址，例如 {example}。
        “{attribute}”必须是有效的 {name} 代码，例如 {example}。
        无法检查“{attribute}”，因为未填写国家或地区，或者该国家或地区未知。
        “{attribute}”必须是有效的 {name} 标识符，例如 {example}。
        “{attribute}”必须是有效的 {name} 号码，例如 {example}。
        “{attribute}”必须是有效的身份证件号码（{country}），例如 {example}。
        “{attribute}”必须是有效的身份证件号码，例如 {example}。
        “{attribute}”必须是有效的集装箱号码，例如 {example}。
        “{attribute}”必须是有效的车牌号码（{country}），例如 {example}。
        “{attribute}”必须是有效的车牌号码，例如 {example}。
        “{attribute}”必须是有效的护照号码（{country}），例如 {example}。
        “{attribute}”必须是有效的护照号码，例如 {example}。
        “{attribute}”必须是有效的电话号码（{country}），例如 {example}。
        “{attribute}”必须是有效的电话号码（含国家或地区代码），例如 {example}。
        “{attribute}”必须是有效的邮政编码（{country}），例如 {example}。
        “{attribute}”必须是有效的邮政编码，例如 {example}。
        “{attribute}”必须是有效的社会保障号码（{country}），例如 {example}。
        “{attribute}”必须是有效的社会保障号码，例如 {example}。
        “{attribute}”必须是有效的纳税人识别号（{country}），例如 {example}。
        “{attribute}”必须是有效的纳税人识别号，例如 {example}。
        “{attribute}”必须是有效的增值税号（{country}），例如 {example}。
        “{attribute}”必须是有效的增值税号，例如 {example}。
        """#)
}
