extension ReportWords {
    static let hi: StaticString = """
        title डेटा जाँच रिपोर्ट
        overview सारांश
        rules नियम
        scenario परिदृश्य
        file फ़ाइल
        files फ़ाइलें
        time समय
        records रिकॉर्ड
        valid बिना त्रुटि वाले रिकॉर्ड
        invalid त्रुटि वाले रिकॉर्ड
        errors त्रुटियाँ
        warnings चेतावनियाँ और टिप्पणियाँ
        known पहले से ज्ञात
        leftOut नियमों द्वारा छोड़े गए
        headline {share} {errors}
        errorCount one=# त्रुटि|other=# त्रुटियाँ
        warningCount one=# चेतावनी|other=# चेतावनियाँ
        share other=# में से @ रिकॉर्ड में
        noErrors कोई त्रुटि नहीं
        stopped जाँच समय से पहले रोक दी गई। सभी संख्याएँ पढ़े गए भाग की हैं।
        failures फ़ाइलें जिनकी जाँच नहीं हो सकी
        otherFile लगता है कि नियम किसी दूसरी फ़ाइल के लिए हैं।
        unseen स्तंभ जो फ़ाइल में नहीं हैं
        unruled स्तंभ जिनका किसी नियम में उल्लेख नहीं है
        toFix क्या ठीक करना है
        column स्तंभ
        info टिप्पणी
        others अन्य
        hidden मान छिपे हुए हैं।
        line पंक्ति
        lines पंक्तियाँ
        record रिकॉर्ड
        message संदेश
        value मान
        count संख्या
        columns स्तंभ
        moreColumns अन्य स्तंभ नहीं दिखाए गए हैं।
        sensitive संवेदनशील: सामग्री नहीं दिखाई गई है।
        missing अनुपस्थित
        empty खाली
        integer पूर्णांक
        decimal दशमलव संख्या
        boolean सही या ग़लत
        date तारीख़
        dateTime तारीख़ और समय
        text पाठ
        list सूची
        object ऑब्जेक्ट
        distinct अलग-अलग मान
        length वर्ण
        range सीमा
        patterns सबसे आम पैटर्न
        legend पैटर्न में A बड़े अक्षर के लिए, a अन्य अक्षर के लिए, 9 अंक के लिए, ⁺ इनमें से कई के लिए और … किसी भी वर्ण के लिए है।
        """
}
