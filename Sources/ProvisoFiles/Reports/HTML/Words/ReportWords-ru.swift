extension ReportWords {
    static let ru: StaticString = """
        title Отчёт о проверке данных
        overview Обзор
        rules Правила
        scenario Сценарий
        file Файл
        files Файлы
        time Время
        records Записи
        valid Записи без ошибок
        invalid Записи с ошибками
        errors Ошибки
        warnings Предупреждения и замечания
        known Известно ранее
        leftOut Исключено правилами
        headline {errors} {share}
        errorCount one=# ошибка|few=# ошибки|many=# ошибок|other=# ошибки
        warningCount one=# предупреждение|few=# предупреждения|many=# предупреждений|other=# предупреждения
        share one=в @ из # записи|other=в @ из # записей
        noErrors ошибок нет
        stopped Проверка остановлена досрочно. Все числа относятся к прочитанной части.
        failures Файлы, которые не удалось проверить
        otherFile Похоже, правила предназначены для другого файла.
        unseen Столбцы, которых нет в файле
        unruled Столбцы, о которых нет правил
        toFix Что исправить
        column Столбец
        info Замечание
        others Прочие
        hidden Значения скрыты.
        line Строка
        lines Строки
        record Запись
        message Сообщение
        value Значение
        count Количество
        columns Столбцы
        moreColumns Остальные столбцы не показаны.
        sensitive Конфиденциально: содержимое не показано.
        missing Отсутствует
        empty Пусто
        integer Целое число
        decimal Десятичное число
        boolean Истина или ложь
        date Дата
        dateTime Дата и время
        text Текст
        list Список
        object Объект
        distinct Разных значений
        length Символы
        range Диапазон
        patterns Самые частые шаблоны
        legend В шаблонах A — прописная буква, a — другая буква, 9 — цифра, ⁺ — несколько таких знаков, … — любые знаки.
        """
}
