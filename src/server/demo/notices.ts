import { notificationTexts } from '#domain/notifications/catalog.ts'
import type { CompanyPlan } from './company-plan.ts'
import { conversations } from './conversations.ts'
import { personOf } from './owners-of.ts'
import { DAY, later } from './timeline.ts'
import { changesOf } from './write-history.ts'

/** A notification of the demo: for whom, when and what; its event names the cause. */
export type Notice = { to: string; at: Date; event: string; title: string; message: string }

/** What the customer, the agent and the admin were told about a company; titles fit the categories (D10). */
export function noticesOf(plan: CompanyPlan, now: Date): Notice[] {
  return [...aboutOrder(plan), ...aboutWork(plan), ...aboutMessages(plan, now)]
}

function aboutOrder({ company, times }: CompanyPlan): Notice[] {
  const { customer: to, name, payment } = company
  const notices: Notice[] = [
    {
      to,
      at: times.created,
      event: 'registration.created',
      title: 'Pedido recebido',
      message: `Recebemos o pedido de abertura da ${name}.`,
    },
  ]
  if (payment === 'failed' || payment === 'paid after a failure') {
    const message = `O cartão não foi aceito no pagamento da ${name}. Você pode tentar de novo.`
    notices.push({ to, at: times.firstPayment, event: 'payment.failed', title: 'Pagamento recusado', message })
  }
  if (payment !== 'failed' && payment !== 'pending') {
    const message = `O pagamento da ${name} foi confirmado. Obrigado!`
    notices.push({ to, at: times.paid, event: 'payment.confirmed', title: 'Pagamento confirmado', message })
    if (!company.agent) {
      const title = 'Pedido pago sem agente'
      const text = `A ${name} espera por um agente.`
      notices.push({ to: 'admin', at: times.paid, event: 'payment.confirmed', title, message: text })
    }
  }
  return notices
}

function aboutWork(plan: CompanyPlan): Notice[] {
  const { company, times, papers } = plan
  const { agent, customer: to, name } = company
  if (!agent) return []
  const event = 'registration.assigned'
  const assigned = `${personOf(agent).name} vai cuidar da abertura da ${name}.`
  const mine = `Você ficou com a abertura da ${name}.`
  const sent = `${personOf(to).name} enviou documentos da ${name}.`
  return [
    { to, at: times.assigned, event, title: 'Agente designado', message: assigned },
    { to: agent, at: times.assigned, event, title: 'Novo processo com você', message: mine },
    ...(papers.some(({ file }) => file)
      ? [
          {
            to: agent,
            at: later(times.assigned, DAY / 24),
            event: 'document.submitted',
            title: 'Documentos enviados',
            message: sent,
          },
        ]
      : []),
    ...changesOf(plan)
      .slice(1)
      .map((change) => ({
        to,
        at: change.at,
        event: 'registration.statusChanged',
        ...notificationTexts.statusChanged(change.to),
      })),
    ...papers
      .filter(({ status }) => status === 'rejected')
      .map((paper) => {
        const message = `${paper.name}: ${paper.rejection}`
        return { to, at: times.papersReviewed, event: 'document.rejected', title: 'Documento rejeitado', message }
      }),
  ]
}

function aboutMessages({ company }: CompanyPlan, now: Date): Notice[] {
  const { agent, customer, name } = company
  if (!agent) return []
  return (conversations[name] ?? [])
    .filter(({ unread }) => unread)
    .map(({ from, ago }) => {
      const [sender, to] = from === 'agent' ? [agent, customer] : [customer, agent]
      const message = `${personOf(sender).name} escreveu sobre a ${name}.`
      return { to, at: later(now, -ago * DAY), event: 'message.sent', title: 'Nova mensagem', message }
    })
}
