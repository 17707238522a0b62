extension ReportWords {
    static let sr: StaticString = """
        title Извештај о провери података
        overview Преглед
        rules Правила
        scenario Сценарио
        file Датотека
        files Датотеке
        time Време
        records Записи
        valid Исправни записи
        invalid Записи са грешкама
        errors Грешке
        warnings Упозорења и напомене
        known Познато од раније
        leftOut Изостављено према правилима
        clean Нема грешака.
        stopped Провера је превремено заустављена. Сви бројеви се односе на прочитани део.
        failures Није било могуће проверити
        unseen Атрибути које нема ниједан запис
        violations Кршења
        byAttribute Кршења по атрибуту
        byRule Кршења по правилу
        attribute Атрибут
        rule Правило
        code Код
        severity Озбиљност
        error Грешка
        warning Упозорење
        info Напомена
        first Први пут у
        others Остало
        samples Примери
        hidden Вредности су скривене.
        line Ред
        record Запис
        message Порука
        value Вредност
        columns Колоне
        moreColumns Остале колоне нису приказане.
        sensitive Осетљиво: садржај није приказан.
        missing Недостаје
        empty Празно
        integer Цео број
        decimal Децимални број
        boolean Тачно или нетачно
        date Датум
        dateTime Датум и време
        text Текст
        list Листа
        object Објекат
        distinct Различите вредности
        length Знакови
        range Распон
        shapes Најчешћи облици
        legend У облицима A значи велико слово, a друго слово, 9 цифру, ⁺ више њих, а … било шта.
        """
}
