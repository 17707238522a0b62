// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Identifiers.xcstrings.

internal import ProvisoCore

extension IdentifierCatalogs {
    static let th = read(
        #"""
        “{attribute}” ต้องเป็นหมายเลขบัญชีธนาคารที่ถูกต้อง ({country}) เช่น {example}
        “{attribute}” ต้องเป็นหมายเลขบัญชีธนาคารที่ถูกต้อง เช่น {example}
        “{attribute}” ต้องเป็นรหัสธนาคารที่ถูกต้อง ({country}) เช่น {example}
        “{attribute}” ต้องเป็นรหัสธนาคารที่ถูกต้อง เช่น {example}
        “{attribute}” ต้องเป็นเลขทะเบียนบริษัทที่ถูกต้อง ({country}) เช่น {example}
        “{attribute}” ต้องเป็นเลขทะเบียนบริษัทที่ถูกต้อง เช่น {example}
        “{attribute}” ต้องเป็นหมายเลขอ้างอิงการชำระเงิน (RF) ที่ถูกต้อง เช่น {example}
        “{attribute}” ต้องเป็นจำนวนเงินที่ถูกต้อง เช่น {example}
        “{attribute}” ต้องเป็นที่อยู่ {name} ที่ถูกต้อง เช่น {example}
        “{attribute}” ต้องเป็นรหัส {name} ที่ถูกต้อง เช่น {example}
        ตรวจสอบ “{attribute}” ไม่ได้ เนื่องจากไม่ได้ระบุประเทศหรือไม่รู้จักประเทศนั้น
        “{attribute}” ต้องเป็นตัวระบุ {name} ที่ถูกต้อง เช่น {example}
        “{attribute}” ต้องเป็นหมายเลข {name} ที่ถูกต้อง เช่น {example}
        “{attribute}” ต้องเป็นหมายเลขบัตรประจำตัวที่ถูกต้อง ({country}) เช่น {example}
        “{attribute}” ต้องเป็นหมายเลขบัตรประจำตัวที่ถูกต้อง เช่น {example}
        “{attribute}” ต้องเป็นหมายเลขตู้คอนเทนเนอร์ที่ถูกต้อง เช่น {example}
        “{attribute}” ต้องเป็นหมายเลขทะเบียนรถที่ถูกต้อง ({country}) เช่น {example}
        “{attribute}” ต้องเป็นหมายเลขทะเบียนรถที่ถูกต้อง เช่น {example}
        “{attribute}” ต้องเป็นหมายเลขหนังสือเดินทางที่ถูกต้อง ({country}) เช่น {example}
        “{attribute}” ต้องเป็นหมายเลขหนังสือเดินทางที่ถูกต้อง เช่น {example}
        “{attribute}” ต้องเป็นหมายเลขโทรศัพท์ที่ถูกต้อง ({country}) เช่น {example}
        “{attribute}” ต้องเป็นหมายเลขโทรศัพท์ที่ถูกต้อง พร้อมรหัสประเทศ เช่น {example}
        “{attribute}” ต้องเป็นรหัสไปรษณีย์ที่ถูกต้อง ({country}) เช่น {example}
        “{attribute}” ต้องเป็นรหัสไปรษณีย์ที่ถูกต้อง เช่น {example}
        “{attribute}” ต้องเป็นหมายเลขประกันสังคมที่ถูกต้อง ({country}) เช่น {example}
        “{attribute}” ต้องเป็นหมายเลขประกันสังคมที่ถูกต้อง เช่น {example}
        “{attribute}” ต้องเป็นเลขประจำตัวผู้เสียภาษีที่ถูกต้อง ({country}) เช่น {example}
        “{attribute}” ต้องเป็นเลขประจำตัวผู้เสียภาษีที่ถูกต้อง เช่น {example}
        “{attribute}” ต้องเป็นหมายเลขผู้เสียภาษีมูลค่าเพิ่มที่ถูกต้อง ({country}) เช่น {example}
        “{attribute}” ต้องเป็นหมายเลขผู้เสียภาษีมูลค่าเพิ่มที่ถูกต้อง เช่น {example}
        """#)
}
