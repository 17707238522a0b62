// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Identifiers.xcstrings.

internal import ProvisoCore

extension IdentifierCatalogs {
    static let ja = read(
        #"""
        {attribute}には有効な銀行口座番号を入力してください（{country}、例：{example}）。
        {attribute}には有効な銀行口座番号を入力してください（例：{example}）。
        {attribute}には有効な銀行コードを入力してください（{country}、例：{example}）。
        {attribute}には有効な銀行コードを入力してください（例：{example}）。
        {attribute}には有効な法人登録番号を入力してください（{country}、例：{example}）。
        {attribute}には有効な法人登録番号を入力してください（例：{example}）。
        {attribute}には有効な支払参照番号（RF）を入力してください（例：{example}）。
        {attribute}には有効な金額を入力してください（例：{example}）。
        {attribute}には有効な{name}アドレスを入力してください（例：{example}）。
        {attribute}には有効な{name}コードを入力してください（例：{example}）。
        国が未入力または不明なため、{attribute}を確認できません。国を確認してください。
        {attribute}には有効な{name}識別子を入力してください（例：{example}）。
        {attribute}には有効な{name}番号を入力してください（例：{example}）。
        {attribute}には有効な身分証明書番号を入力してください（{country}、例：{example}）。
        {attribute}には有効な身分証明書番号を入力してください（例：{example}）。
        {attribute}には有効なコンテナ番号を入力してください（例：{example}）。
        {attribute}には有効な車両登録番号を入力してください（{country}、例：{example}）。
        {attribute}には有効な車両登録番号を入力してください（例：{example}）。
        {attribute}には有効なパスポート番号を入力してください（{country}、例：{example}）。
        {attribute}には有効なパスポート番号を入力してください（例：{example}）。
        {attribute}には有効な電話番号を入力してください（{country}、例：{example}）。
        {attribute}には有効な電話番号を入力してください（国番号付き、例：{example}）。
        {attribute}には有効な郵便番号を入力してください（{country}、例：{example}）。
        {attribute}には有効な郵便番号を入力してください（例：{example}）。
        {attribute}には有効な社会保障番号を入力してください（{country}、例：{example}）。
        {attribute}には有効な社会保障番号を入力してください（例：{example}）。
        {attribute}には有効な納税者番号を入力してください（{country}、例：{example}）。
        {attribute}には有効な納税者番号を入力してください（例：{example}）。
        {attribute}には有効なVAT番号（付加価値税登録番号）を入力してください（{country}、例：{example}）。
        {attribute}には有効なVAT番号（付加価値税登録番号）を入力してください（例：{example}）。
        """#)
}
