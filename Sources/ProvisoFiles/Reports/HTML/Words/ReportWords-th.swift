extension ReportWords {
    static let th: StaticString = """
        title รายงานการตรวจสอบข้อมูล
        overview ภาพรวม
        rules กฎ
        scenario สถานการณ์
        file ไฟล์
        files ไฟล์ทั้งหมด
        time เวลา
        records ระเบียน
        valid ระเบียนที่ไม่มีข้อผิดพลาด
        invalid ระเบียนที่มีข้อผิดพลาด
        errors ข้อผิดพลาด
        warnings คำเตือนและหมายเหตุ
        known ทราบอยู่ก่อนแล้ว
        leftOut กฎยกเว้นไว้
        headline {errors} {share}
        errorCount other=ข้อผิดพลาด # รายการ
        warningCount other=คำเตือน # รายการ
        share other=ใน @ จาก # ระเบียน
        noErrors ไม่มีข้อผิดพลาด
        stopped การตรวจสอบหยุดก่อนจบ ตัวเลขทั้งหมดเป็นของส่วนที่อ่านแล้ว
        failures ไฟล์ที่ตรวจสอบไม่ได้
        otherFile ดูเหมือนว่ากฎเหล่านี้ใช้กับไฟล์อื่น
        unseen คอลัมน์ที่ไม่มีในไฟล์
        unruled คอลัมน์ที่ไม่มีกฎใดกล่าวถึง
        toFix สิ่งที่ต้องแก้ไข
        column คอลัมน์
        info หมายเหตุ
        others อื่น ๆ
        hidden ค่าถูกซ่อนไว้
        line บรรทัด
        lines บรรทัด
        record ระเบียน
        message ข้อความแจ้ง
        value ค่า
        count จำนวน
        columns คอลัมน์
        moreColumns ไม่ได้แสดงคอลัมน์ที่เหลือ
        sensitive ข้อมูลอ่อนไหว: ไม่แสดงเนื้อหา
        missing ไม่มี
        empty ว่าง
        integer จำนวนเต็ม
        decimal เลขทศนิยม
        boolean จริงหรือเท็จ
        date วันที่
        dateTime วันที่และเวลา
        text ข้อความ
        list รายการ
        object ออบเจกต์
        distinct ค่าที่ต่างกัน
        length อักขระ
        range ช่วง
        patterns แพตเทิร์นที่พบบ่อยที่สุด
        legend ในแพตเทิร์น A แทนตัวพิมพ์ใหญ่ a แทนตัวอักษรอื่น 9 แทนตัวเลข ⁺ แทนหลายตัว และ … แทนอักขระใดก็ได้
        """
}
