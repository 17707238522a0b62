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
        valid 有效記錄
        invalid 有錯誤的記錄
        errors 錯誤
        warnings 警告與提示
        known 先前已知
        leftOut 依規則排除
        clean 未發現錯誤。
        stopped 檢查提前停止。所有數字均為已讀取部分的數字。
        failures 無法檢查
        unseen 沒有任何記錄具有的屬性
        violations 違規
        byAttribute 依屬性統計的違規
        byRule 依規則統計的違規
        attribute 屬性
        rule 規則
        code 代碼
        severity 嚴重程度
        error 錯誤
        warning 警告
        info 提示
        first 首次出現
        others 其他
        samples 範例
        hidden 值已隱藏。
        line 行
        record 記錄
        message 訊息
        value 值
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
        shapes 最常見的形式
        legend 形式中，A 表示大寫字母，a 表示其他字母，9 表示數字，⁺ 表示多個，… 表示任意內容。
        """
}
