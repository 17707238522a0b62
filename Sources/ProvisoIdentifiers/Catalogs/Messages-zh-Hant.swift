// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Identifiers.xcstrings.

internal import ProvisoCore

extension IdentifierCatalogs {
    static let zhHant = read(
        #"""
        「{attribute}」必須是有效的銀行帳號（{country}），例如 {example}。
        「{attribute}」必須是有效的銀行帳號，例如 {example}。
        「{attribute}」必須是有效的銀行代碼（{country}），例如 {example}。
        「{attribute}」必須是有效的銀行代碼，例如 {example}。
        「{attribute}」必須是有效的公司註冊編號（{country}），例如 {example}。
        「{attribute}」必須是有效的公司註冊編號，例如 {example}。
        「{attribute}」必須是有效的付款參考編號（RF），例如 {example}。
        「{attribute}」必須是有效的金額，例如 {example}。
        「{attribute}」必須是有效的 {name} 地址，例如 {example}。
        「{attribute}」必須是有效的 {name} 代碼，例如 {example}。
        無法檢查「{attribute}」，因為未填寫國家或地區，或者該國家或地區不明。
        「{attribute}」必須是有效的 {name} 識別碼，例如 {example}。
        「{attribute}」必須是有效的 {name} 號碼，例如 {example}。
        「{attribute}」必須是有效的身分證號碼（{country}），例如 {example}。
        「{attribute}」必須是有效的身分證號碼，例如 {example}。
        「{attribute}」必須是有效的貨櫃號碼，例如 {example}。
        「{attribute}」必須是有效的車牌號碼（{country}），例如 {example}。
        「{attribute}」必須是有效的車牌號碼，例如 {example}。
        「{attribute}」必須是有效的護照號碼（{country}），例如 {example}。
        「{attribute}」必須是有效的護照號碼，例如 {example}。
        「{attribute}」必須是有效的電話號碼（{country}），例如 {example}。
        「{attribute}」必須是有效的電話號碼（含國家或地區代碼），例如 {example}。
        「{attribute}」必須是有效的郵遞區號（{country}），例如 {example}。
        「{attribute}」必須是有效的郵遞區號，例如 {example}。
        「{attribute}」必須是有效的社會安全號碼（{country}），例如 {example}。
        「{attribute}」必須是有效的社會安全號碼，例如 {example}。
        「{attribute}」必須是有效的納稅人識別號碼（{country}），例如 {example}。
        「{attribute}」必須是有效的納稅人識別號碼，例如 {example}。
        「{attribute}」必須是有效的增值稅號碼（{country}），例如 {example}。
        「{attribute}」必須是有效的增值稅號碼，例如 {example}。
        """#)
}
