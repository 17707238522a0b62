extension ReportWords {
    static let bg: StaticString = """
        title Отчет за проверка на данните
        overview Преглед
        rules Правила
        scenario Сценарий
        file Файл
        files Файлове
        time Време
        records Записи
        valid Записи без грешки
        invalid Записи с грешки
        errors Грешки
        warnings Предупреждения и бележки
        known Известно отпреди
        leftOut Изключено от правилата
        headline {errors} {share}
        errorCount one=# грешка|other=# грешки
        warningCount one=# предупреждение|other=# предупреждения
        share one=в @ от # запис|other=в @ от # записа
        noErrors няма грешки
        stopped Проверката е спряна преди края. Всички числа се отнасят за прочетената част.
        failures Файлове, които не можаха да бъдат проверени
        otherFile Правилата изглежда са за друг файл.
        unseen Колони, които липсват във файла
        unruled Колони, които никое правило не споменава
        toFix Какво да се поправи
        column Колона
        info Бележка
        others Други
        hidden Стойностите са скрити.
        line Ред
        lines Редове
        record Запис
        message Съобщение
        value Стойност
        count Брой
        columns Колони
        moreColumns Останалите колони не са показани.
        sensitive Поверително: съдържанието не е показано.
        missing Липсва
        empty Празно
        integer Цяло число
        decimal Десетично число
        boolean Вярно или невярно
        date Дата
        dateTime Дата и час
        text Текст
        list Списък
        object Обект
        distinct Различни стойности
        length Знаци
        range Диапазон
        patterns Най-чести шаблони
        legend В шаблоните A е главна буква, a е друга буква, 9 е цифра, ⁺ е няколко от тях, а … са произволни знаци.
        """
}
