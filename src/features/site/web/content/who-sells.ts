import type { LegalBlock } from './content-shapes.ts'

/** The seller and how to reach them (Decreto 7.962 art. 2); each line is hidden while its setting is empty. */
export const whoSells: readonly LegalBlock[] = [
  { kind: 'text', text: 'Nome empresarial: {{legalName}}', needs: 'legalName' },
  { kind: 'text', text: 'CNPJ: {{cnpj}}', needs: 'cnpj' },
  { kind: 'text', text: 'Endereço: {{sellerAddress}}', needs: 'sellerAddress' },
]

/** The data protection officer (LGPD art. 41). */
export const whoAnswersForData: readonly LegalBlock[] = [
  { kind: 'text', text: 'Encarregado pelos dados pessoais: {{officerName}}', needs: 'officerName' },
  { kind: 'text', text: 'E-mail do encarregado: {{officerEmail}}', needs: 'officerEmail' },
]
