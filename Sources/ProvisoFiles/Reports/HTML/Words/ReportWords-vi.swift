extension ReportWords {
    static let vi: StaticString = """
        title Báo cáo kiểm tra dữ liệu
        overview Tổng quan
        rules Quy tắc
        scenario Kịch bản
        file Tệp
        files Các tệp
        time Thời điểm
        records Bản ghi
        valid Bản ghi hợp lệ
        invalid Bản ghi có lỗi
        errors Lỗi
        warnings Cảnh báo và ghi chú
        known Đã biết từ trước
        leftOut Được quy tắc bỏ qua
        clean Không tìm thấy lỗi nào.
        stopped Việc kiểm tra đã dừng sớm. Mọi con số đều là của phần đã đọc.
        failures Không thể kiểm tra
        unseen Thuộc tính mà không bản ghi nào có
        violations Vi phạm
        byAttribute Vi phạm theo thuộc tính
        byRule Vi phạm theo quy tắc
        attribute Thuộc tính
        rule Quy tắc
        code Mã
        severity Mức độ
        error Lỗi
        warning Cảnh báo
        info Ghi chú
        first Lần đầu ở
        others Khác
        samples Ví dụ
        hidden Các giá trị được ẩn.
        line Dòng
        record Bản ghi
        message Thông báo
        value Giá trị
        columns Cột
        moreColumns Các cột còn lại không được hiển thị.
        sensitive Nhạy cảm: nội dung không được hiển thị.
        missing Thiếu
        empty Trống
        integer Số nguyên
        decimal Số thập phân
        boolean Đúng hoặc sai
        date Ngày
        dateTime Ngày và giờ
        text Văn bản
        list Danh sách
        object Đối tượng
        distinct Giá trị khác nhau
        length Ký tự
        range Khoảng
        shapes Dạng thường gặp nhất
        legend Trong các dạng, A là chữ hoa, a là chữ khác, 9 là chữ số, ⁺ là nhiều ký tự như vậy, … là bất kỳ.
        """
}
