// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import Proviso

extension CatalogTables {
    static let zhHans = CatalogTable.read(
        "zh-Hans",
        #"""
        “{attribute}”必须留空。
        由于已填写{given}，“{attribute}”也为必填项。
        “{attribute}”只能包含文字，不能包含数字或符号。
        “{attribute}”只能包含英文字母（A–Z）。
        “{attribute}”只能包含文字和数字。
        “{attribute}”只能包含英文字母（A–Z）和数字。
        “{attribute}”不符合任何一种可接受的格式。
        “{attribute}”只能包含不带音标的字母（A–Z）、数字和常用标点。
        “{attribute}”无效。请检查后重试。
        无法检查“{attribute}”。请稍后重试。
        “{attribute}”尚未检查。
        没有名为“{name}”的字段。
        没有名为“{name}”的字段。您是指“{suggestion}”吗？
        “{attribute}”必须是有效的 Base32 值（A–Z, 2–7）。
        “{attribute}”必须是有效的 Base64 值，例如 {example}。
        “{attribute}”必须是有效的 BIC 代码（{min} 或 {max} 个字符），例如 {example}。
        “{attribute}”必须为 {true} 或 {false}。
        “{attribute}”必须是正确的有效期，例如 {example}。
        “{attribute}”已过期。请使用未过期的卡。
        “{attribute}”必须是有效的安全码（{min} 或 {max} 位数字）。
        “{attribute}”必须等于 {compareValue}。
        “{attribute}”必须与“{compareAttribute}”一致。
        “{attribute}”不是预期的值。请检查后重试。
        “{attribute}”必须大于 {compareValue}。
        “{attribute}”必须大于“{compareAttribute}”。
        “{attribute}”必须晚于“{compareAttribute}”。
        “{attribute}”的值过低。
        “{attribute}”的日期过早。
        “{attribute}”必须晚于{compareValue}。
        “{attribute}”必须大于或等于 {compareValue}。
        “{attribute}”必须大于或等于“{compareAttribute}”。
        “{attribute}”不能早于“{compareAttribute}”。
        “{attribute}”的值过低。
        “{attribute}”的日期过早。
        “{attribute}”不能早于{compareValue}。
        “{attribute}”必须小于 {compareValue}。
        “{attribute}”必须小于“{compareAttribute}”。
        “{attribute}”必须早于“{compareAttribute}”。
        “{attribute}”的值过高。
        “{attribute}”的日期过晚。
        “{attribute}”必须早于{compareValue}。
        “{attribute}”必须小于或等于 {compareValue}。
        “{attribute}”必须小于或等于“{compareAttribute}”。
        “{attribute}”不能晚于“{compareAttribute}”。
        “{attribute}”的值过高。
        “{attribute}”的日期过晚。
        “{attribute}”不能晚于{compareValue}。
        “{attribute}”不能等于 {compareValue}。
        “{attribute}”必须与“{compareAttribute}”不同。
        不允许使用“{attribute}”的这个值。请选择其他值。
        “{attribute}”无法与 {compareValue} 进行比较。
        “{attribute}”无法与“{compareAttribute}”进行比较。
        “{attribute}”无法进行比较。
        “{attribute}”无效。请检查后重试。
        “{attribute}”必须包含“{containedValue}”。
        “{attribute}”必须至少包含 {min} 次“{containedValue}”。
        “{attribute}”必须是有效的坐标，例如 {example}。
        “{attribute}”必须正好为 {count} 项。
        “{attribute}”至少需要 {min} 项。
        “{attribute}”最多只能有 {max} 项。
        “{attribute}”必须是列表。
        “{attribute}”必须是有效的国家或地区代码，例如 {example}。
        “{attribute}”必须是有效的颜色（CSS），例如 {example}。
        “{attribute}”必须是有效的货币代码，例如 {example}。
        “{attribute}”无效。请检查后重试。
        “{attribute}”必须是有效的数据 URI，例如 {example}。
        “{attribute}”必须是有效的日期，例如 {example}。
        “{attribute}”不能早于{earliest}。
        “{attribute}”不能晚于{latest}。
        “{attribute}”必须是将来的日期。
        “{attribute}”必须是过去的日期。
        “{attribute}”必须晚于{after}。
        “{attribute}”必须早于{before}。
        “{attribute}”必须是至少 {minAge} 年前的日期。
        “{attribute}”必须是有效的日期和时间，例如 {example}。
        “{attribute}”不能早于{earliest}。
        “{attribute}”不能晚于{latest}。
        “{attribute}”必须是将来的日期。
        “{attribute}”必须是过去的日期。
        “{attribute}”必须晚于{after}。
        “{attribute}”必须早于{before}。
        “{attribute}”必须是至少 {minAge} 年前的日期。
        “{attribute}”必须是数字。
        “{attribute}”至少需要 {min} 位小数。
        “{attribute}”最多只能有 {max} 位小数。
        “{attribute}”必须是有效的域名，例如 {example}。
        “{attribute}”必须是有效的时长，例如 {example}。
        “{attribute}”必须是有效的电话号码（含国家或地区代码），例如 {example}。
        “{attribute}”必须是列表。
        “{attribute}”必须是有效的 EAN 代码。请检查数字。
        “{attribute}”必须是有效的电子邮件地址，例如 {example}。
        “{attribute}”的域名不接收邮件。请检查 @ 之后的部分。
        无法检查“{attribute}”的域名。请稍后重试。
        “{attribute}”必须以“{suffix}”结尾。
        无法检查表单。请重试。
        无法读取“{attribute}”。请重新提交表单。
        无法读取“{attribute}”。请重新提交表单。
        无法读取“{attribute}”。请重新提交表单。
        “{attribute}”必须是有效的哈希值。
        “{attribute}”必须是有效的十六进制值（0–9, A–F, 成对）。
        “{attribute}”必须是有效的颜色（HEX），例如 {example}。
        “{attribute}”必须是有效的主机名，例如 {example}。
        “{attribute}”必须是有效的 IBAN。请检查是否输入有误。
        “{attribute}”不在可接受的值之列。请选择其他值。
        不允许使用“{attribute}”的这个值。请选择其他值。
        “{attribute}”必须是整数。
        “{attribute}”必须是有效的 IP 地址，例如 {example}。
        “{attribute}”必须是有效的 IRI，例如 {example}。
        “{attribute}”必须是有效的 IRI 引用，例如 {example}。
        “{attribute}”必须是有效的 ISBN。请检查数字。
        “{attribute}”必须是有效的 ISIN 代码。请检查是否输入有误。
        “{attribute}”必须是有效的 ISSN。请检查数字。
        “{attribute}”必须是有效的 JSON。
        “{attribute}”必须是有效的 JSON 指针，例如 {example}。
        “{attribute}”必须是有效的 JSON Web Token。
        “{attribute}”必须是有效的语言代码，例如 {example}。
        “{attribute}”必须是有效的坐标，例如 {example}。
        “{attribute}”必须是有效的纬度（{min} 到 {max}）。
        “{attribute}”必须是有效的经度（{min} 到 {max}）。
        “{attribute}”必须为小写。
        “{attribute}”必须是有效的号码。请检查数字。
        “{attribute}”必须是有效的 MAC 地址，例如 {example}。
        “{attribute}”不符合要求的格式。
        “{attribute}”必须至少包含一个数字。
        “{attribute}”必须包含一个小写字母。
        “{attribute}”必须包含一个符号，例如 ! / %。
        “{attribute}”必须包含一个大写字母。
        不允许使用“{attribute}”的格式。
        “{attribute}”过长。请缩短。
        “{attribute}”必须是有效的媒体类型，例如 {example}。
        “{attribute}”必须是 {divisor} 的倍数。
        “{attribute}”必须是有效的 Nano ID。
        “{attribute}”必须小于 {limit}。
        “{attribute}”的层级过多。
        “{attribute}”必须是对象。
        不允许使用“{attribute}”的这个值。请选择其他值。
        “{attribute}”必须是整数。
        “{attribute}”不能大于 {max}。
        “{attribute}”必须小于 {max}。
        “{attribute}”不能小于 {min}。
        “{attribute}”必须是数字。
        “{attribute}”必须至少包含一个数字。
        “{attribute}”必须包含一个小写字母。
        “{attribute}”必须包含一个符号，例如 ! / %。
        “{attribute}”必须包含一个大写字母。
        “{attribute}”至少需要 {min} 个字符。
        “{attribute}”必须是文本。
        “{attribute}”必须是有效的卡号。请检查数字。
        “{attribute}”必须是有效的端口号（{min} 到 {max}）。
        “{attribute}”必须大于 {limit}。
        “{attribute}”包含无法显示的字符，例如制表符或换行符。请将其删除。
        “{attribute}”只能包含不带音标的字母（A–Z）、数字和常用标点。
        \u 后没有四位十六进制数字
        百分号后没有两位十六进制数字
        数组未闭合
        文本中间有字节顺序标记
        不允许的字符
        右括号不匹配
        右括号没有对应的左括号
        键后缺少冒号
        最后一个值后有逗号
        缺少逗号
        逗号前没有值
        注释
        控制字符
        字符串中有控制字符
        重复的键
        为空
        只有半个代理对
        十六进制数字
        无效的 UTF-8
        重复的键
        超过 16 MiB
        不是对象
        无效的 UTF-8
        其名称与另一个名称冲突
        其名称没有说明属于哪个元素
        单元格数与列数不符
        键不是字符串
        键没有加引号
        有前导零
        分隔符位置不对
        多于一个值
        嵌套过深
        缺少 @
        缺少域名
        缺少协议
        没有这个国家或地区
        没有这一天
        没有值
        非 ASCII 字符
        无效的 UTF-8
        不是数字字符
        不是十六进制数字
        不是数字
        不是数组
        既不是对象数组，也不是对象
        不是对象
        不是文本
        数字不是有限数
        数字不完整
        数字有前导零
        数字带加号
        小数点前没有数字
        对象未闭合
        超出范围
        字符串使用了单引号
        字符串未闭合
        过早
        位数过少
        过晚
        太长
        位数过多
        太短
        连续两个点
        意外的字符
        字符串中有未知的转义
        未知的词
        缺少值
        校验位错误
        校验位错误
        长度不对
        位数不对
        无法读取该记录：{reason}。
        无法读取该记录：单元格数为 {found}，应为 {expected}。
        无法读取该记录：{reason}（第 {column} 列）。
        无法读取该记录：{reason}（第 {line} 行，第 {column} 列）。
        “{attribute}”必须是有效的相对 JSON 指针，例如 {example}。
        {attribute}：{message}
        共有 {count} 个问题。
        “{attribute}”为必填项。
        必须接受“{attribute}”。
        “{attribute}”必须为 {requiredValue}。
        没有名为“{name}”的场景。
        没有名为“{name}”的场景。您是指“{suggestion}”吗？
        “{attribute}”必须是有效的版本号，例如 {example}。
        “{attribute}”只能包含小写字母（a–z）、数字和单个连字符。
        “{attribute}”只能包含小写字母（a–z）、数字和单个连字符或下划线。
        “{attribute}”混用了不同的文字或包含隐藏字符。请只使用一种文字的字母。
        “{attribute}”必须以“{prefix}”开头。
        “{attribute}”必须正好为 {length} 个字符。
        “{attribute}”最多只能有 {max} 个字符。
        “{attribute}”至少需要 {min} 个字符。
        “{attribute}”必须是文本。
        “{attribute}”必须是有效的时间，例如 {example}。
        “{attribute}”必须晚于 {after}。
        “{attribute}”必须早于 {before}。
        “{attribute}”必须是有效的时区，例如 {example}。
        已过期
        无效
        不一致
        缺少字符
        必须不同
        不是数字
        不允许
        尚未检查
        未找到
        不在列表中
        不是整数
        必填
        太大
        太早
        太少
        太晚
        太长
        太多
        日期过近
        太短
        太小
        无法读取
        含有不允许的字符
        数量错误
        格式错误
        长度错误
        类型错误
        “{attribute}”必须是有效的 ULID。
        “{attribute}”必须为大写。
        “{attribute}”必须是有效的 URI，例如 {example}。
        “{attribute}”必须是有效的 URI 引用，例如 {example}。
        “{attribute}”必须是有效的 URI 模板，例如 {example}。
        “{attribute}”必须是有效的 URL，例如 {example}。
        “{attribute}”必须是有效的 UUID。
        假
        （空）
        真
        值
        """#)
}
