extension ReportWords {
    static let pt: StaticString = """
        title Relatório de verificação dos dados
        overview Resumo
        rules Regras
        scenario Cenário
        file Ficheiro
        files Ficheiros
        time Data da verificação
        records Registos
        valid Registos sem erros
        invalid Registos com erros
        errors Erros
        warnings Avisos e notas
        known Já conhecidas
        leftOut Excluídos pelas regras
        headline {errors} {share}
        errorCount one=# erro|many=# de erros|other=# erros
        warningCount one=# aviso|many=# de avisos|other=# avisos
        share one=em @ de # registo|many=em @ de # de registos|other=em @ de # registos
        noErrors sem erros
        stopped A verificação foi interrompida antes do fim. Todos os números dizem respeito à parte lida.
        failures Ficheiros que não foi possível verificar
        otherFile As regras parecem ser para outro ficheiro.
        unseen Colunas em falta no ficheiro
        unruled Colunas que nenhuma regra menciona
        toFix O que corrigir
        column Coluna
        info Nota
        others Outros
        hidden Os valores estão ocultos.
        line Linha
        lines Linhas
        record Registo
        message Mensagem
        value Valor
        count Quantidade
        columns Colunas
        moreColumns As restantes colunas não são mostradas.
        sensitive Confidencial: o conteúdo não é mostrado.
        missing Em falta
        empty Vazio
        integer Número inteiro
        decimal Número decimal
        boolean Verdadeiro ou falso
        date Data
        dateTime Data e hora
        text Texto
        list Lista
        object Objeto
        distinct Valores diferentes
        length Caracteres
        range Intervalo
        patterns Padrões mais frequentes
        legend Nos padrões, A é uma maiúscula, a outra letra, 9 um algarismo, ⁺ vários deles e … qualquer carácter.
        """
}
