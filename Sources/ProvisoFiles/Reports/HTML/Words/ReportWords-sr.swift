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
        valid Записи без грешака
        invalid Записи са грешкама
        errors Грешке
        warnings Упозорења и напомене
        known Познато од раније
        leftOut Изостављено према правилима
        headline {errors} {share}
        errorCount one=# грешка|few=# грешке|other=# грешака
        warningCount one=# упозорење|few=# упозорења|other=# упозорења
        share other=у @ од # записа
        noErrors нема грешака
        stopped Провера је превремено заустављена. Сви бројеви се односе на прочитани део.
        failures Датотеке које није било могуће проверити
        otherFile Изгледа да су правила за другу датотеку.
        unseen Колоне које недостају у датотеци
        unruled Колоне које не помиње ниједно правило
        toFix Шта исправити
        column Колона
        info Напомена
        others Остало
        hidden Вредности су скривене.
        line Ред
        lines Редови
        record Запис
        message Порука
        value Вредност
        count Број
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
        patterns Најчешћи обрасци
        legend У обрасцима A значи велико слово, a друго слово, 9 цифру, ⁺ више њих, а … било које знакове.
        """
}
