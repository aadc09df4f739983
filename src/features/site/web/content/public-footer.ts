import { GENERAL_INFORMATION } from './content-shapes.ts'

export const publicFooter = {
  tagline: 'Empresa nos Estados Unidos, atendimento em português.',
  navLabel: 'Rodapé',
  legalTitle: 'Transparência',
  pagesTitle: 'Páginas',
  contactsTitle: 'Contato',
  /** Each contact is hidden when its setting is empty. */
  contacts: [
    { id: 'email', label: 'E-mail' },
    { id: 'phone', label: 'Telefone' },
    { id: 'officeAddress', label: 'Escritório' },
  ],
  /** The seller, on every page (Decreto 7.962 art. 2); each part is hidden when its setting is empty. */
  seller: [
    { id: 'legalName', text: '{{legalName}}' },
    { id: 'cnpj', text: 'CNPJ {{cnpj}}' },
    { id: 'sellerAddress', text: '{{sellerAddress}}' },
    { id: 'officerName', text: 'Encarregado pelos dados pessoais (LGPD): {{officerName}}' },
    { id: 'officerEmail', text: '{{officerEmail}}' },
  ],
  disclaimer: `A {{siteName}} não é escritório de advocacia nem de contabilidade. O conteúdo deste site é ${GENERAL_INFORMATION}.`,
  rights: (year: number): string => `© ${year} {{siteName}}`,
} as const
