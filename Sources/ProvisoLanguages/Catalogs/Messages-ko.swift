// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import Proviso

extension CatalogTables {
    static let ko = CatalogTable.read(
        "ko",
        #"""
        “{attribute}” 항목은 비워 두어야 합니다.
        다음 항목이 입력되어 “{attribute}” 항목도 필수입니다: {given}.
        “{attribute}” 항목에는 문자만 사용할 수 있습니다.
        “{attribute}” 항목에는 문자와 숫자만 사용할 수 있습니다.
        “{attribute}” 항목은 허용되는 형식 중 어느 것에도 맞지 않습니다.
        “{attribute}” 항목에는 ASCII 문자만 사용할 수 있습니다.
        “{attribute}” 항목이 올바르지 않습니다.
        “{attribute}” 항목을 확인할 수 없습니다.
        “{attribute}” 항목을 아직 확인하지 않았습니다.
        “{name}” 항목은 없습니다.
        “{name}” 항목은 없습니다. “{suggestion}” 항목을 찾으셨나요?
        “{attribute}” 항목이 올바른 Base32 값이 아닙니다.
        “{attribute}” 항목이 올바른 Base64 값이 아닙니다.
        “{attribute}” 항목이 올바른 BIC 코드가 아닙니다.
        “{attribute}” 항목의 값은 {true} 또는 {false} 중 하나여야 합니다.
        “{attribute}” 항목이 올바른 만료일이 아닙니다.
        “{attribute}” 항목의 날짜가 지났습니다.
        “{attribute}” 항목이 올바른 보안 코드가 아닙니다.
        “{attribute}” 항목은 {compareValue} 값과 같아야 합니다.
        “{attribute}” 항목은 “{compareAttribute}” 항목과 정확히 일치해야 합니다.
        “{attribute}” 항목의 값이 예상한 값이 아닙니다.
        “{attribute}” 항목은 {compareValue}보다 커야 합니다.
        “{attribute}” 항목은 “{compareAttribute}” 항목보다 커야 합니다.
        “{attribute}” 항목은 더 커야 합니다.
        “{attribute}” 항목은 {compareValue}보다 크거나 같아야 합니다.
        “{attribute}” 항목은 “{compareAttribute}” 항목보다 크거나 같아야 합니다.
        “{attribute}” 항목은 더 커야 합니다.
        “{attribute}” 항목은 {compareValue}보다 작아야 합니다.
        “{attribute}” 항목은 “{compareAttribute}” 항목보다 작아야 합니다.
        “{attribute}” 항목은 더 작아야 합니다.
        “{attribute}” 항목은 {compareValue}보다 작거나 같아야 합니다.
        “{attribute}” 항목은 “{compareAttribute}” 항목보다 작거나 같아야 합니다.
        “{attribute}” 항목은 더 작아야 합니다.
        “{attribute}” 항목은 {compareValue} 값과 같을 수 없습니다.
        “{attribute}” 항목은 “{compareAttribute}” 항목과 달라야 합니다.
        “{attribute}” 항목의 값은 사용할 수 없습니다.
        “{attribute}” 항목은 {compareValue} 값과 비교할 수 없습니다.
        “{attribute}” 항목은 “{compareAttribute}” 항목과 비교할 수 없습니다.
        “{attribute}” 항목은 비교할 수 없습니다.
        “{attribute}” 항목이 올바르지 않습니다.
        “{attribute}” 항목에는 “{containedValue}” 값이 포함되어야 합니다.
        “{attribute}” 항목이 올바른 위치가 아닙니다.
        “{attribute}” 항목은 정확히 {count}개여야 합니다.
        “{attribute}” 항목은 {min}개 이상이어야 합니다.
        “{attribute}” 항목은 {max}개 이하여야 합니다.
        “{attribute}” 항목은 목록이어야 합니다.
        “{attribute}” 항목이 올바른 국가 코드가 아닙니다.
        “{attribute}” 항목이 올바른 색상이 아닙니다.
        “{attribute}” 항목이 올바른 통화 코드가 아닙니다.
        “{attribute}” 항목이 올바르지 않습니다.
        “{attribute}” 항목이 올바른 데이터 URI가 아닙니다.
        “{attribute}” 항목이 올바른 날짜가 아닙니다.
        “{attribute}” 항목은 {earliest}보다 이전일 수 없습니다.
        “{attribute}” 항목은 {latest}보다 이후일 수 없습니다.
        “{attribute}” 항목은 미래의 날짜여야 합니다.
        “{attribute}” 항목은 과거의 날짜여야 합니다.
        “{attribute}” 항목은 {after}보다 이후여야 합니다.
        “{attribute}” 항목은 {before}보다 이전이어야 합니다.
        “{attribute}” 항목은 최소 {minAge}년 전이어야 합니다.
        “{attribute}” 항목이 올바른 날짜와 시간이 아닙니다.
        “{attribute}” 항목은 {earliest}보다 이전일 수 없습니다.
        “{attribute}” 항목은 {latest}보다 이후일 수 없습니다.
        “{attribute}” 항목은 미래의 날짜여야 합니다.
        “{attribute}” 항목은 과거의 날짜여야 합니다.
        “{attribute}” 항목은 {after}보다 이후여야 합니다.
        “{attribute}” 항목은 {before}보다 이전이어야 합니다.
        “{attribute}” 항목은 최소 {minAge}년 전이어야 합니다.
        “{attribute}” 항목은 숫자여야 합니다.
        “{attribute}” 항목의 소수 자릿수는 {min}자리 이상이어야 합니다.
        “{attribute}” 항목의 소수 자릿수는 {max}자리 이하여야 합니다.
        “{attribute}” 항목이 올바른 도메인 이름이 아닙니다.
        “{attribute}” 항목이 올바른 기간이 아닙니다.
        “{attribute}” 항목이 올바른 전화번호가 아닙니다.
        “{attribute}” 항목은 목록이어야 합니다.
        “{attribute}” 항목이 올바른 EAN 코드가 아닙니다.
        “{attribute}” 항목이 올바른 이메일 주소가 아닙니다.
        “{attribute}” 항목의 도메인은 메일을 받지 않습니다.
        “{attribute}” 항목의 도메인을 확인할 수 없습니다.
        “{attribute}” 항목은 “{suffix}” 값으로 끝나야 합니다.
        양식을 확인하지 않았습니다.
        “{attribute}” 항목이 올바르게 전송되지 않았습니다: {reason}.
        “{attribute}” 항목이 올바르게 전송되지 않았습니다: {reason}.
        “{attribute}” 항목이 올바르게 전송되지 않았습니다: {reason}.
        “{attribute}” 항목이 올바른 해시가 아닙니다.
        “{attribute}” 항목이 올바른 16진수 값이 아닙니다.
        “{attribute}” 항목이 올바른 색상이 아닙니다.
        “{attribute}” 항목이 올바른 호스트 이름이 아닙니다.
        “{attribute}” 항목이 올바른 IBAN이 아닙니다.
        “{attribute}” 항목의 값은 허용되는 값이 아닙니다.
        “{attribute}” 항목의 값은 사용할 수 없습니다.
        “{attribute}” 항목은 정수여야 합니다.
        “{attribute}” 항목이 올바른 IP 주소가 아닙니다.
        “{attribute}” 항목이 올바른 IRI가 아닙니다.
        “{attribute}” 항목이 올바른 IRI 참조가 아닙니다.
        “{attribute}” 항목이 올바른 ISBN이 아닙니다.
        “{attribute}” 항목이 올바른 ISIN 코드가 아닙니다.
        “{attribute}” 항목이 올바른 ISSN이 아닙니다.
        “{attribute}” 항목이 올바른 JSON이 아닙니다.
        “{attribute}” 항목이 올바른 JSON 포인터가 아닙니다.
        “{attribute}” 항목이 올바른 JSON Web Token이 아닙니다.
        “{attribute}” 항목이 올바른 언어 코드가 아닙니다.
        “{attribute}” 항목이 올바른 위치가 아닙니다.
        “{attribute}” 항목이 올바른 위도가 아닙니다.
        “{attribute}” 항목이 올바른 경도가 아닙니다.
        “{attribute}” 항목은 소문자여야 합니다.
        “{attribute}” 항목이 올바른 번호가 아닙니다.
        “{attribute}” 항목이 올바른 MAC 주소가 아닙니다.
        “{attribute}” 항목의 형식이 올바르지 않습니다.
        “{attribute}” 항목에는 숫자가 포함되어야 합니다.
        “{attribute}” 항목에는 소문자가 포함되어야 합니다.
        “{attribute}” 항목에는 기호가 포함되어야 합니다.
        “{attribute}” 항목에는 대문자가 포함되어야 합니다.
        “{attribute}” 항목의 형식은 사용할 수 없습니다.
        “{attribute}” 항목이 너무 깁니다.
        “{attribute}” 항목이 올바른 미디어 유형이 아닙니다.
        “{attribute}” 항목은 {divisor}의 배수여야 합니다.
        “{attribute}” 항목이 올바른 Nano ID가 아닙니다.
        “{attribute}” 항목은 0보다 작아야 합니다.
        “{attribute}” 항목의 단계가 너무 많습니다.
        “{attribute}” 항목은 객체여야 합니다.
        “{attribute}” 항목의 값은 사용할 수 없습니다.
        “{attribute}” 항목은 정수여야 합니다.
        “{attribute}” 항목은 {max} 이하여야 합니다.
        “{attribute}” 항목은 {max}보다 작아야 합니다.
        “{attribute}” 항목은 {min} 이상이어야 합니다.
        “{attribute}” 항목은 숫자여야 합니다.
        “{attribute}” 항목에는 숫자가 포함되어야 합니다.
        “{attribute}” 항목에는 소문자가 포함되어야 합니다.
        “{attribute}” 항목에는 기호가 포함되어야 합니다.
        “{attribute}” 항목에는 대문자가 포함되어야 합니다.
        “{attribute}” 항목은 {min}자 이상이어야 합니다.
        “{attribute}” 항목은 텍스트여야 합니다.
        “{attribute}” 항목이 올바른 카드 번호가 아닙니다.
        “{attribute}” 항목이 올바른 포트 번호가 아닙니다.
        “{attribute}” 항목은 0보다 커야 합니다.
        “{attribute}” 항목에는 인쇄 가능한 문자만 사용할 수 있습니다.
        레코드를 읽을 수 없습니다: {reason}.
        “{attribute}” 항목이 올바른 상대 JSON 포인터가 아닙니다.
        {attribute}: {message}
        문제가 {count}개 있습니다.
        “{attribute}” 항목은 필수입니다.
        “{attribute}” 항목의 값은 다음과 같아야 합니다: {requiredValue}.
        “{name}” 시나리오는 없습니다.
        “{name}” 시나리오는 없습니다. “{suggestion}” 항목을 찾으셨나요?
        “{attribute}” 항목이 올바른 버전 번호가 아닙니다.
        “{attribute}” 항목이 올바른 슬러그가 아닙니다.
        “{attribute}” 항목에 읽는 사람을 속일 수 있는 문자가 있습니다.
        “{attribute}” 항목은 “{prefix}” 값으로 시작해야 합니다.
        “{attribute}” 항목은 정확히 {length}자여야 합니다.
        “{attribute}” 항목은 {max}자 이하여야 합니다.
        “{attribute}” 항목은 {min}자 이상이어야 합니다.
        “{attribute}” 항목은 텍스트여야 합니다.
        “{attribute}” 항목이 올바른 시간이 아닙니다.
        “{attribute}” 항목은 {after}보다 이후여야 합니다.
        “{attribute}” 항목은 {before}보다 이전이어야 합니다.
        “{attribute}” 항목이 올바른 시간대가 아닙니다.
        만료됨
        올바르지 않음
        일치하지 않음
        문자 누락
        달라야 함
        숫자가 아님
        허용되지 않음
        확인되지 않음
        찾을 수 없음
        목록에 없음
        정수가 아님
        필수 항목
        너무 큼
        너무 빠름
        너무 적음
        너무 늦음
        너무 긺
        너무 많음
        너무 짧음
        너무 작음
        읽을 수 없음
        허용되지 않는 문자
        잘못된 개수
        잘못된 형식
        잘못된 길이
        잘못된 유형
        “{attribute}” 항목이 올바른 ULID가 아닙니다.
        “{attribute}” 항목은 대문자여야 합니다.
        “{attribute}” 항목이 올바른 URI가 아닙니다.
        “{attribute}” 항목이 올바른 URI 참조가 아닙니다.
        “{attribute}” 항목이 올바른 URI 템플릿이 아닙니다.
        “{attribute}” 항목이 올바른 URL이 아닙니다.
        “{attribute}” 항목이 올바른 UUID가 아닙니다.
        """#)
}
