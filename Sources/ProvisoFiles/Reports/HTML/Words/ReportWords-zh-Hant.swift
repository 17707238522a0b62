extension ReportWords {
    static let zhHant: StaticString = """
        title 資料檢查報告
        overview 概觀
        rules 規則
        scenario 情境
        file 檔案
        files 檔案清單
        time 時間
        records 記錄
        valid 沒有錯誤的記錄
        invalid 有錯誤的記錄
        errors 錯誤
        warnings 警告與提示
        known 先前已知
        leftOut 依規則排除
        headline {share} {errors}
        errorCount other=# 個錯誤
        warningCount other=# 個警告
        share other=# 筆記錄中的 @ 筆有
        noErrors 沒有錯誤
        stopped 檢查提前停止。所有數字均為已讀取部分的數字。
        failures 無法檢查的檔案
        otherFile 這些規則似乎是為另一個檔案編寫的。
        unseen 檔案中缺少的欄位
        unruled 沒有規則提及的欄位
        toFix 需要修正的內容
        column 欄
        info 提示
        others 其他
        hidden 值已隱藏。
        line 行
        lines 行
        record 記錄
        message 訊息
        value 值
        count 數量
        columns 欄
        moreColumns 其餘欄位未顯示。
        sensitive 敏感：不顯示內容。
        missing 缺少
        empty 空白
        integer 整數
        decimal 小數
        boolean 真或假
        date 日期
        dateTime 日期和時間
        text 文字
        list 清單
        object 物件
        distinct 不同的值
        length 字元數
        range 範圍
        patterns 最常見的模式
        legend 模式中，A 表示大寫字母，a 表示其他字母，9 表示數字，⁺ 表示多個，… 表示任意字元。
        """
}
