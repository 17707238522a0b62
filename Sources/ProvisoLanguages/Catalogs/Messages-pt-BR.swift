// swift-format-ignore-file
// Made by Scripts/make-catalogs.py from Localization/Proviso.xcstrings.

internal import ProvisoCore

extension CatalogTables {
    static let ptBR = CatalogTable.read(
        "pt-BR",
        #"""
        O campo “{attribute}” deve ficar vazio.
        O campo “{attribute}” também é obrigatório, porque foi indicado o seguinte: {given}.
        O campo “{attribute}” só pode conter letras.
        O campo “{attribute}” só pode conter letras (A–Z).
        O campo “{attribute}” só pode conter letras e dígitos.
        O campo “{attribute}” só pode conter letras e dígitos (A–Z, 0–9).
        O campo “{attribute}” não está em nenhum dos formatos aceitos.
        O campo “{attribute}” só pode conter letras sem acento (A–Z), dígitos e pontuação comum.
        O campo “{attribute}” não é válido. Confira e tente novamente.
        Não foi possível verificar o campo “{attribute}”. Tente novamente mais tarde.
        O campo “{attribute}” ainda não foi verificado.
        O campo “{attribute}” tem um problema em {count} de {total} registros. O máximo permitido é {limit}.
        A combinação de {attributes} tem um problema em {count} de {total} registros. O máximo permitido é {limit}.
        Não existe o campo “{name}”.
        Não existe o campo “{name}”. Você quis dizer “{suggestion}”?
        O campo “{attribute}” deve ser um valor Base32 válido (A–Z, 2–7).
        O campo “{attribute}” deve ser um valor Base64 válido, por exemplo, {example}.
        O campo “{attribute}” deve ser um BIC válido ({min} ou {max} caracteres), por exemplo, {example}.
        O campo “{attribute}” deve ser {true} ou {false}.
        O campo “{attribute}” deve ser uma data de validade correta, por exemplo, {example}.
        A data do campo “{attribute}” já passou. Use um cartão que não tenha vencido.
        O campo “{attribute}” deve ser um código de segurança válido ({min} ou {max} dígitos).
        O campo “{attribute}” deve ser um código de segurança válido ({count} dígitos).
        A coluna “{column}” não é permitida.
        Falta a coluna “{column}”.
        Falta a coluna “{column}”. As células parecem estar separadas por “{delimiter}”.
        Falta a coluna “{column}”. Existe uma coluna “{suggestion}”.
        O nome da coluna “{column}” não está no formato esperado.
        A coluna “{column}” deve ficar depois da coluna “{previous}”.
        A coluna “{column}” não está prevista.
        A coluna “{column}” não está prevista. Você quis dizer “{suggestion}”?
        O campo “{attribute}” deve ser igual a {compareValue}.
        O campo “{attribute}” deve coincidir com o campo “{compareAttribute}”.
        O campo “{attribute}” não tem o valor esperado. Confira e tente novamente.
        O campo “{attribute}” deve ser maior que {compareValue}.
        O campo “{attribute}” deve ser maior que “{compareAttribute}”.
        A data do campo “{attribute}” deve ser posterior à do campo “{compareAttribute}”.
        O valor do campo “{attribute}” é baixo demais.
        A data do campo “{attribute}” é anterior ao permitido.
        A data do campo “{attribute}” deve ser posterior a {compareValue}.
        O campo “{attribute}” deve ser maior ou igual a {compareValue}.
        O campo “{attribute}” deve ser maior ou igual a “{compareAttribute}”.
        A data do campo “{attribute}” não pode ser anterior à do campo “{compareAttribute}”.
        O valor do campo “{attribute}” é baixo demais.
        A data do campo “{attribute}” é anterior ao permitido.
        A data do campo “{attribute}” não pode ser anterior a {compareValue}.
        O campo “{attribute}” deve ser menor que {compareValue}.
        O campo “{attribute}” deve ser menor que “{compareAttribute}”.
        A data do campo “{attribute}” deve ser anterior à do campo “{compareAttribute}”.
        O valor do campo “{attribute}” é alto demais.
        A data do campo “{attribute}” é posterior ao permitido.
        A data do campo “{attribute}” deve ser anterior a {compareValue}.
        O campo “{attribute}” deve ser menor ou igual a {compareValue}.
        O campo “{attribute}” deve ser menor ou igual a “{compareAttribute}”.
        A data do campo “{attribute}” não pode ser posterior à do campo “{compareAttribute}”.
        O valor do campo “{attribute}” é alto demais.
        A data do campo “{attribute}” é posterior ao permitido.
        A data do campo “{attribute}” não pode ser posterior a {compareValue}.
        O campo “{attribute}” não pode ser igual a {compareValue}.
        O campo “{attribute}” deve ser diferente do campo “{compareAttribute}”.
        O valor do campo “{attribute}” não é permitido. Escolha outro.
        O valor do campo “{attribute}” deve ser do mesmo tipo que {compareValue}.
        O valor do campo “{attribute}” deve ser do mesmo tipo que o do campo “{compareAttribute}”.
        O valor do campo “{attribute}” é do tipo errado.
        O campo “{attribute}” não é válido. Confira e tente novamente.
        O campo “{attribute}” deve conter “{containedValue}”.
        O campo “{attribute}” deve conter “{containedValue}” pelo menos {min} vez.|O campo “{attribute}” deve conter “{containedValue}” pelo menos {min} de vezes.|O campo “{attribute}” deve conter “{containedValue}” pelo menos {min} vezes.
        O campo “{attribute}” deve conter coordenadas válidas, por exemplo, {example}.
        O campo “{attribute}” deve ter exatamente {count} item.|O campo “{attribute}” deve ter exatamente {count} de itens.|O campo “{attribute}” deve ter exatamente {count} itens.
        O campo “{attribute}” deve estar em exatamente um dos formatos aceitos. Formatos correspondentes: {count}.
        O campo “{attribute}” deve ter pelo menos {min} item.|O campo “{attribute}” deve ter pelo menos {min} de itens.|O campo “{attribute}” deve ter pelo menos {min} itens.
        O campo “{attribute}” pode ter no máximo {max} item.|O campo “{attribute}” pode ter no máximo {max} de itens.|O campo “{attribute}” pode ter no máximo {max} itens.
        O campo “{attribute}” deve ser uma lista.
        O campo “{attribute}” deve ser um código de país válido, por exemplo, {example}.
        O campo “{attribute}” deve ser um agendamento cron válido, por exemplo, {example}.
        O campo “{attribute}” deve ser uma cor CSS válida, por exemplo, {example}.
        O campo “{attribute}” deve ser um código de moeda válido, por exemplo, {example}.
        O campo “{attribute}” não é válido. Confira e tente novamente.
        O campo “{attribute}” deve ser um URI de dados válido, por exemplo, {example}.
        O campo “{attribute}” deve ser uma data válida, por exemplo, {example}.
        A data do campo “{attribute}” não pode ser anterior a {earliest}.
        A data do campo “{attribute}” não pode ser posterior a {latest}.
        A data do campo “{attribute}” deve estar no futuro.
        A data do campo “{attribute}” deve estar no passado.
        A data do campo “{attribute}” deve ser posterior a {after}.
        A data do campo “{attribute}” deve ser anterior a {before}.
        A data do campo “{attribute}” deve ser de pelo menos {minAge} ano atrás.|A data do campo “{attribute}” deve ser de pelo menos {minAge} de anos atrás.|A data do campo “{attribute}” deve ser de pelo menos {minAge} anos atrás.
        O campo “{attribute}” deve conter uma data e hora válidas, por exemplo, {example}.
        A data do campo “{attribute}” não pode ser anterior a {earliest}.
        A data do campo “{attribute}” não pode ser posterior a {latest}.
        A data do campo “{attribute}” deve estar no futuro.
        A data do campo “{attribute}” deve estar no passado.
        A data do campo “{attribute}” deve ser posterior a {after}.
        A data do campo “{attribute}” deve ser anterior a {before}.
        A data do campo “{attribute}” deve ser de pelo menos {minAge} ano atrás.|A data do campo “{attribute}” deve ser de pelo menos {minAge} de anos atrás.|A data do campo “{attribute}” deve ser de pelo menos {minAge} anos atrás.
        O campo “{attribute}” deve ser um número.
        O campo “{attribute}” deve ter pelo menos {min} casa decimal.|O campo “{attribute}” deve ter pelo menos {min} de casas decimais.|O campo “{attribute}” deve ter pelo menos {min} casas decimais.
        O campo “{attribute}” pode ter no máximo {max} casa decimal.|O campo “{attribute}” pode ter no máximo {max} de casas decimais.|O campo “{attribute}” pode ter no máximo {max} casas decimais.
        O campo “{attribute}” deve ter pelo menos {min} valor distinto.|O campo “{attribute}” deve ter pelo menos {min} de valores distintos.|O campo “{attribute}” deve ter pelo menos {min} valores distintos.
        O número de combinações distintas de {attributes} deve ser de pelo menos {min}.
        O campo “{attribute}” pode ter no máximo {max} valor distinto.|O campo “{attribute}” pode ter no máximo {max} de valores distintos.|O campo “{attribute}” pode ter no máximo {max} valores distintos.
        O número de combinações distintas de {attributes} deve ser de no máximo {max}.
        O campo “{attribute}” deve ser um nome de domínio válido, por exemplo, {example}.
        O campo “{attribute}” deve ser uma duração válida, por exemplo, {example}.
        O campo “{attribute}” deve ser um número de telefone válido com código do país, por exemplo, {example}.
        O campo “{attribute}” deve ser uma lista.
        O campo “{attribute}” deve ser um código {name} válido. Confira os dígitos.
        O campo “{attribute}” deve ser um endereço de e-mail válido, por exemplo, {example}.
        O domínio do campo “{attribute}” não aceita e-mails. Confira a parte depois do @.
        O domínio do campo “{attribute}” parece digitado incorretamente. Confira a parte depois do @.
        Não foi possível verificar o domínio do campo “{attribute}”. Tente novamente mais tarde.
        O campo “{attribute}” deve terminar com “{suffix}”.
        O valor do campo “{attribute}” não foi encontrado em “{source}”.
        O valor do campo “{attribute}” não foi encontrado na coluna “{column}”.
        A combinação de {attributes} não foi encontrada nas colunas “{column}”.
        A combinação de {attributes} não foi encontrada em “{source}”.
        Não foi possível verificar o formulário. Tente novamente.
        Não foi possível ler o campo “{attribute}”. Envie o formulário novamente.
        Não foi possível ler o campo “{attribute}”. Envie o formulário novamente.
        Não foi possível ler o campo “{attribute}”. Envie o formulário novamente.
        O campo “{attribute}” deve ser um hash válido ({name}).
        O campo “{attribute}” deve ser um valor hexadecimal válido (0–9, A–F, aos pares).
        O campo “{attribute}” deve ser uma cor hexadecimal válida, por exemplo, {example}.
        O campo “{attribute}” deve ser um nome de host válido, por exemplo, {example}.
        O campo “{attribute}” deve ser um IBAN válido. Verifique se há erros de digitação.
        O valor do campo “{attribute}” não é um dos aceitos. Escolha outro.
        O valor do campo “{attribute}” não é permitido. Escolha outro.
        O valor do campo “{attribute}” não é um dos aceitos: {values}.
        O campo “{attribute}” deve ser um número inteiro.
        O campo “{attribute}” deve ser um número inteiro sem casas decimais.
        O campo “{attribute}” deve ser um endereço IP válido, por exemplo, {example}.
        O campo “{attribute}” deve ser um IRI válido, por exemplo, {example}.
        O campo “{attribute}” deve ser uma referência de IRI válida, por exemplo, {example}.
        O campo “{attribute}” deve ser um {name} válido. Confira os dígitos.
        O campo “{attribute}” deve ser um código ISIN válido. Verifique se há erros de digitação.
        O campo “{attribute}” deve ser um ISSN válido. Confira os dígitos.
        O campo “{attribute}” deve ser um documento JSON válido.
        O campo “{attribute}” deve ser um ponteiro JSON válido, por exemplo, {example}.
        O campo “{attribute}” deve ser um JSON Web Token válido.
        O campo “{attribute}” deve ser um objeto.
        O campo “{attribute}” deve ser um código de idioma válido, por exemplo, {example}.
        O campo “{attribute}” deve conter coordenadas válidas, por exemplo, {example}.
        O campo “{attribute}” deve ser uma latitude válida entre {min} e {max}.
        O campo “{attribute}” deve ser uma longitude válida entre {min} e {max}.
        O campo “{attribute}” deve estar em minúsculas.
        O campo “{attribute}” deve ser um número válido. Confira os dígitos.
        O campo “{attribute}” deve ser um endereço MAC válido, por exemplo, {example}.
        O campo “{attribute}” não está no formato esperado.
        O campo “{attribute}” deve conter um dígito.
        O campo “{attribute}” deve conter uma letra minúscula.
        O campo “{attribute}” deve conter um caractere especial, por exemplo, ! ou %.
        O campo “{attribute}” deve conter uma letra maiúscula.
        O campo “{attribute}” não está no formato esperado. Exemplo: {example}.
        O campo “{attribute}” tem um formato que não é permitido.
        O campo “{attribute}” é longo demais. Encurte-o.
        O campo “{attribute}” deve ser um tipo de mídia válido, por exemplo, {example}.
        O campo “{attribute}” deve ser múltiplo de {divisor}.
        O campo “{attribute}” deve ser um Nano ID válido, por exemplo, {example}.
        O campo “{attribute}” deve ser um Nano ID válido.
        O campo “{attribute}” deve ser menor que {limit}.
        O campo “{attribute}” tem níveis demais.
        O campo “{attribute}” deve ser um objeto.
        O valor do campo “{attribute}” não é permitido. Escolha outro.
        O campo “{attribute}” deve ser um número inteiro.
        O campo “{attribute}” deve ser um número inteiro sem casas decimais.
        O campo “{attribute}” deve ser {max} ou menos.
        O campo “{attribute}” deve ser menor que {max}.
        O campo “{attribute}” deve ser {min} ou mais.
        O campo “{attribute}” deve ser um número.
        O campo “{attribute}” deve conter um dígito.
        O campo “{attribute}” deve conter uma letra minúscula.
        O campo “{attribute}” deve conter um caractere especial, por exemplo, ! ou %.
        O campo “{attribute}” deve conter uma letra maiúscula.
        O campo “{attribute}” deve ter pelo menos {min} caractere.|O campo “{attribute}” deve ter pelo menos {min} de caracteres.|O campo “{attribute}” deve ter pelo menos {min} caracteres.
        O campo “{attribute}” deve ser um texto.
        O campo “{attribute}” deve ser um número de cartão válido. Confira os dígitos.
        O campo “{attribute}” deve ser um número de cartão válido ({name}). Confira os dígitos.
        O campo “{attribute}” deve ser um número de porta válido entre {min} e {max}.
        O campo “{attribute}” deve ser maior que {limit}.
        O campo “{attribute}” contém caracteres que não podem ser exibidos, como tabulações ou quebras de linha. Remova-os.
        O campo “{attribute}” só pode conter letras sem acento (A–Z), dígitos e pontuação comum.
        endereço IP não permitido
        \u sem quatro dígitos hexadecimais
        sinal de porcentagem sem dois dígitos hexadecimais
        bits de host ativos
        array não fechado
        bandeira do cartão não aceita
        marca de ordem de bytes dentro do texto
        cancelado
        caractere não permitido
        caractere não permitido aqui
        colchete de fechamento que não corresponde
        falta o parêntese ou colchete de fechamento
        colchete de fechamento sem abertura
        dois-pontos ausentes após a chave
        sinal diacrítico sem letra
        vírgula após o último valor
        vírgula ausente
        vírgula sem um valor antes
        comentário
        caractere de controle
        caractere de controle em uma string
        país não aceito
        nome de exibição sem aspas
        domínio longo demais
        chave duplicada
        vazio
        parte vazia
        vencido
        fragmento não permitido
        metade de um par substituto
        número hexadecimal
        hora fora dos limites
        Punycode inválido
        UTF-8 inválido
        domínio de nível superior inválido
        caractere invisível
        chave duplicada
        duas chaves para o mesmo campo
        não é um objeto
        UTF-8 inválido
        seu nome contradiz outro
        seu nome não diz a qual elemento pertence
        o número de células não é o das colunas
        a chave não é uma string
        chave sem aspas
        zero à esquerda
        quebra de linha não permitida
        resposta ilegível
        minuto fora dos limites
        ponto mal posicionado
        hífen mal posicionado
        parte mal posicionada
        separador mal posicionado
        dígitos misturados
        escritas misturadas
        separadores misturados
        direções de escrita misturadas
        mais de um valor
        nome ausente
        aninhamento profundo demais
        cerquilha ausente
        AM ou PM ausente
        P inicial ausente
        T antes da hora ausente
        sem resposta a tempo
        falta a arroba
        falta o domínio
        sinal de igual ausente
        falta o host
        hífen ausente
        falta o idioma
        não há segundo bissexto neste horário
        sem servidor de e-mail
        falta o tipo de mídia
        falta o nome do mês
        falta a diferença de fuso
        sinal de mais ausente
        falta o comprimento do prefixo
        falta o esquema
        faltam os segundos
        faltam os separadores
        nenhum servidor alcançado
        falta a assinatura
        barra ausente
        sem soquetes nesta plataforma
        falta o subtipo
        esse espaço de cores não existe
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
        falta o nome de usuário
        nenhum valor
        falta o nome do dia da semana
        caractere não ASCII
        não é Base64
        não é Base64url
        UTF-8 inválido
        não é um URL
        não é uma cor
        não é um dígito
        não é um nome de domínio
        não é um dígito hexadecimal
        não é uma letra
        não é letra nem dígito
        não é um mês e um ano
        não é um múltiplo
        não é um número
        não é um endereço IP
        não é um endereço IPv4
        não é um endereço IPv6
        não é um array
        nem um array de objetos nem um objeto
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
        número com zero à esquerda
        número com sinal de mais
        número sem dígito antes do ponto
        objeto não fechado
        número ímpar de dígitos
        diferença de fuso fora dos limites
        fora dos limites
        preenchimento não permitido
        parte antes da arroba longa demais
        parte repetida
        parte longa demais
        as partes se contradizem
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
        string entre aspas simples
        string não fechada
        não aceita e-mail
        texto depois do fim
        cedo demais
        casas decimais de menos
        dígitos de menos
        partes de menos
        tarde demais
        longo demais
        casas decimais demais
        dígitos demais
        partes demais
        curto demais
        jovem demais
        dois pontos seguidos
        tipo não aceito
        caractere inesperado
        fim inesperado
        unidade omitida
        unidades fora de ordem
        sequência de escape desconhecida em uma string
        palavra desconhecida
        dados do usuário não permitidos
        valor ausente
        semanas com outras unidades
        dígito verificador errado
        dígito verificador errado
        comprimento errado
        número de dígitos errado
        preenchimento errado
        prefixo errado
        unidade errada
        variante errada
        versão errada
        dia da semana errado
        ano fora dos limites
        zona não permitida
        Não é possível ler o registro: {reason}.
        A linha tem {found} célula em vez de {expected}. Verifique os delimitadores e as aspas.|A linha tem {found} células em vez de {expected}. Verifique os delimitadores e as aspas.|A linha tem {found} células em vez de {expected}. Verifique os delimitadores e as aspas.
        Não é possível ler o registro: {reason} (coluna {column}).
        Não é possível ler o registro: {reason} (linha {line}, coluna {column}).
        Não é possível ler o registro: tem mais de {max} MiB.
        Deve haver pelo menos {min} registro.|Deve haver pelo menos {min} de registros.|Deve haver pelo menos {min} registros.
        O número de itens aceitos no campo “{attribute}” deve ser de pelo menos {min}. Agora é {count}.
        Pode haver no máximo {max} registro.|Pode haver no máximo {max} de registros.|Pode haver no máximo {max} registros.
        O número de itens aceitos no campo “{attribute}” deve ser de no máximo {max}. Agora é {count}.
        O campo “{attribute}” deve ser um ponteiro JSON relativo válido, por exemplo, {example}.
        {attribute}: {message}
        Você quis dizer “{suggestion}”?
        Você quis dizer {suggestion}?
        Há {count} problema.|Há {count} de problemas.|Há {count} problemas.
        O campo “{attribute}” é obrigatório.
        É preciso aceitar “{attribute}”.
        O campo “{attribute}” deve ser {requiredValue}.
        Não existe o cenário “{name}”.
        Não existe o cenário “{name}”. Você quis dizer “{suggestion}”?
        O campo “{attribute}” deve ser um número de versão válido, por exemplo, {example}.
        O campo “{attribute}” deve ser {expected}, o próximo valor.
        O campo “{attribute}” deve ser um número inteiro.
        O campo “{attribute}” deve ser uma data válida, por exemplo, {example}.
        O campo “{attribute}” deve ser um número inteiro sem casas decimais.
        O campo “{attribute}” só pode conter letras minúsculas (a–z), dígitos e hifens isolados entre eles.
        O campo “{attribute}” só pode conter letras minúsculas (a–z), dígitos e hifens ou sublinhados isolados entre eles.
        O valor do campo “{attribute}” está fora de ordem. Ele deve ficar antes da linha {previousLine}.
        O valor do campo “{attribute}” é do tipo errado.
        O campo “{attribute}” deve ser uma data válida, por exemplo, {example}.
        O campo “{attribute}” deve ser um número.
        O valor do campo “{attribute}” não deve ser igual ao da linha {previousLine}.
        O valor do campo “{attribute}” está fora de ordem. Ele deve ficar antes do registro {previousRecord}.
        O valor do campo “{attribute}” não deve ser igual ao do registro {previousRecord}.
        A combinação de {attributes} está fora de ordem. Ela deve ficar antes do registro {previousRecord}.
        A combinação de {attributes} não deve ser igual à do registro {previousRecord}.
        A combinação de {attributes} está fora de ordem. Ela deve ficar antes da linha {previousLine}.
        A combinação de {attributes} não deve ser igual à da linha {previousLine}.
        O campo “{attribute}” mistura alfabetos ou contém caracteres ocultos. Use as letras de um só alfabeto.
        O campo “{attribute}” deve começar com “{prefix}”.
        O campo “{attribute}” deve ter exatamente {length} caractere.|O campo “{attribute}” deve ter exatamente {length} de caracteres.|O campo “{attribute}” deve ter exatamente {length} caracteres.
        O campo “{attribute}” deve ter exatamente {length} byte.|O campo “{attribute}” deve ter exatamente {length} de bytes.|O campo “{attribute}” deve ter exatamente {length} bytes.
        O campo “{attribute}” pode ter no máximo {max} caractere.|O campo “{attribute}” pode ter no máximo {max} de caracteres.|O campo “{attribute}” pode ter no máximo {max} caracteres.
        O campo “{attribute}” pode ter no máximo {max} byte.|O campo “{attribute}” pode ter no máximo {max} de bytes.|O campo “{attribute}” pode ter no máximo {max} bytes.
        O campo “{attribute}” deve ter pelo menos {min} caractere.|O campo “{attribute}” deve ter pelo menos {min} de caracteres.|O campo “{attribute}” deve ter pelo menos {min} caracteres.
        O campo “{attribute}” deve ter pelo menos {min} byte.|O campo “{attribute}” deve ter pelo menos {min} de bytes.|O campo “{attribute}” deve ter pelo menos {min} bytes.
        O campo “{attribute}” deve ser um texto.
        O campo “{attribute}” deve ser uma hora válida, por exemplo, {example}.
        O campo “{attribute}” deve ser posterior a esta hora: {after}.
        O campo “{attribute}” deve ser anterior a esta hora: {before}.
        O campo “{attribute}” deve ser um fuso horário válido, por exemplo, {example}.
        Valor duplicado
        Já expirou
        Valor inválido
        Não coincide
        Falta um caractere
        Possível erro de digitação
        Deve ser diferente
        Não é um número
        Valor não permitido
        Sem verificação
        Item não encontrado
        Não está na lista
        Não é um número inteiro
        Ordem incorreta
        Campo obrigatório
        Valor muito grande
        Cedo demais
        Quantidade insuficiente
        Tarde demais
        Texto muito longo
        Quantidade excessiva
        Data recente demais
        Texto muito curto
        Valor muito pequeno
        Ilegível
        Caracteres não permitidos
        Quantidade incorreta
        Formato incorreto
        Comprimento incorreto
        Tipo incorreto
        O campo “{attribute}” deve ser um ULID válido, por exemplo, {example}.
        O campo “{attribute}” não tem valor e não pode ser definido aqui.
        O valor do campo “{attribute}” deve ser único. Ele já existe na linha {firstLine}.
        O valor do campo “{attribute}” deve ser único. Ele já existe no registro {firstRecord}.
        A combinação de {attributes} deve ser única. Ela já existe no registro {firstRecord}.
        O valor do campo “{attribute}” deve ser único.
        A combinação de {attributes} deve ser única.
        A combinação de {attributes} deve ser única. Ela já existe na linha {firstLine}.
        O campo “{attribute}” não pode ter o mesmo item duas vezes. Os itens {first} e {second} são iguais.
        O campo “{attribute}” deve ser uma lista.
        O campo “{attribute}” deve estar em maiúsculas.
        O campo “{attribute}” deve ser um URI válido, por exemplo, {example}.
        O campo “{attribute}” deve ser uma referência de URI válida, por exemplo, {example}.
        O campo “{attribute}” deve ser um modelo de URI válido, por exemplo, {example}.
        O campo “{attribute}” deve ser uma URL válida, por exemplo, {example}.
        O campo “{attribute}” deve ser um {name} válido, por exemplo, {example}.
        O campo “{attribute}” deve ser um UUID válido.
        O campo “{attribute}” deve ser um objeto.
        O campo “{attribute}” deve ser um número de chassi (VIN) válido. Verifique se há erros de digitação.
        falso
        (vazio)
        verdadeiro
        valor
        """#)
}
