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
        valid エラーのないレコード
        invalid エラーのあるレコード
        errors エラー
        warnings 警告と注記
        known 既知
        leftOut ルールにより除外
        headline {share}{errors}
        errorCount other=エラー # 件
        warningCount other=警告 # 件
        share other=# 件中 @ 件のレコードに
        noErrors エラーなし
        stopped 検査は途中で停止しました。数値はすべて読み取った部分のものです。
        failures 検査できなかったファイル
        otherFile ルールは別のファイル用のようです。
        unseen ファイルにない列
        unruled どのルールにもない列
        toFix 修正が必要な箇所
        column 列
        info 注記
        others その他
        hidden 値は表示していません。
        line 行
        lines 行
        record レコード
        message メッセージ
        value 値
        count 件数
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
        patterns 最も多いパターン
        legend パターンでは、A は英大文字、a はその他の文字、9 は数字、⁺ は連続、… は任意の文字を表します。
        """
}
