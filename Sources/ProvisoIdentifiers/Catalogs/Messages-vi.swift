// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Identifiers.xcstrings.

internal import ProvisoCore

extension IdentifierCatalogs {
    static let vi = read(
        #"""
        Trường “{attribute}” phải là số tài khoản ngân hàng hợp lệ ({country}), ví dụ: {example}.
        Trường “{attribute}” phải là số tài khoản ngân hàng hợp lệ, ví dụ: {example}.
        Trường “{attribute}” phải là mã ngân hàng hợp lệ ({country}), ví dụ: {example}.
        Trường “{attribute}” phải là mã ngân hàng hợp lệ, ví dụ: {example}.
        Trường “{attribute}” phải là mã số đăng ký doanh nghiệp hợp lệ ({country}), ví dụ: {example}.
        Trường “{attribute}” phải là mã số đăng ký doanh nghiệp hợp lệ, ví dụ: {example}.
        Trường “{attribute}” phải là mã tham chiếu thanh toán (RF) hợp lệ, ví dụ: {example}.
        Trường “{attribute}” phải là số tiền hợp lệ, ví dụ: {example}.
        Trường “{attribute}” phải là địa chỉ {name} hợp lệ, ví dụ: {example}.
        Trường “{attribute}” phải là mã {name} hợp lệ, ví dụ: {example}.
        Không thể kiểm tra trường “{attribute}” vì quốc gia còn thiếu hoặc không xác định được.
        Trường “{attribute}” phải là mã định danh {name} hợp lệ, ví dụ: {example}.
        Trường “{attribute}” phải là số {name} hợp lệ, ví dụ: {example}.
        Trường “{attribute}” phải là số thẻ căn cước hợp lệ ({country}), ví dụ: {example}.
        Trường “{attribute}” phải là số thẻ căn cước hợp lệ, ví dụ: {example}.
        Trường “{attribute}” phải là số container hợp lệ, ví dụ: {example}.
        Trường “{attribute}” phải là biển số xe hợp lệ ({country}), ví dụ: {example}.
        Trường “{attribute}” phải là biển số xe hợp lệ, ví dụ: {example}.
        Trường “{attribute}” phải là số hộ chiếu hợp lệ ({country}), ví dụ: {example}.
        Trường “{attribute}” phải là số hộ chiếu hợp lệ, ví dụ: {example}.
        Trường “{attribute}” phải là số điện thoại hợp lệ ({country}), ví dụ: {example}.
        Trường “{attribute}” phải là số điện thoại hợp lệ kèm mã quốc gia, ví dụ: {example}.
        Trường “{attribute}” phải là mã bưu chính hợp lệ ({country}), ví dụ: {example}.
        Trường “{attribute}” phải là mã bưu chính hợp lệ, ví dụ: {example}.
        Trường “{attribute}” phải là số an sinh xã hội hợp lệ ({country}), ví dụ: {example}.
        Trường “{attribute}” phải là số an sinh xã hội hợp lệ, ví dụ: {example}.
        Trường “{attribute}” phải là mã số thuế hợp lệ ({country}), ví dụ: {example}.
        Trường “{attribute}” phải là mã số thuế hợp lệ, ví dụ: {example}.
        Trường “{attribute}” phải là mã số thuế giá trị gia tăng (VAT) hợp lệ ({country}), ví dụ: {example}.
        Trường “{attribute}” phải là mã số thuế giá trị gia tăng (VAT) hợp lệ, ví dụ: {example}.
        """#)
}
