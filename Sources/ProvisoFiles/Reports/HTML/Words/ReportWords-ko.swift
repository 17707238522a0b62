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
        valid 유효한 레코드
        invalid 오류가 있는 레코드
        errors 오류
        warnings 경고 및 참고
        known 이미 알려짐
        leftOut 규칙에 따라 제외됨
        clean 오류가 없습니다.
        stopped 검사가 도중에 중단되었습니다. 모든 숫자는 읽은 부분에 대한 것입니다.
        failures 검사할 수 없음
        unseen 어떤 레코드에도 없는 속성
        violations 위반
        byAttribute 속성별 위반
        byRule 규칙별 위반
        attribute 속성
        rule 규칙
        code 코드
        severity 심각도
        error 오류
        warning 경고
        info 참고
        first 처음 나온 곳
        others 기타
        samples 예시
        hidden 값은 숨겨져 있습니다.
        line 줄
        record 레코드
        message 메시지
        value 값
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
        shapes 가장 흔한 형태
        legend 형태에서 A는 대문자, a는 그 밖의 문자, 9는 숫자, ⁺는 그중 여러 개, …는 아무것이나 뜻합니다.
        """
}
