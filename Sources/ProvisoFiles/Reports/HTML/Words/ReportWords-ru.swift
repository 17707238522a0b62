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
        valid Верные записи
        invalid Записи с ошибками
        errors Ошибки
        warnings Предупреждения и замечания
        known Известно ранее
        leftOut Исключено правилами
        clean Ошибок не найдено.
        stopped Проверка остановлена досрочно. Все числа относятся к прочитанной части.
        failures Не удалось проверить
        unseen Атрибуты, которых нет ни в одной записи
        violations Нарушения
        byAttribute Нарушения по атрибутам
        byRule Нарушения по правилам
        attribute Атрибут
        rule Правило
        code Код
        severity Важность
        error Ошибка
        warning Предупреждение
        info Замечание
        first Впервые в
        others Прочие
        samples Примеры
        hidden Значения скрыты.
        line Строка
        record Запись
        message Сообщение
        value Значение
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
        shapes Самые частые формы
        legend В формах A — прописная буква, a — другая буква, 9 — цифра, ⁺ — несколько таких знаков, … — что угодно.
        """
}
