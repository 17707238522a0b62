extension ReportWords {
    static let ko: StaticString = """
        title 데이터 검사 보고서
        overview 개요
        rules 규칙
        scenario 시나리오
        file 파일
        files 파일 목록
        time 시각
        records 레코드
        valid 오류가 없는 레코드
        invalid 오류가 있는 레코드
        errors 오류
        warnings 경고 및 참고
        known 이미 알려짐
        leftOut 규칙에 따라 제외됨
        headline {share} {errors}
        errorCount other=오류 #개
        warningCount other=경고 #개
        share other=레코드 #개 중 @개에
        noErrors 오류 없음
        stopped 검사가 도중에 중단되었습니다. 모든 숫자는 읽은 부분에 대한 것입니다.
        failures 검사하지 못한 파일
        otherFile 규칙이 다른 파일을 위한 것 같습니다.
        unseen 파일에 없는 열
        unruled 어떤 규칙에도 없는 열
        toFix 수정할 내용
        column 열
        info 참고
        others 기타
        hidden 값은 숨겨져 있습니다.
        line 줄
        lines 줄
        record 레코드
        message 메시지
        value 값
        count 개수
        columns 열
        moreColumns 나머지 열은 표시되지 않습니다.
        sensitive 민감한 정보: 내용은 표시되지 않습니다.
        missing 누락
        empty 비어 있음
        integer 정수
        decimal 소수
        boolean 참 또는 거짓
        date 날짜
        dateTime 날짜 및 시각
        text 텍스트
        list 목록
        object 객체
        distinct 서로 다른 값
        length 문자 수
        range 범위
        patterns 가장 흔한 패턴
        legend 패턴에서 A는 대문자, a는 그 밖의 문자, 9는 숫자, ⁺는 그중 여러 개, …는 임의의 문자를 뜻합니다.
        """
}
