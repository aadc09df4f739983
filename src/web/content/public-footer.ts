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
  disclaimer: `A {{siteName}} não é escritório de advocacia nem de contabilidade. O conteúdo deste site é ${GENERAL_INFORMATION}.`,
  rights: (year: number): string => `© ${year} {{siteName}}`,
} as const
