import type { Language } from '#rules/language/preferences.ts'

/**
 * Titles of duties, by the name of their fact. Portuguese is given where the fact has only its authority's name, which is shown beside
 * it (L1); English where the authority writes the name differently.
 */
type Titles = { [L in Language]?: string } & { es_ES: string }

const quarterly = (quarter: 1 | 2 | 3 | 4): Titles => ({ es_ES: `Retención del trimestre ${quarter} (8813)` })

const byState: Readonly<Record<string, Titles>> = {
  'Annual LLC Franchise Tax Report': {
    pt_BR: 'Relatório anual de franchise tax da LLC',
    es_ES: 'Informe anual de franchise tax de la LLC',
  },
  'Annual LLC tax (no report)': {
    pt_BR: 'Imposto anual da LLC, sem relatório',
    en_US: 'Annual LLC tax',
    es_ES: 'Impuesto anual de la LLC, sin informe',
  },
  'Annual List and State Business License': {
    pt_BR: 'Lista anual e licença estadual de negócios',
    es_ES: 'Lista anual y licencia estatal de negocios',
  },
  'Annual Registration Fee': { pt_BR: 'Taxa anual de registro', es_ES: 'Tasa anual de registro' },
  'Annual Registration': { pt_BR: 'Registro anual', es_ES: 'Registro anual' },
  'Annual Renewal': { pt_BR: 'Renovação anual', es_ES: 'Renovación anual' },
  'Annual Report / Renewal': { pt_BR: 'Relatório anual ou renovação', es_ES: 'Informe anual o renovación' },
  'Annual Report and Business Personal Property Return': {
    pt_BR: 'Relatório anual e declaração de bens da empresa',
    es_ES: 'Informe anual y declaración de bienes de la empresa',
  },
  'Annual Report and license tax': {
    pt_BR: 'Relatório anual e imposto de licença',
    es_ES: 'Informe anual e impuesto de licencia',
  },
  'Annual Report': { pt_BR: 'Relatório anual', es_ES: 'Informe anual' },
  'Annual Statement': { pt_BR: 'Declaração anual', es_ES: 'Declaración anual' },
  'Biennial Report': { pt_BR: 'Relatório bienal', es_ES: 'Informe bienal' },
  'Biennial Statement': { pt_BR: 'Declaração bienal', es_ES: 'Declaración bienal' },
  'Business Entity Report': { pt_BR: 'Relatório da empresa', es_ES: 'Informe de la empresa' },
  'Information Report': { pt_BR: 'Relatório de informações', es_ES: 'Informe de datos' },
  'LLC Annual Certificate': { pt_BR: 'Certificado anual da LLC', es_ES: 'Certificado anual de la LLC' },
  'LLC Annual Report': { pt_BR: 'Relatório anual da LLC', es_ES: 'Informe anual de la LLC' },
  'Organization and First Report (primeiro relatório)': {
    pt_BR: 'Constituição e primeiro relatório',
    en_US: 'Organization and First Report',
    es_ES: 'Constitución y primer informe',
  },
  'Periodic Report': { pt_BR: 'Relatório periódico', es_ES: 'Informe periódico' },
  'Public Information Report with franchise tax report': {
    pt_BR: 'Relatório de informações públicas com a declaração de franchise tax',
    es_ES: 'Informe de datos públicos con la declaración de franchise tax',
  },
  'Statement of Information (LLC-12)': {
    pt_BR: 'Declaração de informações da LLC',
    en_US: 'Statement of Information, LLC-12',
    es_ES: 'Declaración de datos de la LLC',
  },
  'Statement of Information inicial': {
    pt_BR: 'Declaração inicial de informações',
    es_ES: 'Declaración inicial de datos',
  },
  'Aviso de constituição em jornal por três semanas, com prova arquivada': {
    en_US: 'Notice of organization, three weeks, with proof filed',
    es_ES: 'Aviso de constitución en un periódico durante tres semanas, con prueba archivada',
  },
  'Declaração da LLC na Califórnia (Form 568)': { es_ES: 'Declaración de la LLC en California (Form 568)' },
  'Declaração da LLC na Califórnia (Form 568), vários sócios': {
    es_ES: 'Declaración de la LLC en California (Form 568), varios socios',
  },
  'Franchise tax da corporação': { es_ES: 'Franchise tax de la corporación' },
  'Franchise tax mínimo': { es_ES: 'Franchise tax mínimo' },
  'Franchise tax mínimo da corporação': { es_ES: 'Franchise tax mínimo de la corporación' },
  'Franchise tax sobre o capital integralizado': { es_ES: 'Franchise tax sobre el capital desembolsado' },
  'Imposto anual da LLC (FTB 3522)': { es_ES: 'Impuesto anual de la LLC (FTB 3522)' },
  'Imposto mínimo LLET': { es_ES: 'Impuesto mínimo LLET' },
  'Imposto mínimo da LLC com vários sócios': { es_ES: 'Impuesto mínimo de la LLC con varios socios' },
  'Imposto mínimo da corporação': { es_ES: 'Impuesto mínimo de la corporación' },
  'Imposto mínimo da corporação (CBT)': { es_ES: 'Impuesto mínimo de la corporación (CBT)' },
  'Imposto mínimo da corporação (corporate excise)': {
    es_ES: 'Impuesto mínimo de la corporación (corporate excise)',
  },
  'Imposto mínimo da corporação (excise tax)': { es_ES: 'Impuesto mínimo de la corporación (excise tax)' },
  'Imposto mínimo da corporação (fixed dollar minimum)': {
    es_ES: 'Impuesto mínimo de la corporación (fixed dollar minimum)',
  },
  'Imposto mínimo do estado': { es_ES: 'Impuesto mínimo del estado' },
  'Licença estadual de negócios': { en_US: 'State business license', es_ES: 'Licencia estatal de negocios' },
  'Primeiro relatório da corporação': { es_ES: 'Primer informe de la corporación' },
  'Publicação em dois jornais, por seis semanas': { es_ES: 'Publicación en dos periódicos, durante seis semanas' },
  'Publicação em jornal (agente fora de Maricopa e Pima)': {
    es_ES: 'Publicación en un periódico (agente fuera de Maricopa y Pima)',
  },
  'Relatório inicial': { es_ES: 'Informe inicial' },
}

