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
        valid Валидни записи
        invalid Записи с грешки
        errors Грешки
        warnings Предупреждения и бележки
        known Известно отпреди
        leftOut Изключено от правилата
        clean Не са намерени грешки.
        stopped Проверката е спряна преди края. Всички числа се отнасят за прочетената част.
        failures Не можа да бъде проверено
        unseen Атрибути, които никой запис няма
        violations Нарушения
        byAttribute Нарушения по атрибут
        byRule Нарушения по правило
        attribute Атрибут
        rule Правило
        code Код
        severity Тежест
        error Грешка
        warning Предупреждение
        info Бележка
        first За първи път в
        others Други
        samples Примери
        hidden Стойностите са скрити.
        line Ред
        record Запис
        message Съобщение
        value Стойност
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
        shapes Най-чести форми
        legend Във формите A е главна буква, a е друга буква, 9 е цифра, ⁺ е няколко от тях, а … е каквото и да е.
        """
}
