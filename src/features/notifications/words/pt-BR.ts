import type { NotificationTexts } from '#features/notifications/rules/kinds.ts'
import { EXPORT_DAYS } from '#features/privacy/rules/data-export.ts'
import type { RegistrationStatus } from '#features/registrations/rules/status.ts'
import { formatsOf } from '#rules/language/formats.ts'
import type { Role } from '#rules/role.ts'
import { approvedDocuments } from './approved-documents.ts'
import { atState } from './at-state.ts'
import { deadlineTexts } from './deadlines.ts'
import { moneyTexts } from './money.ts'
import { ratingTexts } from './ratings.ts'

const { dollars, calendarDay } = formatsOf('pt_BR')

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
const because = (reason: string): string => (reason ? ` Motivo: “${reason}”.` : '')
const statusMessages: Record<RegistrationStatus, (company: string, why: string) => string> = {
  pending: (company, why) =>
    `O processo da ${company} voltou para a fila de início.${why} Avisamos quando a análise recomeçar.`,
  in_review: (company, why) =>
    `Nossa equipe está analisando o processo da ${company}.${why} Agora não é preciso fazer nada.`,
  approved: (company, why) =>
    `Parabéns! O registro da ${company} foi concluído.${why} Próximo passo: veja os papéis e os prazos da empresa no seu painel.`,
  rejected: (company, why) =>
    `O registro da ${company} não foi aceito.${why} Próximo passo: fale com o seu agente em Mensagens.`,
  documents_required: (company, why) =>
    `Precisamos de mais papéis para continuar com a ${company}.${why} Próximo passo: veja o que falta em Documentos.`,
}
const inDays = (days: number): string => (days === 0 ? 'hoje' : days === 1 ? 'amanhã' : `em ${days} dias`)