const federal: Readonly<Record<string, Titles>> = {
  '1065 com prorrogação': { es_ES: '1065 con prórroga' },
  '1120 com prorrogação': { es_ES: '1120 con prórroga' },
  '5472 com prorrogação': { es_ES: '5472 con prórroga' },
  'Declaração 1040-NR de cada dono estrangeiro': { es_ES: 'Declaración 1040-NR de cada dueño extranjero' },
  'Declaração 1065': { es_ES: 'Declaración 1065' },
  'Declaração 1120': { es_ES: 'Declaración 1120' },
  'Declaração 8804 com um 8805 por sócio (todos não residentes)': {
    es_ES: 'Declaración 8804 con un 8805 por socio (todos no residentes)',
  },
  'Declaração 8804 com um 8805 por sócio estrangeiro': {
    es_ES: 'Declaración 8804 con un 8805 por socio extranjero',
  },
  'Declaração de capitais no exterior (CBE)': { es_ES: 'Declaración brasileña de capitales en el exterior (CBE)' },
  FBAR: { es_ES: 'FBAR, formulario FinCEN 114' },
  'Formulário 5472 anexo ao 1120': { es_ES: 'Formulario 5472 adjunto al 1120' },
  'Formulário 5472 com 1120 pro forma': { es_ES: 'Formulario 5472 con 1120 pro forma' },
  'IRPF com a Lei 14.754': { es_ES: 'Declaración brasileña de la renta (IRPF) con la Ley 14.754' },
  'Pedido de prorrogação 7004 do 1065 (opcional)': { es_ES: 'Solicitud de prórroga 7004 del 1065 (opcional)' },
  'Pedido de prorrogação 7004 do 1120 e do 5472 (opcional)': {
    es_ES: 'Solicitud de prórroga 7004 del 1120 y del 5472 (opcional)',
  },
  'Pesquisa BE-13 do BEA (uma vez)': { es_ES: 'Encuesta BE-13 del BEA (una vez)' },
  'Renovação do agente registrado': { es_ES: 'Renovación del agente registrado' },
  'Retenção do 1º trimestre (8813)': quarterly(1),
  'Retenção do 2º trimestre (8813)': quarterly(2),
  'Retenção do 3º trimestre (8813)': quarterly(3),
  'Retenção do 4º trimestre (8813)': quarterly(4),
}

/** Shown beside the duties: what is not required, and forms to ask an accountant about. */
const beside: Readonly<Record<string, Titles>> = {
  'Relatório de beneficiários finais (BOI, FinCEN)': { es_ES: 'Informe de beneficiarios finales (BOI, FinCEN)' },
  'Formulário 8832, escolha de como a LLC é tributada': {
    es_ES: 'Formulario 8832, elección de cómo tributa la LLC',
  },
  'Formulários 1042 e 1042-S, pagamentos a quem está fora dos EUA': {
    es_ES: 'Formularios 1042 y 1042-S, pagos a quien está fuera de EE. UU.',
  },
  'Imposto estimado da corporação (1120)': { es_ES: 'Impuesto estimado de la corporación (1120)' },
  'Lei de transparência de LLCs de Nova York': { es_ES: 'Ley de transparencia de LLC de Nueva York' },
}

export const dutyTitles: Readonly<Record<string, Titles>> = { ...byState, ...federal, ...beside }
