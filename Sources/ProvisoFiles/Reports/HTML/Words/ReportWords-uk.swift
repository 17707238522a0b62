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
        valid Записи без помилок
        invalid Записи з помилками
        errors Помилки
        warnings Попередження та зауваження
        known Відомо раніше
        leftOut Вилучено правилами
        headline {errors} {share}
        errorCount one=# помилка|few=# помилки|many=# помилок|other=# помилки
        warningCount one=# попередження|few=# попередження|many=# попереджень|other=# попередження
        share one=у @ із # запису|other=у @ із # записів
        noErrors помилок немає
        stopped Перевірку зупинено достроково. Усі числа стосуються прочитаної частини.
        failures Файли, які не вдалося перевірити
        otherFile Схоже, правила призначені для іншого файлу.
        unseen Стовпці, яких немає у файлі
        unruled Стовпці, про які немає правил
        toFix Що виправити
        column Стовпець
        info Зауваження
        others Інші
        hidden Значення приховано.
        line Рядок
        lines Рядки
        record Запис
        message Повідомлення
        value Значення
        count Кількість
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
        patterns Найчастіші шаблони
        legend У шаблонах A — велика літера, a — інша літера, 9 — цифра, ⁺ — кілька таких знаків, … — будь-які знаки.
        """
}
