import type { RegistrationStatus } from '../registrations/status.ts'

type Text = { title: string; message: string }

/** The words of each notification; titles fit the categorisation rule of category.ts (DECISIONS D10). */
export const notificationTexts = {
  welcome: (): Text => ({
    title: 'Boas-vindas à Travessia',
    message: 'Sua conta está pronta. Quando quiser, comece a abertura da sua empresa.',
  }),
  statusChanged: (to: RegistrationStatus): Text => ({ title: statusTitles[to], message: statusMessages[to] }),
}

const statusTitles: Record<RegistrationStatus, string> = {
  pending: 'Status atualizado: pendente',
  in_review: 'Status atualizado: em análise',
  approved: 'Empresa aprovada',
  rejected: 'Registro rejeitado',
  documents_required: 'Status atualizado: documentos necessários',
}
const statusMessages: Record<RegistrationStatus, string> = {
  pending: 'Seu processo voltou para a fila de início.',
  in_review: 'Nossa equipe está analisando o seu processo.',
  approved: 'Parabéns! O registro da sua empresa foi concluído.',
  rejected: 'O registro não foi aceito. Fale com o seu agente para ver os próximos passos.',
  documents_required: 'Precisamos de mais papéis para continuar. Veja o que falta no seu painel.',
}
