// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import ProvisoCore

extension CatalogTables {
    static let ko = CatalogTable.read(
        "ko",
        #"""
        “{attribute}” 항목은 비워 두어야 합니다.
        다음 항목이 입력되어 “{attribute}” 항목도 필수입니다: {given}.
        “{attribute}” 항목에는 글자만 사용할 수 있습니다(숫자와 기호 제외).
        “{attribute}” 항목에는 영문자(A–Z)만 사용할 수 있습니다.
        “{attribute}” 항목에는 글자와 숫자만 사용할 수 있습니다.
        “{attribute}” 항목에는 영문자(A–Z)와 숫자만 사용할 수 있습니다.
        “{attribute}” 항목은 허용되는 형식 중 어느 것에도 맞지 않습니다.
        “{attribute}” 항목에는 기호가 붙지 않은 영문자(A–Z), 숫자, 일반적인 문장 부호만 사용할 수 있습니다.
        “{attribute}” 항목이 올바르지 않습니다. 확인한 후 다시 시도하세요.
        “{attribute}” 항목을 확인할 수 없습니다. 나중에 다시 시도하세요.
        “{attribute}” 항목을 아직 확인하지 않았습니다.
        레코드 {total}개 중 {count}개에서 “{attribute}” 항목에 문제가 있습니다. 최대 {limit}까지 허용됩니다.
        레코드 {total}개 중 {count}개에서 다음 항목의 조합에 문제가 있습니다: {attributes}. 최대 {limit}까지 허용됩니다.
        “{name}” 항목은 없습니다.
        “{name}” 항목은 없습니다. “{suggestion}” 항목을 찾으셨나요?
        “{attribute}” 항목에 올바른 Base32 값을 입력하세요(A–Z, 2–7).
        “{attribute}” 항목에 올바른 Base64 값을 입력하세요(예: {example}).
        “{attribute}” 항목에 올바른 BIC 코드를 입력하세요({min}자 또는 {max}자, 예: {example}).
        “{attribute}” 항목의 값은 {true} 또는 {false} 중 하나여야 합니다.
        “{attribute}” 항목에 올바른 만료일을 입력하세요(예: {example}).
        “{attribute}” 항목의 날짜가 지났습니다. 만료되지 않은 카드를 사용하세요.
        “{attribute}” 항목에 올바른 보안 코드를 입력하세요({min}자리 또는 {max}자리).
        “{attribute}” 항목에 올바른 보안 코드를 입력하세요({count}자리).
        “{column}” 열은 허용되지 않습니다.
        “{column}” 열이 없습니다.
        “{column}” 열이 없습니다. 셀이 “{delimiter}” 문자로 구분된 것 같습니다.
        “{column}” 열이 없습니다. “{suggestion}” 열은 있습니다.
        “{column}” 열의 이름 형식이 올바르지 않습니다.
        “{column}” 열은 “{previous}” 열 뒤에 있어야 합니다.
        “{column}” 열은 정해진 열이 아닙니다.
        “{column}” 열은 정해진 열이 아닙니다. 혹시 “{suggestion}” 열인가요?
        “{attribute}” 항목은 {compareValue} 값과 같아야 합니다.
        “{attribute}” 항목은 “{compareAttribute}” 항목과 정확히 일치해야 합니다.
        “{attribute}” 항목의 값이 예상한 값이 아닙니다. 확인한 후 다시 시도하세요.
        “{attribute}” 항목은 {compareValue}보다 커야 합니다.
        “{attribute}” 항목은 “{compareAttribute}” 항목보다 커야 합니다.
        “{attribute}” 항목은 “{compareAttribute}” 항목보다 늦어야 합니다.
        “{attribute}” 항목의 값이 너무 작습니다.
        “{attribute}” 항목의 날짜가 너무 이릅니다.
        “{attribute}” 항목은 {compareValue}보다 늦어야 합니다.
        “{attribute}” 항목은 {compareValue}보다 크거나 같아야 합니다.
        “{attribute}” 항목은 “{compareAttribute}” 항목보다 크거나 같아야 합니다.
        “{attribute}” 항목은 “{compareAttribute}” 항목보다 빠를 수 없습니다.
        “{attribute}” 항목의 값이 너무 작습니다.
        “{attribute}” 항목의 날짜가 너무 이릅니다.
        “{attribute}” 항목은 {compareValue}보다 이전일 수 없습니다.
        “{attribute}” 항목은 {compareValue}보다 작아야 합니다.
        “{attribute}” 항목은 “{compareAttribute}” 항목보다 작아야 합니다.
        “{attribute}” 항목은 “{compareAttribute}” 항목보다 빨라야 합니다.
        “{attribute}” 항목의 값이 너무 큽니다.
        “{attribute}” 항목의 날짜가 너무 늦습니다.
        “{attribute}” 항목은 {compareValue}보다 빨라야 합니다.
        “{attribute}” 항목은 {compareValue}보다 작거나 같아야 합니다.
        “{attribute}” 항목은 “{compareAttribute}” 항목보다 작거나 같아야 합니다.
        “{attribute}” 항목은 “{compareAttribute}” 항목보다 늦을 수 없습니다.
        “{attribute}” 항목의 값이 너무 큽니다.
        “{attribute}” 항목의 날짜가 너무 늦습니다.
        “{attribute}” 항목은 {compareValue}보다 이후일 수 없습니다.
        “{attribute}” 항목은 {compareValue} 값과 같을 수 없습니다.
        “{attribute}” 항목은 “{compareAttribute}” 항목과 달라야 합니다.
        “{attribute}” 항목의 값은 사용할 수 없습니다. 다른 값을 선택하세요.
        “{attribute}” 항목은 {compareValue} 값과 같은 종류여야 합니다.
        “{attribute}” 항목은 “{compareAttribute}” 항목과 같은 종류의 값이어야 합니다.
        “{attribute}” 항목의 값은 종류가 맞지 않습니다.
        “{attribute}” 항목이 올바르지 않습니다. 확인한 후 다시 시도하세요.
        “{attribute}” 항목에는 “{containedValue}” 값이 포함되어야 합니다.
        “{attribute}” 항목에는 “{containedValue}” 값이 {min}번 이상 포함되어야 합니다.
        “{attribute}” 항목에 올바른 좌표를 입력하세요(예: {example}).
        “{attribute}” 항목에는 값이 정확히 {count}개 있어야 합니다.
        “{attribute}” 항목은 허용되는 형식 중 정확히 하나에만 맞아야 합니다. 현재 맞는 형식은 {count}개입니다.
        “{attribute}” 항목에는 값이 {min}개 이상 있어야 합니다.
        “{attribute}” 항목에는 값이 {max}개까지만 있을 수 있습니다.
        “{attribute}” 항목은 목록이어야 합니다.
        “{attribute}” 항목에 올바른 국가 코드를 입력하세요(예: {example}).
        “{attribute}” 항목에 올바른 cron 일정을 입력하세요(예: {example}).
        “{attribute}” 항목에 올바른 CSS 색상을 입력하세요(예: {example}).
        “{attribute}” 항목에 올바른 통화 코드를 입력하세요(예: {example}).
        “{attribute}” 항목이 올바르지 않습니다. 확인한 후 다시 시도하세요.
        “{attribute}” 항목에 올바른 데이터 URI를 입력하세요(예: {example}).
        “{attribute}” 항목에 올바른 날짜를 입력하세요(예: {example}).
        “{attribute}” 항목은 {earliest}보다 이전일 수 없습니다.
        “{attribute}” 항목은 {latest}보다 이후일 수 없습니다.
        “{attribute}” 항목은 미래의 날짜여야 합니다.
        “{attribute}” 항목은 과거의 날짜여야 합니다.
        “{attribute}” 항목은 {after}보다 늦어야 합니다.
        “{attribute}” 항목은 {before}보다 빨라야 합니다.
        “{attribute}” 항목은 최소 {minAge}년 전이어야 합니다.
        “{attribute}” 항목에 올바른 날짜와 시간을 입력하세요(예: {example}).
        “{attribute}” 항목은 {earliest}보다 이전일 수 없습니다.
        “{attribute}” 항목은 {latest}보다 이후일 수 없습니다.
        “{attribute}” 항목은 미래의 날짜여야 합니다.
        “{attribute}” 항목은 과거의 날짜여야 합니다.
        “{attribute}” 항목은 {after}보다 늦어야 합니다.
        “{attribute}” 항목은 {before}보다 빨라야 합니다.
        “{attribute}” 항목은 최소 {minAge}년 전이어야 합니다.
        “{attribute}” 항목은 숫자여야 합니다.
        “{attribute}” 항목의 소수 자릿수는 {min}자리 이상이어야 합니다.
        “{attribute}” 항목의 소수 자릿수는 {max}자리 이하여야 합니다.
        “{attribute}” 항목에는 서로 다른 값이 {min}개 이상 있어야 합니다.
        다음 항목의 서로 다른 조합은 {min}개 이상이어야 합니다: {attributes}.
        “{attribute}” 항목에는 서로 다른 값이 {max}개까지만 있을 수 있습니다.
        다음 항목의 서로 다른 조합은 {max}개 이하여야 합니다: {attributes}.
        “{attribute}” 항목에 올바른 도메인 이름을 입력하세요(예: {example}).
        “{attribute}” 항목에 올바른 시간 길이를 입력하세요(예: {example}).
        “{attribute}” 항목에 올바른 전화번호를 입력하세요(국가 코드 포함, 예: {example}).
        “{attribute}” 항목은 목록이어야 합니다.
        “{attribute}” 항목에 올바른 {name} 코드를 입력하세요. 숫자를 확인하세요.
        “{attribute}” 항목에 올바른 이메일 주소를 입력하세요(예: {example}).
        “{attribute}” 항목의 도메인은 메일을 받지 않습니다. @ 뒤의 부분을 확인하세요.
        “{attribute}” 항목의 도메인에 오타가 있는 것 같습니다. @ 뒤의 부분을 확인하세요.
        “{attribute}” 항목의 도메인을 확인할 수 없습니다. 나중에 다시 시도하세요.
        “{attribute}” 항목은 “{suffix}” 값으로 끝나야 합니다.
        “{attribute}” 항목의 값을 “{source}” 파일에서 찾을 수 없습니다.
        “{attribute}” 항목의 값을 “{column}” 열에서 찾을 수 없습니다.
        다음 항목의 조합을 “{column}” 열에서 찾을 수 없습니다: {attributes}.
        다음 항목의 조합을 “{source}” 파일에서 찾을 수 없습니다: {attributes}.
        양식을 확인할 수 없습니다. 다시 시도하세요.
        “{attribute}” 항목을 읽을 수 없습니다. 양식을 다시 보내세요.
        “{attribute}” 항목을 읽을 수 없습니다. 양식을 다시 보내세요.
        “{attribute}” 항목을 읽을 수 없습니다. 양식을 다시 보내세요.
        “{attribute}” 항목에 올바른 해시({name})를 입력하세요.
        “{attribute}” 항목에 올바른 16진수 값을 입력하세요(0–9, A–F, 두 자리씩).
        “{attribute}” 항목에 올바른 16진수 색상 코드를 입력하세요(예: {example}).
        “{attribute}” 항목에 올바른 호스트 이름을 입력하세요(예: {example}).
        “{attribute}” 항목에 올바른 IBAN을 입력하세요. 잘못 입력한 곳이 없는지 확인하세요.
        “{attribute}” 항목의 값은 허용되는 값이 아닙니다. 다른 값을 선택하세요.
        “{attribute}” 항목의 값은 사용할 수 없습니다. 다른 값을 선택하세요.
        “{attribute}” 항목의 값은 다음 중 하나여야 합니다: {values}.
        “{attribute}” 항목은 정수여야 합니다.
        “{attribute}” 항목은 소수점이 없는 정수여야 합니다.
        “{attribute}” 항목에 올바른 IP 주소를 입력하세요(예: {example}).
        “{attribute}” 항목에 올바른 IRI를 입력하세요(예: {example}).
        “{attribute}” 항목에 올바른 IRI 참조를 입력하세요(예: {example}).
        “{attribute}” 항목에 올바른 {name}을 입력하세요. 숫자를 확인하세요.
        “{attribute}” 항목에 올바른 ISIN 코드를 입력하세요. 잘못 입력한 곳이 없는지 확인하세요.
        “{attribute}” 항목에 올바른 ISSN을 입력하세요. 숫자를 확인하세요.
        “{attribute}” 항목에 올바른 JSON을 입력하세요.
        “{attribute}” 항목에 올바른 JSON 포인터를 입력하세요(예: {example}).
        “{attribute}” 항목에 올바른 JSON Web Token을 입력하세요.
        “{attribute}” 항목은 객체여야 합니다.
        “{attribute}” 항목에 올바른 언어 코드를 입력하세요(예: {example}).
        “{attribute}” 항목에 올바른 좌표를 입력하세요(예: {example}).
        “{attribute}” 항목에 올바른 위도를 입력하세요({min}~{max}).
        “{attribute}” 항목에 올바른 경도를 입력하세요({min}~{max}).
        “{attribute}” 항목은 소문자여야 합니다.
        “{attribute}” 항목에 올바른 번호를 입력하세요. 숫자를 확인하세요.
        “{attribute}” 항목에 올바른 MAC 주소를 입력하세요(예: {example}).
        “{attribute}” 항목을 지정된 형식으로 입력하세요.
        “{attribute}” 항목에는 숫자가 포함되어야 합니다.
        “{attribute}” 항목에는 소문자가 포함되어야 합니다.
        “{attribute}” 항목에는 기호가 포함되어야 합니다(예: ! 또는 %).
        “{attribute}” 항목에는 대문자가 포함되어야 합니다.
        “{attribute}” 항목을 지정된 형식으로 입력하세요(예: {example}).
        “{attribute}” 항목의 형식은 사용할 수 없습니다.
        “{attribute}” 항목이 너무 깁니다. 더 짧게 입력하세요.
        “{attribute}” 항목에 올바른 미디어 유형을 입력하세요(예: {example}).
        “{attribute}” 항목은 {divisor}의 배수여야 합니다.
        “{attribute}” 항목에 올바른 Nano ID를 입력하세요(예: {example}).
        “{attribute}” 항목에 올바른 Nano ID를 입력하세요.
        “{attribute}” 항목은 {limit}보다 작아야 합니다.
        “{attribute}” 항목의 단계가 너무 많습니다.
        “{attribute}” 항목은 객체여야 합니다.
        “{attribute}” 항목의 값은 사용할 수 없습니다. 다른 값을 선택하세요.
        “{attribute}” 항목은 정수여야 합니다.
        “{attribute}” 항목은 소수점이 없는 정수여야 합니다.
        “{attribute}” 항목은 {max} 이하여야 합니다.
        “{attribute}” 항목은 {max}보다 작아야 합니다.
        “{attribute}” 항목은 {min} 이상이어야 합니다.
        “{attribute}” 항목은 숫자여야 합니다.
        “{attribute}” 항목에는 숫자가 포함되어야 합니다.
        “{attribute}” 항목에는 소문자가 포함되어야 합니다.
        “{attribute}” 항목에는 기호가 포함되어야 합니다(예: ! 또는 %).
        “{attribute}” 항목에는 대문자가 포함되어야 합니다.
        “{attribute}” 항목은 {min}자 이상이어야 합니다.
        “{attribute}” 항목은 텍스트여야 합니다.
        “{attribute}” 항목에 올바른 카드 번호를 입력하세요. 숫자를 확인하세요.
        “{attribute}” 항목에 올바른 카드 번호({name})를 입력하세요. 숫자를 확인하세요.
        “{attribute}” 항목에 올바른 포트 번호를 입력하세요({min}~{max}).
        “{attribute}” 항목은 {limit}보다 커야 합니다.
        “{attribute}” 항목에 탭이나 줄바꿈처럼 표시할 수 없는 문자가 있습니다. 삭제하세요.
        “{attribute}” 항목에는 기호가 붙지 않은 영문자(A–Z), 숫자, 일반적인 문장 부호만 사용할 수 있습니다.
        허용되지 않는 IP 주소
        \u 뒤에 16진수 네 자리가 없음
        퍼센트 기호 뒤에 16진수 두 자리가 없음
        호스트 비트가 설정됨
        배열이 닫히지 않음
        받지 않는 카드 브랜드
        텍스트 안의 바이트 순서 표시
        취소됨
        허용되지 않는 문자
        여기에 허용되지 않는 문자
        닫는 괄호가 맞지 않음
        닫는 괄호 누락
        여는 괄호 없이 닫는 괄호
        키 뒤에 콜론 누락
        글자 없는 결합 기호
        마지막 값 뒤의 쉼표
        쉼표 누락
        앞에 값이 없는 쉼표
        주석
        제어 문자
        문자열 안의 제어 문자
        받지 않는 국가
        표시 이름에 따옴표가 없음
        도메인이 너무 긺
        중복된 키
        비어 있음
        빈 부분이 있음
        만료됨
        허용되지 않는 프래그먼트
        서로게이트 쌍의 반쪽
        16진수
        시가 범위를 벗어남
        잘못된 Punycode
        잘못된 UTF-8
        잘못된 최상위 도메인
        보이지 않는 문자
        중복된 키
        같은 항목에 대한 키가 두 개임
        객체가 아님
        잘못된 UTF-8
        이름이 다른 이름과 모순됨
        이름으로 어느 요소인지 알 수 없음
        셀 개수가 열 개수와 다름
        키가 문자열이 아님
        키에 따옴표가 없음
        앞에 영이 있음
        허용되지 않는 줄바꿈
        읽을 수 없는 응답
        분이 범위를 벗어남
        점의 위치가 잘못됨
        하이픈의 위치가 잘못됨
        위치가 잘못된 부분이 있음
        구분 기호의 위치가 잘못됨
        여러 체계의 숫자가 섞임
        문자 체계가 섞임
        구분 기호가 섞임
        쓰기 방향이 섞임
        값이 둘 이상
        이름 누락
        너무 깊은 중첩
        번호 기호 누락
        AM 또는 PM 누락
        맨 앞의 P 누락
        시간 앞의 T 누락
        제시간에 응답이 없음
        @ 기호가 없음
        도메인이 없음
        등호 누락
        호스트가 없음
        하이픈 누락
        언어가 없음
        이 시각에는 윤초가 없음
        메일 서버가 없음
        미디어 유형이 없음
        월 이름이 없음
        시차가 없음
        더하기 기호 누락
        접두사 길이가 없음
        스킴이 없음
        초가 없음
        구분 기호가 없음
        서버에 연결할 수 없음
        서명이 없음
        슬래시 누락
        이 플랫폼에는 소켓이 없음
        하위 유형이 없음
        없는 색 공간
        없는 국가
        없는 통화
        없는 날짜
        없는 도메인
        없는 언어
        없는 달
        없는 번호
        없는 지역
        없는 문자 체계
        없는 시간대
        없는 단위
        없는 변이형
        시간이 없음
        단위가 없음
        사용자 이름이 없음
        값 없음
        요일 이름이 없음
        ASCII가 아닌 문자
        Base64가 아님
        Base64url가 아님
        잘못된 UTF-8
        URL이 아님
        색이 아님
        숫자가 아님
        도메인 이름이 아님
        16진수 숫자가 아님
        글자가 아님
        글자나 숫자가 아님
        월과 연도가 아님
        배수가 아님
        수가 아님
        IP 주소가 아님
        IPv4 주소가 아님
        IPv6 주소가 아님
        배열이 아님
        객체의 배열도 객체도 아님
        객체가 아님
        미래가 아님
        과거가 아님
        소문자가 아님
        음수가 아님
        정규화되지 않음(NFC)
        양수가 아님
        인쇄할 수 없음
        텍스트가 아님
        세 부분이 아님
        두 수가 아님
        대문자가 아님
        정수가 아님
        @ 앞부분이 없음
        유한하지 않은 수
        완전하지 않은 수
        영으로 시작하는 수
        더하기 기호가 있는 수
        소수점 앞에 숫자가 없음
        객체가 닫히지 않음
        자릿수가 홀수임
        시차가 범위를 벗어남
        범위를 벗어남
        허용되지 않는 패딩
        @ 앞부분이 너무 긺
        중복된 부분이 있음
        너무 긴 부분이 있음
        서로 모순되는 부분이 있음
        포트가 수가 아님
        허용되지 않는 포트
        포트가 범위를 벗어남
        허용되지 않는 접두사 길이
        허용되지 않는 쿼리
        허용되지 않는 따옴표
        서버가 거부함
        중복된 결합 기호
        허용되지 않는 스킴
        초가 범위를 벗어남
        서버 오류
        허용되지 않는 공백
        작은따옴표로 묶인 문자열
        문자열이 닫히지 않음
        메일을 받지 않음
        끝난 뒤에 텍스트가 있음
        너무 이름
        소수 자릿수가 너무 적음
        자릿수가 너무 적음
        부분이 너무 적음
        너무 늦음
        너무 긺
        소수 자릿수가 너무 많음
        자릿수가 너무 많음
        부분이 너무 많음
        너무 짧음
        나이가 너무 적음
        점이 두 번 이어짐
        받지 않는 종류
        예상하지 못한 문자
        예상하지 못한 끝
        빠진 단위가 있음
        단위의 순서가 잘못됨
        문자열 안의 알 수 없는 이스케이프
        알 수 없는 단어
        허용되지 않는 사용자 정보
        값 누락
        주가 다른 단위와 함께 쓰임
        검증 숫자가 틀림
        검증 숫자가 틀림
        길이가 맞지 않음
        자릿수가 맞지 않음
        패딩이 틀림
        접두사가 틀림
        단위가 틀림
        변이형이 틀림
        버전이 틀림
        요일이 틀림
        연도가 범위를 벗어남
        허용되지 않는 영역
        레코드를 읽을 수 없습니다: {reason}.
        행의 셀이 {found}개입니다({expected}개여야 함). 구분 기호와 따옴표를 확인하세요.
        레코드를 읽을 수 없습니다: {reason}({column}번째 열).
        레코드를 읽을 수 없습니다: {reason}({line}번째 줄, {column}번째 열).
        레코드를 읽을 수 없습니다: {max}MiB보다 김.
        레코드가 {min}개 이상 있어야 합니다.
        “{attribute}” 항목에는 조건에 맞는 값이 {min}개 이상 있어야 합니다. 현재 {count}개입니다.
        레코드는 {max}개까지만 있을 수 있습니다.
        “{attribute}” 항목에서 조건에 맞는 값은 {max}개 이하여야 합니다. 현재 {count}개입니다.
        “{attribute}” 항목에 올바른 상대 JSON 포인터를 입력하세요(예: {example}).
        {attribute}: {message}
        혹시 “{suggestion}”인가요?
        혹시 {suggestion}인가요?
        문제가 {count}개 있습니다.
        “{attribute}” 항목은 필수입니다.
        “{attribute}” 항목에 동의해야 합니다.
        “{attribute}” 항목의 값은 다음과 같아야 합니다: {requiredValue}.
        “{name}” 시나리오는 없습니다.
        “{name}” 시나리오는 없습니다. “{suggestion}” 항목을 찾으셨나요?
        “{attribute}” 항목에 올바른 버전 번호를 입력하세요(예: {example}).
        “{attribute}” 항목은 다음 차례의 값이어야 합니다: {expected}.
        “{attribute}” 항목은 정수여야 합니다.
        “{attribute}” 항목에 올바른 날짜를 입력하세요(예: {example}).
        “{attribute}” 항목은 소수점이 없는 정수여야 합니다.
        “{attribute}” 항목에는 영문 소문자(a–z), 숫자, 그 사이의 연속되지 않는 하이픈만 사용할 수 있습니다.
        “{attribute}” 항목에는 영문 소문자(a–z), 숫자, 그 사이의 연속되지 않는 하이픈이나 밑줄만 사용할 수 있습니다.
        “{attribute}” 항목의 순서가 잘못되었습니다. {previousLine}번째 줄보다 앞에 있어야 합니다.
        “{attribute}” 항목의 값은 종류가 맞지 않습니다.
        “{attribute}” 항목에 올바른 날짜를 입력하세요(예: {example}).
        “{attribute}” 항목은 숫자여야 합니다.
        “{attribute}” 항목의 값은 {previousLine}번째 줄의 값과 달라야 합니다.
        “{attribute}” 항목의 순서가 잘못되었습니다. {previousRecord}번째 레코드보다 앞에 있어야 합니다.
        “{attribute}” 항목의 값은 {previousRecord}번째 레코드의 값과 달라야 합니다.
        다음 항목의 조합은 순서가 잘못되었습니다: {attributes}. {previousRecord}번째 레코드보다 앞에 있어야 합니다.
        다음 항목의 조합은 {previousRecord}번째 레코드의 조합과 달라야 합니다: {attributes}.
        다음 항목의 조합은 순서가 잘못되었습니다: {attributes}. {previousLine}번째 줄보다 앞에 있어야 합니다.
        다음 항목의 조합은 {previousLine}번째 줄의 조합과 달라야 합니다: {attributes}.
        “{attribute}” 항목에 여러 문자 체계가 섞여 있거나 숨은 문자가 있습니다. 한 가지 문자 체계의 글자만 사용하세요.
        “{attribute}” 항목은 “{prefix}” 값으로 시작해야 합니다.
        “{attribute}” 항목은 정확히 {length}자여야 합니다.
        “{attribute}” 항목은 정확히 {length}바이트여야 합니다.
        “{attribute}” 항목은 {max}자 이하여야 합니다.
        “{attribute}” 항목은 {max}바이트 이하여야 합니다.
        “{attribute}” 항목은 {min}자 이상이어야 합니다.
        “{attribute}” 항목은 {min}바이트 이상이어야 합니다.
        “{attribute}” 항목은 텍스트여야 합니다.
        “{attribute}” 항목에 올바른 시간을 입력하세요(예: {example}).
        “{attribute}” 항목은 {after}보다 늦어야 합니다.
        “{attribute}” 항목은 {before}보다 빨라야 합니다.
        “{attribute}” 항목에 올바른 시간대를 입력하세요(예: {example}).
        중복됨
        만료됨
        올바르지 않음
        일치하지 않음
        문자 누락
        오타일 수 있음
        달라야 함
        숫자가 아님
        허용되지 않음
        확인되지 않음
        찾을 수 없음
        목록에 없음
        정수가 아님
        잘못된 순서
        필수 항목
        너무 큼
        너무 이른 시점
        너무 적음
        너무 늦음
        너무 긺
        너무 많음
        날짜가 너무 최근임
        너무 짧음
        너무 작음
        읽을 수 없음
        허용되지 않는 문자
        잘못된 개수
        잘못된 형식
        잘못된 길이
        잘못된 유형
        “{attribute}” 항목에 올바른 ULID를 입력하세요(예: {example}).
        “{attribute}” 항목에 값이 없으며, 여기에서는 설정할 수 없습니다.
        “{attribute}” 항목의 값은 고유해야 합니다. 같은 값이 이미 {firstLine}번째 줄에 있습니다.
        “{attribute}” 항목의 값은 고유해야 합니다. 같은 값이 이미 {firstRecord}번째 레코드에 있습니다.
        다음 항목의 조합은 고유해야 합니다: {attributes}. 같은 조합이 이미 {firstRecord}번째 레코드에 있습니다.
        “{attribute}” 항목의 값은 고유해야 합니다.
        다음 항목의 조합은 고유해야 합니다: {attributes}.
        다음 항목의 조합은 고유해야 합니다: {attributes}. 같은 조합이 이미 {firstLine}번째 줄에 있습니다.
        “{attribute}” 항목에는 같은 값이 두 번 있을 수 없습니다. {first}번째 값과 {second}번째 값이 같습니다.
        “{attribute}” 항목은 목록이어야 합니다.
        “{attribute}” 항목은 대문자여야 합니다.
        “{attribute}” 항목에 올바른 URI를 입력하세요(예: {example}).
        “{attribute}” 항목에 올바른 URI 참조를 입력하세요(예: {example}).
        “{attribute}” 항목에 올바른 URI 템플릿을 입력하세요(예: {example}).
        “{attribute}” 항목에 올바른 URL을 입력하세요(예: {example}).
        “{attribute}” 항목에 올바른 {name} 값을 입력하세요(예: {example}).
        “{attribute}” 항목에 올바른 UUID를 입력하세요.
        “{attribute}” 항목은 객체여야 합니다.
        “{attribute}” 항목에 올바른 차대번호(VIN)를 입력하세요. 잘못 입력한 곳이 없는지 확인하세요.
        거짓
        (비어 있음)
        참
        값
        """#)
}
