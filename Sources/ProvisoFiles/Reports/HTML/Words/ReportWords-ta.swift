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
        valid பிழையற்ற பதிவுகள்
        invalid பிழையுள்ள பதிவுகள்
        errors பிழைகள்
        warnings எச்சரிக்கைகளும் குறிப்புகளும்
        known முன்பே அறிந்தவை
        leftOut விதிகளால் விடப்பட்டவை
        headline {share} {errors}
        errorCount one=# பிழை|other=# பிழைகள்
        warningCount one=# எச்சரிக்கை|other=# எச்சரிக்கைகள்
        share one=# பதிவில் @ இல்|other=# பதிவுகளில் @ இல்
        noErrors பிழைகள் இல்லை
        stopped சரிபார்ப்பு முன்கூட்டியே நிறுத்தப்பட்டது. எல்லா எண்களும் படிக்கப்பட்ட பகுதிக்கானவை.
        failures சரிபார்க்க முடியாத கோப்புகள்
        otherFile விதிகள் வேறொரு கோப்புக்கானவை போல் தெரிகிறது.
        unseen கோப்பில் இல்லாத நெடுவரிசைகள்
        unruled எந்த விதியும் குறிப்பிடாத நெடுவரிசைகள்
        toFix சரிசெய்ய வேண்டியவை
        column நெடுவரிசை
        info குறிப்பு
        others மற்றவை
        hidden மதிப்புகள் மறைக்கப்பட்டுள்ளன.
        line வரி
        lines வரிகள்
        record பதிவு
        message செய்தி
        value மதிப்பு
        count எண்ணிக்கை
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
        patterns அதிகம் காணப்படும் வடிவமைப்புகள்
        legend வடிவமைப்புகளில் A என்பது பெரிய எழுத்து, a என்பது பிற எழுத்து, 9 என்பது இலக்கம், ⁺ என்பது அவற்றில் பல, … என்பது எந்த எழுத்தும்.
        """
}
