// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import Proviso

extension CatalogTables {
    static let pt = CatalogTable.read(
        "pt",
        #"""
        O campo «{attribute}» tem de ficar vazio.
        O campo «{attribute}» também é obrigatório, porque foi indicado o seguinte: {given}.
        O campo «{attribute}» só pode conter letras.
        O campo «{attribute}» só pode conter letras e algarismos.
        O campo «{attribute}» não tem nenhuma das formas aceites.
        O campo «{attribute}» só pode conter caracteres ASCII.
        O campo «{attribute}» não é válido.
        Não foi possível verificar o campo «{attribute}».
        O campo «{attribute}» ainda não foi verificado.
        Não existe o campo «{name}».
        Não existe o campo «{name}». Queria dizer «{suggestion}»?
        O campo «{attribute}» não é um valor Base32 válido.
        O campo «{attribute}» não é um valor Base64 válido.
        O campo «{attribute}» não é um BIC válido.
        O campo «{attribute}» tem de ser {true} ou {false}.
        O campo «{attribute}» não é uma data de validade correta.
        A data do campo «{attribute}» já passou.
        O campo «{attribute}» não é um código de segurança válido.
        O campo «{attribute}» tem de ser igual a {compareValue}.
        O campo «{attribute}» tem de coincidir com o campo «{compareAttribute}».
        O campo «{attribute}» não tem o valor esperado.
        O campo «{attribute}» tem de ser maior do que {compareValue}.
        O campo «{attribute}» tem de ser maior do que «{compareAttribute}».
        O campo «{attribute}» tem de ser maior.
        O campo «{attribute}» tem de ser maior ou igual a {compareValue}.
        O campo «{attribute}» tem de ser maior ou igual a «{compareAttribute}».
        O campo «{attribute}» tem de ser maior.
        O campo «{attribute}» tem de ser menor do que {compareValue}.
        O campo «{attribute}» tem de ser menor do que «{compareAttribute}».
        O campo «{attribute}» tem de ser menor.
        O campo «{attribute}» tem de ser menor ou igual a {compareValue}.
        O campo «{attribute}» tem de ser menor ou igual a «{compareAttribute}».
        O campo «{attribute}» tem de ser menor.
        O campo «{attribute}» não pode ser igual a {compareValue}.
        O campo «{attribute}» tem de ser diferente do campo «{compareAttribute}».
        O valor do campo «{attribute}» não é permitido.
        O campo «{attribute}» não pode ser comparado com {compareValue}.
        O campo «{attribute}» não pode ser comparado com o campo «{compareAttribute}».
        O campo «{attribute}» não pode ser comparado.
        O campo «{attribute}» não é válido.
        O campo «{attribute}» tem de conter «{containedValue}».
        O campo «{attribute}» não é uma posição válida.
        O campo «{attribute}» tem de ter exatamente {count} elemento.|O campo «{attribute}» tem de ter exatamente {count} de elementos.|O campo «{attribute}» tem de ter exatamente {count} elementos.
        O campo «{attribute}» tem de ter pelo menos {min} elemento.|O campo «{attribute}» tem de ter pelo menos {min} de elementos.|O campo «{attribute}» tem de ter pelo menos {min} elementos.
        O campo «{attribute}» pode ter no máximo {max} elemento.|O campo «{attribute}» pode ter no máximo {max} de elementos.|O campo «{attribute}» pode ter no máximo {max} elementos.
        O campo «{attribute}» tem de ser uma lista.
        O campo «{attribute}» não é um código de país válido.
        O campo «{attribute}» não é uma cor válida.
        O campo «{attribute}» não é um código de moeda válido.
        O campo «{attribute}» não é válido.
        O campo «{attribute}» não é um URI de dados válido.
        O campo «{attribute}» não é uma data válida.
        O campo «{attribute}» não pode ser anterior a {earliest}.
        O campo «{attribute}» não pode ser posterior a {latest}.
        A data do campo «{attribute}» tem de estar no futuro.
        A data do campo «{attribute}» tem de estar no passado.
        O campo «{attribute}» tem de ser posterior a {after}.
        O campo «{attribute}» tem de ser anterior a {before}.
        A data do campo «{attribute}» tem de ser de há pelo menos {minAge} ano.|A data do campo «{attribute}» tem de ser de há pelo menos {minAge} de anos.|A data do campo «{attribute}» tem de ser de há pelo menos {minAge} anos.
        O campo «{attribute}» não é uma data com hora válida.
        O campo «{attribute}» não pode ser anterior a {earliest}.
        O campo «{attribute}» não pode ser posterior a {latest}.
        A data do campo «{attribute}» tem de estar no futuro.
        A data do campo «{attribute}» tem de estar no passado.
        O campo «{attribute}» tem de ser posterior a {after}.
        O campo «{attribute}» tem de ser anterior a {before}.
        A data do campo «{attribute}» tem de ser de há pelo menos {minAge} ano.|A data do campo «{attribute}» tem de ser de há pelo menos {minAge} de anos.|A data do campo «{attribute}» tem de ser de há pelo menos {minAge} anos.
        O campo «{attribute}» tem de ser um número.
        O campo «{attribute}» tem de ter pelo menos {min} casa decimal.|O campo «{attribute}» tem de ter pelo menos {min} de casas decimais.|O campo «{attribute}» tem de ter pelo menos {min} casas decimais.
        O campo «{attribute}» pode ter no máximo {max} casa decimal.|O campo «{attribute}» pode ter no máximo {max} de casas decimais.|O campo «{attribute}» pode ter no máximo {max} casas decimais.
        O campo «{attribute}» não é um nome de domínio válido.
        O campo «{attribute}» não é uma duração válida.
        O campo «{attribute}» não é um número de telefone válido.
        O campo «{attribute}» tem de ser uma lista.
        O campo «{attribute}» não é um código EAN válido.
        O campo «{attribute}» não é um endereço de e-mail válido.
        O domínio do campo «{attribute}» não aceita correio eletrónico.
        Não foi possível verificar o domínio do campo «{attribute}».
        O campo «{attribute}» tem de terminar em «{suffix}».
        O formulário não foi verificado.
        O campo «{attribute}» não foi enviado corretamente: {reason}.
        O campo «{attribute}» não foi enviado corretamente: {reason}.
        O campo «{attribute}» não foi enviado corretamente: {reason}.
        O campo «{attribute}» não é um hash válido.
        O campo «{attribute}» não é um valor hexadecimal válido.
        O campo «{attribute}» não é uma cor válida.
        O campo «{attribute}» não é um nome de anfitrião válido.
        O campo «{attribute}» não é um IBAN válido.
        O valor do campo «{attribute}» não é um dos aceites.
        O valor do campo «{attribute}» não é permitido.
        O campo «{attribute}» tem de ser um número inteiro.
        O campo «{attribute}» não é um endereço IP válido.
        O campo «{attribute}» não é um IRI válido.
        O campo «{attribute}» não é uma referência de IRI válida.
        O campo «{attribute}» não é um ISBN válido.
        O campo «{attribute}» não é um código ISIN válido.
        O campo «{attribute}» não é um ISSN válido.
        O campo «{attribute}» não é um documento JSON válido.
        O campo «{attribute}» não é um ponteiro JSON válido.
        O campo «{attribute}» não é um JSON Web Token válido.
        O campo «{attribute}» não é um código de idioma válido.
        O campo «{attribute}» não é uma posição válida.
        O campo «{attribute}» não é uma latitude válida.
        O campo «{attribute}» não é uma longitude válida.
        O campo «{attribute}» tem de estar em minúsculas.
        O campo «{attribute}» não é um número válido.
        O campo «{attribute}» não é um endereço MAC válido.
        O campo «{attribute}» não tem a forma esperada.
        O campo «{attribute}» tem de conter um algarismo.
        O campo «{attribute}» tem de conter uma letra minúscula.
        O campo «{attribute}» tem de conter um símbolo.
        O campo «{attribute}» tem de conter uma letra maiúscula.
        O campo «{attribute}» tem uma forma que não é permitida.
        O campo «{attribute}» é demasiado longo.
        O campo «{attribute}» não é um tipo de conteúdo válido.
        O campo «{attribute}» tem de ser múltiplo de {divisor}.
        O campo «{attribute}» não é um Nano ID válido.
        O campo «{attribute}» tem de ser menor do que 0.
        O campo «{attribute}» tem demasiados níveis.
        O campo «{attribute}» tem de ser um objeto.
        O valor do campo «{attribute}» não é permitido.
        O campo «{attribute}» tem de ser um número inteiro.
        O campo «{attribute}» tem de ser {max} ou menos.
        O campo «{attribute}» tem de ser menor do que {max}.
        O campo «{attribute}» tem de ser {min} ou mais.
        O campo «{attribute}» tem de ser um número.
        O campo «{attribute}» tem de conter um algarismo.
        O campo «{attribute}» tem de conter uma letra minúscula.
        O campo «{attribute}» tem de conter um símbolo.
        O campo «{attribute}» tem de conter uma letra maiúscula.
        O campo «{attribute}» tem de ter pelo menos {min} carácter.|O campo «{attribute}» tem de ter pelo menos {min} de caracteres.|O campo «{attribute}» tem de ter pelo menos {min} caracteres.
        O campo «{attribute}» tem de ser um texto.
        O campo «{attribute}» não é um número de cartão válido.
        O campo «{attribute}» não é um número de porta válido.
        O campo «{attribute}» tem de ser maior do que 0.
        O campo «{attribute}» só pode conter caracteres imprimíveis.
        Não é possível ler o registo: {reason}.
        O campo «{attribute}» não é um ponteiro JSON relativo válido.
        {attribute}: {message}
        Há {count} problema.|Há {count} de problemas.|Há {count} problemas.
        O campo «{attribute}» é obrigatório.
        O campo «{attribute}» tem de ser {requiredValue}.
        Não existe o cenário «{name}».
        Não existe o cenário «{name}». Queria dizer «{suggestion}»?
        O campo «{attribute}» não é um número de versão válido.
        O campo «{attribute}» não é um slug válido.
        O campo «{attribute}» contém caracteres que podem enganar quem lê.
        O campo «{attribute}» tem de começar por «{prefix}».
        O campo «{attribute}» tem de ter exatamente {length} carácter.|O campo «{attribute}» tem de ter exatamente {length} de caracteres.|O campo «{attribute}» tem de ter exatamente {length} caracteres.
        O campo «{attribute}» pode ter no máximo {max} carácter.|O campo «{attribute}» pode ter no máximo {max} de caracteres.|O campo «{attribute}» pode ter no máximo {max} caracteres.
        O campo «{attribute}» tem de ter pelo menos {min} carácter.|O campo «{attribute}» tem de ter pelo menos {min} de caracteres.|O campo «{attribute}» tem de ter pelo menos {min} caracteres.
        O campo «{attribute}» tem de ser um texto.
        O campo «{attribute}» não é uma hora válida.
        O campo «{attribute}» tem de ser posterior a {after}.
        O campo «{attribute}» tem de ser anterior a {before}.
        O campo «{attribute}» não é um fuso horário válido.
        Já expirou
        Valor inválido
        Não coincide
        Falta um carácter
        Tem de ser diferente
        Não é um número
        Valor não permitido
        Por verificar
        Elemento não encontrado
        Não está na lista
        Não é um número inteiro
        Campo obrigatório
        Valor demasiado grande
        Demasiado cedo
        Quantidade insuficiente
        Demasiado tarde
        Texto demasiado longo
        Quantidade excessiva
        Texto demasiado curto
        Valor demasiado pequeno
        Ilegível
        Caracteres não permitidos
        Quantidade incorreta
        Formato incorreto
        Comprimento incorreto
        Tipo incorreto
        O campo «{attribute}» não é um ULID válido.
        O campo «{attribute}» tem de estar em maiúsculas.
        O campo «{attribute}» não é um URI válido.
        O campo «{attribute}» não é uma referência de URI válida.
        O campo «{attribute}» não é um modelo de URI válido.
        O campo «{attribute}» não é um URL válido.
        O campo «{attribute}» não é um UUID válido.
        """#)
}
