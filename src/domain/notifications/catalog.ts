import { EXPORT_DAYS } from '#domain/accounts/data-export.ts'
import type { Role } from '#domain/accounts/role.ts'
import { dollars } from '#domain/payments/dollars.ts'
import type { RegistrationStatus } from '#domain/registrations/status.ts'
import type { TicketStatus } from '#domain/support/ticket.ts'

type Text = { title: string; message: string }

/** The words of each notification; titles fit the categorisation rule of category.ts (D10). */
export const notificationTexts = {
  welcome: (): Text => ({
    title: 'Boas-vindas à Travessia',
    message: 'Sua conta está pronta. Quando quiser, comece a abertura da sua empresa.',
  }),
  roleChanged: (to: Role): Text => ({
    title: 'Seu acesso mudou',
    message: `A partir de agora você entra como ${roleNames[to]}.`,
  }),
  exportReady: (): Text => ({
    title: 'Seus dados estão prontos',
    message: `O arquivo com os seus dados pode ser baixado por ${EXPORT_DAYS} dias em Configurações, na aba Segurança.`,
  }),
  exportFailed: (): Text => ({
    title: 'Não conseguimos reunir seus dados',
    message: 'Algo deu errado do nosso lado. Peça o arquivo de novo em Configurações, na aba Segurança.',
  }),
  ownerErased: (): Text => ({
    title: 'Processo encerrado: conta apagada',
    message:
      'O cliente apagou a conta e o processo em aberto foi encerrado. Se houver valores a devolver, cabe à administração.',
  }),
  agentErased: (left: number): Text => ({
    title: 'Processos sem agente',
    message: `Um agente apagou a conta e ${left === 1 ? 'um processo ficou' : `${left} processos ficaram`} sem agente. Escolha quem assume.`,
  }),
  orderReceived: (free: boolean): Text => ({
    title: 'Pedido recebido',
    message: free
      ? 'Recebemos o pedido da sua empresa.'
      : 'Recebemos o pedido da sua empresa. Começamos assim que o pagamento for confirmado.',
  }),
  paymentConfirmed: (): Text => ({
    title: 'Pagamento confirmado',
    message: 'Recebemos o seu pagamento. Nossa equipe já pode começar a abertura da sua empresa.',
  }),
  orderWaits: (company: string): Text => ({
    title: 'Pedido pago sem agente',
    message: `A ${company} espera por um agente.`,
  }),
  paymentFailed: (): Text => ({
    title: 'Pagamento não concluído',
    message: 'O pagamento não foi aceito e nada foi cobrado. Você pode tentar de novo em Pagamentos.',
  }),
  paymentRefunded: (refundedCents: number): Text => ({
    title: 'Pagamento reembolsado',
    message: `Devolvemos ${dollars(refundedCents)} do seu pagamento. O valor aparece na fatura do cartão em alguns dias.`,
  }),
  paymentDisputed: (): Text => ({
    title: 'Pagamento contestado',
    message: 'O banco de um cliente contestou um pagamento. Responda no painel do Stripe dentro do prazo.',
  }),
  documentSubmitted: (): Text => ({
    title: 'Documento para analisar',
    message: 'Um cliente enviou um documento. Confira em Documentos.',
  }),
  documentApproved: (name: string): Text => ({
    title: 'Documento aprovado',
    message: `Conferimos e aprovamos: ${name}.`,
  }),
  documentRejected: (name: string): Text => ({
    title: 'Documento recusado',
    message: `Veja o motivo em Documentos e envie outro arquivo: ${name}.`,
  }),
  documentRequested: (name: string): Text => ({
    title: 'Novo documento pedido',
    message: `Precisamos de mais um documento para continuar: ${name}.`,
  }),
  documentAdded: (name: string): Text => ({
    title: 'Novo documento disponível',
    message: `Guardamos em Documentos: ${name}.`,
  }),
  statusChanged: (to: RegistrationStatus): Text => ({ title: statusTitles[to], message: statusMessages[to] }),
  statusChangedForAgent: (to: RegistrationStatus, company: string): Text => ({
    title: statusTitles[to],
    message: `A administração mudou o status do processo da ${company}.`,
  }),
  agentAssigned: (agent: string, company: string): Text => ({
    title: 'Agente atribuído',
    message: `${agent} vai cuidar da abertura da ${company}. Vocês podem conversar em Mensagens.`,
  }),
  processReceived: (company: string): Text => ({
    title: 'Novo processo para você',
    message: `Você ficou com a abertura da ${company}.`,
  }),
  messageWaiting: (unread: number, company: string): Text => ({
    title: unread === 1 ? 'Nova mensagem' : 'Novas mensagens',
    message: `Você tem ${unread === 1 ? 'uma mensagem não lida' : `${unread} mensagens não lidas`} sobre a ${company}.`,
  }),
  // Texts about tickets leave out the customer's own words, which might name a person or fit another category.
  ticketReceived: (): Text => ({
    title: 'Novo chamado',
    message: 'Um cliente abriu um chamado. Responda em Atendimento.',
  }),
  ticketContinued: (from: TicketStatus): Text =>
    from === 'encerrado'
      ? { title: 'Chamado reaberto', message: 'Um cliente respondeu a um chamado encerrado. Veja em Atendimento.' }
      : { title: 'Nova resposta em um chamado', message: 'Um cliente respondeu a um chamado. Veja em Atendimento.' },
  ticketAnswered: (): Text => ({
    title: 'Resposta ao seu chamado',
    message: 'Nossa equipe respondeu ao seu chamado. Leia e continue a conversa em Suporte.',
  }),
  ticketMoved: (to: TicketStatus): Text =>
    to === 'encerrado'
      ? {
          title: 'Chamado encerrado',
          message: 'Demos o seu chamado por resolvido. Se ainda precisar de ajuda, responda nele e ele volta a abrir.',
        }
      : { title: 'Chamado reaberto', message: 'Nossa equipe reabriu o seu chamado e segue com você.' },
  deadlineNear: (duty: string, company: string, due: { day: string; daysLeft: number }): Text => ({
    title: 'Prazo próximo',
    message: `${duty}: a ${company} tem até ${due.day} (${inDays(due.daysLeft)}). Confira o que falta com o seu agente.`,
  }),
  companyRecorded: (company: string): Text => ({
    title: 'Dados da sua empresa',
    message: `Os dados de registro da ${company} estão no seu painel, com um PDF para guardar.`,
  }),
  processTaken: (company: string): Text => ({
    title: 'Processo com outro agente',
    message: `A abertura da ${company} passou para outro agente e saiu da sua lista.`,
  }),
}

const inDays = (days: number): string => (days === 0 ? 'hoje' : days === 1 ? 'amanhã' : `em ${days} dias`)
const roleNames: Record<Role, string> = {
  user: 'cliente',
  agent: 'agente',
  admin: 'administrador',
  superadmin: 'superadministrador',
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
