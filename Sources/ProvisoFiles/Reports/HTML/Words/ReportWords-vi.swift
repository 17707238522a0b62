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
        valid Bản ghi không có lỗi
        invalid Bản ghi có lỗi
        errors Lỗi
        warnings Cảnh báo và ghi chú
        known Đã biết từ trước
        leftOut Được quy tắc bỏ qua
        headline {errors} {share}
        errorCount other=# lỗi
        warningCount other=# cảnh báo
        share other=trong @ trên # bản ghi
        noErrors không có lỗi
        stopped Việc kiểm tra đã dừng sớm. Mọi con số đều là của phần đã đọc.
        failures Các tệp không thể kiểm tra
        otherFile Có vẻ các quy tắc này dành cho tệp khác.
        unseen Các cột không có trong tệp
        unruled Các cột không được quy tắc nào nhắc đến
        toFix Cần sửa
        column Cột
        info Ghi chú
        others Khác
        hidden Các giá trị được ẩn.
        line Dòng
        lines Dòng
        record Bản ghi
        message Thông báo
        value Giá trị
        count Số lượng
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
        patterns Mẫu thường gặp nhất
        legend Trong các mẫu, A là chữ hoa, a là chữ khác, 9 là chữ số, ⁺ là nhiều ký tự như vậy, … là ký tự bất kỳ.
        """
}
