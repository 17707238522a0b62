extension ReportWords {
    static let ta: StaticString = """
        title தரவுச் சரிபார்ப்பு அறிக்கை
        overview மேலோட்டம்
        rules விதிகள்
        scenario சூழல்
        file கோப்பு
        files கோப்புகள்
        time நேரம்
        records பதிவுகள்
        valid செல்லுபடியாகும் பதிவுகள்
        invalid பிழையுள்ள பதிவுகள்
        errors பிழைகள்
        warnings எச்சரிக்கைகளும் குறிப்புகளும்
        known முன்பே அறிந்தவை
        leftOut விதிகளால் விடப்பட்டவை
        clean பிழைகள் எதுவும் இல்லை.
        stopped சரிபார்ப்பு முன்கூட்டியே நிறுத்தப்பட்டது. எல்லா எண்களும் படிக்கப்பட்ட பகுதிக்கானவை.
        failures சரிபார்க்க முடியவில்லை
        unseen எந்தப் பதிவிலும் இல்லாத பண்புகள்
        violations மீறல்கள்
        byAttribute பண்பு வாரியாக மீறல்கள்
        byRule விதி வாரியாக மீறல்கள்
        attribute பண்பு
        rule விதி
        code குறியீடு
        severity தீவிரம்
        error பிழை
        warning எச்சரிக்கை
        info குறிப்பு
        first முதல் இடம்
        others மற்றவை
        samples எடுத்துக்காட்டுகள்
        hidden மதிப்புகள் மறைக்கப்பட்டுள்ளன.
        line வரி
        record பதிவு
        message செய்தி
        value மதிப்பு
        columns நெடுவரிசைகள்
        moreColumns மற்ற நெடுவரிசைகள் காட்டப்படவில்லை.
        sensitive ரகசியமானது: உள்ளடக்கம் காட்டப்படவில்லை.
        missing இல்லை
        empty காலி
        integer முழு எண்
        decimal தசம எண்
        boolean சரி அல்லது தவறு
        date தேதி
        dateTime தேதியும் நேரமும்
        text உரை
        list பட்டியல்
        object பொருள்
        distinct வெவ்வேறு மதிப்புகள்
        length எழுத்துகள்
        range வரம்பு
        shapes அதிகம் காணப்படும் வடிவங்கள்
        legend வடிவங்களில் A என்பது பெரிய எழுத்து, a என்பது பிற எழுத்து, 9 என்பது இலக்கம், ⁺ என்பது அவற்றில் பல, … என்பது எதுவும்.
        """
}
