extension ReportWords {
    static let ptBR: StaticString = """
        title Relatório de verificação dos dados
        overview Resumo
        rules Regras
        scenario Cenário
        file Arquivo
        files Arquivos
        time Data da verificação
        records Registros
        valid Registros sem erros
        invalid Registros com erros
        errors Erros
        warnings Avisos e notas
        known Já conhecidas
        leftOut Excluídos pelas regras
        headline {errors} {share}
        errorCount one=# erro|many=# de erros|other=# erros
        warningCount one=# aviso|many=# de avisos|other=# avisos
        share one=em @ de # registro|many=em @ de # de registros|other=em @ de # registros
        noErrors sem erros
        stopped A verificação foi interrompida antes do fim. Todos os números se referem à parte lida.
        failures Arquivos que não puderam ser verificados
        otherFile As regras parecem ser para outro arquivo.
        unseen Colunas que faltam no arquivo
        unruled Colunas que nenhuma regra menciona
        toFix O que corrigir
        column Coluna
        info Nota
        others Outros
        hidden Os valores estão ocultos.
        line Linha
        lines Linhas
        record Registro
        message Mensagem
        value Valor
        count Quantidade
        columns Colunas
        moreColumns As demais colunas não são mostradas.
        sensitive Confidencial: o conteúdo não é mostrado.
        missing Ausente
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
        legend Nos padrões, A é uma maiúscula, a outra letra, 9 um dígito, ⁺ vários deles e … qualquer caractere.
        """
}
