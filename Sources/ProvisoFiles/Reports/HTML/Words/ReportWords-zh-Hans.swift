extension ReportWords {
    static let zhHans: StaticString = """
        title 数据检查报告
        overview 概览
        rules 规则
        scenario 场景
        file 文件
        files 文件列表
        time 时间
        records 记录
        valid 没有错误的记录
        invalid 有错误的记录
        errors 错误
        warnings 警告和提示
        known 先前已知
        leftOut 按规则排除
        headline {share} {errors}
        errorCount other=# 个错误
        warningCount other=# 个警告
        share other=# 条记录中的 @ 条有
        noErrors 没有错误
        stopped 检查提前停止。所有数字均为已读取部分的数字。
        failures 无法检查的文件
        otherFile 这些规则似乎是为另一个文件编写的。
        unseen 文件中缺少的列
        unruled 没有规则提及的列
        toFix 需要修正的内容
        column 列
        info 提示
        others 其他
        hidden 值已隐藏。
        line 行
        lines 行
        record 记录
        message 消息
        value 值
        count 数量
        columns 列
        moreColumns 其余列未显示。
        sensitive 敏感：不显示内容。
        missing 缺失
        empty 空
        integer 整数
        decimal 小数
        boolean 真或假
        date 日期
        dateTime 日期和时间
        text 文本
        list 列表
        object 对象
        distinct 不同的值
        length 字符数
        range 范围
        patterns 最常见的模式
        legend 模式中，A 表示大写字母，a 表示其他字母，9 表示数字，⁺ 表示多个，… 表示任意字符。
        """
}
