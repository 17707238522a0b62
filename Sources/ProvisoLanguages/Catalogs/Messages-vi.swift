// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import ProvisoCore

extension CatalogTables {
    static let vi = CatalogTable.read(
        "vi",
        #"""
        Trường “{attribute}” phải để trống.
        Trường “{attribute}” cũng là bắt buộc vì đã có: {given}.
        Trường “{attribute}” chỉ được chứa chữ cái.
        Trường “{attribute}” chỉ được chứa chữ cái (A–Z).
        Trường “{attribute}” chỉ được chứa chữ cái và chữ số.
        Trường “{attribute}” chỉ được chứa chữ cái và chữ số (A–Z, 0–9).
        Trường “{attribute}” không thuộc định dạng nào được chấp nhận.
        Trường “{attribute}” chỉ được chứa chữ cái không dấu (A–Z), chữ số và dấu câu thông thường.
        Trường “{attribute}” không hợp lệ. Hãy kiểm tra lại và thử lần nữa.
        Không thể kiểm tra trường “{attribute}”. Hãy thử lại sau.
        Trường “{attribute}” chưa được kiểm tra.
        Trường “{attribute}” có vấn đề ở {count} trong tổng số {total} bản ghi. Chỉ cho phép tối đa {limit}.
        Tổ hợp của {attributes} có vấn đề ở {count} trong tổng số {total} bản ghi. Chỉ cho phép tối đa {limit}.
        Không có trường “{name}”.
        Không có trường “{name}”. Ý bạn là “{suggestion}”?
        Trường “{attribute}” phải là giá trị Base32 hợp lệ (A–Z, 2–7).
        Trường “{attribute}” phải là giá trị Base64 hợp lệ, ví dụ: {example}.
        Trường “{attribute}” phải là mã BIC hợp lệ ({min} hoặc {max} ký tự), ví dụ: {example}.
        Trường “{attribute}” phải là {true} hoặc {false}.
        Trường “{attribute}” phải là ngày hết hạn hợp lệ, ví dụ: {example}.
        Ngày trong trường “{attribute}” đã qua. Hãy dùng thẻ còn hạn.
        Trường “{attribute}” phải là mã bảo mật hợp lệ ({min} hoặc {max} chữ số).
        Trường “{attribute}” phải là mã bảo mật hợp lệ ({count} chữ số).
        Cột “{column}” không được phép.
        Thiếu cột “{column}”.
        Thiếu cột “{column}”. Các ô có vẻ được phân cách bằng “{delimiter}”.
        Thiếu cột “{column}”. Có cột “{suggestion}”.
        Tên của cột “{column}” không đúng định dạng mong đợi.
        Cột “{column}” phải đứng sau cột “{previous}”.
        Cột “{column}” nằm ngoài dự kiến.
        Cột “{column}” nằm ngoài dự kiến. Ý bạn là “{suggestion}”?
        Trường “{attribute}” phải bằng {compareValue}.
        Trường “{attribute}” phải giống hệt trường “{compareAttribute}”.
        Trường “{attribute}” không có giá trị mong đợi. Hãy kiểm tra lại và thử lần nữa.
        Trường “{attribute}” phải lớn hơn {compareValue}.
        Trường “{attribute}” phải lớn hơn trường “{compareAttribute}”.
        Ngày trong trường “{attribute}” phải sau ngày trong trường “{compareAttribute}”.
        Giá trị của trường “{attribute}” quá thấp.
        Ngày trong trường “{attribute}” quá sớm.
        Trường “{attribute}” phải sau ngày {compareValue}.
        Trường “{attribute}” phải lớn hơn hoặc bằng {compareValue}.
        Trường “{attribute}” phải lớn hơn hoặc bằng trường “{compareAttribute}”.
        Ngày trong trường “{attribute}” không được trước ngày trong trường “{compareAttribute}”.
        Giá trị của trường “{attribute}” quá thấp.
        Ngày trong trường “{attribute}” quá sớm.
        Trường “{attribute}” không được trước ngày {compareValue}.
        Trường “{attribute}” phải nhỏ hơn {compareValue}.
        Trường “{attribute}” phải nhỏ hơn trường “{compareAttribute}”.
        Ngày trong trường “{attribute}” phải trước ngày trong trường “{compareAttribute}”.
        Giá trị của trường “{attribute}” quá cao.
        Ngày trong trường “{attribute}” quá muộn.
        Trường “{attribute}” phải trước ngày {compareValue}.
        Trường “{attribute}” phải nhỏ hơn hoặc bằng {compareValue}.
        Trường “{attribute}” phải nhỏ hơn hoặc bằng trường “{compareAttribute}”.
        Ngày trong trường “{attribute}” không được sau ngày trong trường “{compareAttribute}”.
        Giá trị của trường “{attribute}” quá cao.
        Ngày trong trường “{attribute}” quá muộn.
        Trường “{attribute}” không được sau ngày {compareValue}.
        Trường “{attribute}” không được bằng {compareValue}.
        Trường “{attribute}” phải khác trường “{compareAttribute}”.
        Trường “{attribute}” có giá trị không được phép. Hãy chọn giá trị khác.
        Trường “{attribute}” phải có giá trị cùng loại với {compareValue}.
        Trường “{attribute}” phải có giá trị cùng loại với trường “{compareAttribute}”.
        Trường “{attribute}” có giá trị sai loại.
        Trường “{attribute}” không hợp lệ. Hãy kiểm tra lại và thử lần nữa.
        Trường “{attribute}” phải chứa “{containedValue}”.
        Trường “{attribute}” phải chứa “{containedValue}” ít nhất {min} lần.
        Trường “{attribute}” phải là tọa độ hợp lệ, ví dụ: {example}.
        Trường “{attribute}” phải có đúng {count} mục.
        Trường “{attribute}” phải thuộc đúng một định dạng được chấp nhận. Số định dạng phù hợp: {count}.
        Trường “{attribute}” phải có ít nhất {min} mục.
        Trường “{attribute}” chỉ được có tối đa {max} mục.
        Trường “{attribute}” phải là danh sách.
        Trường “{attribute}” phải là mã quốc gia hợp lệ, ví dụ: {example}.
        Trường “{attribute}” phải là lịch cron hợp lệ, ví dụ: {example}.
        Trường “{attribute}” phải là màu CSS hợp lệ, ví dụ: {example}.
        Trường “{attribute}” phải là mã tiền tệ hợp lệ, ví dụ: {example}.
        Trường “{attribute}” không hợp lệ. Hãy kiểm tra lại và thử lần nữa.
        Trường “{attribute}” phải là URI dữ liệu hợp lệ, ví dụ: {example}.
        Trường “{attribute}” phải là ngày hợp lệ, ví dụ: {example}.
        Trường “{attribute}” không được trước ngày {earliest}.
        Trường “{attribute}” không được sau ngày {latest}.
        Trường “{attribute}” phải ở trong tương lai.
        Trường “{attribute}” phải ở trong quá khứ.
        Trường “{attribute}” phải sau ngày {after}.
        Trường “{attribute}” phải trước ngày {before}.
        Trường “{attribute}” phải cách đây ít nhất {minAge} năm.
        Trường “{attribute}” phải là ngày và giờ hợp lệ, ví dụ: {example}.
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
        Trường “{attribute}” phải có ít nhất {min} giá trị khác nhau.
        Số tổ hợp khác nhau của {attributes} phải ít nhất là {min}.
        Trường “{attribute}” chỉ được có tối đa {max} giá trị khác nhau.
        Số tổ hợp khác nhau của {attributes} phải nhiều nhất là {max}.
        Trường “{attribute}” phải là tên miền hợp lệ, ví dụ: {example}.
        Trường “{attribute}” phải là khoảng thời gian hợp lệ, ví dụ: {example}.
        Trường “{attribute}” phải là số điện thoại hợp lệ kèm mã quốc gia, ví dụ: {example}.
        Trường “{attribute}” phải là danh sách.
        Trường “{attribute}” phải là mã {name} hợp lệ. Hãy kiểm tra lại các chữ số.
        Trường “{attribute}” phải là địa chỉ email hợp lệ, ví dụ: {example}.
        Tên miền trong trường “{attribute}” không nhận thư. Hãy kiểm tra phần sau ký tự @.
        Tên miền trong trường “{attribute}” có vẻ bị gõ sai. Hãy kiểm tra phần sau ký tự @.
        Không thể kiểm tra tên miền trong trường “{attribute}”. Hãy thử lại sau.
        Trường “{attribute}” phải kết thúc bằng “{suffix}”.
        Không tìm thấy giá trị của trường “{attribute}” trong tệp “{source}”.
        Không tìm thấy giá trị của trường “{attribute}” trong cột “{column}”.
        Không tìm thấy tổ hợp của {attributes} trong các cột “{column}”.
        Không tìm thấy tổ hợp của {attributes} trong tệp “{source}”.
        Không thể kiểm tra biểu mẫu. Hãy thử lại.
        Không thể đọc trường “{attribute}”. Hãy gửi lại biểu mẫu.
        Không thể đọc trường “{attribute}”. Hãy gửi lại biểu mẫu.
        Không thể đọc trường “{attribute}”. Hãy gửi lại biểu mẫu.
        Trường “{attribute}” phải là giá trị băm hợp lệ ({name}).
        Trường “{attribute}” phải là giá trị thập lục phân hợp lệ (0–9, A–F, theo cặp).
        Trường “{attribute}” phải là màu thập lục phân hợp lệ, ví dụ: {example}.
        Trường “{attribute}” phải là tên máy chủ hợp lệ, ví dụ: {example}.
        Trường “{attribute}” phải là IBAN hợp lệ. Hãy kiểm tra xem có gõ nhầm không.
        Giá trị của trường “{attribute}” không thuộc các giá trị được chấp nhận. Hãy chọn giá trị khác.
        Trường “{attribute}” có giá trị không được phép. Hãy chọn giá trị khác.
        Giá trị của trường “{attribute}” không thuộc các giá trị được chấp nhận: {values}.
        Trường “{attribute}” phải là số nguyên.
        Trường “{attribute}” phải là số nguyên không có phần thập phân.
        Trường “{attribute}” phải là địa chỉ IP hợp lệ, ví dụ: {example}.
        Trường “{attribute}” phải là IRI hợp lệ, ví dụ: {example}.
        Trường “{attribute}” phải là tham chiếu IRI hợp lệ, ví dụ: {example}.
        Trường “{attribute}” phải là {name} hợp lệ. Hãy kiểm tra lại các chữ số.
        Trường “{attribute}” phải là mã ISIN hợp lệ. Hãy kiểm tra xem có gõ nhầm không.
        Trường “{attribute}” phải là ISSN hợp lệ. Hãy kiểm tra lại các chữ số.
        Trường “{attribute}” phải là JSON hợp lệ.
        Trường “{attribute}” phải là con trỏ JSON hợp lệ, ví dụ: {example}.
        Trường “{attribute}” phải là JSON Web Token hợp lệ.
        Trường “{attribute}” phải là một đối tượng.
        Trường “{attribute}” phải là mã ngôn ngữ hợp lệ, ví dụ: {example}.
        Trường “{attribute}” phải là tọa độ hợp lệ, ví dụ: {example}.
        Trường “{attribute}” phải là vĩ độ hợp lệ từ {min} đến {max}.
        Trường “{attribute}” phải là kinh độ hợp lệ từ {min} đến {max}.
        Trường “{attribute}” phải viết bằng chữ thường.
        Trường “{attribute}” phải là mã số hợp lệ. Hãy kiểm tra lại các chữ số.
        Trường “{attribute}” phải là địa chỉ MAC hợp lệ, ví dụ: {example}.
        Trường “{attribute}” không đúng định dạng mong đợi.
        Trường “{attribute}” phải chứa ít nhất một chữ số.
        Trường “{attribute}” phải chứa ít nhất một chữ thường.
        Trường “{attribute}” phải chứa ít nhất một ký tự đặc biệt, ví dụ: ! hoặc %.
        Trường “{attribute}” phải chứa ít nhất một chữ hoa.
        Trường “{attribute}” không đúng định dạng mong đợi. Ví dụ: {example}.
        Trường “{attribute}” có định dạng không được phép.
        Trường “{attribute}” quá dài. Hãy rút ngắn lại.
        Trường “{attribute}” phải là loại phương tiện (MIME) hợp lệ, ví dụ: {example}.
        Trường “{attribute}” phải là bội số của {divisor}.
        Trường “{attribute}” phải là Nano ID hợp lệ, ví dụ: {example}.
        Trường “{attribute}” phải là Nano ID hợp lệ.
        Trường “{attribute}” phải nhỏ hơn {limit}.
        Trường “{attribute}” có quá nhiều cấp.
        Trường “{attribute}” phải là một đối tượng.
        Trường “{attribute}” có giá trị không được phép. Hãy chọn giá trị khác.
        Trường “{attribute}” phải là số nguyên.
        Trường “{attribute}” phải là số nguyên không có phần thập phân.
        Trường “{attribute}” phải từ {max} trở xuống.
        Trường “{attribute}” phải nhỏ hơn {max}.
        Trường “{attribute}” phải từ {min} trở lên.
        Trường “{attribute}” phải là số.
        Trường “{attribute}” phải chứa ít nhất một chữ số.
        Trường “{attribute}” phải chứa ít nhất một chữ thường.
        Trường “{attribute}” phải chứa ít nhất một ký tự đặc biệt, ví dụ: ! hoặc %.
        Trường “{attribute}” phải chứa ít nhất một chữ hoa.
        Trường “{attribute}” phải có ít nhất {min} ký tự.
        Trường “{attribute}” phải là văn bản.
        Trường “{attribute}” phải là số thẻ hợp lệ. Hãy kiểm tra lại các chữ số.
        Trường “{attribute}” phải là số thẻ hợp lệ ({name}). Hãy kiểm tra lại các chữ số.
        Trường “{attribute}” phải là số cổng hợp lệ từ {min} đến {max}.
        Trường “{attribute}” phải lớn hơn {limit}.
        Trường “{attribute}” chứa ký tự không hiển thị được, ví dụ như dấu tab hoặc dấu xuống dòng. Hãy xóa chúng.
        Trường “{attribute}” chỉ được chứa chữ cái không dấu (A–Z), chữ số và dấu câu thông thường.
        không cho phép địa chỉ IP
        \u không có bốn chữ số thập lục phân
        dấu phần trăm không có hai chữ số thập lục phân
        các bit máy chủ khác không
        mảng chưa được đóng
        loại thẻ không được chấp nhận
        dấu thứ tự byte nằm trong văn bản
        đã hủy
        ký tự không được phép
        ký tự không được phép ở đây
        dấu ngoặc đóng không khớp
        thiếu dấu ngoặc đóng
        dấu ngoặc đóng không có dấu mở
        thiếu dấu hai chấm sau khóa
        dấu phụ không có chữ cái
        dấu phẩy sau giá trị cuối
        thiếu dấu phẩy
        dấu phẩy không có giá trị phía trước
        chú thích
        ký tự điều khiển
        ký tự điều khiển trong chuỗi
        quốc gia không được chấp nhận
        tên hiển thị không nằm trong dấu ngoặc kép
        tên miền quá dài
        khóa trùng lặp
        trống
        phần trống
        đã hết hạn
        không cho phép phân đoạn
        một nửa cặp thay thế
        số thập lục phân
        giờ ngoài phạm vi
        Punycode không hợp lệ
        UTF-8 không hợp lệ
        tên miền cấp cao nhất không hợp lệ
        ký tự vô hình
        khóa trùng lặp
        hai khóa cho cùng một trường
        không phải là đối tượng
        UTF-8 không hợp lệ
        tên của nó mâu thuẫn với tên khác
        tên của nó không cho biết nó thuộc phần tử nào
        số ô không khớp với số cột
        khóa không phải là chuỗi
        khóa không nằm trong dấu ngoặc kép
        có số không ở đầu
        không cho phép ngắt dòng
        không đọc được phản hồi
        phút ngoài phạm vi
        dấu chấm sai chỗ
        dấu gạch nối sai chỗ
        phần sai chỗ
        dấu phân cách sai chỗ
        lẫn lộn chữ số
        lẫn lộn hệ chữ viết
        lẫn lộn dấu phân cách
        lẫn lộn chiều viết
        nhiều hơn một giá trị
        thiếu tên
        lồng quá sâu
        thiếu dấu thăng
        thiếu AM hoặc PM
        thiếu chữ P ở đầu
        thiếu chữ T trước giờ
        không có phản hồi kịp thời
        thiếu ký tự @
        thiếu tên miền
        thiếu dấu bằng
        thiếu máy chủ
        thiếu dấu gạch nối
        thiếu ngôn ngữ
        không có giây nhuận vào lúc này
        không có máy chủ thư
        thiếu loại phương tiện
        thiếu tên tháng
        thiếu chênh lệch giờ
        thiếu dấu cộng
        thiếu độ dài tiền tố
        thiếu giao thức
        thiếu giây
        thiếu dấu phân cách
        không kết nối được máy chủ nào
        thiếu chữ ký
        thiếu dấu gạch chéo
        nền tảng này không có socket
        thiếu loại con
        không có không gian màu này
        không có quốc gia này
        không có đơn vị tiền tệ này
        không có ngày này
        không có tên miền này
        không có ngôn ngữ này
        không có tháng này
        không có số này
        không có khu vực này
        không có hệ chữ viết này
        không có múi giờ này
        không có đơn vị này
        không có biến thể này
        thiếu giờ
        thiếu đơn vị
        thiếu tên người dùng
        không có giá trị
        thiếu tên thứ trong tuần
        ký tự ngoài ASCII
        không phải Base64
        không phải Base64url
        UTF-8 không hợp lệ
        không phải URL
        không phải màu
        không phải chữ số
        không phải tên miền
        không phải chữ số thập lục phân
        không phải chữ cái
        không phải chữ cái hay chữ số
        không phải tháng và năm
        không phải bội số
        không phải số
        không phải địa chỉ IP
        không phải địa chỉ IPv4
        không phải địa chỉ IPv6
        không phải là mảng
        không phải mảng đối tượng cũng không phải đối tượng
        không phải là đối tượng
        không ở tương lai
        không ở quá khứ
        không phải chữ thường
        không phải số âm
        chưa được chuẩn hóa (NFC)
        không phải số dương
        không in được
        không phải văn bản
        không phải ba phần
        không phải hai số
        không phải chữ hoa
        không phải số nguyên
        thiếu phần trước ký tự @
        số không hữu hạn
        số chưa đầy đủ
        số có số không ở đầu
        số có dấu cộng
        số không có chữ số trước dấu chấm
        đối tượng chưa được đóng
        số lượng chữ số lẻ
        chênh lệch giờ ngoài phạm vi
        ngoài phạm vi
        không cho phép ký tự đệm
        phần trước ký tự @ quá dài
        phần bị lặp
        phần quá dài
        các phần mâu thuẫn nhau
        cổng không phải số
        không cho phép cổng
        cổng ngoài phạm vi
        không cho phép độ dài tiền tố
        không cho phép chuỗi truy vấn
        không cho phép dấu ngoặc kép
        bị máy chủ từ chối
        dấu phụ bị lặp
        không cho phép giao thức này
        giây ngoài phạm vi
        lỗi máy chủ
        không cho phép dấu cách
        chuỗi trong dấu nháy đơn
        chuỗi chưa được đóng
        không nhận thư
        có văn bản sau phần kết thúc
        quá sớm
        quá ít chữ số thập phân
        quá ít chữ số
        quá ít phần
        quá muộn
        quá dài
        quá nhiều chữ số thập phân
        quá nhiều chữ số
        quá nhiều phần
        quá ngắn
        tuổi quá nhỏ
        hai dấu chấm liền nhau
        loại không được chấp nhận
        ký tự không mong đợi
        kết thúc đột ngột
        bỏ sót đơn vị
        đơn vị sai thứ tự
        chuỗi thoát không xác định
        từ không xác định
        không cho phép thông tin người dùng
        thiếu giá trị
        tuần đi cùng đơn vị khác
        chữ số kiểm tra sai
        chữ số kiểm tra sai
        sai độ dài
        sai số lượng chữ số
        ký tự đệm sai
        tiền tố sai
        đơn vị sai
        biến thể sai
        phiên bản sai
        sai thứ trong tuần
        năm ngoài phạm vi
        không cho phép vùng
        Không thể đọc bản ghi: {reason}.
        Hàng có {found} ô thay vì {expected}. Hãy kiểm tra dấu phân cách và dấu ngoặc kép.
        Không thể đọc bản ghi: {reason} (cột {column}).
        Không thể đọc bản ghi: {reason} (dòng {line}, cột {column}).
        Không thể đọc bản ghi: dài hơn {max} MiB.
        Phải có ít nhất {min} bản ghi.
        Số mục được chấp nhận trong trường “{attribute}” phải ít nhất là {min}. Hiện tại là {count}.
        Chỉ được có tối đa {max} bản ghi.
        Số mục được chấp nhận trong trường “{attribute}” phải nhiều nhất là {max}. Hiện tại là {count}.
        Trường “{attribute}” phải là con trỏ JSON tương đối hợp lệ, ví dụ: {example}.
        {attribute}: {message}
        Ý bạn là “{suggestion}”?
        Ý bạn là {suggestion}?
        Có {count} vấn đề.
        Trường “{attribute}” là bắt buộc.
        Phải chấp nhận “{attribute}”.
        Trường “{attribute}” phải là {requiredValue}.
        Không có kịch bản “{name}”.
        Không có kịch bản “{name}”. Ý bạn là “{suggestion}”?
        Trường “{attribute}” phải là số phiên bản hợp lệ, ví dụ: {example}.
        Trường “{attribute}” phải là {expected}, giá trị tiếp theo.
        Trường “{attribute}” phải là số nguyên.
        Trường “{attribute}” phải là ngày hợp lệ, ví dụ: {example}.
        Trường “{attribute}” phải là số nguyên không có phần thập phân.
        Trường “{attribute}” chỉ được chứa chữ thường (a–z), chữ số và dấu gạch nối đơn ở giữa.
        Trường “{attribute}” chỉ được chứa chữ thường (a–z), chữ số và dấu gạch nối hoặc dấu gạch dưới đơn ở giữa.
        Giá trị của trường “{attribute}” không đúng thứ tự. Giá trị này phải đứng trước dòng {previousLine}.
        Trường “{attribute}” có giá trị sai loại.
        Trường “{attribute}” phải là ngày hợp lệ, ví dụ: {example}.
        Trường “{attribute}” phải là số.
        Giá trị của trường “{attribute}” không được giống với giá trị ở dòng {previousLine}.
        Giá trị của trường “{attribute}” không đúng thứ tự. Giá trị này phải đứng trước bản ghi {previousRecord}.
        Giá trị của trường “{attribute}” không được giống với giá trị ở bản ghi {previousRecord}.
        Tổ hợp của {attributes} không đúng thứ tự. Tổ hợp này phải đứng trước bản ghi {previousRecord}.
        Tổ hợp của {attributes} không được giống với tổ hợp ở bản ghi {previousRecord}.
        Tổ hợp của {attributes} không đúng thứ tự. Tổ hợp này phải đứng trước dòng {previousLine}.
        Tổ hợp của {attributes} không được giống với tổ hợp ở dòng {previousLine}.
        Trường “{attribute}” trộn lẫn nhiều bảng chữ cái hoặc chứa ký tự ẩn. Hãy dùng chữ của một bảng chữ cái.
        Trường “{attribute}” phải bắt đầu bằng “{prefix}”.
        Trường “{attribute}” phải có đúng {length} ký tự.
        Trường “{attribute}” phải có đúng {length} byte.
        Trường “{attribute}” chỉ được có tối đa {max} ký tự.
        Trường “{attribute}” chỉ được có tối đa {max} byte.
        Trường “{attribute}” phải có ít nhất {min} ký tự.
        Trường “{attribute}” phải có ít nhất {min} byte.
        Trường “{attribute}” phải là văn bản.
        Trường “{attribute}” phải là giờ hợp lệ, ví dụ: {example}.
        Trường “{attribute}” phải sau {after}.
        Trường “{attribute}” phải trước {before}.
        Trường “{attribute}” phải là múi giờ hợp lệ, ví dụ: {example}.
        Giá trị trùng lặp
        Đã hết hạn
        Không hợp lệ
        Không khớp
        Thiếu ký tự
        Có thể gõ sai
        Phải khác
        Không phải là số
        Không được phép
        Chưa được kiểm tra
        Không tìm thấy
        Không có trong danh sách
        Không phải là số nguyên
        Sai thứ tự
        Bắt buộc
        Quá lớn
        Quá sớm
        Quá ít
        Quá muộn
        Quá dài
        Quá nhiều
        Ngày quá gần đây
        Quá ngắn
        Quá nhỏ
        Không đọc được
        Ký tự không được phép
        Sai số lượng
        Sai định dạng
        Sai độ dài
        Sai kiểu
        Trường “{attribute}” phải là ULID hợp lệ, ví dụ: {example}.
        Trường “{attribute}” không có giá trị và không thể đặt ở đây.
        Giá trị của trường “{attribute}” phải là duy nhất. Giá trị này đã có ở dòng {firstLine}.
        Giá trị của trường “{attribute}” phải là duy nhất. Giá trị này đã có ở bản ghi {firstRecord}.
        Tổ hợp của {attributes} phải là duy nhất. Tổ hợp này đã có ở bản ghi {firstRecord}.
        Giá trị của trường “{attribute}” phải là duy nhất.
        Tổ hợp của {attributes} phải là duy nhất.
        Tổ hợp của {attributes} phải là duy nhất. Tổ hợp này đã có ở dòng {firstLine}.
        Trường “{attribute}” không được có cùng một mục hai lần. Mục {first} và mục {second} giống nhau.
        Trường “{attribute}” phải là danh sách.
        Trường “{attribute}” phải viết bằng chữ hoa.
        Trường “{attribute}” phải là URI hợp lệ, ví dụ: {example}.
        Trường “{attribute}” phải là tham chiếu URI hợp lệ, ví dụ: {example}.
        Trường “{attribute}” phải là mẫu URI hợp lệ, ví dụ: {example}.
        Trường “{attribute}” phải là URL hợp lệ, ví dụ: {example}.
        Trường “{attribute}” phải là {name} hợp lệ, ví dụ: {example}.
        Trường “{attribute}” phải là UUID hợp lệ.
        Trường “{attribute}” phải là một đối tượng.
        Trường “{attribute}” phải là số khung xe (VIN) hợp lệ. Hãy kiểm tra xem có gõ nhầm không.
        sai
        (trống)
        đúng
        giá trị
        """#)
}
