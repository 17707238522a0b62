// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import Proviso

extension CatalogTables {
    static let zhHans = CatalogTable.read(
        "zh-Hans",
        #"""
        “{attribute}”必须留空。
        由于已填写{given}，“{attribute}”也为必填项。
        “{attribute}”只能包含字母。
        “{attribute}”只能包含字母和数字。
        “{attribute}”不符合任何一种可接受的格式。
        “{attribute}”只能包含 ASCII 字符。
        “{attribute}”无效。
        无法检查“{attribute}”。
        “{attribute}”尚未检查。
        没有名为“{name}”的字段。
        没有名为“{name}”的字段。您是指“{suggestion}”吗？
        “{attribute}”不是有效的 Base32 值。
        “{attribute}”不是有效的 Base64 值。
        “{attribute}”不是有效的 BIC 代码。
        “{attribute}”必须为 {true} 或 {false}。
        “{attribute}”不是正确的有效期。
        “{attribute}”已过期。
        “{attribute}”不是有效的安全码。
        “{attribute}”必须等于 {compareValue}。
        “{attribute}”必须与“{compareAttribute}”一致。
        “{attribute}”不是预期的值。
        “{attribute}”必须大于 {compareValue}。
        “{attribute}”必须大于“{compareAttribute}”。
        “{attribute}”必须更大。
        “{attribute}”必须大于或等于 {compareValue}。
        “{attribute}”必须大于或等于“{compareAttribute}”。
        “{attribute}”必须更大。
        “{attribute}”必须小于 {compareValue}。
        “{attribute}”必须小于“{compareAttribute}”。
        “{attribute}”必须更小。
        “{attribute}”必须小于或等于 {compareValue}。
        “{attribute}”必须小于或等于“{compareAttribute}”。
        “{attribute}”必须更小。
        “{attribute}”不能等于 {compareValue}。
        “{attribute}”必须与“{compareAttribute}”不同。
        “{attribute}”的值不被允许。
        “{attribute}”无法与 {compareValue} 进行比较。
        “{attribute}”无法与“{compareAttribute}”进行比较。
        “{attribute}”无法进行比较。
        “{attribute}”无效。
        “{attribute}”必须包含“{containedValue}”。
        “{attribute}”不是有效的位置。
        “{attribute}”必须正好为 {count} 项。
        “{attribute}”至少需要 {min} 项。
        “{attribute}”最多只能有 {max} 项。
        “{attribute}”必须是列表。
        “{attribute}”不是有效的国家或地区代码。
        “{attribute}”不是有效的颜色。
        “{attribute}”不是有效的货币代码。
        “{attribute}”无效。
        “{attribute}”不是有效的数据 URI。
        “{attribute}”不是有效的日期。
        “{attribute}”不能早于{earliest}。
        “{attribute}”不能晚于{latest}。
        “{attribute}”必须是将来的日期。
        “{attribute}”必须是过去的日期。
        “{attribute}”必须晚于{after}。
        “{attribute}”必须早于{before}。
        “{attribute}”必须至少在 {minAge} 年前。
        “{attribute}”不是有效的日期和时间。
        “{attribute}”不能早于{earliest}。
        “{attribute}”不能晚于{latest}。
        “{attribute}”必须是将来的日期。
        “{attribute}”必须是过去的日期。
        “{attribute}”必须晚于{after}。
        “{attribute}”必须早于{before}。
        “{attribute}”必须至少在 {minAge} 年前。
        “{attribute}”必须是数字。
        “{attribute}”至少需要 {min} 位小数。
        “{attribute}”最多只能有 {max} 位小数。
        “{attribute}”不是有效的域名。
        “{attribute}”不是有效的时长。
        “{attribute}”不是有效的电话号码。
        “{attribute}”必须是列表。
        “{attribute}”不是有效的 EAN 代码。
        “{attribute}”不是有效的电子邮件地址。
        “{attribute}”的域名不接收邮件。
        无法检查“{attribute}”的域名。
        “{attribute}”必须以“{suffix}”结尾。
        表单未经检查。
        “{attribute}”未正确发送：{reason}。
        “{attribute}”未正确发送：{reason}。
        “{attribute}”未正确发送：{reason}。
        “{attribute}”不是有效的哈希值。
        “{attribute}”不是有效的十六进制值。
        “{attribute}”不是有效的颜色。
        “{attribute}”不是有效的主机名。
        “{attribute}”不是有效的 IBAN。
        “{attribute}”不在可接受的值之列。
        “{attribute}”的值不被允许。
        “{attribute}”必须是整数。
        “{attribute}”不是有效的 IP 地址。
        “{attribute}”不是有效的 IRI。
        “{attribute}”不是有效的 IRI 引用。
        “{attribute}”不是有效的 ISBN。
        “{attribute}”不是有效的 ISIN 代码。
        “{attribute}”不是有效的 ISSN。
        “{attribute}”不是有效的 JSON。
        “{attribute}”不是有效的 JSON 指针。
        “{attribute}”不是有效的 JSON Web Token。
        “{attribute}”不是有效的语言代码。
        “{attribute}”不是有效的位置。
        “{attribute}”不是有效的纬度。
        “{attribute}”不是有效的经度。
        “{attribute}”必须为小写。
        “{attribute}”不是有效的号码。
        “{attribute}”不是有效的 MAC 地址。
        “{attribute}”不符合要求的格式。
        “{attribute}”必须包含一个数字。
        “{attribute}”必须包含一个小写字母。
        “{attribute}”必须包含一个符号。
        “{attribute}”必须包含一个大写字母。
        “{attribute}”的格式不被允许。
        “{attribute}”过长。
        “{attribute}”不是有效的媒体类型。
        “{attribute}”必须是 {divisor} 的倍数。
        “{attribute}”不是有效的 Nano ID。
        “{attribute}”必须小于 0。
        “{attribute}”的层级过多。
        “{attribute}”必须是对象。
        “{attribute}”的值不被允许。
        “{attribute}”必须是整数。
        “{attribute}”不能大于 {max}。
        “{attribute}”必须小于 {max}。
        “{attribute}”不能小于 {min}。
        “{attribute}”必须是数字。
        “{attribute}”必须包含一个数字。
        “{attribute}”必须包含一个小写字母。
        “{attribute}”必须包含一个符号。
        “{attribute}”必须包含一个大写字母。
        “{attribute}”至少需要 {min} 个字符。
        “{attribute}”必须是文本。
        “{attribute}”不是有效的卡号。
        “{attribute}”不是有效的端口号。
        “{attribute}”必须大于 0。
        “{attribute}”只能包含可打印字符。
        无法读取该记录：{reason}。
        “{attribute}”不是有效的相对 JSON 指针。
        {attribute}：{message}
        共有 {count} 个问题。
        “{attribute}”为必填项。
        “{attribute}”必须为 {requiredValue}。
        没有名为“{name}”的场景。
        没有名为“{name}”的场景。您是指“{suggestion}”吗？
        “{attribute}”不是有效的版本号。
        “{attribute}”不是有效的 URL 别名。
        “{attribute}”包含可能误导读者的字符。
        “{attribute}”必须以“{prefix}”开头。
        “{attribute}”必须正好为 {length} 个字符。
        “{attribute}”最多只能有 {max} 个字符。
        “{attribute}”至少需要 {min} 个字符。
        “{attribute}”必须是文本。
        “{attribute}”不是有效的时间。
        “{attribute}”必须晚于 {after}。
        “{attribute}”必须早于 {before}。
        “{attribute}”不是有效的时区。
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
        太短
        太小
        无法读取
        含有不允许的字符
        数量错误
        格式错误
        长度错误
        类型错误
        “{attribute}”不是有效的 ULID。
        “{attribute}”必须为大写。
        “{attribute}”不是有效的 URI。
        “{attribute}”不是有效的 URI 引用。
        “{attribute}”不是有效的 URI 模板。
        “{attribute}”不是有效的 URL。
        “{attribute}”不是有效的 UUID。
        """#)
}
