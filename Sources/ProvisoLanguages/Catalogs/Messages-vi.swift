// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import Proviso

extension CatalogTables {
    static let vi = CatalogTable.read(
        "vi",
        #"""
        Trường “{attribute}” phải để trống.
        Trường “{attribute}” cũng là bắt buộc vì đã có: {given}.
        Trường “{attribute}” chỉ được chứa chữ cái.
        Trường “{attribute}” chỉ được chứa chữ cái và chữ số.
        Trường “{attribute}” không thuộc dạng nào được chấp nhận.
        Trường “{attribute}” chỉ được chứa ký tự ASCII.
        Trường “{attribute}” không hợp lệ.
        Không thể kiểm tra trường “{attribute}”.
        Trường “{attribute}” chưa được kiểm tra.
        Không có trường “{name}”.
        Không có trường “{name}”. Ý bạn là “{suggestion}”?
        Trường “{attribute}” không phải là giá trị Base32 hợp lệ.
        Trường “{attribute}” không phải là giá trị Base64 hợp lệ.
        Trường “{attribute}” không phải là mã BIC hợp lệ.
        Trường “{attribute}” phải là {true} hoặc {false}.
        Trường “{attribute}” không phải là ngày hết hạn hợp lệ.
        Ngày trong trường “{attribute}” đã qua.
        Trường “{attribute}” không phải là mã bảo mật hợp lệ.
        Trường “{attribute}” phải bằng {compareValue}.
        Trường “{attribute}” phải giống hệt trường “{compareAttribute}”.
        Trường “{attribute}” không có giá trị mong đợi.
        Trường “{attribute}” phải lớn hơn {compareValue}.
        Trường “{attribute}” phải lớn hơn trường “{compareAttribute}”.
        Trường “{attribute}” phải lớn hơn nữa.
        Trường “{attribute}” phải lớn hơn hoặc bằng {compareValue}.
        Trường “{attribute}” phải lớn hơn hoặc bằng trường “{compareAttribute}”.
        Trường “{attribute}” phải lớn hơn nữa.
        Trường “{attribute}” phải nhỏ hơn {compareValue}.
        Trường “{attribute}” phải nhỏ hơn trường “{compareAttribute}”.
        Trường “{attribute}” phải nhỏ hơn nữa.
        Trường “{attribute}” phải nhỏ hơn hoặc bằng {compareValue}.
        Trường “{attribute}” phải nhỏ hơn hoặc bằng trường “{compareAttribute}”.
        Trường “{attribute}” phải nhỏ hơn nữa.
        Trường “{attribute}” không được bằng {compareValue}.
        Trường “{attribute}” phải khác trường “{compareAttribute}”.
        Trường “{attribute}” có giá trị không được phép.
        Không thể so sánh trường “{attribute}” với {compareValue}.
        Không thể so sánh trường “{attribute}” với trường “{compareAttribute}”.
        Không thể so sánh trường “{attribute}”.
        Trường “{attribute}” không hợp lệ.
        Trường “{attribute}” phải chứa “{containedValue}”.
        Trường “{attribute}” không phải là vị trí hợp lệ.
        Trường “{attribute}” phải có đúng {count} mục.
        Trường “{attribute}” phải có ít nhất {min} mục.
        Trường “{attribute}” chỉ được có tối đa {max} mục.
        Trường “{attribute}” phải là danh sách.
        Trường “{attribute}” không phải là mã quốc gia hợp lệ.
        Trường “{attribute}” không phải là màu hợp lệ.
        Trường “{attribute}” không phải là mã tiền tệ hợp lệ.
        Trường “{attribute}” không hợp lệ.
        Trường “{attribute}” không phải là URI dữ liệu hợp lệ.
        Trường “{attribute}” không phải là ngày hợp lệ.
        Trường “{attribute}” không được trước ngày {earliest}.
        Trường “{attribute}” không được sau ngày {latest}.
        Trường “{attribute}” phải ở trong tương lai.
        Trường “{attribute}” phải ở trong quá khứ.
        Trường “{attribute}” phải sau ngày {after}.
        Trường “{attribute}” phải trước ngày {before}.
        Trường “{attribute}” phải cách đây ít nhất {minAge} năm.
        Trường “{attribute}” không phải là ngày và giờ hợp lệ.
        Trường “{attribute}” không được trước {earliest}.
        Trường “{attribute}” không được sau {latest}.
        Trường “{attribute}” phải ở trong tương lai.
        Trường “{attribute}” phải ở trong quá khứ.
        Trường “{attribute}” phải sau {after}.
        Trường “{attribute}” phải trước {before}.
        Trường “{attribute}” phải cách đây ít nhất {minAge} năm.
        Trường “{attribute}” phải là số.
        Trường “{attribute}” phải có ít nhất {min} chữ số thập phân.
        Trường “{attribute}” chỉ được có tối đa {max} chữ số thập phân.
        Trường “{attribute}” không phải là tên miền hợp lệ.
        Trường “{attribute}” không phải là khoảng thời gian hợp lệ.
        Trường “{attribute}” không phải là số điện thoại hợp lệ.
        Trường “{attribute}” phải là danh sách.
        Trường “{attribute}” không phải là mã EAN hợp lệ.
        Trường “{attribute}” không phải là địa chỉ email hợp lệ.
        Tên miền trong trường “{attribute}” không nhận thư.
        Không thể kiểm tra tên miền trong trường “{attribute}”.
        Trường “{attribute}” phải kết thúc bằng “{suffix}”.
        Biểu mẫu chưa được kiểm tra.
        Trường “{attribute}” không được gửi đúng cách: {reason}.
        Trường “{attribute}” không được gửi đúng cách: {reason}.
        Trường “{attribute}” không được gửi đúng cách: {reason}.
        Trường “{attribute}” không phải là giá trị băm hợp lệ.
        Trường “{attribute}” không phải là giá trị thập lục phân hợp lệ.
        Trường “{attribute}” không phải là màu hợp lệ.
        Trường “{attribute}” không phải là tên máy chủ hợp lệ.
        Trường “{attribute}” không phải là IBAN hợp lệ.
        Trường “{attribute}” không thuộc các giá trị được chấp nhận.
        Trường “{attribute}” có giá trị không được phép.
        Trường “{attribute}” phải là số nguyên.
        Trường “{attribute}” không phải là địa chỉ IP hợp lệ.
        Trường “{attribute}” không phải là IRI hợp lệ.
        Trường “{attribute}” không phải là tham chiếu IRI hợp lệ.
        Trường “{attribute}” không phải là ISBN hợp lệ.
        Trường “{attribute}” không phải là mã ISIN hợp lệ.
        Trường “{attribute}” không phải là ISSN hợp lệ.
        Trường “{attribute}” không phải là JSON hợp lệ.
        Trường “{attribute}” không phải là con trỏ JSON hợp lệ.
        Trường “{attribute}” không phải là JSON Web Token hợp lệ.
        Trường “{attribute}” không phải là mã ngôn ngữ hợp lệ.
        Trường “{attribute}” không phải là vị trí hợp lệ.
        Trường “{attribute}” không phải là vĩ độ hợp lệ.
        Trường “{attribute}” không phải là kinh độ hợp lệ.
        Trường “{attribute}” phải viết bằng chữ thường.
        Trường “{attribute}” không phải là số hợp lệ.
        Trường “{attribute}” không phải là địa chỉ MAC hợp lệ.
        Trường “{attribute}” không đúng dạng mong đợi.
        Trường “{attribute}” phải chứa một chữ số.
        Trường “{attribute}” phải chứa một chữ thường.
        Trường “{attribute}” phải chứa một ký hiệu.
        Trường “{attribute}” phải chứa một chữ hoa.
        Trường “{attribute}” có dạng không được phép.
        Trường “{attribute}” quá dài.
        Trường “{attribute}” không phải là loại nội dung hợp lệ.
        Trường “{attribute}” phải là bội số của {divisor}.
        Trường “{attribute}” không phải là Nano ID hợp lệ.
        Trường “{attribute}” phải nhỏ hơn 0.
        Trường “{attribute}” có quá nhiều cấp.
        Trường “{attribute}” phải là một đối tượng.
        Trường “{attribute}” có giá trị không được phép.
        Trường “{attribute}” phải là số nguyên.
        Trường “{attribute}” phải từ {max} trở xuống.
        Trường “{attribute}” phải nhỏ hơn {max}.
        Trường “{attribute}” phải từ {min} trở lên.
        Trường “{attribute}” phải là số.
        Trường “{attribute}” phải chứa một chữ số.
        Trường “{attribute}” phải chứa một chữ thường.
        Trường “{attribute}” phải chứa một ký hiệu.
        Trường “{attribute}” phải chứa một chữ hoa.
        Trường “{attribute}” phải có ít nhất {min} ký tự.
        Trường “{attribute}” phải là văn bản.
        Trường “{attribute}” không phải là số thẻ hợp lệ.
        Trường “{attribute}” không phải là số cổng hợp lệ.
        Trường “{attribute}” phải lớn hơn 0.
        Trường “{attribute}” chỉ được chứa ký tự in được.
        Không thể đọc bản ghi: {reason}.
        Trường “{attribute}” không phải là con trỏ JSON tương đối hợp lệ.
        {attribute}: {message}
        Có {count} vấn đề.
        Trường “{attribute}” là bắt buộc.
        Trường “{attribute}” phải là {requiredValue}.
        Không có kịch bản “{name}”.
        Không có kịch bản “{name}”. Ý bạn là “{suggestion}”?
        Trường “{attribute}” không phải là số phiên bản hợp lệ.
        Trường “{attribute}” không phải là slug hợp lệ.
        Trường “{attribute}” chứa ký tự có thể đánh lừa người đọc.
        Trường “{attribute}” phải bắt đầu bằng “{prefix}”.
        Trường “{attribute}” phải có đúng {length} ký tự.
        Trường “{attribute}” chỉ được có tối đa {max} ký tự.
        Trường “{attribute}” phải có ít nhất {min} ký tự.
        Trường “{attribute}” phải là văn bản.
        Trường “{attribute}” không phải là giờ hợp lệ.
        Trường “{attribute}” phải sau {after}.
        Trường “{attribute}” phải trước {before}.
        Trường “{attribute}” không phải là múi giờ hợp lệ.
        Đã hết hạn
        Không hợp lệ
        Không khớp
        Thiếu ký tự
        Phải khác
        Không phải là số
        Không được phép
        Chưa được kiểm tra
        Không tìm thấy
        Không có trong danh sách
        Không phải là số nguyên
        Bắt buộc
        Quá lớn
        Quá sớm
        Quá ít
        Quá muộn
        Quá dài
        Quá nhiều
        Quá ngắn
        Quá nhỏ
        Không đọc được
        Ký tự không được phép
        Sai số lượng
        Sai định dạng
        Sai độ dài
        Sai kiểu
        Trường “{attribute}” không phải là ULID hợp lệ.
        Trường “{attribute}” phải viết bằng chữ hoa.
        Trường “{attribute}” không phải là URI hợp lệ.
        Trường “{attribute}” không phải là tham chiếu URI hợp lệ.
        Trường “{attribute}” không phải là mẫu URI hợp lệ.
        Trường “{attribute}” không phải là URL hợp lệ.
        Trường “{attribute}” không phải là UUID hợp lệ.
        """#)
}
