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
        valid Registros válidos
        invalid Registros com erros
        errors Erros
        warnings Avisos e notas
        known Já conhecidas
        leftOut Excluídos pelas regras
        clean Nenhum erro encontrado.
        stopped A verificação foi interrompida antes do fim. Todos os números se referem à parte lida.
        failures Não foi possível verificar
        unseen Atributos que nenhum registro tem
        violations Violações
        byAttribute Violações por atributo
        byRule Violações por regra
        attribute Atributo
        rule Regra
        code Código
        severity Gravidade
        error Erro
        warning Aviso
        info Nota
        first Primeira vez em
        others Outros
        samples Exemplos
        hidden Os valores estão ocultos.
        line Linha
        record Registro
        message Mensagem
        value Valor
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
        shapes Formas mais frequentes
        legend Nas formas, A é uma maiúscula, a outra letra, 9 um dígito, ⁺ vários deles e … qualquer coisa.
        """
}
