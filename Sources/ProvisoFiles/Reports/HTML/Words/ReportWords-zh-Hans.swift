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
        valid 有效记录
        invalid 有错误的记录
        errors 错误
        warnings 警告和提示
        known 先前已知
        leftOut 按规则排除
        clean 未发现错误。
        stopped 检查提前停止。所有数字均为已读取部分的数字。
        failures 无法检查
        unseen 没有任何记录具有的属性
        violations 违规
        byAttribute 按属性统计的违规
        byRule 按规则统计的违规
        attribute 属性
        rule 规则
        code 代码
        severity 严重程度
        error 错误
        warning 警告
        info 提示
        first 首次出现
        others 其他
        samples 示例
        hidden 值已隐藏。
        line 行
        record 记录
        message 消息
        value 值
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
        shapes 最常见的形式
        legend 形式中，A 表示大写字母，a 表示其他字母，9 表示数字，⁺ 表示多个，… 表示任意内容。
        """
}