/** The Portuguese texts, which are stored with each notification and decide its tab (G24). */
export const portuguese: NotificationTexts = {
  welcome: () => ({
    title: 'Boas-vindas!',
    message: 'Sua conta está pronta. Quando quiser, comece a abertura da sua empresa.',
  }),
  roleChanged: ({ to }) => ({
    title: 'Seu acesso mudou',
    message: `A partir de agora você entra como ${roleNames[to]}.`,
  }),
  exportReady: () => ({
    title: 'Seus dados estão prontos',
    message: `O arquivo com os seus dados pode ser baixado por ${EXPORT_DAYS} dias em Configurações, na aba Segurança.`,
  }),
  exportFailed: () => ({
    title: 'Não conseguimos reunir seus dados',
    message: 'Algo deu errado do nosso lado. Peça o arquivo de novo em Configurações, na aba Segurança.',
  }),
  ownerErased: () => ({
    title: 'Processo encerrado: conta apagada',
    message:
      'O cliente apagou a conta e o processo em aberto foi encerrado. Se houver valores a devolver, cabe à administração.',
  }),
  agentErased: ({ left }) => ({
    title: 'Processos sem agente',
    message: `Um agente apagou a conta e ${left === 1 ? 'um processo ficou' : `${left} processos ficaram`} sem agente. Escolha quem assume.`,
  }),
  orderReceived: ({ company, free }) => ({
    title: 'Pedido recebido',
    message: free
      ? `Recebemos o pedido da ${company}. Não há nada a pagar: nossa equipe já pode começar.`
      : `Recebemos o pedido da ${company}. Próximo passo: conclua o pagamento em Pagamentos, e começamos.`,
  }),
  paymentConfirmed: ({ company, papers }) => ({
    title: 'Pagamento confirmado',
    message: `Recebemos o pagamento da ${company}. ${
      papers === 0
        ? 'Nossa equipe já pode começar a abertura.'
        : `Próximo passo: envie pelo seu painel ${papers === 1 ? 'o papel que falta' : `os ${papers} papéis que faltam`}.`
    }`,
  }),
  orderWaits: ({ company }) => ({
    title: 'Pedido pago sem agente',
    message: `A ${company} espera por um agente. Escolha quem assume.`,
  }),
  paymentFailed: ({ company }) => ({
    title: 'Pagamento não concluído',
    message: `O pagamento da ${company} não foi aceito e nada foi cobrado. Próximo passo: tente de novo em Pagamentos.`,
  }),
  paymentRefunded: ({ company, refundedCents }) => ({
    title: 'Pagamento reembolsado',
    message: `Devolvemos ${dollars(refundedCents)} do pagamento da ${company}. O valor aparece na fatura do cartão em alguns dias.`,
  }),
  paymentDisputed: ({ company }) => ({
    title: 'Pagamento contestado',
    message: `O banco do cliente contestou o pagamento da ${company}. Responda no painel do Stripe dentro do prazo.`,
  }),
  refundReceived: ({ company, amountCents }) => ({
    title: 'Pedido de reembolso recebido',
    message: `Recebemos o seu pedido de reembolso de ${dollars(amountCents)} do pagamento da ${company}. Avisamos assim que a administração decidir.`,
  }),
  refundAsked: ({ company, amountCents }) => ({
    title: 'Pedido de reembolso',
    message: `O cliente da ${company} pediu ${dollars(amountCents)} do pagamento de volta. Próximo passo: decida em Reembolsos.`,
  }),
  refundAskedForAgent: ({ company }) => ({
    title: 'Cliente pediu reembolso',
    message: `O cliente da ${company} pediu o pagamento de volta. Não protocole nada até a administração decidir.`,
  }),
  refundWithdrawn: ({ company }) => ({
    title: 'Pedido de reembolso retirado',
    message: `O cliente da ${company} retirou o pedido de reembolso do pagamento. O trabalho pode continuar.`,
  }),
  withdrawalReceived: ({ company, amountCents }) => ({
    title: 'Desistência registrada',
    message: `Você desistiu de uma compra da ${company}. Devolvemos ${dollars(amountCents)}, tudo o que restava do pagamento, e avisamos quando o valor voltar.`,
  }),
  withdrawalForAgent: ({ company }) => ({
    title: 'Cliente desistiu da compra',
    message: `O cliente da ${company} desistiu dentro do prazo da lei e recebe o pagamento de volta. Não protocole mais nada por essa compra.`,
  }),
  withdrawalDeclared: ({ company, amountCents, ...found }) => ({
    title: 'Desistência: devolver o pagamento',
    message: `O cliente da ${company} desistiu dentro do prazo da lei: ${dollars(amountCents)} voltam de imediato, em qualquer etapa. ${atState('pt_BR', found)} Próximo passo: devolva em Reembolsos.`,
  }),
  refundRefused: ({ company, reason }) => ({
    title: 'Pedido de reembolso recusado',
    message: `O reembolso do pagamento da ${company} não foi concedido.${because(reason)} Se tiver dúvidas, fale com a gente em Suporte.`,
  }),
  refundDeclined: ({ company }) => ({
    title: 'Reembolso não concedido',
    message: `A administração não devolveu o pagamento da ${company}. O trabalho pode continuar.`,
  }),
  refundFailed: ({ company, amountCents }) => ({
    title: 'Reembolso não concluído',
    message: `O provedor de pagamento não devolveu ${dollars(amountCents)} ao cliente da ${company}. Próximo passo: veja o motivo em Reembolsos e tente de novo.`,
  }),
  orderRefunded: ({ company }) => ({
    title: 'Processo encerrado com reembolso',
    message: `O pagamento da ${company} foi devolvido ao cliente e o processo foi encerrado. Não há mais nada a fazer nele.`,
  }),
  commissionEarned: ({ company, totalCents }) => ({
    title: 'Nova comissão',
    message: `O trabalho na ${company} foi concluído e rendeu ${dollars(totalCents)} de comissão. Avisamos quando ela for paga.`,
  }),
  commissionReversed: ({ company, totalCents }) => ({
    title: 'Comissão estornada',
    message: `Todo o dinheiro da ${company} foi devolvido ao cliente, e a comissão de ${dollars(totalCents)} foi estornada. Ela será descontada do que você tem a receber.`,
  }),
  commissionPaid: ({ count, totalCents }) => ({
    title: totalCents < 0 ? 'Estornos acertados' : count === 1 ? 'Comissão paga' : 'Comissões pagas',
    message:
      totalCents < 0
        ? `As comissões estornadas passaram das pagas em ${dollars(-totalCents)}, e esse valor foi marcado como acertado.`
        : count === 1
          ? `Uma comissão sua, de ${dollars(totalCents)}, foi marcada como paga.`
          : `${count} comissões suas, de ${dollars(totalCents)} no total, foram marcadas como pagas.`,
  }),
  commissionWithoutRule: ({ company, companyType, stateCode }) => ({
    title: 'Falta uma regra de comissão',
    message: `O trabalho na ${company} foi concluído, mas não há regra ativa para ${companyType} em ${stateCode}. Próximo passo: crie a regra em Configurações e fale com o agente.`,
  }),
  documentSubmitted: ({ company }) => ({
    title: 'Documento para analisar',
    message: `Chegou um documento da ${company}. Confira em Documentos.`,
  }),
  documentApproved: ({ company, document }) => ({
    title: 'Documento aprovado',
    message: `Conferimos e aprovamos “${document}”, da ${company}. Veja em Documentos se falta mais algum.`,
  }),
  documentsApproved: approvedDocuments.portuguese,
  documentRejected: ({ company, document, reason }) => ({
    title: 'Documento recusado',
    message: `Não pudemos aceitar “${document}”, da ${company}.${because(reason)} Próximo passo: envie outro arquivo em Documentos.`,
  }),
  documentRequested: ({ company, document, dueOn, example }) => ({
    title: 'Novo documento pedido',
    message: `Para continuar com a ${company}, precisamos de mais um documento: “${document}”.${dueOn ? ` Prazo: ${calendarDay(dueOn)}.` : ''}${example ? ` Como deve ser: ${example}.` : ''} Próximo passo: envie o arquivo em Documentos.`,
  }),
  documentAdded: ({ company, document }) => ({
    title: 'Novo documento disponível',
    message: `“${document}”, da ${company}, está em Documentos. Você já pode abrir e baixar.`,
  }),
  statusChanged: ({ company, to, reason }) => ({
    title: statusTitles[to],
    message: statusMessages[to](company, because(reason)),
  }),
  statusChangedForAgent: ({ company, to }) => ({
    title: statusTitles[to],
    message: `A administração mudou o status do processo da ${company}. Veja o que muda para você.`,
  }),
  agentAssigned: ({ company, agent }) => ({
    title: 'Agente atribuído',
    message: `${agent} vai cuidar da abertura da ${company}. Vocês podem conversar em Mensagens.`,
  }),
  processReceived: ({ company }) => ({
    title: 'Novo processo para você',
    message: `Você ficou com a abertura da ${company}. Comece pelo que o cliente já enviou.`,
  }),
  processTaken: ({ company }) => ({
    title: 'Processo com outro agente',
    message: `A abertura da ${company} passou para outro agente e saiu da sua lista.`,
  }),
  workReceived: ({ count }) => ({
    title: 'Processos novos para você',
    message: `${count === 1 ? 'Um processo passou' : `${count} processos passaram`} de outro agente para você. Comece pelos que esperam há mais tempo.`,
  }),
  workTaken: ({ count }) => ({
    title: 'Seus processos com outro agente',
    message: `${count === 1 ? 'Um processo passou' : `${count} processos passaram`} para outro agente e ${count === 1 ? 'saiu' : 'saíram'} da sua lista.`,
  }),
  handoverAsked: ({ company, agent }) => ({
    title: 'Pedido de repasse',
    message: `${agent} pediu que outro agente assuma a abertura da ${company}. Próximo passo: aceite ou recuse em Agentes.`,
  }),
  handoverDeclined: ({ company, reason }) => ({
    title: 'Pedido de repasse recusado',
    message: `A abertura da ${company} continua com você.${because(reason)}`,
  }),
  einFollowUp: ({ company }) => ({
    title: 'Cobrar o EIN',
    message: `O IRS ainda não respondeu ao pedido de EIN de ${company}. Uma tarefa de cobrança está no fluxo.`,
  }),
  companyRecorded: ({ company }) => ({
    title: 'Dados da sua empresa',
    message: `Os dados de registro da ${company} estão no seu painel, com um PDF para guardar.`,
  }),
  messageWaiting: ({ company, unread }) => ({
    title: unread === 1 ? 'Nova mensagem' : 'Novas mensagens',
    message: `Você tem ${unread === 1 ? 'uma mensagem não lida' : `${unread} mensagens não lidas`} sobre a ${company}. Leia e responda em Mensagens.`,
  }),
  // Texts about tickets leave out the customer's own words, which might name a person.
  ticketReceived: () => ({ title: 'Novo chamado', message: 'Um cliente abriu um chamado. Responda em Atendimento.' }),
  ticketContinued: ({ from }) =>
    from === 'encerrado'
      ? { title: 'Chamado reaberto', message: 'Um cliente respondeu a um chamado encerrado. Veja em Atendimento.' }
      : { title: 'Nova resposta em um chamado', message: 'Um cliente respondeu a um chamado. Veja em Atendimento.' },
  ticketAnswered: () => ({
    title: 'Resposta ao seu chamado',
    message: 'Nossa equipe respondeu ao seu chamado. Leia e continue a conversa em Suporte.',
  }),
  ticketMoved: ({ to }) =>
    to === 'encerrado'
      ? {
          title: 'Chamado encerrado',
          message: 'Demos o seu chamado por resolvido. Se ainda precisar de ajuda, responda nele e ele volta a abrir.',
        }
      : { title: 'Chamado reaberto', message: 'Nossa equipe reabriu o seu chamado e segue com você.' },
  serviceOrdered: ({ company, service }) => ({
    title: 'Serviço pedido',
    message: `Recebemos o pagamento de "${service}" para a ${company}. Nossa equipe começa agora e avisa quando estiver pronto.`,
  }),
  serviceWaits: ({ company, service }) => ({
    title: 'Serviço a fazer',
    message: `A ${company} pagou por "${service}". Próximo passo: abra Serviços pedidos e comece.`,
  }),
  serviceDone: ({ company, service }) => ({
    title: 'Serviço concluído',
    message: `"${service}" da ${company} está pronto. O comprovante está em Serviços.`,
  }),
  planUpgraded: ({ company, plan }) => ({
    title: 'Plano alterado',
    message: `A ${company} agora tem o plano ${plan}, e tudo o que ele traz já vale para você.`,
  }),
  renewalNear: ({ company, service, dueOn, daysLeft, totalCents }) => ({
    title: 'Renovação próxima',
    message: `${service}: a data da ${company} é ${calendarDay(dueOn)} (${inDays(daysLeft)}), por ${dollars(totalCents)}. Nada é cobrado sem o seu clique: renove ou pare em Serviços.`,
  }),
  dissolutionTakenBack: ({ company, dissolvedOn, reason }) => ({
    title: 'Dissolução desfeita',
    message: `A dissolução da ${company} em ${calendarDay(dissolvedOn)} tinha sido registrada por engano e foi desfeita. Motivo: ${reason}. As obrigações e as renovações voltaram para o calendário.`,
  }),
  ...ratingTexts.portuguese(because),
  ...moneyTexts.pt_BR,
  ...deadlineTexts.portuguese(inDays),
}
