import type { WordsByPortuguese } from '#rules/language/words-by-portuguese.ts'

/** What the tasks of the workflow templates ask for; names of US papers stay English (L1). */
export const workflowDescriptionWords: WordsByPortuguese = {
  'Revisar tipo de empresa, estado, plano pago, dados dos sócios e soma das participações (100%). Anotar pendências e avisar o cliente.':
    {
      en_US:
        "Review the company type, the state, the plan paid for, the owners' details and that the shares add up to 100%. Note what is missing and tell the customer.",
      es_ES:
        'Revisar el tipo de empresa, el estado, el plan pagado, los datos de los socios y la suma de las participaciones (100%). Anotar lo que falta y avisar al cliente.',
    },
  'Conferir documento com foto, validade, grafia do nome e endereço de cada sócio; marcar o passaporte como preferido.':
    {
      en_US:
        "Check each owner's photo ID, its expiry date, the spelling of the name and the address; mark the passport as preferred.",
      es_ES:
        'Comprobar el documento con foto, la caducidad, la grafía del nombre y la dirección de cada socio; marcar el pasaporte como preferido.',
    },
  'Consultar o registro do estado para o nome principal e os dois alternativos, verificar designador, palavras restritas e marcas evidentes.':
    {
      en_US:
        "Look up the main name and the two alternatives in the state's register; check the designator, restricted words and obvious trademarks.",
      es_ES:
        'Consultar en el registro del estado el nombre principal y los dos alternativos; comprobar el designador, las palabras restringidas y las marcas evidentes.',
    },
  'Contratar o agente no estado escolhido e obter o aceite por escrito com o endereço físico que irá ao formulário.': {
    en_US:
      'Engage the agent in the chosen state and obtain the written acceptance with the street address that goes on the form.',
    es_ES:
      'Contratar al agente en el estado elegido y obtener la aceptación por escrito con la dirección física que irá en el formulario.',
  },
  'Redigir os Articles of Organization (ou equivalente do estado) com nome, endereço, agente, forma de gestão e organizador.':
    {
      en_US:
        "Draft the Articles of Organization (or the state's equivalent) with the name, address, agent, form of management and organizer.",
      es_ES:
        'Redactar los Articles of Organization (o el equivalente del estado) con nombre, dirección, agente, forma de gestión y organizador.',
    },
  'Enviar o documento ao órgão estadual, pagar a taxa, guardar o protocolo e acompanhar até a aprovação ou exigência.':
    {
      en_US:
        'Send the document to the state office, pay the fee, keep the filing receipt and follow it until it is approved or corrections are requested.',
      es_ES:
        'Enviar el documento al organismo estatal, pagar la tasa, guardar el resguardo y hacer el seguimiento hasta la aprobación o un requerimiento.',
    },
  'Montar o acordo com participações, poderes, distribuição de lucros e regras de saída; enviar para assinatura eletrônica.':
    {
      en_US:
        'Put together the agreement with ownership shares, powers, profit distribution and exit rules; send it for electronic signature.',
      es_ES:
        'Preparar el acuerdo con participaciones, poderes, reparto de beneficios y reglas de salida; enviarlo para la firma electrónica.',
    },
  'Preencher o SS-4 com Foreign na linha 7b quando não há SSN, colher assinatura e enviar por fax; registrar a data de envio.':
    {
      en_US:
        'Fill in the SS-4 with Foreign on line 7b when there is no SSN, obtain the signature and send it by fax; record the date it was sent.',
      es_ES:
        'Rellenar el SS-4 con Foreign en la línea 7b cuando no hay SSN, recoger la firma y enviarlo por fax; registrar la fecha de envío.',
    },
  'Conferir o número recebido, arquivar a carta do IRS e orientar sobre o 5472, o relatório anual do estado e a DCBE.':
    {
      en_US:
        "Check the number received, file the IRS letter and explain Form 5472, the state's annual report and Brazil's DCBE.",
      es_ES:
        'Comprobar el número recibido, archivar la carta del IRS y orientar sobre el 5472, el informe anual del estado y la DCBE de Brasil.',
    },
  'Montar o dossiê para banco ou fintech, explicar exigências de KYC e acompanhar a primeira resposta.': {
    en_US: 'Put together the file for the bank or fintech, explain the KYC requirements and follow the first reply.',
    es_ES:
      'Preparar el expediente para el banco o la fintech, explicar los requisitos de KYC y hacer el seguimiento de la primera respuesta.',
  },
  'Reunir os documentos finais, publicar no painel do cliente, confirmar recebimento e encerrar o processo.': {
    en_US:
      "Gather the final documents, publish them in the customer's panel, confirm that they were received and close the process.",
    es_ES:
      'Reunir los documentos finales, publicarlos en el panel del cliente, confirmar la recepción y cerrar el proceso.',
  },
  'Revisar tipo, estado, plano, acionistas, diretores e percentuais; registrar pendências.': {
    en_US: 'Review the type, state, plan, shareholders, directors and percentages; record what is missing.',
    es_ES: 'Revisar tipo, estado, plan, accionistas, directores y porcentajes; registrar lo que falta.',
  },
  'Conferir documentos, endereços e grafia dos nomes de acionistas, diretores e officers.': {
    en_US: 'Check the documents, addresses and spelling of the names of shareholders, directors and officers.',
    es_ES: 'Comprobar documentos, direcciones y grafía de los nombres de accionistas, directores y officers.',
  },
  'Consultar o registro do estado para as opções de nome e conferir designador, palavras restritas e marcas evidentes.':
    {
      en_US:
        "Look up the name options in the state's register and check the designator, restricted words and obvious trademarks.",
      es_ES:
        'Consultar en el registro del estado las opciones de nombre y comprobar el designador, las palabras restringidas y las marcas evidentes.',
    },
  'Combinar com o cliente quantidade e classe de ações, valor nominal e efeito na taxa do estado (franchise tax).': {
    en_US:
      "Agree with the customer on the number and class of shares, the par value and the effect on the state's franchise tax.",
    es_ES:
      'Acordar con el cliente la cantidad y la clase de acciones, el valor nominal y el efecto en la tasa del estado (franchise tax).',
  },
  'Contratar o agente no estado e obter aceite com endereço físico.': {
    en_US: 'Engage the agent in the state and obtain the acceptance with a street address.',
    es_ES: 'Contratar al agente en el estado y obtener la aceptación con la dirección física.',
  },
  'Redigir Articles ou Certificate of Incorporation com capital autorizado, agente, incorporador e objeto.': {
    en_US:
      'Draft the Articles or Certificate of Incorporation with the authorized capital, agent, incorporator and purpose.',
    es_ES:
      'Redactar los Articles o el Certificate of Incorporation con capital autorizado, agente, incorporador y objeto.',
  },
  'Enviar ao órgão estadual, pagar a taxa calculada sobre o capital, acompanhar exigências e guardar o registro aprovado.':
    {
      en_US:
        'Send it to the state office, pay the fee calculated on the capital, follow up on requests for correction and keep the approved record.',
      es_ES:
        'Enviar al organismo estatal, pagar la tasa calculada sobre el capital, atender los requerimientos y guardar el registro aprobado.',
    },
  'Preparar os Bylaws, a ata inicial, a nomeação de diretores e officers e o aceite de cada um.': {
    en_US:
      'Prepare the Bylaws, the initial minutes, the appointment of directors and officers and the acceptance of each one.',
    es_ES:
      'Preparar los Bylaws, el acta inicial, el nombramiento de directores y officers y la aceptación de cada uno.',
  },
  'Emitir certificados de ações, registrar o stock ledger e arquivar as subscrições.': {
    en_US: 'Issue share certificates, record them in the stock ledger and file the subscriptions.',
    es_ES: 'Emitir los certificados de acciones, registrar el stock ledger y archivar las suscripciones.',
  },
  'Preencher o SS-4 como corporation (formulário 1120), com Foreign na linha 7b sem SSN, e enviar por fax.': {
    en_US:
      'Fill in the SS-4 as a corporation (Form 1120), with Foreign on line 7b if there is no SSN, and send it by fax.',
    es_ES:
      'Rellenar el SS-4 como corporation (formulario 1120), con Foreign en la línea 7b si no hay SSN, y enviarlo por fax.',
  },
  'Conferir o número, arquivar a carta e orientar sobre 1120, 5472, franchise tax e relatório anual.': {
    en_US: 'Check the number, file the letter and explain Forms 1120 and 5472, franchise tax and the annual report.',
    es_ES:
      'Comprobar el número, archivar la carta y orientar sobre el 1120, el 5472, la franchise tax y el informe anual.',
  },
  'Montar o dossiê com atas e poderes de assinatura e acompanhar a resposta do banco.': {
    en_US: "Put together the file with minutes and signing powers and follow the bank's reply.",
    es_ES: 'Preparar el expediente con actas y poderes de firma y hacer el seguimiento de la respuesta del banco.',
  },
  'Reunir documentos finais, publicar no painel do cliente e encerrar o processo.': {
    en_US: "Gather the final documents, publish them in the customer's panel and close the process.",
    es_ES: 'Reunir los documentos finales, publicarlos en el panel del cliente y cerrar el proceso.',
  },
  'Revisar estado, plano, número de sócios e participações.': {
    en_US: 'Review the state, plan, number of partners and their shares.',
    es_ES: 'Revisar el estado, el plan, el número de socios y las participaciones.',
  },
  'Conferir documento com foto e endereço de cada sócio.': {
    en_US: "Check each partner's photo ID and address.",
    es_ES: 'Comprobar el documento con foto y la dirección de cada socio.',
  },
  'Consultar o registro estadual e do condado e preparar o DBA quando o nome não for o dos sócios.': {
    en_US: 'Look up the state and county registers and prepare the DBA when the name is not that of the partners.',
    es_ES: 'Consultar el registro del estado y del condado y preparar el DBA cuando el nombre no sea el de los socios.',
  },
  'Definir aportes, divisão de lucros, administração, responsabilidade e saída de sócio.': {
    en_US: 'Define contributions, profit sharing, management, liability and how a partner leaves.',
    es_ES: 'Definir aportaciones, reparto de beneficios, administración, responsabilidad y salida de los socios.',
  },
  'Arquivar o registro no estado ou condado, pagar a taxa e guardar o comprovante.': {
    en_US: 'File the registration with the state or county, pay the fee and keep the receipt.',
    es_ES: 'Presentar el registro en el estado o el condado, pagar la tasa y guardar el comprobante.',
  },
  'Preencher o SS-4 como partnership e enviar por fax.': {
    en_US: 'Fill in the SS-4 as a partnership and send it by fax.',
    es_ES: 'Rellenar el SS-4 como partnership y enviarlo por fax.',
  },
  'Arquivar a carta, explicar o 1065 e a retenção de sócio estrangeiro.': {
    en_US: 'File the letter and explain Form 1065 and the withholding for foreign partners.',
    es_ES: 'Archivar la carta y explicar el 1065 y la retención del socio extranjero.',
  },
  'Publicar os documentos no painel e encerrar.': {
    en_US: 'Publish the documents in the panel and close the process.',
    es_ES: 'Publicar los documentos en el panel y cerrar el proceso.',
  },
  'Confirmar atividade, estado e se o cliente pode atuar nos EUA com esse formato.': {
    en_US: 'Confirm the activity, the state and whether the customer may do business in the US in this form.',
    es_ES: 'Confirmar la actividad, el estado y si el cliente puede operar en EE. UU. con este formato.',
  },
  'Conferir documento com foto e endereço.': {
    en_US: 'Check the photo ID and the address.',
    es_ES: 'Comprobar el documento con foto y la dirección.',
  },
  'Pesquisar o nome no condado ou estado e protocolar o DBA quando diferente do nome civil.': {
    en_US: 'Search for the name in the county or state and file the DBA when it differs from the personal name.',
    es_ES: 'Consultar el nombre en el condado o el estado y presentar el DBA cuando sea distinto del nombre civil.',
  },
  'Listar licenças estaduais e locais da atividade e orientar os pedidos.': {
    en_US: 'List the state and local licenses for the activity and explain how to apply for them.',
    es_ES: 'Enumerar las licencias estatales y locales de la actividad y orientar las solicitudes.',
  },
  'Preencher o SS-4 quando necessário e explicar o ITIN para a declaração da pessoa física.': {
    en_US: 'Fill in the SS-4 when needed and explain the ITIN for the personal tax return.',
    es_ES: 'Rellenar el SS-4 cuando haga falta y explicar el ITIN para la declaración de la persona física.',
  },
  'Publicar documentos e calendário no painel e encerrar.': {
    en_US: 'Publish the documents and the calendar in the panel and close the process.',
    es_ES: 'Publicar los documentos y el calendario en el panel y cerrar el proceso.',
  },
  'O IRS não respondeu ao SS-4 no prazo. Confira a data e o canal do envio, ligue ou reenvie, e anote com quem falou e o que foi dito.':
    {
      en_US:
        'The IRS has not answered the SS-4 in time. Check the date and the channel it was sent by, call or send it again, and note who you spoke to and what was said.',
      es_ES:
        'El IRS no ha respondido al SS-4 a tiempo. Comprueba la fecha y el canal del envío, llama o vuelve a enviarlo, y anota con quién hablaste y qué te dijeron.',
    },
}
