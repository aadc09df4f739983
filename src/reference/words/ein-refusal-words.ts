import type { WordsByPortuguese } from '#rules/language/words-by-portuguese.ts'

/** Why the IRS refuses an EIN application or leaves it aside, and what to do about each reason. */
export const einRefusalWords: WordsByPortuguese = {
  'O nome da empresa já existe nos registros do IRS ou é parecido demais com outro (número de referência 101)': {
    en_US: "The company's name is already in the IRS's records or too similar to another one (reference number 101)",
    es_ES:
      'El nombre de la empresa ya existe en los registros del IRS o se parece demasiado a otro (número de referencia 101)',
  },
  'Confira se a linha 1 do SS-4 traz o nome exato aprovado pelo estado, com o designador (LLC, Inc.). Envie o SS-4 por fax ou correio com cópia do documento de formação aprovado, para um atendente do IRS analisar. Não insista no pedido online. Só altere o nome se o IRS pedir, e primeiro no estado.':
    {
      en_US:
        'Check that line 1 of the SS-4 has the exact name approved by the state, with the designator (LLC, Inc.). Send the SS-4 by fax or mail with a copy of the approved formation document, so that an IRS agent reviews it. Do not keep trying online. Change the name only if the IRS asks for it, and with the state first.',
      es_ES:
        'Comprueba que la línea 1 del SS-4 lleva el nombre exacto aprobado por el estado, con el designador (LLC, Inc.). Envía el SS-4 por fax o por correo postal con una copia del documento de formación aprobado, para que lo revise un agente del IRS. No insistas en la solicitud en línea. Cambia el nombre solo si el IRS lo pide, y primero en el estado.',
    },
  'O responsável indicado na linha 7a não é uma pessoa física': {
    en_US: 'The responsible party on line 7a is not an individual',
    es_ES: 'El responsable indicado en la línea 7a no es una persona física',
  },
  'Indique na linha 7a a pessoa que controla a empresa e o dinheiro dela, como o sócio ou o diretor principal. Outra empresa, o agente registrado ou alguém contratado só para a abertura não servem. Refaça o SS-4, colha a assinatura e envie de novo.':
    {
      en_US:
        'On line 7a name the person who controls the company and its money, such as the owner or the principal officer. Another company, the registered agent or someone hired only for the formation will not do. Redo the SS-4, obtain the signature and send it again.',
      es_ES:
        'Indica en la línea 7a a la persona que controla la empresa y su dinero, como el socio o el directivo principal. No sirven otra empresa, el agente registrado ni alguien contratado solo para la apertura. Rehaz el SS-4, recoge la firma y vuelve a enviarlo.',
    },
  'O SSN ou o ITIN do responsável não confere com o nome (número de referência 102)': {
    en_US: "The responsible party's SSN or ITIN does not match the name (reference number 102)",
    es_ES: 'El SSN o el ITIN del responsable no coincide con el nombre (número de referencia 102)',
  },
  'Confira o número no cartão do SSN ou na carta do ITIN e escreva na linha 7a o nome exatamente como está lá. Quem não tem nenhum dos dois escreve Foreign na linha 7b; nunca use o número de outra pessoa nem o do passaporte. Se tudo estiver certo, envie o SS-4 por fax, para análise manual.':
    {
      en_US:
        'Check the number on the SSN card or the ITIN letter and write the name on line 7a exactly as it is there. Whoever has neither writes Foreign on line 7b; never use the number of another person or that of the passport. If everything is right, send the SS-4 by fax for manual review.',
      es_ES:
        'Comprueba el número en la tarjeta del SSN o en la carta del ITIN y escribe en la línea 7a el nombre exactamente como figura allí. Quien no tiene ninguno de los dos escribe Foreign en la línea 7b; nunca uses el número de otra persona ni el del pasaporte. Si todo está bien, envía el SS-4 por fax para que lo revisen a mano.',
    },
  'O responsável já recebeu um EIN no mesmo dia (número de referência 114)': {
    en_US: 'The responsible party already received an EIN on the same day (reference number 114)',
    es_ES: 'El responsable ya ha recibido un EIN el mismo día (número de referencia 114)',
  },
  'O IRS dá um só EIN por responsável por dia, em qualquer canal. Espere o próximo dia útil e envie de novo. Quando a mesma pessoa abre várias empresas, envie um pedido por dia.':
    {
      en_US:
        'The IRS issues only one EIN per responsible party per day, through any channel. Wait for the next business day and send it again. When the same person opens several companies, send one application per day.',
      es_ES:
        'El IRS concede un solo EIN por responsable y día, por cualquier canal. Espera al siguiente día laborable y vuelve a enviarlo. Cuando la misma persona abre varias empresas, envía una solicitud al día.',
    },
  'A linha 7b ficou em branco': { en_US: 'Line 7b was left blank', es_ES: 'La línea 7b quedó en blanco' },
  'Quando o responsável não tem SSN nem ITIN, escreva Foreign na linha 7b (N/A também é aceito). Não ponha CPF, passaporte nem zeros. Reenvie por fax ou correio, ou peça por telefone; o pedido online exige SSN ou ITIN.':
    {
      en_US:
        'When the responsible party has neither an SSN nor an ITIN, write Foreign on line 7b (N/A is also accepted). Do not put a CPF, a passport number or zeros. Send it again by fax or mail, or apply by phone; the online application requires an SSN or ITIN.',
      es_ES:
        'Cuando el responsable no tiene SSN ni ITIN, escribe Foreign en la línea 7b (también se acepta N/A). No pongas el CPF, el pasaporte ni ceros. Vuelve a enviarlo por fax o por correo postal, o solicítalo por teléfono; la solicitud en línea exige SSN o ITIN.',
    },
  'Falta a assinatura, ou quem assinou não podia assinar pela empresa': {
    en_US: 'The signature is missing, or the signer may not sign for the company',
    es_ES: 'Falta la firma, o quien firmó no podía firmar por la empresa',
  },
  'O SS-4 é assinado e datado por quem pode assinar pela empresa, como o sócio, o administrador ou o diretor, com nome, cargo e telefone. O bloco Third Party Designee, que autoriza o escritório a receber o EIN, só vale com essa assinatura. Colha a assinatura do cliente e envie de novo.':
    {
      en_US:
        "The SS-4 is signed and dated by someone who may sign for the company, such as the owner, the manager or an officer, with name, title and phone number. The Third Party Designee block, which authorizes the office to receive the EIN, is valid only with that signature. Obtain the customer's signature and send it again.",
      es_ES:
        'El SS-4 lo firma y lo fecha quien puede firmar por la empresa, como el socio, el administrador o un directivo, con nombre, cargo y teléfono. El bloque Third Party Designee, que autoriza a la oficina a recibir el EIN, solo vale con esa firma. Recoge la firma del cliente y vuelve a enviarlo.',
    },
  'O endereço físico das linhas 5a e 5b é uma caixa postal': {
    en_US: 'The street address on lines 5a and 5b is a PO box',
    es_ES: 'La dirección física de las líneas 5a y 5b es un apartado de correos',
  },
  'Use um endereço de rua nas linhas 5a e 5b; a caixa postal (PO box) só serve para a correspondência, nas linhas 4a e 4b. O endereço no Brasil também serve: escreva cidade, estado, CEP e o nome do país por extenso. Corrija e envie de novo.':
    {
      en_US:
        'Use a street address on lines 5a and 5b; a PO box is only for mail, on lines 4a and 4b. An address in Brazil is fine too: write the city, the state, the postal code and the name of the country in full. Correct it and send it again.',
      es_ES:
        'Usa una dirección de calle en las líneas 5a y 5b; el apartado de correos (PO box) solo sirve para la correspondencia, en las líneas 4a y 4b. También sirve la dirección en Brasil: escribe la ciudad, el estado, el código postal y el nombre del país completo. Corrígelo y vuelve a enviarlo.',
    },
  'O tipo de entidade (linha 9a) ou o motivo do pedido (linha 10) falta ou está errado': {
    en_US: 'The type of entity (line 9a) or the reason for applying (line 10) is missing or wrong',
    es_ES: 'El tipo de entidad (línea 9a) o el motivo de la solicitud (línea 10) falta o es incorrecto',
  },
  'LLC de um só dono estrangeiro: na 9a marque Other e escreva “Foreign-owned U.S. disregarded entity-Form 5472”; na 10, Other e “Foreign-owned U.S. disregarded entity filing Form 5472”. LLC de vários sócios: na 9a, Partnership. Corporation: na 9a, Corporation e 1120. Para estas, na 10, “Started new business”. Marque uma só opção em cada linha; a 10 não aceita N/A. Corrija e envie de novo.':
    {
      en_US:
        'LLC with a single foreign owner: on 9a check Other and write “Foreign-owned U.S. disregarded entity-Form 5472”; on 10, Other and “Foreign-owned U.S. disregarded entity filing Form 5472”. LLC with several owners: on 9a, Partnership. Corporation: on 9a, Corporation and 1120. For these, on 10, “Started new business”. Check only one box on each line; line 10 does not accept N/A. Correct it and send it again.',
      es_ES:
        'LLC de un solo dueño extranjero: en la 9a marca Other y escribe “Foreign-owned U.S. disregarded entity-Form 5472”; en la 10, Other y “Foreign-owned U.S. disregarded entity filing Form 5472”. LLC de varios socios: en la 9a, Partnership. Corporation: en la 9a, Corporation y 1120. Para estas, en la 10, “Started new business”. Marca una sola opción en cada línea; la 10 no admite N/A. Corrígelo y vuelve a enviarlo.',
    },
  'A empresa ainda não existe no estado, ou a data da linha 11 falta ou está no futuro': {
    en_US: 'The company is not yet formed with the state, or the date on line 11 is missing or in the future',
    es_ES: 'La empresa aún no existe en el estado, o la fecha de la línea 11 falta o es futura',
  },
  'Espere a aprovação do estado antes de pedir o EIN. Na linha 11, escreva a data de início como está no documento aprovado, em mês/dia/ano. Confira se o nome da linha 1 é o mesmo do documento e envie de novo, com uma cópia dele.':
    {
      en_US:
        'Wait for the approval by the state before applying for the EIN. On line 11 write the start date as it is on the approved document, as month/day/year. Check that the name on line 1 is the same as on the document and send it again, with a copy of the document.',
      es_ES:
        'Espera la aprobación del estado antes de solicitar el EIN. En la línea 11, escribe la fecha de inicio como figura en el documento aprobado, en mes/día/año. Comprueba que el nombre de la línea 1 es el mismo del documento y vuelve a enviarlo, con una copia de este.',
    },
  'O fax chegou ilegível ou sem número de fax para a resposta': {
    en_US: 'The fax was illegible or had no return fax number',
    es_ES: 'El fax llegó ilegible o sin número de fax para la respuesta',
  },
  'Digite o formulário em vez de escrever à mão, envie em preto e branco com boa resolução e guarde a confirmação de todas as páginas. Informe o número de fax para onde o IRS devolve o EIN. Confira o número do IRS: para quem não tem sede nos EUA, 855-215-1627 de dentro do país e 304-707-9471 de fora.':
    {
      en_US:
        'Type the form instead of writing by hand, send it in black and white at a good resolution and keep the confirmation of every page. Give the fax number to which the IRS returns the EIN. Check the IRS number: for those without a principal office in the US, 855-215-1627 from within the country and 304-707-9471 from abroad.',
      es_ES:
        'Rellena el formulario a máquina en lugar de a mano, envíalo en blanco y negro con buena resolución y guarda la confirmación de todas las páginas. Indica el número de fax al que el IRS devuelve el EIN. Comprueba el número del IRS: para quien no tiene sede en EE. UU., 855-215-1627 desde dentro del país y 304-707-9471 desde fuera.',
    },
  'O mesmo pedido foi enviado duas vezes ou por dois canais': {
    en_US: 'The same application was sent twice or by two channels',
    es_ES: 'La misma solicitud se envió dos veces o por dos canales',
  },
  'Use um só canal para cada empresa. Antes de reenviar, ligue para o IRS (267-941-1099, segunda a sexta, das 6h às 23h de Nova York) e pergunte se o pedido entrou ou se o EIN já saiu; liga o responsável ou o Third Party Designee. Se saíram dois números, pergunte qual vale e não use o outro.':
    {
      en_US:
        'Use a single channel for each company. Before sending it again, call the IRS (267-941-1099, Monday to Friday, 6 a.m. to 11 p.m. New York time) and ask whether the application is there or the EIN was already issued; the responsible party or the Third Party Designee makes the call. If two numbers were issued, ask which one is valid and do not use the other.',
      es_ES:
        'Usa un solo canal para cada empresa. Antes de volver a enviar, llama al IRS (267-941-1099, de lunes a viernes, de 6:00 a 23:00, hora de Nueva York) y pregunta si la solicitud ha entrado o si el EIN ya salió; llama el responsable o el Third Party Designee. Si salieron dos números, pregunta cuál vale y no uses el otro.',
    },
  'A empresa já tem um EIN': { en_US: 'The company already has an EIN', es_ES: 'La empresa ya tiene un EIN' },
  'Procure o número na carta CP 575, em declarações ou nos papéis do banco. Se não o achar, o responsável liga para o IRS (267-941-1099 de fora dos EUA, 800-829-4933 de dentro) e pede a carta 147C, que confirma o EIN. Não peça outro: mudar o nome, o endereço ou o responsável não exige um EIN novo.':
    {
      en_US:
        "Look for the number in the CP 575 letter, in tax returns or in the bank's papers. If it is not found, the responsible party calls the IRS (267-941-1099 from abroad, 800-829-4933 from within the US) and asks for letter 147C, which confirms the EIN. Do not apply for another: a change of name, address or responsible party does not require a new EIN.",
      es_ES:
        'Busca el número en la carta CP 575, en declaraciones o en los papeles del banco. Si no aparece, el responsable llama al IRS (267-941-1099 desde fuera de EE. UU., 800-829-4933 desde dentro) y pide la carta 147C, que confirma el EIN. No solicites otro: cambiar el nombre, la dirección o el responsable no exige un EIN nuevo.',
    },
}
