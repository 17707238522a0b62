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
        valid मान्य रिकॉर्ड
        invalid त्रुटि वाले रिकॉर्ड
        errors त्रुटियाँ
        warnings चेतावनियाँ और टिप्पणियाँ
        known पहले से ज्ञात
        leftOut नियमों द्वारा छोड़े गए
        clean कोई त्रुटि नहीं मिली।
        stopped जाँच समय से पहले रोक दी गई। सभी संख्याएँ पढ़े गए भाग की हैं।
        failures जाँच नहीं हो सकी
        unseen विशेषताएँ जो किसी रिकॉर्ड में नहीं हैं
        violations उल्लंघन
        byAttribute विशेषता के अनुसार उल्लंघन
        byRule नियम के अनुसार उल्लंघन
        attribute विशेषता
        rule नियम
        code कोड
        severity गंभीरता
        error त्रुटि
        warning चेतावनी
        info टिप्पणी
        first पहली बार
        others अन्य
        samples उदाहरण
        hidden मान छिपे हुए हैं।
        line पंक्ति
        record रिकॉर्ड
        message संदेश
        value मान
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
        shapes सबसे आम रूप
        legend रूपों में A बड़े अक्षर के लिए, a अन्य अक्षर के लिए, 9 अंक के लिए, ⁺ इनमें से कई के लिए और … किसी भी चीज़ के लिए है।
        """
}
