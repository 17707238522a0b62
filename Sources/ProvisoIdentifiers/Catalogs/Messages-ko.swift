// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Identifiers.xcstrings.

internal import ProvisoCore

extension IdentifierCatalogs {
    static let ko = read(
        #"""
        “{attribute}” 항목에 올바른 은행 계좌 번호를 입력하세요({country}, 예: {example}).
        “{attribute}” 항목에 올바른 은행 계좌 번호를 입력하세요(예: {example}).
        “{attribute}” 항목에 올바른 은행 코드를 입력하세요({country}, 예: {example}).
        “{attribute}” 항목에 올바른 은행 코드를 입력하세요(예: {example}).
        “{attribute}” 항목에 올바른 법인 등록 번호를 입력하세요({country}, 예: {example}).
        “{attribute}” 항목에 올바른 법인 등록 번호를 입력하세요(예: {example}).
        “{attribute}” 항목에 올바른 지급 참조 번호(RF)를 입력하세요(예: {example}).
        “{attribute}” 항목에 올바른 금액을 입력하세요(예: {example}).
        “{attribute}” 항목에 올바른 {name} 주소를 입력하세요(예: {example}).
        “{attribute}” 항목에 올바른 {name} 코드를 입력하세요(예: {example}).
        국가가 입력되지 않았거나 알 수 없는 국가여서 “{attribute}” 항목을 확인할 수 없습니다.
        “{attribute}” 항목에 올바른 {name} 식별자를 입력하세요(예: {example}).
        “{attribute}” 항목에 올바른 {name} 번호를 입력하세요(예: {example}).
        “{attribute}” 항목에 올바른 신분증 번호를 입력하세요({country}, 예: {example}).
        “{attribute}” 항목에 올바른 신분증 번호를 입력하세요(예: {example}).
        “{attribute}” 항목에 올바른 컨테이너 번호를 입력하세요(예: {example}).
        “{attribute}” 항목에 올바른 차량 번호를 입력하세요({country}, 예: {example}).
        “{attribute}” 항목에 올바른 차량 번호를 입력하세요(예: {example}).
        “{attribute}” 항목에 올바른 여권 번호를 입력하세요({country}, 예: {example}).
        “{attribute}” 항목에 올바른 여권 번호를 입력하세요(예: {example}).
        “{attribute}” 항목에 올바른 전화번호를 입력하세요({country}, 예: {example}).
        “{attribute}” 항목에 올바른 전화번호를 입력하세요(국가 코드 포함, 예: {example}).
        “{attribute}” 항목에 올바른 우편번호를 입력하세요({country}, 예: {example}).
        “{attribute}” 항목에 올바른 우편번호를 입력하세요(예: {example}).
        “{attribute}” 항목에 올바른 사회 보장 번호를 입력하세요({country}, 예: {example}).
        “{attribute}” 항목에 올바른 사회 보장 번호를 입력하세요(예: {example}).
        “{attribute}” 항목에 올바른 납세자 번호를 입력하세요({country}, 예: {example}).
        “{attribute}” 항목에 올바른 납세자 번호를 입력하세요(예: {example}).
        “{attribute}” 항목에 올바른 부가가치세 등록 번호를 입력하세요({country}, 예: {example}).
        “{attribute}” 항목에 올바른 부가가치세 등록 번호를 입력하세요(예: {example}).
        """#)
}
