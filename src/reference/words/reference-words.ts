import type { WordsByPortuguese } from '#rules/language/words-by-portuguese.ts'
import { companyTypeWords } from './company-type-words.ts'
import { einRefusalWords } from './ein-refusal-words.ts'
import { namingRuleWords } from './naming-rule-words.ts'
import { planWords } from './package-words.ts'
import { serviceWords } from './service-words.ts'
import { workflowDescriptionWords } from './workflow-description-words.ts'
import { workflowWords } from './workflow-words.ts'

/**
 * Texts of the reference data that a panel shows, by their Portuguese words; names of states that are the same in all languages are left
 * out.
 */
export const referenceWords: WordsByPortuguese = {
  ...workflowWords,
  ...workflowDescriptionWords,
  ...einRefusalWords,
  ...serviceWords,
  ...planWords,
  ...companyTypeWords,
  ...namingRuleWords,

  Alasca: { en_US: 'Alaska', es_ES: 'Alaska' },
  Califórnia: { en_US: 'California', es_ES: 'California' },
  Flórida: { en_US: 'Florida', es_ES: 'Florida' },
  Geórgia: { en_US: 'Georgia', es_ES: 'Georgia' },
  Havaí: { en_US: 'Hawaii', es_ES: 'Hawái' },
  Luisiana: { en_US: 'Louisiana', es_ES: 'Luisiana' },
  'New Hampshire': { en_US: 'New Hampshire', es_ES: 'Nuevo Hampshire' },
  'Nova Jersey': { en_US: 'New Jersey', es_ES: 'Nueva Jersey' },
  'Novo México': { en_US: 'New Mexico', es_ES: 'Nuevo México' },
  'Nova York': { en_US: 'New York', es_ES: 'Nueva York' },
  'Carolina do Norte': { en_US: 'North Carolina', es_ES: 'Carolina del Norte' },
  'Dakota do Norte': { en_US: 'North Dakota', es_ES: 'Dakota del Norte' },
  Oregon: { en_US: 'Oregon', es_ES: 'Oregón' },
  Pensilvânia: { en_US: 'Pennsylvania', es_ES: 'Pensilvania' },
  'Carolina do Sul': { en_US: 'South Carolina', es_ES: 'Carolina del Sur' },
  'Dakota do Sul': { en_US: 'South Dakota', es_ES: 'Dakota del Sur' },
  Virgínia: { en_US: 'Virginia', es_ES: 'Virginia' },
  'Virgínia Ocidental': { en_US: 'West Virginia', es_ES: 'Virginia Occidental' },

  Tecnologia: { en_US: 'Technology', es_ES: 'Tecnología' },
  Comércio: { en_US: 'Commerce', es_ES: 'Comercio' },
  Serviços: { en_US: 'Services', es_ES: 'Servicios' },
  Manufatura: { en_US: 'Manufacturing', es_ES: 'Manufactura' },
  Construção: { en_US: 'Construction', es_ES: 'Construcción' },
  Saúde: { en_US: 'Health', es_ES: 'Salud' },
  Financeiro: { en_US: 'Finance', es_ES: 'Finanzas' },
  Educação: { en_US: 'Education', es_ES: 'Educación' },
  Alimentação: { en_US: 'Food', es_ES: 'Alimentación' },
  Outros: { en_US: 'Other', es_ES: 'Otros' },

  'Relatório periódico da corporação': {
    en_US: 'Periodic report of the corporation',
    es_ES: 'Informe periódico de la corporación',
  },
  'Sem relatório periódico ao estado': {
    en_US: 'No periodic report to the state',
    es_ES: 'Sin informe periódico al estado',
  },

  '3 semanas': { en_US: '3 weeks', es_ES: '3 semanas' },
  '9 dias úteis': { en_US: '9 business days', es_ES: '9 días laborables' },

  'Passaporte válido, de preferência; CNH ou RG também servem para o pedido. A imagem deve mostrar a foto, o nome completo e a validade.':
    {
      en_US:
        "A valid passport if possible; a Brazilian driver's license or identity card is also fine for the order. The picture has to show the photo, the full name and the expiry date.",
      es_ES:
        'Pasaporte vigente, de preferencia; el permiso de conducir o el documento de identidad de Brasil también sirven para el pedido. La imagen debe mostrar la foto, el nombre completo y la caducidad.',
    },
  'Conta de consumo ou extrato bancário dos últimos 90 dias, com o nome e o endereço do sócio.': {
    en_US: 'A utility bill or bank statement of the last 90 days, with the name and the address of the owner.',
    es_ES: 'Recibo de servicios o extracto bancario de los últimos 90 días, con el nombre y la dirección del socio.',
  },
  'Um texto curto sobre o que a empresa vai fazer, para quem e como: produtos, serviços e mercado.': {
    en_US: 'A short text about what the company will do, for whom and how: products, services and market.',
    es_ES: 'Un texto corto sobre lo que hará la empresa, para quién y cómo: productos, servicios y mercado.',
  },
}
