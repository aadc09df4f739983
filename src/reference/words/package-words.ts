import type { WordsByPortuguese } from '#rules/language/words-by-portuguese.ts'

/** What the plans of the reference data contain, shown where a customer compares them inside the product. */
export const planWords: WordsByPortuguese = {
  'Verificação do nome da empresa': {
    en_US: 'Check of the company name',
    es_ES: 'Comprobación del nombre de la empresa',
  },
  'Preparo e protocolo dos documentos de formação': {
    en_US: 'Preparation and filing of the formation papers',
    es_ES: 'Preparación y presentación de los documentos de constitución',
  },
  'Solicitação do EIN ao IRS': { en_US: 'Application for the EIN at the IRS', es_ES: 'Solicitud del EIN al IRS' },
  'Agente registrado grátis no primeiro ano': {
    en_US: 'Registered agent free in the first year',
    es_ES: 'Agente registrado gratis el primer año',
  },
  'Acompanhamento de cada etapa pelo painel': {
    en_US: 'Every step followed in the panel',
    es_ES: 'Seguimiento de cada etapa en el panel',
  },
  'Tudo do Básico': { en_US: 'Everything of Básico', es_ES: 'Todo lo del Básico' },
  'Alertas de compliance com os prazos do estado e do IRS': {
    en_US: 'Compliance alerts with the deadlines of the state and the IRS',
    es_ES: 'Alertas de cumplimiento con los plazos del estado y del IRS',
  },
  'Tudo do Profissional': { en_US: 'Everything of Profissional', es_ES: 'Todo lo del Profissional' },
  'Processamento prioritário do pedido': {
    en_US: 'Priority processing of the order',
    es_ES: 'Tramitación prioritaria del pedido',
  },
}
