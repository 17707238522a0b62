// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import Proviso

extension CatalogTables {
    static let th = CatalogTable.read(
        "th",
        #"""
        ต้องเว้น “{attribute}” ว่างไว้
        ต้องกรอก “{attribute}” ด้วย เนื่องจากมีการระบุ {given}
        “{attribute}” ต้องมีเฉพาะตัวอักษรเท่านั้น
        “{attribute}” ต้องมีเฉพาะตัวอักษรและตัวเลขเท่านั้น
        “{attribute}” ไม่ตรงกับรูปแบบที่ยอมรับใดเลย
        “{attribute}” ต้องมีเฉพาะอักขระ ASCII เท่านั้น
        “{attribute}” ไม่ถูกต้อง
        ไม่สามารถตรวจสอบ “{attribute}” ได้
        ยังไม่ได้ตรวจสอบ “{attribute}”
        ไม่มีฟิลด์ “{name}”
        ไม่มีฟิลด์ “{name}” คุณหมายถึง “{suggestion}” ใช่ไหม
        “{attribute}” ไม่ใช่ค่า Base32 ที่ถูกต้อง
        “{attribute}” ไม่ใช่ค่า Base64 ที่ถูกต้อง
        “{attribute}” ไม่ใช่รหัส BIC ที่ถูกต้อง
        “{attribute}” ต้องเป็น {true} หรือ {false}
        “{attribute}” ไม่ใช่วันหมดอายุที่ถูกต้อง
        “{attribute}” เลยกำหนดแล้ว
        “{attribute}” ไม่ใช่รหัสความปลอดภัยที่ถูกต้อง
        “{attribute}” ต้องเท่ากับ {compareValue}
        “{attribute}” ต้องตรงกับ “{compareAttribute}”
        “{attribute}” ไม่ใช่ค่าที่คาดไว้
        “{attribute}” ต้องมากกว่า {compareValue}
        “{attribute}” ต้องมากกว่า “{compareAttribute}”
        “{attribute}” ต้องมากกว่านี้
        “{attribute}” ต้องมากกว่าหรือเท่ากับ {compareValue}
        “{attribute}” ต้องมากกว่าหรือเท่ากับ “{compareAttribute}”
        “{attribute}” ต้องมากกว่านี้
        “{attribute}” ต้องน้อยกว่า {compareValue}
        “{attribute}” ต้องน้อยกว่า “{compareAttribute}”
        “{attribute}” ต้องน้อยกว่านี้
        “{attribute}” ต้องน้อยกว่าหรือเท่ากับ {compareValue}
        “{attribute}” ต้องน้อยกว่าหรือเท่ากับ “{compareAttribute}”
        “{attribute}” ต้องน้อยกว่านี้
        “{attribute}” ต้องไม่เท่ากับ {compareValue}
        “{attribute}” ต้องแตกต่างจาก “{compareAttribute}”
        “{attribute}” มีค่าที่ไม่อนุญาต
        ไม่สามารถเปรียบเทียบ “{attribute}” กับ {compareValue} ได้
        ไม่สามารถเปรียบเทียบ “{attribute}” กับ “{compareAttribute}” ได้
        ไม่สามารถเปรียบเทียบ “{attribute}” ได้
        “{attribute}” ไม่ถูกต้อง
        “{attribute}” ต้องมี “{containedValue}”
        “{attribute}” ไม่ใช่ตำแหน่งที่ถูกต้อง
        “{attribute}” ต้องมี {count} รายการ พอดี
        “{attribute}” ต้องมีอย่างน้อย {min} รายการ
        “{attribute}” ต้องมีไม่เกิน {max} รายการ
        “{attribute}” ต้องเป็นรายการ
        “{attribute}” ไม่ใช่รหัสประเทศที่ถูกต้อง
        “{attribute}” ไม่ใช่สีที่ถูกต้อง
        “{attribute}” ไม่ใช่รหัสสกุลเงินที่ถูกต้อง
        “{attribute}” ไม่ถูกต้อง
        “{attribute}” ไม่ใช่ URI ข้อมูลที่ถูกต้อง
        “{attribute}” ไม่ใช่วันที่ที่ถูกต้อง
        “{attribute}” ต้องไม่ก่อนวันที่ {earliest}
        “{attribute}” ต้องไม่หลังวันที่ {latest}
        “{attribute}” ต้องเป็นวันที่ในอนาคต
        “{attribute}” ต้องเป็นวันที่ในอดีต
        “{attribute}” ต้องหลังวันที่ {after}
        “{attribute}” ต้องก่อนวันที่ {before}
        “{attribute}” ต้องผ่านมาแล้วอย่างน้อย {minAge} ปี
        “{attribute}” ไม่ใช่วันที่และเวลาที่ถูกต้อง
        “{attribute}” ต้องไม่ก่อนวันที่ {earliest}
        “{attribute}” ต้องไม่หลังวันที่ {latest}
        “{attribute}” ต้องเป็นวันที่ในอนาคต
        “{attribute}” ต้องเป็นวันที่ในอดีต
        “{attribute}” ต้องหลังวันที่ {after}
        “{attribute}” ต้องก่อนวันที่ {before}
        “{attribute}” ต้องผ่านมาแล้วอย่างน้อย {minAge} ปี
        “{attribute}” ต้องเป็นตัวเลข
        “{attribute}” ต้องมีทศนิยมอย่างน้อย {min} ตำแหน่ง
        “{attribute}” ต้องมีทศนิยมไม่เกิน {max} ตำแหน่ง
        “{attribute}” ไม่ใช่ชื่อโดเมนที่ถูกต้อง
        “{attribute}” ไม่ใช่ระยะเวลาที่ถูกต้อง
        “{attribute}” ไม่ใช่หมายเลขโทรศัพท์ที่ถูกต้อง
        “{attribute}” ต้องเป็นรายการ
        “{attribute}” ไม่ใช่รหัส EAN ที่ถูกต้อง
        “{attribute}” ไม่ใช่ที่อยู่อีเมลที่ถูกต้อง
        โดเมนของ “{attribute}” ไม่รับอีเมล
        ไม่สามารถตรวจสอบโดเมนของ “{attribute}” ได้
        “{attribute}” ต้องลงท้ายด้วย “{suffix}”
        ยังไม่ได้ตรวจสอบแบบฟอร์ม
        “{attribute}” ถูกส่งมาไม่ถูกต้อง: {reason}
        “{attribute}” ถูกส่งมาไม่ถูกต้อง: {reason}
        “{attribute}” ถูกส่งมาไม่ถูกต้อง: {reason}
        “{attribute}” ไม่ใช่ค่าแฮชที่ถูกต้อง
        “{attribute}” ไม่ใช่ค่าเลขฐานสิบหกที่ถูกต้อง
        “{attribute}” ไม่ใช่สีที่ถูกต้อง
        “{attribute}” ไม่ใช่ชื่อโฮสต์ที่ถูกต้อง
        “{attribute}” ไม่ใช่ IBAN ที่ถูกต้อง
        “{attribute}” ไม่ใช่ค่าที่ยอมรับ
        “{attribute}” มีค่าที่ไม่อนุญาต
        “{attribute}” ต้องเป็นจำนวนเต็ม
        “{attribute}” ไม่ใช่หมายเลข IP ที่ถูกต้อง
        “{attribute}” ไม่ใช่ IRI ที่ถูกต้อง
        “{attribute}” ไม่ใช่การอ้างอิง IRI ที่ถูกต้อง
        “{attribute}” ไม่ใช่ ISBN ที่ถูกต้อง
        “{attribute}” ไม่ใช่รหัส ISIN ที่ถูกต้อง
        “{attribute}” ไม่ใช่ ISSN ที่ถูกต้อง
        “{attribute}” ไม่ใช่ JSON ที่ถูกต้อง
        “{attribute}” ไม่ใช่ตัวชี้ JSON ที่ถูกต้อง
        “{attribute}” ไม่ใช่ JSON Web Token ที่ถูกต้อง
        “{attribute}” ไม่ใช่รหัสภาษาที่ถูกต้อง
        “{attribute}” ไม่ใช่ตำแหน่งที่ถูกต้อง
        “{attribute}” ไม่ใช่ละติจูดที่ถูกต้อง
        “{attribute}” ไม่ใช่ลองจิจูดที่ถูกต้อง
        “{attribute}” ต้องเป็นตัวพิมพ์เล็ก
        “{attribute}” ไม่ใช่หมายเลขที่ถูกต้อง
        “{attribute}” ไม่ใช่ที่อยู่ MAC ที่ถูกต้อง
        “{attribute}” ไม่ตรงตามรูปแบบที่กำหนด
        “{attribute}” ต้องมีตัวเลข
        “{attribute}” ต้องมีตัวพิมพ์เล็ก
        “{attribute}” ต้องมีสัญลักษณ์
        “{attribute}” ต้องมีตัวพิมพ์ใหญ่
        “{attribute}” มีรูปแบบที่ไม่อนุญาต
        “{attribute}” ยาวเกินไป
        “{attribute}” ไม่ใช่ประเภทสื่อที่ถูกต้อง
        “{attribute}” ต้องเป็นพหุคูณของ {divisor}
        “{attribute}” ไม่ใช่ Nano ID ที่ถูกต้อง
        “{attribute}” ต้องน้อยกว่า 0
        “{attribute}” มีระดับชั้นมากเกินไป
        “{attribute}” ต้องเป็นออบเจ็กต์
        “{attribute}” มีค่าที่ไม่อนุญาต
        “{attribute}” ต้องเป็นจำนวนเต็ม
        “{attribute}” ต้องไม่เกิน {max}
        “{attribute}” ต้องน้อยกว่า {max}
        “{attribute}” ต้องไม่น้อยกว่า {min}
        “{attribute}” ต้องเป็นตัวเลข
        “{attribute}” ต้องมีตัวเลข
        “{attribute}” ต้องมีตัวพิมพ์เล็ก
        “{attribute}” ต้องมีสัญลักษณ์
        “{attribute}” ต้องมีตัวพิมพ์ใหญ่
        “{attribute}” ต้องมีอย่างน้อย {min} อักขระ
        “{attribute}” ต้องเป็นข้อความ
        “{attribute}” ไม่ใช่หมายเลขบัตรที่ถูกต้อง
        “{attribute}” ไม่ใช่หมายเลขพอร์ตที่ถูกต้อง
        “{attribute}” ต้องมากกว่า 0
        “{attribute}” ต้องมีเฉพาะอักขระที่พิมพ์ได้เท่านั้น
        ไม่สามารถอ่านระเบียนได้: {reason}
        “{attribute}” ไม่ใช่ตัวชี้ JSON แบบสัมพัทธ์ที่ถูกต้อง
        {attribute}: {message}
        พบปัญหา {count} รายการ
        ต้องกรอก “{attribute}”
        “{attribute}” ต้องเป็น {requiredValue}
        ไม่มีสถานการณ์ “{name}”
        ไม่มีสถานการณ์ “{name}” คุณหมายถึง “{suggestion}” ใช่ไหม
        “{attribute}” ไม่ใช่หมายเลขเวอร์ชันที่ถูกต้อง
        “{attribute}” ไม่ใช่ slug ที่ถูกต้อง
        “{attribute}” มีอักขระที่อาจทำให้ผู้อ่านเข้าใจผิด
        “{attribute}” ต้องขึ้นต้นด้วย “{prefix}”
        “{attribute}” ต้องมี {length} อักขระ พอดี
        “{attribute}” ต้องมีไม่เกิน {max} อักขระ
        “{attribute}” ต้องมีอย่างน้อย {min} อักขระ
        “{attribute}” ต้องเป็นข้อความ
        “{attribute}” ไม่ใช่เวลาที่ถูกต้อง
        “{attribute}” ต้องหลัง {after}
        “{attribute}” ต้องก่อน {before}
        “{attribute}” ไม่ใช่เขตเวลาที่ถูกต้อง
        หมดอายุแล้ว
        ไม่ถูกต้อง
        ไม่ตรงกัน
        ขาดอักขระ
        ต้องไม่เหมือนกัน
        ไม่ใช่ตัวเลข
        ไม่อนุญาต
        ยังไม่ได้ตรวจสอบ
        ไม่พบ
        ไม่มีในรายการ
        ไม่ใช่จำนวนเต็ม
        ต้องกรอก
        ค่ามากเกินไป
        เร็วเกินไป
        จำนวนน้อยเกินไป
        ช้าเกินไป
        ยาวเกินไป
        จำนวนมากเกินไป
        สั้นเกินไป
        ค่าน้อยเกินไป
        อ่านไม่ได้
        มีอักขระที่ไม่อนุญาต
        จำนวนไม่ถูกต้อง
        รูปแบบไม่ถูกต้อง
        ความยาวไม่ถูกต้อง
        ประเภทไม่ถูกต้อง
        “{attribute}” ไม่ใช่ ULID ที่ถูกต้อง
        “{attribute}” ต้องเป็นตัวพิมพ์ใหญ่
        “{attribute}” ไม่ใช่ URI ที่ถูกต้อง
        “{attribute}” ไม่ใช่การอ้างอิง URI ที่ถูกต้อง
        “{attribute}” ไม่ใช่แม่แบบ URI ที่ถูกต้อง
        “{attribute}” ไม่ใช่ URL ที่ถูกต้อง
        “{attribute}” ไม่ใช่ UUID ที่ถูกต้อง
        """#)
}
