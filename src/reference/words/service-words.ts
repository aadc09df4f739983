import type { WordsByPortuguese } from '#rules/language/words-by-portuguese.ts'

/** The services that the reference data offers once a company is formed. */
export const serviceWords: WordsByPortuguese = {
  'Agente registrado por mais um ano': {
    en_US: 'Registered agent for another year',
    es_ES: 'Agente registrado por un año más',
  },
  'Mantemos o endereço e a pessoa que recebem as notificações oficiais da sua empresa no estado por mais doze meses.': {
    en_US:
      'We keep the address and the person that receive your company’s official notices in its state for another twelve months.',
    es_ES:
      'Mantenemos doce meses más la dirección y la persona que reciben las notificaciones oficiales de tu empresa en su estado.',
  },
  'Relatório anual do estado': { en_US: 'Annual report of the state', es_ES: 'Informe anual del estado' },
  'Preparamos e entregamos o relatório ou imposto anual do estado dentro do prazo e guardamos o comprovante nos seus documentos. A taxa do estado entra no total.':
    {
      en_US:
        'We prepare and file the state’s annual report or tax on time and keep the receipt among your documents. The state’s fee is part of the total.',
      es_ES:
        'Preparamos y presentamos el informe o impuesto anual del estado dentro del plazo y guardamos el comprobante en tus documentos. La tasa del estado entra en el total.',
    },
  'Pacote 5472 com 1120 pro forma': {
    en_US: '5472 package with pro forma 1120',
    es_ES: 'Paquete 5472 con 1120 pro forma',
  },
  'Preparamos o Formulário 5472 com o 1120 pro forma, você confere e assina, e nós enviamos ao IRS com prova de envio.':
    {
      en_US:
        'We prepare Form 5472 with the pro forma 1120, you check and sign, and we send it to the IRS with proof of sending.',
      es_ES:
        'Preparamos el Formulario 5472 con el 1120 pro forma, tú lo revisas y firmas, y lo enviamos al IRS con prueba de envío.',
    },
  'Pacote 1065 para empresa com sócios': {
    en_US: '1065 package for a company with several owners',
    es_ES: 'Paquete 1065 para una empresa con socios',
  },
  'Preparamos o Formulário 1065 com um K-1 por sócio, você confere e assina, e nós enviamos ao IRS com prova de envio.':
    {
      en_US:
        'We prepare Form 1065 with a K-1 for each owner, you check and sign, and we send it to the IRS with proof of sending.',
      es_ES:
        'Preparamos el Formulario 1065 con un K-1 por socio, tú lo revisas y firmas, y lo enviamos al IRS con prueba de envío.',
    },
  'Tradução certificada': { en_US: 'Certified translation', es_ES: 'Traducción certificada' },
  'Traduzimos um documento de até cinco páginas entre português e inglês, com a declaração de exatidão do tradutor.': {
    en_US:
      'We translate one document of up to five pages between Portuguese and English, with the translator’s statement of accuracy.',
    es_ES:
      'Traducimos un documento de hasta cinco páginas entre portugués e inglés, con la declaración de exactitud del traductor.',
  },
  'Pedido de ITIN': { en_US: 'ITIN application', es_ES: 'Solicitud de ITIN' },
  'Preparamos o Formulário W-7 de um sócio, dizemos quais cópias certificadas juntar e acompanhamos o pedido no IRS até a resposta.':
    {
      en_US:
        'We prepare Form W-7 for one owner, say which certified copies to enclose and follow the application at the IRS until it answers.',
      es_ES:
        'Preparamos el Formulario W-7 de un socio, decimos qué copias certificadas adjuntar y seguimos la solicitud en el IRS hasta la respuesta.',
    },
  'Dissolução da empresa': { en_US: 'Dissolution of the company', es_ES: 'Disolución de la empresa' },
  'Encerramos a empresa no estado e avisamos o IRS. A taxa do estado não está incluída: dizemos o valor antes de protocolar.':
    {
      en_US:
        'We close the company with its state and tell the IRS. The state’s fee is not included: we say how much it is before filing.',
      es_ES:
        'Cerramos la empresa en el estado y avisamos al IRS. La tasa del estado no está incluida: decimos el importe antes de presentar.',
    },
}
