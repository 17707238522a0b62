// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import ProvisoCore

extension CatalogTables {
    static let pt = CatalogTable.read(
        "pt",
        #"""
        O campo «{attribute}» tem de ficar vazio.
        O campo «{attribute}» também é obrigatório, porque foi indicado o seguinte: {given}.
        O campo «{attribute}» só pode conter letras.
        O campo «{attribute}» só pode conter letras (A–Z).
        O campo «{attribute}» só pode conter letras e algarismos.
        O campo «{attribute}» só pode conter letras e algarismos (A–Z, 0–9).
        O campo «{attribute}» não tem nenhum dos formatos aceites.
        O campo «{attribute}» só pode conter letras sem acentos (A–Z), algarismos e pontuação comum.
        O campo «{attribute}» não é válido. Verifique-o e tente novamente.
        Não foi possível verificar o campo «{attribute}». Tente novamente mais tarde.
        O campo «{attribute}» ainda não foi verificado.
        O campo «{attribute}» tem um problema em {count} de {total} registos. O máximo permitido é {limit}.
        A combinação de {attributes} tem um problema em {count} de {total} registos. O máximo permitido é {limit}.
        Não existe o campo «{name}».
        Não existe o campo «{name}». Queria dizer «{suggestion}»?
        O campo «{attribute}» tem de ser um valor Base32 válido (A–Z, 2–7).
        O campo «{attribute}» tem de ser um valor Base64 válido, por exemplo, {example}.
        O campo «{attribute}» tem de ser um BIC válido ({min} ou {max} caracteres), por exemplo, {example}.
        O campo «{attribute}» tem de ser {true} ou {false}.
        O campo «{attribute}» tem de ser uma data de validade correta, por exemplo, {example}.
        A data do campo «{attribute}» já passou. Utilize um cartão que ainda seja válido.
        O campo «{attribute}» tem de ser um código de segurança válido ({min} ou {max} algarismos).
        O campo «{attribute}» tem de ser um código de segurança válido ({count} algarismos).
        A coluna «{column}» não é permitida.
        Falta a coluna «{column}».
        Falta a coluna «{column}». As células parecem estar separadas por «{delimiter}».
        Falta a coluna «{column}». Existe uma coluna «{suggestion}».
        O nome da coluna «{column}» não tem o formato esperado.
        A coluna «{column}» tem de ficar depois da coluna «{previous}».
        A coluna «{column}» não está prevista.
        A coluna «{column}» não está prevista. Queria dizer «{suggestion}»?
        O campo «{attribute}» tem de ser igual a {compareValue}.
        O campo «{attribute}» tem de coincidir com o campo «{compareAttribute}».
        O campo «{attribute}» não tem o valor esperado. Verifique-o e tente novamente.
        O campo «{attribute}» tem de ser maior do que {compareValue}.
        O campo «{attribute}» tem de ser maior do que «{compareAttribute}».
        A data do campo «{attribute}» tem de ser posterior à do campo «{compareAttribute}».
        O valor do campo «{attribute}» é demasiado baixo.
        A data do campo «{attribute}» é anterior ao permitido.
        A data do campo «{attribute}» tem de ser posterior a {compareValue}.
        O campo «{attribute}» tem de ser maior ou igual a {compareValue}.
        O campo «{attribute}» tem de ser maior ou igual a «{compareAttribute}».
        A data do campo «{attribute}» não pode ser anterior à do campo «{compareAttribute}».
        O valor do campo «{attribute}» é demasiado baixo.
        A data do campo «{attribute}» é anterior ao permitido.
        A data do campo «{attribute}» não pode ser anterior a {compareValue}.
        O campo «{attribute}» tem de ser menor do que {compareValue}.
        O campo «{attribute}» tem de ser menor do que «{compareAttribute}».
        A data do campo «{attribute}» tem de ser anterior à do campo «{compareAttribute}».
        O valor do campo «{attribute}» é demasiado alto.
        A data do campo «{attribute}» é posterior ao permitido.
        A data do campo «{attribute}» tem de ser anterior a {compareValue}.
        O campo «{attribute}» tem de ser menor ou igual a {compareValue}.
        O campo «{attribute}» tem de ser menor ou igual a «{compareAttribute}».
        A data do campo «{attribute}» não pode ser posterior à do campo «{compareAttribute}».
        O valor do campo «{attribute}» é demasiado alto.
        A data do campo «{attribute}» é posterior ao permitido.
        A data do campo «{attribute}» não pode ser posterior a {compareValue}.
        O campo «{attribute}» não pode ser igual a {compareValue}.
        O campo «{attribute}» tem de ser diferente do campo «{compareAttribute}».
        O valor do campo «{attribute}» não é permitido. Escolha outro.
        O valor do campo «{attribute}» tem de ser do mesmo tipo que {compareValue}.
        O valor do campo «{attribute}» tem de ser do mesmo tipo que o do campo «{compareAttribute}».
        O valor do campo «{attribute}» é do tipo errado.
        O campo «{attribute}» não é válido. Verifique-o e tente novamente.
        O campo «{attribute}» tem de conter «{containedValue}».
        O campo «{attribute}» tem de conter «{containedValue}» pelo menos {min} vez.|O campo «{attribute}» tem de conter «{containedValue}» pelo menos {min} de vezes.|O campo «{attribute}» tem de conter «{containedValue}» pelo menos {min} vezes.
        O campo «{attribute}» tem de conter coordenadas válidas, por exemplo, {example}.
        O campo «{attribute}» tem de ter exatamente {count} elemento.|O campo «{attribute}» tem de ter exatamente {count} de elementos.|O campo «{attribute}» tem de ter exatamente {count} elementos.
        O campo «{attribute}» tem de ter exatamente um dos formatos aceites. Formatos correspondentes: {count}.
        O campo «{attribute}» tem de ter pelo menos {min} elemento.|O campo «{attribute}» tem de ter pelo menos {min} de elementos.|O campo «{attribute}» tem de ter pelo menos {min} elementos.
        O campo «{attribute}» pode ter no máximo {max} elemento.|O campo «{attribute}» pode ter no máximo {max} de elementos.|O campo «{attribute}» pode ter no máximo {max} elementos.
        O campo «{attribute}» tem de ser uma lista.
        O campo «{attribute}» tem de ser um código de país válido, por exemplo, {example}.
        O campo «{attribute}» tem de ser um agendamento cron válido, por exemplo, {example}.
        O campo «{attribute}» tem de ser uma cor CSS válida, por exemplo, {example}.
        O campo «{attribute}» tem de ser um código de moeda válido, por exemplo, {example}.
        O campo «{attribute}» não é válido. Verifique-o e tente novamente.
        O campo «{attribute}» tem de ser um URI de dados válido, por exemplo, {example}.
        O campo «{attribute}» tem de ser uma data válida, por exemplo, {example}.
        A data do campo «{attribute}» não pode ser anterior a {earliest}.
        A data do campo «{attribute}» não pode ser posterior a {latest}.
        A data do campo «{attribute}» tem de estar no futuro.
        A data do campo «{attribute}» tem de estar no passado.
        A data do campo «{attribute}» tem de ser posterior a {after}.
        A data do campo «{attribute}» tem de ser anterior a {before}.
        A data do campo «{attribute}» tem de ser de há pelo menos {minAge} ano.|A data do campo «{attribute}» tem de ser de há pelo menos {minAge} de anos.|A data do campo «{attribute}» tem de ser de há pelo menos {minAge} anos.
        O campo «{attribute}» tem de conter uma data e hora válidas, por exemplo, {example}.
        A data do campo «{attribute}» não pode ser anterior a {earliest}.
        A data do campo «{attribute}» não pode ser posterior a {latest}.
        A data do campo «{attribute}» tem de estar no futuro.
        A data do campo «{attribute}» tem de estar no passado.
        A data do campo «{attribute}» tem de ser posterior a {after}.
        A data do campo «{attribute}» tem de ser anterior a {before}.
        A data do campo «{attribute}» tem de ser de há pelo menos {minAge} ano.|A data do campo «{attribute}» tem de ser de há pelo menos {minAge} de anos.|A data do campo «{attribute}» tem de ser de há pelo menos {minAge} anos.
        O campo «{attribute}» tem de ser um número.
        O campo «{attribute}» tem de ter pelo menos {min} casa decimal.|O campo «{attribute}» tem de ter pelo menos {min} de casas decimais.|O campo «{attribute}» tem de ter pelo menos {min} casas decimais.
        O campo «{attribute}» pode ter no máximo {max} casa decimal.|O campo «{attribute}» pode ter no máximo {max} de casas decimais.|O campo «{attribute}» pode ter no máximo {max} casas decimais.
        O campo «{attribute}» tem de ter pelo menos {min} valor distinto.|O campo «{attribute}» tem de ter pelo menos {min} de valores distintos.|O campo «{attribute}» tem de ter pelo menos {min} valores distintos.
        O número de combinações distintas de {attributes} tem de ser pelo menos {min}.
        O campo «{attribute}» pode ter no máximo {max} valor distinto.|O campo «{attribute}» pode ter no máximo {max} de valores distintos.|O campo «{attribute}» pode ter no máximo {max} valores distintos.
        O número de combinações distintas de {attributes} tem de ser no máximo {max}.
        O campo «{attribute}» tem de ser um nome de domínio válido, por exemplo, {example}.
        O campo «{attribute}» tem de ser uma duração válida, por exemplo, {example}.
        O campo «{attribute}» tem de ser um número de telefone válido com indicativo internacional, por exemplo, {example}.
        O campo «{attribute}» tem de ser uma lista.
        O campo «{attribute}» tem de ser um código {name} válido. Verifique os algarismos.
        O campo «{attribute}» tem de ser um endereço de e-mail válido, por exemplo, {example}.
        O domínio do campo «{attribute}» não aceita e-mails. Verifique a parte a seguir ao @.
        O domínio do campo «{attribute}» parece mal escrito. Verifique a parte a seguir ao @.
        Não foi possível verificar o domínio do campo «{attribute}». Tente novamente mais tarde.
        O campo «{attribute}» tem de terminar em «{suffix}».
        O valor do campo «{attribute}» não foi encontrado em «{source}».
        O valor do campo «{attribute}» não foi encontrado na coluna «{column}».
        A combinação de {attributes} não foi encontrada nas colunas «{column}».
        A combinação de {attributes} não foi encontrada em «{source}».
        Não foi possível verificar o formulário. Tente novamente.
        Não foi possível ler o campo «{attribute}». Envie novamente o formulário.
        Não foi possível ler o campo «{attribute}». Envie novamente o formulário.
        Não foi possível ler o campo «{attribute}». Envie novamente o formulário.
        O campo «{attribute}» tem de ser um hash válido ({name}).
        O campo «{attribute}» tem de ser um valor hexadecimal válido (0–9, A–F, aos pares).
        O campo «{attribute}» tem de ser uma cor hexadecimal válida, por exemplo, {example}.
        O campo «{attribute}» tem de ser um nome de anfitrião válido, por exemplo, {example}.
        O campo «{attribute}» tem de ser um IBAN válido. Verifique se há erros de digitação.
        O valor do campo «{attribute}» não é um dos aceites. Escolha outro.
        O valor do campo «{attribute}» não é permitido. Escolha outro.
        O valor do campo «{attribute}» não é um dos aceites: {values}.
        O campo «{attribute}» tem de ser um número inteiro.
        O campo «{attribute}» tem de ser um número inteiro sem casas decimais.
        O campo «{attribute}» tem de ser um endereço IP válido, por exemplo, {example}.
        O campo «{attribute}» tem de ser um IRI válido, por exemplo, {example}.
        O campo «{attribute}» tem de ser uma referência de IRI válida, por exemplo, {example}.
        O campo «{attribute}» tem de ser um {name} válido. Verifique os algarismos.
        O campo «{attribute}» tem de ser um código ISIN válido. Verifique se há erros de digitação.
        O campo «{attribute}» tem de ser um ISSN válido. Verifique os algarismos.
        O campo «{attribute}» tem de ser um documento JSON válido.
        O campo «{attribute}» tem de ser um ponteiro JSON válido, por exemplo, {example}.
        O campo «{attribute}» tem de ser um JSON Web Token válido.
        O campo «{attribute}» tem de ser um objeto.
        O campo «{attribute}» tem de ser um código de idioma válido, por exemplo, {example}.
        O campo «{attribute}» tem de conter coordenadas válidas, por exemplo, {example}.
        O campo «{attribute}» tem de ser uma latitude válida entre {min} e {max}.
        O campo «{attribute}» tem de ser uma longitude válida entre {min} e {max}.
        O campo «{attribute}» tem de estar em minúsculas.
        O campo «{attribute}» tem de ser um número válido. Verifique os algarismos.
        O campo «{attribute}» tem de ser um endereço MAC válido, por exemplo, {example}.
        O campo «{attribute}» não tem o formato esperado.
        O campo «{attribute}» tem de conter um algarismo.
        O campo «{attribute}» tem de conter uma letra minúscula.
        O campo «{attribute}» tem de conter um carácter especial, por exemplo, ! ou %.
        O campo «{attribute}» tem de conter uma letra maiúscula.
        O campo «{attribute}» não tem o formato esperado. Exemplo: {example}.
        O campo «{attribute}» tem um formato que não é permitido.
        O campo «{attribute}» é demasiado longo. Encurte-o.
        O campo «{attribute}» tem de ser um tipo MIME válido, por exemplo, {example}.
        O campo «{attribute}» tem de ser múltiplo de {divisor}.
        O campo «{attribute}» tem de ser um Nano ID válido, por exemplo, {example}.
        O campo «{attribute}» tem de ser um Nano ID válido.
        O campo «{attribute}» tem de ser menor do que {limit}.
        O campo «{attribute}» tem demasiados níveis.
        O campo «{attribute}» tem de ser um objeto.
        O valor do campo «{attribute}» não é permitido. Escolha outro.
        O campo «{attribute}» tem de ser um número inteiro.
        O campo «{attribute}» tem de ser um número inteiro sem casas decimais.
        O campo «{attribute}» tem de ser {max} ou menos.
        O campo «{attribute}» tem de ser menor do que {max}.
        O campo «{attribute}» tem de ser {min} ou mais.
        O campo «{attribute}» tem de ser um número.
        O campo «{attribute}» tem de conter um algarismo.
        O campo «{attribute}» tem de conter uma letra minúscula.
        O campo «{attribute}» tem de conter um carácter especial, por exemplo, ! ou %.
        O campo «{attribute}» tem de conter uma letra maiúscula.
        O campo «{attribute}» tem de ter pelo menos {min} carácter.|O campo «{attribute}» tem de ter pelo menos {min} de caracteres.|O campo «{attribute}» tem de ter pelo menos {min} caracteres.
        O campo «{attribute}» tem de ser um texto.
        O campo «{attribute}» tem de ser um número de cartão válido. Verifique os algarismos.
        O campo «{attribute}» tem de ser um número de cartão válido ({name}). Verifique os algarismos.
        O campo «{attribute}» tem de ser um número de porta válido entre {min} e {max}.
        O campo «{attribute}» tem de ser maior do que {limit}.
        O campo «{attribute}» contém caracteres que não podem ser apresentados, como tabulações ou quebras de linha. Remova-os.
        O campo «{attribute}» só pode conter letras sem acentos (A–Z), algarismos e pontuação comum.
        endereço IP não permitido
        \u sem quatro algarismos hexadecimais
        sinal de percentagem sem dois algarismos hexadecimais
        bits de anfitrião ativos
        matriz não fechada
        marca do cartão não aceite
        marca de ordem de bytes dentro do texto
        cancelado
        carácter não permitido
        carácter não permitido aqui
        parêntese de fecho que não corresponde
        parêntese de fecho em falta
        parêntese de fecho sem abertura
        dois pontos em falta após a chave
        sinal diacrítico sem letra
        vírgula após o último valor
        vírgula em falta
        vírgula sem um valor antes
        comentário
        carácter de controlo
        carácter de controlo numa cadeia
        país não aceite
        nome a apresentar sem aspas
        domínio demasiado longo
        chave duplicada
        vazio
        parte vazia
        expirado
        fragmento não permitido
        metade de um par substituto
        número hexadecimal
        hora fora dos limites
        Punycode inválido
        UTF-8 inválido
        domínio de topo inválido
        carácter invisível
        chave duplicada
        duas chaves para o mesmo campo
        não é um objeto
        UTF-8 inválido
        o seu nome contradiz outro
        o seu nome não diz a que elemento pertence
        o número de células não é o das colunas
        a chave não é uma cadeia
        chave sem aspas
        zero inicial
        quebra de linha não permitida
        resposta ilegível
        minuto fora dos limites
        ponto mal colocado
        hífen mal colocado
        parte mal colocada
        separador mal colocado
        algarismos misturados
        escritas misturadas
        separadores misturados
        sentidos de escrita misturados
        mais de um valor
        nome em falta
        aninhamento demasiado profundo
        cardinal em falta
        AM ou PM em falta
        P inicial em falta
        T antes da hora em falta
        sem resposta a tempo
        falta a arroba
        falta o domínio
        sinal de igual em falta
        falta o anfitrião
        hífen em falta
        falta o idioma
        não há segundo intercalar a esta hora
        sem servidor de correio
        falta o tipo de conteúdo
        falta o nome do mês
        falta a diferença horária
        sinal mais em falta
        falta o comprimento do prefixo
        falta o esquema
        faltam os segundos
        faltam os separadores
        nenhum servidor contactado
        falta a assinatura
        barra em falta
        sem sockets nesta plataforma
        falta o subtipo
        esse espaço de cor não existe
        esse país não existe
        essa moeda não existe
        esse dia não existe
        esse domínio não existe
        esse idioma não existe
        esse mês não existe
        esse número não existe
        essa região não existe
        essa escrita não existe
        esse fuso horário não existe
        essa unidade não existe
        essa variante não existe
        falta a hora
        falta a unidade
        falta o nome de utilizador
        nenhum valor
        falta o nome do dia da semana
        carácter não ASCII
        não é Base64
        não é Base64url
        UTF-8 inválido
        não é um URL
        não é uma cor
        não é um algarismo
        não é um nome de domínio
        não é um algarismo hexadecimal
        não é uma letra
        não é letra nem algarismo
        não é um mês e um ano
        não é um múltiplo
        não é um número
        não é um endereço IP
        não é um endereço IPv4
        não é um endereço IPv6
        não é uma matriz
        nem uma matriz de objetos nem um objeto
        não é um objeto
        não está no futuro
        não está no passado
        não está em minúsculas
        não é negativo
        não está normalizado (NFC)
        não é positivo
        não é imprimível
        não é texto
        não são três partes
        não são dois números
        não está em maiúsculas
        não é um número inteiro
        falta a parte antes da arroba
        número não finito
        número incompleto
        número com um zero inicial
        número com sinal de mais
        número sem algarismo antes do ponto
        objeto não fechado
        número ímpar de algarismos
        diferença horária fora dos limites
        fora dos limites
        preenchimento não permitido
        parte antes da arroba demasiado longa
        parte repetida
        parte demasiado longa
        as partes contradizem-se
        a porta não é um número
        porta não permitida
        porta fora dos limites
        comprimento do prefixo não permitido
        consulta não permitida
        aspas não permitidas
        recusado pelo servidor
        sinal diacrítico repetido
        esquema não permitido
        segundo fora dos limites
        erro do servidor
        espaço não permitido
        cadeia entre plicas
        cadeia não fechada
        não aceita correio
        texto depois do fim
        demasiado cedo
        casas decimais a menos
        algarismos a menos
        partes a menos
        demasiado tarde
        demasiado longo
        casas decimais a mais
        algarismos a mais
        partes a mais
        demasiado curto
        demasiado jovem
        dois pontos seguidos
        tipo não aceite
        carácter inesperado
        fim inesperado
        unidade omitida
        unidades fora de ordem
        sequência de escape desconhecida numa cadeia
        palavra desconhecida
        dados do utilizador não permitidos
        valor em falta
        semanas com outras unidades
        dígito de controlo errado
        dígito de controlo errado
        comprimento errado
        número de algarismos errado
        preenchimento errado
        prefixo errado
        unidade errada
        variante errada
        versão errada
        dia da semana errado
        ano fora dos limites
        zona não permitida
        Não é possível ler o registo: {reason}.
        A linha tem {found} célula em vez de {expected}. Verifique os separadores e as aspas.|A linha tem {found} células em vez de {expected}. Verifique os separadores e as aspas.|A linha tem {found} células em vez de {expected}. Verifique os separadores e as aspas.
        Não é possível ler o registo: {reason} (coluna {column}).
        Não é possível ler o registo: {reason} (linha {line}, coluna {column}).
        Não é possível ler o registo: tem mais de {max} MiB.
        Tem de haver pelo menos {min} registo.|Tem de haver pelo menos {min} de registos.|Tem de haver pelo menos {min} registos.
        O número de elementos aceites no campo «{attribute}» tem de ser pelo menos {min}. Agora é {count}.
        Pode haver no máximo {max} registo.|Pode haver no máximo {max} de registos.|Pode haver no máximo {max} registos.
        O número de elementos aceites no campo «{attribute}» tem de ser no máximo {max}. Agora é {count}.
        O campo «{attribute}» tem de ser um ponteiro JSON relativo válido, por exemplo, {example}.
        {attribute}: {message}
        Queria dizer «{suggestion}»?
        Queria dizer {suggestion}?
        Há {count} problema.|Há {count} de problemas.|Há {count} problemas.
        O campo «{attribute}» é obrigatório.
        Tem de aceitar «{attribute}».
        O campo «{attribute}» tem de ser {requiredValue}.
        Não existe o cenário «{name}».
        Não existe o cenário «{name}». Queria dizer «{suggestion}»?
        O campo «{attribute}» tem de ser um número de versão válido, por exemplo, {example}.
        O campo «{attribute}» tem de ser {expected}, o valor seguinte.
        O campo «{attribute}» tem de ser um número inteiro.
        O campo «{attribute}» tem de ser uma data válida, por exemplo, {example}.
        O campo «{attribute}» tem de ser um número inteiro sem casas decimais.
        O campo «{attribute}» só pode conter letras minúsculas (a–z), algarismos e hífenes isolados entre eles.
        O campo «{attribute}» só pode conter letras minúsculas (a–z), algarismos e hífenes ou carateres de sublinhado isolados entre eles.
        O valor do campo «{attribute}» está fora de ordem. Tem de ficar antes da linha {previousLine}.
        O valor do campo «{attribute}» é do tipo errado.
        O campo «{attribute}» tem de ser uma data válida, por exemplo, {example}.
        O campo «{attribute}» tem de ser um número.
        O valor do campo «{attribute}» não pode ser igual ao da linha {previousLine}.
        O valor do campo «{attribute}» está fora de ordem. Tem de ficar antes do registo {previousRecord}.
        O valor do campo «{attribute}» não pode ser igual ao do registo {previousRecord}.
        A combinação de {attributes} está fora de ordem. Tem de ficar antes do registo {previousRecord}.
        A combinação de {attributes} não pode ser igual à do registo {previousRecord}.
        A combinação de {attributes} está fora de ordem. Tem de ficar antes da linha {previousLine}.
        A combinação de {attributes} não pode ser igual à da linha {previousLine}.
        O campo «{attribute}» mistura alfabetos ou contém caracteres ocultos. Utilize as letras de um só alfabeto.
        O campo «{attribute}» tem de começar por «{prefix}».
        O campo «{attribute}» tem de ter exatamente {length} carácter.|O campo «{attribute}» tem de ter exatamente {length} de caracteres.|O campo «{attribute}» tem de ter exatamente {length} caracteres.
        O campo «{attribute}» tem de ter exatamente {length} byte.|O campo «{attribute}» tem de ter exatamente {length} de bytes.|O campo «{attribute}» tem de ter exatamente {length} bytes.
        O campo «{attribute}» pode ter no máximo {max} carácter.|O campo «{attribute}» pode ter no máximo {max} de caracteres.|O campo «{attribute}» pode ter no máximo {max} caracteres.
        O campo «{attribute}» pode ter no máximo {max} byte.|O campo «{attribute}» pode ter no máximo {max} de bytes.|O campo «{attribute}» pode ter no máximo {max} bytes.
        O campo «{attribute}» tem de ter pelo menos {min} carácter.|O campo «{attribute}» tem de ter pelo menos {min} de caracteres.|O campo «{attribute}» tem de ter pelo menos {min} caracteres.
        O campo «{attribute}» tem de ter pelo menos {min} byte.|O campo «{attribute}» tem de ter pelo menos {min} de bytes.|O campo «{attribute}» tem de ter pelo menos {min} bytes.
        O campo «{attribute}» tem de ser um texto.
        O campo «{attribute}» tem de ser uma hora válida, por exemplo, {example}.
        O campo «{attribute}» tem de ser posterior a esta hora: {after}.
        O campo «{attribute}» tem de ser anterior a esta hora: {before}.
        O campo «{attribute}» tem de ser um fuso horário válido, por exemplo, {example}.
        Valor duplicado
        Já expirou
        Valor inválido
        Não coincide
        Falta um carácter
        Possível gralha
        Tem de ser diferente
        Não é um número
        Valor não permitido
        Por verificar
        Elemento não encontrado
        Não está na lista
        Não é um número inteiro
        Ordem incorreta
        Campo obrigatório
        Valor demasiado grande
        Demasiado cedo
        Quantidade insuficiente
        Demasiado tarde
        Texto demasiado longo
        Quantidade excessiva
        Data demasiado recente
        Texto demasiado curto
        Valor demasiado pequeno
        Ilegível
        Caracteres não permitidos
        Quantidade incorreta
        Formato incorreto
        Comprimento incorreto
        Tipo incorreto
        O campo «{attribute}» tem de ser um ULID válido, por exemplo, {example}.
        O campo «{attribute}» não tem valor e não pode ser definido aqui.
        O valor do campo «{attribute}» tem de ser único. Já existe na linha {firstLine}.
        O valor do campo «{attribute}» tem de ser único. Já existe no registo {firstRecord}.
        A combinação de {attributes} tem de ser única. A combinação já existe no registo {firstRecord}.
        O valor do campo «{attribute}» tem de ser único.
        A combinação de {attributes} tem de ser única.
        A combinação de {attributes} tem de ser única. A combinação já existe na linha {firstLine}.
        O campo «{attribute}» não pode ter o mesmo elemento duas vezes. Os elementos {first} e {second} são iguais.
        O campo «{attribute}» tem de ser uma lista.
        O campo «{attribute}» tem de estar em maiúsculas.
        O campo «{attribute}» tem de ser um URI válido, por exemplo, {example}.
        O campo «{attribute}» tem de ser uma referência de URI válida, por exemplo, {example}.
        O campo «{attribute}» tem de ser um modelo de URI válido, por exemplo, {example}.
        O campo «{attribute}» tem de ser um URL válido, por exemplo, {example}.
        O campo «{attribute}» tem de ser um {name} válido, por exemplo, {example}.
        O campo «{attribute}» tem de ser um UUID válido.
        O campo «{attribute}» tem de ser um objeto.
        O campo «{attribute}» tem de ser um número de identificação de veículo (VIN) válido. Verifique se há erros de digitação.
        falso
        (vazio)
        verdadeiro
        valor
        """#)
}
