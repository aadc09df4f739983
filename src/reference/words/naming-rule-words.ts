import type { WordsByPortuguese } from '#rules/language/words-by-portuguese.ts'

/** Why the rules of the reference data object to a company name. */
export const namingRuleWords: WordsByPortuguese = {
  'Designação de empresa brasileira ou estrangeira não vale como designador nos EUA; use LLC ou Inc.': {
    en_US: 'A Brazilian or other foreign designator does not count in the US; use LLC or Inc.',
    es_ES: 'Una designación brasileña o de otro país no vale como designación en EE. UU.; usa LLC o Inc.',
  },
  'Geórgia: no máximo 80 caracteres': {
    en_US: 'Georgia: 80 characters at most',
    es_ES: 'Georgia: 80 caracteres como máximo',
  },
  'Arizona: no máximo 120 caracteres': {
    en_US: 'Arizona: 120 characters at most',
    es_ES: 'Arizona: 120 caracteres como máximo',
  },

  'Autorização do regulador bancário estadual': {
    en_US: 'Approval of the state banking regulator',
    es_ES: 'Autorización del regulador bancario estatal',
  },
  'Autorização do regulador bancário estadual; Delaware aceita em LLC': {
    en_US: 'Approval of the state banking regulator; Delaware accepts it in an LLC',
    es_ES: 'Autorización del regulador bancario estatal; Delaware lo acepta en una LLC',
  },
  'Autorização de cooperativa de crédito': {
    en_US: 'Charter of a credit union',
    es_ES: 'Autorización de cooperativa de crédito estadounidense',
  },
  'Autorização do regulador bancário': {
    en_US: 'Approval of the banking regulator',
    es_ES: 'Autorización del regulador bancario',
  },
  'Análise do regulador financeiro em alguns estados, como Nova York': {
    en_US: 'Looked at by the financial regulator in some states, such as New York',
    es_ES: 'Análisis del regulador financiero en algunos estados, como Nueva York',
  },
  'Análise em alguns estados, como Nova York': {
    en_US: 'Looked at in some states, such as New York',
    es_ES: 'Análisis en algunos estados, como Nueva York',
  },
  'Autorização do departamento estadual de seguros': {
    en_US: 'Approval of the state insurance department',
    es_ES: 'Autorización del departamento estatal de seguros',
  },
  'Autorização do órgão estadual de educação': {
    en_US: 'Approval of the state education authority',
    es_ES: 'Autorización del órgano estatal de educación',
  },
  'Consentimento do órgão de educação em alguns estados': {
    en_US: 'Consent of the education authority in some states',
    es_ES: 'Consentimiento del órgano de educación en algunos estados',
  },
  'Sócios advogados licenciados e, em geral, entidade profissional (PC ou PLLC)': {
    en_US: 'Owners who are licensed lawyers and, in general, a professional entity (PC or PLLC)',
    es_ES: 'Socios abogados con licencia y, en general, entidad profesional (PC o PLLC)',
  },
  'Licença ou anuência do conselho de engenharia': {
    en_US: 'License or consent of the engineering board',
    es_ES: 'Licencia o conformidad del colegio de ingeniería',
  },
  'Licença profissional': { en_US: 'Professional license', es_ES: 'Licencia profesional' },
  'Licença da área de saúde': {
    en_US: 'License of a health profession',
    es_ES: 'Licencia de una profesión de la salud',
  },
  'Licença do conselho de contabilidade': {
    en_US: 'License of the board of accountancy',
    es_ES: 'Licencia del colegio de contabilidad',
  },
  'Licença; Realtor também é marca registrada': {
    en_US: 'License; Realtor is also a trademark',
    es_ES: 'Licencia; Realtor también es marca registrada',
  },
  'Consentimento do comitê olímpico dos EUA': {
    en_US: 'Consent of the US Olympic committee',
    es_ES: 'Consentimiento del comité olímpico de EE. UU.',
  },
  'Uso reservado à Cruz Vermelha': {
    en_US: 'Reserved to the Red Cross',
    es_ES: 'Uso reservado a la Cruz Roja',
  },
  'Consentimento de entidade de veteranos em alguns estados': {
    en_US: "Consent of a veterans' organization in some states",
    es_ES: 'Consentimiento de una entidad de veteranos en algunos estados',
  },
  'Não aceito no Texas e limitado em outros estados': {
    en_US: 'Refused in Texas and limited in other states',
    es_ES: 'No se acepta en Texas y está limitado en otros estados',
  },
  'Vedado para empresas de banco, crédito, corretagem, seguros ou trust': {
    en_US: 'Barred for companies in banking, lending, brokerage, insurance or trusts',
    es_ES: 'Prohibido para empresas de banca, crédito, corretaje, seguros o trust',
  },
  'Lei de cooperativas; proibido em nome de LLC no Oregon': {
    en_US: 'Law on cooperatives; barred in LLC names in Oregon',
    es_ES: 'Ley de cooperativas; prohibido en el nombre de una LLC en Oregón',
  },
  'Definição legal em New Hampshire': {
    en_US: 'Defined by law in New Hampshire',
    es_ES: 'Definición legal en Nuevo Hampshire',
  },
  'Consentimento escrito do partido em alguns estados': {
    en_US: 'Written consent of the party in some states',
    es_ES: 'Consentimiento escrito del partido en algunos estados',
  },
  'Licença estadual; pode ser recusado': {
    en_US: 'State license; it may be refused',
    es_ES: 'Licencia estatal; puede ser rechazado',
  },

  'Sugere vínculo com agência federal': {
    en_US: 'Suggests a link with a federal agency',
    es_ES: 'Sugiere un vínculo con una agencia federal',
  },
  'Nome do Tesouro dos EUA é protegido': {
    en_US: 'Names of the US Treasury are protected',
    es_ES: 'El nombre del Tesoro de EE. UU. está protegido',
  },
  'Sugere órgão do governo': {
    en_US: 'Suggests a government body',
    es_ES: 'Sugiere un órgano del gobierno',
  },
  'Órgão do Tesouro, nome protegido': {
    en_US: 'Bureau of the Treasury, a protected name',
    es_ES: 'Órgano del Tesoro, nombre protegido',
  },
  'Nome de agência federal': { en_US: 'Name of a federal agency', es_ES: 'Nombre de una agencia federal' },
  'Vedado por lei federal': { en_US: 'Barred by federal law', es_ES: 'Prohibido por ley federal' },
  'Nome de programa federal': { en_US: 'Name of a federal program', es_ES: 'Nombre de un programa federal' },
  'Sugere vínculo com o governo': {
    en_US: 'Suggests a link with the government',
    es_ES: 'Sugiere un vínculo con el gobierno',
  },
  'Personagem protegido por lei federal': {
    en_US: 'A character protected by federal law',
    es_ES: 'Personaje protegido por ley federal',
  },
  'Sugere órgão policial': { en_US: 'Suggests a police body', es_ES: 'Sugiere un órgano policial' },
}
