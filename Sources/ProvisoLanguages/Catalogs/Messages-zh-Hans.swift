// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import ProvisoCore

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
        在 {total} 条记录中，有 {count} 条的“{attribute}”有问题。最多允许 {limit}。
        在 {total} 条记录中，有 {count} 条的{attributes}的组合有问题。最多允许 {limit}。
        没有名为“{name}”的字段。
        没有名为“{name}”的字段。您是指“{suggestion}”吗？
        “{attribute}”必须是有效的 Base32 值（A–Z, 2–7）。
        “{attribute}”必须是有效的 Base64 值，例如 {example}。
        “{attribute}”必须是有效的 BIC 代码（{min} 或 {max} 个字符），例如 {example}。
        “{attribute}”必须为{true}或{false}。
        “{attribute}”必须是正确的有效期，例如 {example}。
        “{attribute}”已过期。请使用未过期的卡。
        “{attribute}”必须是有效的安全码（{min} 或 {max} 位数字）。
        “{attribute}”必须是有效的安全码（{count} 位数字）。
        不允许出现“{column}”列。
        缺少“{column}”列。
        缺少“{column}”列。单元格似乎是用“{delimiter}”分隔的。
        缺少“{column}”列。有一个名为“{suggestion}”的列。
        “{column}”列的名称不符合要求的格式。
        “{column}”列必须位于“{previous}”列之后。
        “{column}”列不在预期之内。
        “{column}”列不在预期之内。您是指“{suggestion}”吗？
        “{attribute}”必须等于{compareValue}。
        “{attribute}”必须与“{compareAttribute}”一致。
        “{attribute}”不是预期的值。请检查后重试。
        “{attribute}”必须大于{compareValue}。
        “{attribute}”必须大于“{compareAttribute}”。
        “{attribute}”必须晚于“{compareAttribute}”。
        “{attribute}”的值过低。
        “{attribute}”的日期过早。
        “{attribute}”必须晚于{compareValue}。
        “{attribute}”必须大于或等于{compareValue}。
        “{attribute}”必须大于或等于“{compareAttribute}”。
        “{attribute}”不能早于“{compareAttribute}”。
        “{attribute}”的值过低。
        “{attribute}”的日期过早。
        “{attribute}”不能早于{compareValue}。
        “{attribute}”必须小于{compareValue}。
        “{attribute}”必须小于“{compareAttribute}”。
        “{attribute}”必须早于“{compareAttribute}”。
        “{attribute}”的值过高。
        “{attribute}”的日期过晚。
        “{attribute}”必须早于{compareValue}。
        “{attribute}”必须小于或等于{compareValue}。
        “{attribute}”必须小于或等于“{compareAttribute}”。
        “{attribute}”不能晚于“{compareAttribute}”。
        “{attribute}”的值过高。
        “{attribute}”的日期过晚。
        “{attribute}”不能晚于{compareValue}。
        “{attribute}”不能等于{compareValue}。
        “{attribute}”必须与“{compareAttribute}”不同。
        不允许使用“{attribute}”的这个值。请选择其他值。
        “{attribute}”必须与{compareValue}是同一类型的值。
        “{attribute}”必须与“{compareAttribute}”是同一类型的值。
        “{attribute}”的值类型不对。
        “{attribute}”无效。请检查后重试。
        “{attribute}”必须包含“{containedValue}”。
        “{attribute}”必须至少包含 {min} 次“{containedValue}”。
        “{attribute}”必须是有效的坐标，例如 {example}。
        “{attribute}”必须正好为 {count} 项。
        “{attribute}”只能符合一种可接受的格式。现在符合 {count} 种。
        “{attribute}”至少需要 {min} 项。
        “{attribute}”最多只能有 {max} 项。
        “{attribute}”必须是列表。
        “{attribute}”必须是有效的国家或地区代码，例如 {example}。
        “{attribute}”必须是有效的 cron 定时计划，例如 {example}。
        “{attribute}”必须是有效的 CSS 颜色，例如 {example}。
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
        “{attribute}”至少需要 {min} 个不同的值。
        {attributes}的不同组合至少需要 {min} 种。
        “{attribute}”最多只能有 {max} 个不同的值。
        {attributes}的不同组合最多可有 {max} 种。
        “{attribute}”必须是有效的域名，例如 {example}。
        “{attribute}”必须是有效的时长，例如 {example}。
        “{attribute}”必须是有效的电话号码（含国家或地区代码），例如 {example}。
        “{attribute}”必须是列表。
        “{attribute}”必须是有效的 {name} 代码。请检查数字。
        “{attribute}”必须是有效的电子邮件地址，例如 {example}。
        “{attribute}”的域名不接收邮件。请检查 @ 之后的部分。
        “{attribute}”的域名似乎拼写有误。请检查 @ 之后的部分。
        无法检查“{attribute}”的域名。请稍后重试。
        “{attribute}”必须以“{suffix}”结尾。
        在“{source}”中未找到“{attribute}”的值。
        在“{column}”列中未找到“{attribute}”的值。
        在“{column}”列中未找到{attributes}的组合。
        在“{source}”中未找到{attributes}的组合。
        无法检查表单。请重试。
        无法读取“{attribute}”。请重新提交表单。
        无法读取“{attribute}”。请重新提交表单。
        无法读取“{attribute}”。请重新提交表单。
        “{attribute}”必须是有效的哈希值（{name}）。
        “{attribute}”必须是有效的十六进制值（0–9, A–F, 成对）。
        “{attribute}”必须是有效的十六进制颜色，例如 {example}。
        “{attribute}”必须是有效的主机名，例如 {example}。
        “{attribute}”必须是有效的 IBAN。请检查是否输入有误。
        “{attribute}”不在可接受的值之列。请选择其他值。
        不允许使用“{attribute}”的这个值。请选择其他值。
        “{attribute}”必须是以下值之一：{values}。
        “{attribute}”必须是整数。
        “{attribute}”必须是不带小数点的整数。
        “{attribute}”必须是有效的 IP 地址，例如 {example}。
        “{attribute}”必须是有效的 IRI，例如 {example}。
        “{attribute}”必须是有效的 IRI 引用，例如 {example}。
        “{attribute}”必须是有效的 {name}。请检查数字。
        “{attribute}”必须是有效的 ISIN 代码。请检查是否输入有误。
        “{attribute}”必须是有效的 ISSN。请检查数字。
        “{attribute}”必须是有效的 JSON。
        “{attribute}”必须是有效的 JSON 指针，例如 {example}。
        “{attribute}”必须是有效的 JSON Web Token。
        “{attribute}”必须是对象。
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
        “{attribute}”必须包含一个符号，例如 ! 或 %。
        “{attribute}”必须包含一个大写字母。
        “{attribute}”不符合要求的格式。例如：{example}。
        不允许使用“{attribute}”的格式。
        “{attribute}”过长。请缩短。
        “{attribute}”必须是有效的媒体类型，例如 {example}。
        “{attribute}”必须是 {divisor} 的倍数。
        “{attribute}”必须是有效的 Nano ID，例如 {example}。
        “{attribute}”必须是有效的 Nano ID。
        “{attribute}”必须小于 {limit}。
        “{attribute}”的层级过多。
        “{attribute}”必须是对象。
        不允许使用“{attribute}”的这个值。请选择其他值。
        “{attribute}”必须是整数。
        “{attribute}”必须是不带小数点的整数。
        “{attribute}”不能大于 {max}。
        “{attribute}”必须小于 {max}。
        “{attribute}”不能小于 {min}。
        “{attribute}”必须是数字。
        “{attribute}”必须至少包含一个数字。
        “{attribute}”必须包含一个小写字母。
        “{attribute}”必须包含一个符号，例如 ! 或 %。
        “{attribute}”必须包含一个大写字母。
        “{attribute}”至少需要 {min} 个字符。
        “{attribute}”必须是文本。
        “{attribute}”必须是有效的卡号。请检查数字。
        “{attribute}”必须是有效的卡号（{name}）。请检查数字。
        “{attribute}”必须是有效的端口号（{min} 到 {max}）。
        “{attribute}”必须大于 {limit}。
        “{attribute}”包含无法显示的字符，例如制表符或换行符。请将其删除。
        “{attribute}”只能包含不带音标的字母（A–Z）、数字和常用标点。
        不允许 IP 地址
        \u 后没有四位十六进制数字
        百分号后没有两位十六进制数字
        主机位不为零
        数组未闭合
        不接受的卡种
        文本中间有字节顺序标记
        已取消
        不允许的字符
        此处不允许的字符
        右括号不匹配
        缺少右括号
        右括号没有对应的左括号
        键后缺少冒号
        附加符号前没有字母
        最后一个值后有逗号
        缺少逗号
        逗号前没有值
        注释
        控制字符
        字符串中有控制字符
        不接受的国家或地区
        显示名称没有加引号
        域名太长
        重复的键
        为空
        某部分为空
        已过期
        不允许片段
        只有半个代理对
        十六进制数字
        小时超出范围
        无效的 Punycode
        无效的 UTF-8
        无效的顶级域名
        不可见字符
        重复的键
        同一字段有两个键
        不是对象
        无效的 UTF-8
        其名称与另一个名称冲突
        其名称没有说明属于哪个元素
        单元格数与列数不符
        键不是字符串
        键没有加引号
        有前导零
        不允许换行
        应答无法读取
        分钟超出范围
        点号位置不对
        连字符位置不对
        某部分位置不对
        分隔符位置不对
        混用数字
        混用文字
        混用分隔符
        混用书写方向
        多于一个值
        缺少名称
        嵌套过深
        缺少井号
        缺少 AM 或 PM
        开头缺少 P
        时间前缺少 T
        未及时收到应答
        缺少 @
        缺少域名
        缺少等号
        缺少主机
        缺少连字符
        缺少语言
        此时没有闰秒
        没有邮件服务器
        缺少媒体类型
        缺少月份名称
        缺少时差
        缺少加号
        缺少前缀长度
        缺少协议
        缺少秒
        缺少分隔符
        无法连接任何服务器
        缺少签名
        缺少斜杠
        此平台没有套接字
        缺少子类型
        没有这个色彩空间
        没有这个国家或地区
        没有这种货币
        没有这一天
        没有这个域名
        没有这种语言
        没有这个月份
        没有这个号码
        没有这个地区
        没有这种文字
        没有这个时区
        没有这个单位
        没有这个变体
        缺少时间
        缺少单位
        缺少用户名
        没有值
        缺少星期名称
        非 ASCII 字符
        不是 Base64
        不是 Base64url
        无效的 UTF-8
        不是网址
        不是颜色
        不是数字字符
        不是域名
        不是十六进制数字
        不是字母
        不是字母或数字
        不是月份和年份
        不是倍数
        不是数字
        不是 IP 地址
        不是 IPv4 地址
        不是 IPv6 地址
        不是数组
        既不是对象数组，也不是对象
        不是对象
        不在将来
        不在过去
        不是小写
        不是负数
        未规范化（NFC）
        不是正数
        不可打印
        不是文本
        不是三部分
        不是两个数字
        不是大写
        不是整数
        缺少 @ 之前的部分
        数字不是有限数
        数字不完整
        数字有前导零
        数字带加号
        小数点前没有数字
        对象未闭合
        位数为奇数
        时差超出范围
        超出范围
        不允许填充字符
        @ 之前的部分太长
        某部分重复
        某部分太长
        各部分互相矛盾
        端口不是数字
        不允许端口
        端口超出范围
        不允许前缀长度
        不允许查询字符串
        不允许引号
        被服务器拒绝
        附加符号重复
        不允许的协议
        秒超出范围
        服务器错误
        不允许空格
        字符串使用了单引号
        字符串未闭合
        不接收邮件
        结尾之后有文本
        过早
        小数位过少
        位数过少
        部分太少
        过晚
        太长
        小数位过多
        位数过多
        部分太多
        太短
        年龄太小
        连续两个点
        不接受的类型
        意外的字符
        意外结束
        漏掉了单位
        单位顺序不对
        字符串中有未知的转义
        未知的词
        不允许用户信息
        缺少值
        周与其他单位混用
        校验位错误
        校验位错误
        长度不对
        位数不对
        填充字符错误
        前缀错误
        单位错误
        变体错误
        版本错误
        星期错误
        年份超出范围
        不允许区域标识
        无法读取该记录：{reason}。
        该行有 {found} 个单元格，应为 {expected} 个。请检查分隔符和引号。
        无法读取该记录：{reason}（第 {column} 列）。
        无法读取该记录：{reason}（第 {line} 行，第 {column} 列）。
        无法读取该记录：超过 {max} MiB。
        至少需要 {min} 条记录。
        “{attribute}”中符合要求的项至少需要 {min} 项。现在有 {count} 项。
        最多只能有 {max} 条记录。
        “{attribute}”中符合要求的项最多可有 {max} 项。现在有 {count} 项。
        “{attribute}”必须是有效的相对 JSON 指针，例如 {example}。
        {attribute}：{message}
        您是指“{suggestion}”吗？
        您是指{suggestion}吗？
        共有 {count} 个问题。
        “{attribute}”为必填项。
        必须接受“{attribute}”。
        “{attribute}”必须为{requiredValue}。
        没有名为“{name}”的场景。
        没有名为“{name}”的场景。您是指“{suggestion}”吗？
        “{attribute}”必须是有效的版本号，例如 {example}。
        “{attribute}”必须为 {expected}，即下一个值。
        “{attribute}”必须是整数。
        “{attribute}”必须是有效的日期，例如 {example}。
        “{attribute}”必须是不带小数点的整数。
        “{attribute}”只能包含小写字母（a–z）、数字和其间的单个连字符。
        “{attribute}”只能包含小写字母（a–z）、数字和其间的单个连字符或下划线。
        “{attribute}”的顺序不对。它应位于第 {previousLine} 行之前。
        “{attribute}”的值类型不对。
        “{attribute}”必须是有效的日期，例如 {example}。
        “{attribute}”必须是数字。
        “{attribute}”不能与第 {previousLine} 行的值相同。
        “{attribute}”的顺序不对。它应位于第 {previousRecord} 条记录之前。
        “{attribute}”不能与第 {previousRecord} 条记录的值相同。
        {attributes}的组合顺序不对。它应位于第 {previousRecord} 条记录之前。
        {attributes}的组合不能与第 {previousRecord} 条记录的组合相同。
        {attributes}的组合顺序不对。它应位于第 {previousLine} 行之前。
        {attributes}的组合不能与第 {previousLine} 行的组合相同。
        “{attribute}”混用了不同的文字或包含隐藏字符。请只使用一种文字的字母。
        “{attribute}”必须以“{prefix}”开头。
        “{attribute}”必须正好为 {length} 个字符。
        “{attribute}”必须正好为 {length} 个字节。
        “{attribute}”最多只能有 {max} 个字符。
        “{attribute}”最多只能有 {max} 个字节。
        “{attribute}”至少需要 {min} 个字符。
        “{attribute}”至少需要 {min} 个字节。
        “{attribute}”必须是文本。
        “{attribute}”必须是有效的时间，例如 {example}。
        “{attribute}”必须晚于 {after}。
        “{attribute}”必须早于 {before}。
        “{attribute}”必须是有效的时区，例如 {example}。
        值重复
        已过期
        无效
        不一致
        缺少字符
        可能拼写有误
        必须不同
        不是数字
        不允许
        尚未检查
        未找到
        不在列表中
        不是整数
        顺序错误
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
        “{attribute}”必须是有效的 ULID，例如 {example}。
        “{attribute}”没有值，且无法在此设置。
        “{attribute}”必须唯一。第 {firstLine} 行已有相同的值。
        “{attribute}”必须唯一。第 {firstRecord} 条记录已有相同的值。
        {attributes}的组合必须唯一。第 {firstRecord} 条记录已有相同的组合。
        “{attribute}”必须唯一。
        {attributes}的组合必须唯一。
        {attributes}的组合必须唯一。第 {firstLine} 行已有相同的组合。
        “{attribute}”不能有重复的项。第 {first} 项和第 {second} 项相同。
        “{attribute}”必须是列表。
        “{attribute}”必须为大写。
        “{attribute}”必须是有效的 URI，例如 {example}。
        “{attribute}”必须是有效的 URI 引用，例如 {example}。
        “{attribute}”必须是有效的 URI 模板，例如 {example}。
        “{attribute}”必须是有效的 URL，例如 {example}。
        “{attribute}”必须是有效的 {name}，例如 {example}。
        “{attribute}”必须是有效的 UUID。
        “{attribute}”必须是对象。
        “{attribute}”必须是有效的车辆识别代号（VIN）。请检查是否输入有误。
        假
        （空）
        真
        值
        """#)
}
