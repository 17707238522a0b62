// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import ProvisoCore

extension CatalogTables {
    static let zhHant = CatalogTable.read(
        "zh-Hant",
        #"""
        「{attribute}」必須留空。
        由於已填寫{given}，「{attribute}」也為必填項目。
        「{attribute}」只能包含文字，不能包含數字或符號。
        「{attribute}」只能包含英文字母（A–Z）。
        「{attribute}」只能包含文字和數字。
        「{attribute}」只能包含英文字母（A–Z）和數字。
        「{attribute}」不符合任何一種可接受的格式。
        「{attribute}」只能包含不帶音標的字母（A–Z）、數字和常用標點。
        「{attribute}」無效。請檢查後再試一次。
        無法檢查「{attribute}」。請稍後再試。
        「{attribute}」尚未檢查。
        在 {total} 筆記錄中，有 {count} 筆的「{attribute}」有問題。最多允許 {limit}。
        在 {total} 筆記錄中，有 {count} 筆的{attributes}的組合有問題。最多允許 {limit}。
        沒有名為「{name}」的欄位。
        沒有名為「{name}」的欄位。您是指「{suggestion}」嗎？
        「{attribute}」必須是有效的 Base32 值（A–Z, 2–7）。
        「{attribute}」必須是有效的 Base64 值，例如 {example}。
        「{attribute}」必須是有效的 BIC 代碼（{min} 或 {max} 個字元），例如 {example}。
        「{attribute}」必須為{true}或{false}。
        「{attribute}」必須是有效的到期日，例如 {example}。
        「{attribute}」已過期。請使用未過期的卡片。
        「{attribute}」必須是有效的安全碼（{min} 或 {max} 位數字）。
        「{attribute}」必須是有效的安全碼（{count} 位數字）。
        不允許出現「{column}」欄。
        缺少「{column}」欄。
        缺少「{column}」欄。儲存格似乎是以「{delimiter}」分隔。
        缺少「{column}」欄。有一個名為「{suggestion}」的欄。
        「{column}」欄的名稱不符合要求的格式。
        「{column}」欄必須位於「{previous}」欄之後。
        「{column}」欄不在預期之內。
        「{column}」欄不在預期之內。您是指「{suggestion}」嗎？
        「{attribute}」必須等於{compareValue}。
        「{attribute}」必須與「{compareAttribute}」一致。
        「{attribute}」不是預期的值。請檢查後再試一次。
        「{attribute}」必須大於{compareValue}。
        「{attribute}」必須大於「{compareAttribute}」。
        「{attribute}」必須晚於「{compareAttribute}」。
        「{attribute}」的值過低。
        「{attribute}」的日期過早。
        「{attribute}」必須晚於{compareValue}。
        「{attribute}」必須大於或等於{compareValue}。
        「{attribute}」必須大於或等於「{compareAttribute}」。
        「{attribute}」不可早於「{compareAttribute}」。
        「{attribute}」的值過低。
        「{attribute}」的日期過早。
        「{attribute}」不可早於{compareValue}。
        「{attribute}」必須小於{compareValue}。
        「{attribute}」必須小於「{compareAttribute}」。
        「{attribute}」必須早於「{compareAttribute}」。
        「{attribute}」的值過高。
        「{attribute}」的日期過晚。
        「{attribute}」必須早於{compareValue}。
        「{attribute}」必須小於或等於{compareValue}。
        「{attribute}」必須小於或等於「{compareAttribute}」。
        「{attribute}」不可晚於「{compareAttribute}」。
        「{attribute}」的值過高。
        「{attribute}」的日期過晚。
        「{attribute}」不可晚於{compareValue}。
        「{attribute}」不可等於{compareValue}。
        「{attribute}」必須與「{compareAttribute}」不同。
        不允許使用「{attribute}」的這個值。請選擇其他值。
        「{attribute}」必須與{compareValue}是同一類型的值。
        「{attribute}」必須與「{compareAttribute}」是同一類型的值。
        「{attribute}」的值類型不對。
        「{attribute}」無效。請檢查後再試一次。
        「{attribute}」必須包含「{containedValue}」。
        「{attribute}」必須至少包含 {min} 次「{containedValue}」。
        「{attribute}」必須是有效的座標，例如 {example}。
        「{attribute}」必須剛好為 {count} 個項目。
        「{attribute}」只能符合一種可接受的格式。現在符合 {count} 種。
        「{attribute}」至少需要 {min} 個項目。
        「{attribute}」最多只能有 {max} 個項目。
        「{attribute}」必須是清單。
        「{attribute}」必須是有效的國家或地區代碼，例如 {example}。
        「{attribute}」必須是有效的 cron 排程，例如 {example}。
        「{attribute}」必須是有效的 CSS 顏色，例如 {example}。
        「{attribute}」必須是有效的貨幣代碼，例如 {example}。
        「{attribute}」無效。請檢查後再試一次。
        「{attribute}」必須是有效的資料 URI，例如 {example}。
        「{attribute}」必須是有效的日期，例如 {example}。
        「{attribute}」不可早於{earliest}。
        「{attribute}」不可晚於{latest}。
        「{attribute}」必須是未來的日期。
        「{attribute}」必須是過去的日期。
        「{attribute}」必須晚於{after}。
        「{attribute}」必須早於{before}。
        「{attribute}」必須是至少 {minAge} 年前的日期。
        「{attribute}」必須是有效的日期和時間，例如 {example}。
        「{attribute}」不可早於{earliest}。
        「{attribute}」不可晚於{latest}。
        「{attribute}」必須是未來的日期。
        「{attribute}」必須是過去的日期。
        「{attribute}」必須晚於{after}。
        「{attribute}」必須早於{before}。
        「{attribute}」必須是至少 {minAge} 年前的日期。
        「{attribute}」必須是數字。
        「{attribute}」至少需要 {min} 位小數。
        「{attribute}」最多只能有 {max} 位小數。
        「{attribute}」至少需要 {min} 個不同的值。
        {attributes}的不同組合至少需要 {min} 種。
        「{attribute}」最多只能有 {max} 個不同的值。
        {attributes}的不同組合最多可有 {max} 種。
        「{attribute}」必須是有效的網域名稱，例如 {example}。
        「{attribute}」必須是有效的時間長度，例如 {example}。
        「{attribute}」必須是有效的電話號碼（含國家或地區代碼），例如 {example}。
        「{attribute}」必須是清單。
        「{attribute}」必須是有效的 {name} 代碼。請檢查數字。
        「{attribute}」必須是有效的電子郵件地址，例如 {example}。
        「{attribute}」的網域不接收郵件。請檢查 @ 之後的部分。
        「{attribute}」的網域似乎拼寫有誤。請檢查 @ 之後的部分。
        無法檢查「{attribute}」的網域。請稍後再試。
        「{attribute}」必須以「{suffix}」結尾。
        在「{source}」中找不到「{attribute}」的值。
        在「{column}」欄中找不到「{attribute}」的值。
        在「{column}」欄中找不到{attributes}的組合。
        在「{source}」中找不到{attributes}的組合。
        無法檢查表單。請再試一次。
        無法讀取「{attribute}」。請重新送出表單。
        無法讀取「{attribute}」。請重新送出表單。
        無法讀取「{attribute}」。請重新送出表單。
        「{attribute}」必須是有效的雜湊值（{name}）。
        「{attribute}」必須是有效的十六進位值（0–9, A–F, 成對）。
        「{attribute}」必須是有效的十六進位顏色，例如 {example}。
        「{attribute}」必須是有效的主機名稱，例如 {example}。
        「{attribute}」必須是有效的 IBAN。請檢查是否輸入有誤。
        「{attribute}」不在可接受的值之中。請選擇其他值。
        不允許使用「{attribute}」的這個值。請選擇其他值。
        「{attribute}」必須是以下其中一個值：{values}。
        「{attribute}」必須是整數。
        「{attribute}」必須是不帶小數點的整數。
        「{attribute}」必須是有效的 IP 位址，例如 {example}。
        「{attribute}」必須是有效的 IRI，例如 {example}。
        「{attribute}」必須是有效的 IRI 參照，例如 {example}。
        「{attribute}」必須是有效的 {name}。請檢查數字。
        「{attribute}」必須是有效的 ISIN 代碼。請檢查是否輸入有誤。
        「{attribute}」必須是有效的 ISSN。請檢查數字。
        「{attribute}」必須是有效的 JSON。
        「{attribute}」必須是有效的 JSON 指標，例如 {example}。
        「{attribute}」必須是有效的 JSON Web Token。
        「{attribute}」必須是物件。
        「{attribute}」必須是有效的語言代碼，例如 {example}。
        「{attribute}」必須是有效的座標，例如 {example}。
        「{attribute}」必須是有效的緯度（{min} 到 {max}）。
        「{attribute}」必須是有效的經度（{min} 到 {max}）。
        「{attribute}」必須為小寫。
        「{attribute}」必須是有效的號碼。請檢查數字。
        「{attribute}」必須是有效的 MAC 位址，例如 {example}。
        「{attribute}」不符合要求的格式。
        「{attribute}」必須至少包含一個數字。
        「{attribute}」必須包含一個小寫字母。
        「{attribute}」必須包含一個符號，例如 ! 或 %。
        「{attribute}」必須包含一個大寫字母。
        「{attribute}」不符合要求的格式。例如：{example}。
        不允許使用「{attribute}」的格式。
        「{attribute}」過長。請縮短。
        「{attribute}」必須是有效的媒體類型，例如 {example}。
        「{attribute}」必須是 {divisor} 的倍數。
        「{attribute}」必須是有效的 Nano ID，例如 {example}。
        「{attribute}」必須是有效的 Nano ID。
        「{attribute}」必須小於 {limit}。
        「{attribute}」的層級過多。
        「{attribute}」必須是物件。
        不允許使用「{attribute}」的這個值。請選擇其他值。
        「{attribute}」必須是整數。
        「{attribute}」必須是不帶小數點的整數。
        「{attribute}」不可大於 {max}。
        「{attribute}」必須小於 {max}。
        「{attribute}」不可小於 {min}。
        「{attribute}」必須是數字。
        「{attribute}」必須至少包含一個數字。
        「{attribute}」必須包含一個小寫字母。
        「{attribute}」必須包含一個符號，例如 ! 或 %。
        「{attribute}」必須包含一個大寫字母。
        「{attribute}」至少需要 {min} 個字元。
        「{attribute}」必須是文字。
        「{attribute}」必須是有效的卡號。請檢查數字。
        「{attribute}」必須是有效的卡號（{name}）。請檢查數字。
        「{attribute}」必須是有效的連接埠號碼（{min} 到 {max}）。
        「{attribute}」必須大於 {limit}。
        「{attribute}」包含無法顯示的字元，例如定位字元或換行字元。請將其刪除。
        「{attribute}」只能包含不帶音標的字母（A–Z）、數字和常用標點。
        不允許 IP 位址
        \u 後沒有四位十六進位數字
        百分號後沒有兩位十六進位數字
        主機位元不為零
        陣列未結束
        不接受的卡別
        文字中間有位元組順序標記
        已取消
        不允許的字元
        此處不允許的字元
        右括號不相符
        缺少右括號
        右括號沒有對應的左括號
        鍵後缺少冒號
        附加符號前沒有字母
        最後一個值後有逗號
        缺少逗號
        逗號前沒有值
        註解
        控制字元
        字串中有控制字元
        不接受的國家或地區
        顯示名稱沒有加引號
        網域太長
        重複的鍵
        為空
        某部分為空
        已過期
        不允許片段
        只有半個代理對
        十六進位數字
        小時超出範圍
        無效的 Punycode
        無效的 UTF-8
        無效的頂級網域
        不可見字元
        重複的鍵
        同一欄位有兩個鍵
        不是物件
        無效的 UTF-8
        其名稱與另一個名稱衝突
        其名稱沒有說明屬於哪個元素
        儲存格數與欄數不符
        鍵不是字串
        鍵沒有加引號
        有前導零
        不允許換行
        回應無法讀取
        分鐘超出範圍
        點號位置不對
        連字號位置不對
        某部分位置不對
        分隔符位置不對
        混用數字
        混用文字
        混用分隔符號
        混用書寫方向
        多於一個值
        缺少名稱
        巢狀過深
        缺少井號
        缺少 AM 或 PM
        開頭缺少 P
        時間前缺少 T
        未及時收到回應
        缺少 @
        缺少網域
        缺少等號
        缺少主機
        缺少連字號
        缺少語言
        此時沒有閏秒
        沒有郵件伺服器
        缺少媒體類型
        缺少月份名稱
        缺少時差
        缺少加號
        缺少前綴長度
        缺少通訊協定
        缺少秒
        缺少分隔符號
        無法連線到任何伺服器
        缺少簽章
        缺少斜線
        此平台沒有通訊端
        缺少子類型
        沒有這個色彩空間
        沒有這個國家或地區
        沒有這種貨幣
        沒有這一天
        沒有這個網域
        沒有這種語言
        沒有這個月份
        沒有這個號碼
        沒有這個地區
        沒有這種文字
        沒有這個時區
        沒有這個單位
        沒有這個變體
        缺少時間
        缺少單位
        缺少使用者名稱
        沒有值
        缺少星期名稱
        非 ASCII 字元
        不是 Base64
        不是 Base64url
        無效的 UTF-8
        不是網址
        不是顏色
        不是數字字元
        不是網域名稱
        不是十六進位數字
        不是字母
        不是字母或數字
        不是月份和年份
        不是倍數
        不是數字
        不是 IP 位址
        不是 IPv4 位址
        不是 IPv6 位址
        不是陣列
        既不是物件陣列，也不是物件
        不是物件
        不在未來
        不在過去
        不是小寫
        不是負數
        未正規化（NFC）
        不是正數
        無法列印
        不是文字
        不是三個部分
        不是兩個數字
        不是大寫
        不是整數
        缺少 @ 之前的部分
        數字不是有限數
        數字不完整
        數字有前導零
        數字帶加號
        小數點前沒有數字
        物件未結束
        位數為奇數
        時差超出範圍
        超出範圍
        不允許填補字元
        @ 之前的部分太長
        某部分重複
        某部分太長
        各部分互相矛盾
        連接埠不是數字
        不允許連接埠
        連接埠超出範圍
        不允許前綴長度
        不允許查詢字串
        不允許引號
        遭伺服器拒絕
        附加符號重複
        不允許的通訊協定
        秒超出範圍
        伺服器錯誤
        不允許空格
        字串使用了單引號
        字串未結束
        不接收郵件
        結尾之後有文字
        過早
        小數位數過少
        位數過少
        部分太少
        過晚
        太長
        小數位數過多
        位數過多
        部分太多
        太短
        年齡太小
        連續兩個點
        不接受的類型
        非預期的字元
        非預期的結尾
        漏掉了單位
        單位順序不對
        字串中有未知的跳脫字元
        未知的字詞
        不允許使用者資訊
        缺少值
        週與其他單位混用
        檢查碼錯誤
        檢查碼錯誤
        長度不對
        位數不對
        填補字元錯誤
        前綴錯誤
        單位錯誤
        變體錯誤
        版本錯誤
        星期錯誤
        年份超出範圍
        不允許區域識別碼
        無法讀取此記錄：{reason}。
        該列有 {found} 個儲存格，應為 {expected} 個。請檢查分隔符號和引號。
        無法讀取此記錄：{reason}（第 {column} 欄）。
        無法讀取此記錄：{reason}（第 {line} 行，第 {column} 欄）。
        無法讀取此記錄：超過 {max} MiB。
        至少需要 {min} 筆記錄。
        「{attribute}」中符合要求的項目至少需要 {min} 個。現在有 {count} 個。
        最多只能有 {max} 筆記錄。
        「{attribute}」中符合要求的項目最多可有 {max} 個。現在有 {count} 個。
        「{attribute}」必須是有效的相對 JSON 指標，例如 {example}。
        {attribute}：{message}
        您是指「{suggestion}」嗎？
        您是指{suggestion}嗎？
        共有 {count} 個問題。
        「{attribute}」為必填項目。
        必須接受「{attribute}」。
        「{attribute}」必須為{requiredValue}。
        沒有名為「{name}」的情境。
        沒有名為「{name}」的情境。您是指「{suggestion}」嗎？
        「{attribute}」必須是有效的版本號碼，例如 {example}。
        「{attribute}」必須為 {expected}，即下一個值。
        「{attribute}」必須是整數。
        「{attribute}」必須是有效的日期，例如 {example}。
        「{attribute}」必須是不帶小數點的整數。
        「{attribute}」只能包含小寫字母（a–z）、數字和其間的單個連字號。
        「{attribute}」只能包含小寫字母（a–z）、數字和其間的單個連字號或底線。
        「{attribute}」的順序不對。它應位於第 {previousLine} 行之前。
        「{attribute}」的值類型不對。
        「{attribute}」必須是有效的日期，例如 {example}。
        「{attribute}」必須是數字。
        「{attribute}」不可與第 {previousLine} 行的值相同。
        「{attribute}」的順序不對。它應位於第 {previousRecord} 筆記錄之前。
        「{attribute}」不可與第 {previousRecord} 筆記錄的值相同。
        {attributes}的組合順序不對。它應位於第 {previousRecord} 筆記錄之前。
        {attributes}的組合不可與第 {previousRecord} 筆記錄的組合相同。
        {attributes}的組合順序不對。它應位於第 {previousLine} 行之前。
        {attributes}的組合不可與第 {previousLine} 行的組合相同。
        「{attribute}」混用了不同的文字或包含隱藏字元。請只使用一種文字的字母。
        「{attribute}」必須以「{prefix}」開頭。
        「{attribute}」必須剛好為 {length} 個字元。
        「{attribute}」必須剛好為 {length} 個位元組。
        「{attribute}」最多只能有 {max} 個字元。
        「{attribute}」最多只能有 {max} 個位元組。
        「{attribute}」至少需要 {min} 個字元。
        「{attribute}」至少需要 {min} 個位元組。
        「{attribute}」必須是文字。
        「{attribute}」必須是有效的時間，例如 {example}。
        「{attribute}」必須晚於{after}。
        「{attribute}」必須早於{before}。
        「{attribute}」必須是有效的時區，例如 {example}。
        值重複
        已過期
        無效
        不一致
        缺少字元
        可能拼寫有誤
        必須不同
        不是數字
        不允許
        尚未檢查
        找不到
        不在清單中
        不是整數
        順序錯誤
        必填
        太大
        太早
        太少
        太晚
        太長
        太多
        日期過近
        太短
        太小
        無法讀取
        含有不允許的字元
        數量錯誤
        格式錯誤
        長度錯誤
        類型錯誤
        「{attribute}」必須是有效的 ULID，例如 {example}。
        「{attribute}」沒有值，且無法在此設定。
        「{attribute}」不可重複。第 {firstLine} 行已有相同的值。
        「{attribute}」不可重複。第 {firstRecord} 筆記錄已有相同的值。
        {attributes}的組合不可重複。第 {firstRecord} 筆記錄已有相同的組合。
        「{attribute}」不可重複。
        {attributes}的組合不可重複。
        {attributes}的組合不可重複。第 {firstLine} 行已有相同的組合。
        「{attribute}」不可有重複的項目。第 {first} 項和第 {second} 項相同。
        「{attribute}」必須是清單。
        「{attribute}」必須為大寫。
        「{attribute}」必須是有效的 URI，例如 {example}。
        「{attribute}」必須是有效的 URI 參照，例如 {example}。
        「{attribute}」必須是有效的 URI 範本，例如 {example}。
        「{attribute}」必須是有效的 URL，例如 {example}。
        「{attribute}」必須是有效的 {name}，例如 {example}。
        「{attribute}」必須是有效的 UUID。
        「{attribute}」必須是物件。
        「{attribute}」必須是有效的車輛識別號碼（VIN）。請檢查是否輸入有誤。
        假
        （空）
        真
        值
        """#)
}
