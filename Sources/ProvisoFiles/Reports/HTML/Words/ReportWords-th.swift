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
        valid ระเบียนที่ถูกต้อง
        invalid ระเบียนที่มีข้อผิดพลาด
        errors ข้อผิดพลาด
        warnings คำเตือนและหมายเหตุ
        known ทราบอยู่ก่อนแล้ว
        leftOut กฎยกเว้นไว้
        clean ไม่พบข้อผิดพลาด
        stopped การตรวจสอบหยุดก่อนจบ ตัวเลขทั้งหมดเป็นของส่วนที่อ่านแล้ว
        failures ตรวจสอบไม่ได้
        unseen แอตทริบิวต์ที่ไม่มีในระเบียนใดเลย
        violations การละเมิด
        byAttribute การละเมิดตามแอตทริบิวต์
        byRule การละเมิดตามกฎ
        attribute แอตทริบิวต์
        rule กฎ
        code รหัส
        severity ความรุนแรง
        error ข้อผิดพลาด
        warning คำเตือน
        info หมายเหตุ
        first พบครั้งแรกที่
        others อื่น ๆ
        samples ตัวอย่าง
        hidden ค่าถูกซ่อนไว้
        line บรรทัด
        record ระเบียน
        message ข้อความแจ้ง
        value ค่า
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
        shapes รูปแบบที่พบบ่อยที่สุด
        legend ในรูปแบบ A แทนตัวพิมพ์ใหญ่ a แทนตัวอักษรอื่น 9 แทนตัวเลข ⁺ แทนหลายตัว และ … แทนอะไรก็ได้
        """
}
