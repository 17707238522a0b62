extension ReportWords {
    static let ja: StaticString = """
        title データ検査レポート
        overview 概要
        rules ルール
        scenario シナリオ
        file ファイル
        files ファイル一覧
        time 日時
        records レコード
        valid 有効なレコード
        invalid エラーのあるレコード
        errors エラー
        warnings 警告と注記
        known 既知
        leftOut ルールにより除外
        clean エラーは見つかりませんでした。
        stopped 検査は途中で停止しました。数値はすべて読み取った部分のものです。
        failures 検査できませんでした
        unseen どのレコードにもない属性
        violations 違反
        byAttribute 属性別の違反
        byRule ルール別の違反
        attribute 属性
        rule ルール
        code コード
        severity 重大度
        error エラー
        warning 警告
        info 注記
        first 最初の箇所
        others その他
        samples 例
        hidden 値は表示していません。
        line 行
        record レコード
        message メッセージ
        value 値
        columns 列
        moreColumns これ以外の列は表示していません。
        sensitive 機密：内容は表示しません。
        missing 欠落
        empty 空
        integer 整数
        decimal 小数
        boolean 真偽値
        date 日付
        dateTime 日時
        text テキスト
        list リスト
        object オブジェクト
        distinct 異なる値
        length 文字数
        range 範囲
        shapes 最も多い形
        legend 形の中の A は大文字、a はその他の文字、9 は数字、⁺ はその複数、… は任意のものを表します。
        """
}
