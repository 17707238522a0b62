// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import Proviso

extension CatalogTables {
    static let zhHant = CatalogTable.read(
        "zh-Hant",
        #"""
        「{attribute}」必須留空。
        由於已填寫{given}，「{attribute}」也為必填項目。
        「{attribute}」只能包含字母。
        「{attribute}」只能包含字母和數字。
        「{attribute}」不符合任何一種可接受的格式。
        「{attribute}」只能包含 ASCII 字元。
        「{attribute}」無效。
        無法檢查「{attribute}」。
        「{attribute}」尚未檢查。
        沒有名為「{name}」的欄位。
        沒有名為「{name}」的欄位。您是指「{suggestion}」嗎？
        「{attribute}」不是有效的 Base32 值。
        「{attribute}」不是有效的 Base64 值。
        「{attribute}」不是有效的 BIC 代碼。
        「{attribute}」必須為 {true} 或 {false}。
        「{attribute}」不是有效的到期日。
        「{attribute}」已過期。
        「{attribute}」不是有效的安全碼。
        「{attribute}」必須等於 {compareValue}。
        「{attribute}」必須與「{compareAttribute}」一致。
        「{attribute}」不是預期的值。
        「{attribute}」必須大於 {compareValue}。
        「{attribute}」必須大於「{compareAttribute}」。
        「{attribute}」必須更大。
        「{attribute}」必須大於或等於 {compareValue}。
        「{attribute}」必須大於或等於「{compareAttribute}」。
        「{attribute}」必須更大。
        「{attribute}」必須小於 {compareValue}。
        「{attribute}」必須小於「{compareAttribute}」。
        「{attribute}」必須更小。
        「{attribute}」必須小於或等於 {compareValue}。
        「{attribute}」必須小於或等於「{compareAttribute}」。
        「{attribute}」必須更小。
        「{attribute}」不可等於 {compareValue}。
        「{attribute}」必須與「{compareAttribute}」不同。
        「{attribute}」的值不被允許。
        「{attribute}」無法與 {compareValue} 比較。
        「{attribute}」無法與「{compareAttribute}」比較。
        「{attribute}」無法比較。
        「{attribute}」無效。
        「{attribute}」必須包含「{containedValue}」。
        「{attribute}」不是有效的位置。
        「{attribute}」必須剛好為 {count} 個項目。
        「{attribute}」至少需要 {min} 個項目。
        「{attribute}」最多只能有 {max} 個項目。
        「{attribute}」必須是清單。
        「{attribute}」不是有效的國家或地區代碼。
        「{attribute}」不是有效的顏色。
        「{attribute}」不是有效的貨幣代碼。
        「{attribute}」無效。
        「{attribute}」不是有效的資料 URI。
        「{attribute}」不是有效的日期。
        「{attribute}」不可早於{earliest}。
        「{attribute}」不可晚於{latest}。
        「{attribute}」必須是未來的日期。
        「{attribute}」必須是過去的日期。
        「{attribute}」必須晚於{after}。
        「{attribute}」必須早於{before}。
        「{attribute}」必須至少在 {minAge} 年前。
        「{attribute}」不是有效的日期和時間。
        「{attribute}」不可早於{earliest}。
        「{attribute}」不可晚於{latest}。
        「{attribute}」必須是未來的日期。
        「{attribute}」必須是過去的日期。
        「{attribute}」必須晚於{after}。
        「{attribute}」必須早於{before}。
        「{attribute}」必須至少在 {minAge} 年前。
        「{attribute}」必須是數字。
        「{attribute}」至少需要 {min} 位小數。
        「{attribute}」最多只能有 {max} 位小數。
        「{attribute}」不是有效的網域名稱。
        「{attribute}」不是有效的時間長度。
        「{attribute}」不是有效的電話號碼。
        「{attribute}」必須是清單。
        「{attribute}」不是有效的 EAN 代碼。
        「{attribute}」不是有效的電子郵件地址。
        「{attribute}」的網域不接收郵件。
        無法檢查「{attribute}」的網域。
        「{attribute}」必須以「{suffix}」結尾。
        表單未經檢查。
        「{attribute}」未正確傳送：{reason}。
        「{attribute}」未正確傳送：{reason}。
        「{attribute}」未正確傳送：{reason}。
        「{attribute}」不是有效的雜湊值。
        「{attribute}」不是有效的十六進位值。
        「{attribute}」不是有效的顏色。
        「{attribute}」不是有效的主機名稱。
        「{attribute}」不是有效的 IBAN。
        「{attribute}」不在可接受的值之中。
        「{attribute}」的值不被允許。
        「{attribute}」必須是整數。
        「{attribute}」不是有效的 IP 位址。
        「{attribute}」不是有效的 IRI。
        「{attribute}」不是有效的 IRI 參照。
        「{attribute}」不是有效的 ISBN。
        「{attribute}」不是有效的 ISIN 代碼。
        「{attribute}」不是有效的 ISSN。
        「{attribute}」不是有效的 JSON。
        「{attribute}」不是有效的 JSON 指標。
        「{attribute}」不是有效的 JSON Web Token。
        「{attribute}」不是有效的語言代碼。
        「{attribute}」不是有效的位置。
        「{attribute}」不是有效的緯度。
        「{attribute}」不是有效的經度。
        「{attribute}」必須為小寫。
        「{attribute}」不是有效的號碼。
        「{attribute}」不是有效的 MAC 位址。
        「{attribute}」不符合要求的格式。
        「{attribute}」必須包含一個數字。
        「{attribute}」必須包含一個小寫字母。
        「{attribute}」必須包含一個符號。
        「{attribute}」必須包含一個大寫字母。
        「{attribute}」的格式不被允許。
        「{attribute}」過長。
        「{attribute}」不是有效的媒體類型。
        「{attribute}」必須是 {divisor} 的倍數。
        「{attribute}」不是有效的 Nano ID。
        「{attribute}」必須小於 0。
        「{attribute}」的層級過多。
        「{attribute}」必須是物件。
        「{attribute}」的值不被允許。
        「{attribute}」必須是整數。
        「{attribute}」不可大於 {max}。
        「{attribute}」必須小於 {max}。
        「{attribute}」不可小於 {min}。
        「{attribute}」必須是數字。
        「{attribute}」必須包含一個數字。
        「{attribute}」必須包含一個小寫字母。
        「{attribute}」必須包含一個符號。
        「{attribute}」必須包含一個大寫字母。
        「{attribute}」至少需要 {min} 個字元。
        「{attribute}」必須是文字。
        「{attribute}」不是有效的卡號。
        「{attribute}」不是有效的連接埠號碼。
        「{attribute}」必須大於 0。
        「{attribute}」只能包含可列印的字元。
        無法讀取此記錄：{reason}。
        「{attribute}」不是有效的相對 JSON 指標。
        {attribute}：{message}
        共有 {count} 個問題。
        「{attribute}」為必填項目。
        「{attribute}」必須為 {requiredValue}。
        沒有名為「{name}」的情境。
        沒有名為「{name}」的情境。您是指「{suggestion}」嗎？
        「{attribute}」不是有效的版本號碼。
        「{attribute}」不是有效的網址代稱。
        「{attribute}」包含可能誤導讀者的字元。
        「{attribute}」必須以「{prefix}」開頭。
        「{attribute}」必須剛好為 {length} 個字元。
        「{attribute}」最多只能有 {max} 個字元。
        「{attribute}」至少需要 {min} 個字元。
        「{attribute}」必須是文字。
        「{attribute}」不是有效的時間。
        「{attribute}」必須晚於{after}。
        「{attribute}」必須早於{before}。
        「{attribute}」不是有效的時區。
        已過期
        無效
        不一致
        缺少字元
        必須不同
        不是數字
        不允許
        尚未檢查
        找不到
        不在清單中
        不是整數
        必填
        太大
        太早
        太少
        太晚
        太長
        太多
        太短
        太小
        無法讀取
        含有不允許的字元
        數量錯誤
        格式錯誤
        長度錯誤
        類型錯誤
        「{attribute}」不是有效的 ULID。
        「{attribute}」必須為大寫。
        「{attribute}」不是有效的 URI。
        「{attribute}」不是有效的 URI 參照。
        「{attribute}」不是有效的 URI 範本。
        「{attribute}」不是有效的 URL。
        「{attribute}」不是有效的 UUID。
        """#)
}
