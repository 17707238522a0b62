extension ReportWords {
    static let uk: StaticString = """
        title Звіт про перевірку даних
        overview Огляд
        rules Правила
        scenario Сценарій
        file Файл
        files Файли
        time Час
        records Записи
        valid Правильні записи
        invalid Записи з помилками
        errors Помилки
        warnings Попередження та зауваження
        known Відомо раніше
        leftOut Вилучено правилами
        clean Помилок не знайдено.
        stopped Перевірку зупинено достроково. Усі числа стосуються прочитаної частини.
        failures Не вдалося перевірити
        unseen Атрибути, яких немає в жодному записі
        violations Порушення
        byAttribute Порушення за атрибутами
        byRule Порушення за правилами
        attribute Атрибут
        rule Правило
        code Код
        severity Важливість
        error Помилка
        warning Попередження
        info Зауваження
        first Уперше в
        others Інші
        samples Приклади
        hidden Значення приховано.
        line Рядок
        record Запис
        message Повідомлення
        value Значення
        columns Стовпці
        moreColumns Решту стовпців не показано.
        sensitive Конфіденційно: вміст не показано.
        missing Відсутнє
        empty Порожньо
        integer Ціле число
        decimal Десяткове число
        boolean Істина або хиба
        date Дата
        dateTime Дата й час
        text Текст
        list Список
        object Об’єкт
        distinct Різних значень
        length Символи
        range Діапазон
        shapes Найчастіші форми
        legend У формах A — велика літера, a — інша літера, 9 — цифра, ⁺ — кілька таких знаків, … — будь-що.
        """
}
