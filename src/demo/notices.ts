import type { DocumentType } from '#features/documents/rules/types.ts'
import type { Told } from '#features/notifications/rules/kinds.ts'
import { shortReason } from '#features/notifications/rules/short-reason.ts'
import type { EventName } from '#server/events.ts'
import type { CompanyPlan } from './company-plan.ts'
import { conversations } from './conversations.ts'
import { personOf } from './owners-of.ts'
import { DAY, later } from './timeline.ts'
import { changesOf } from './write-history.ts'

/** A notification of the demo: for whom, when and what; its event names the cause. */
export type Notice = Told & {
  to: string
  at: Date
  event: EventName
  /** The person whose name it contains, if that is not the reader. */
  names?: string
}

/** The notifications about a company for its customer, its agent and the admin. */
export function noticesOf(plan: CompanyPlan, now: Date): Notice[] {
  return [...aboutOrder(plan), ...aboutWork(plan), ...aboutMessages(plan, now)]
}

function aboutOrder({
  company: { customer: to, name: company, payment, agent },
  times,
  papers,
}: CompanyPlan): Notice[] {
  const notices: Notice[] = [
    { to, at: times.created, event: 'order.created', kind: 'orderReceived', facts: { company, free: false } },
  ]
  if (payment === 'failed' || payment === 'paid after a failure')
    notices.push({ to, at: times.firstPayment, event: 'payment.failed', kind: 'paymentFailed', facts: { company } })
  if (payment !== 'failed' && payment !== 'pending') {
    const about = { at: times.paid, event: 'payment.confirmed' } as const
    const owed = papers.filter(({ requirement }) => requirement).length
    notices.push({ to, ...about, kind: 'paymentConfirmed', facts: { company, papers: owed } })
    if (!agent) notices.push({ to: 'admin', ...about, kind: 'orderWaits', facts: { company } })
  }
  return notices
}

function aboutWork(plan: CompanyPlan): Notice[] {
  const { times, papers } = plan
  const { agent, customer: to, name: company } = plan.company
  if (!agent) return []
  const assigned = { at: times.assigned, event: 'registration.assigned' } as const
  const notices: Notice[] = [
    { to, ...assigned, kind: 'agentAssigned', facts: { company, agent: personOf(agent).name }, names: agent },
    { to: agent, ...assigned, kind: 'processReceived', facts: { company } },
  ]
  if (papers.some(({ file }) => file)) {
    const at = later(times.assigned, DAY / 24)
    notices.push({ to: agent, at, event: 'document.submitted', kind: 'documentSubmitted', facts: { company } })
  }
  for (const change of changesOf(plan).slice(1)) {
    const facts = { company, to: change.to, reason: shortReason(change.reason ?? null) }
    notices.push({ to, at: change.at, event: 'registration.statusChanged', kind: 'statusChanged', facts })
  }
  for (const { name, type, status, rejection } of papers) {
    if (status !== 'rejected') continue
    const reason = shortReason(rejection)
    const facts = { company, document: name, documentType: type as DocumentType, reason }
    notices.push({ to, at: times.papersReviewed, event: 'document.rejected', kind: 'documentRejected', facts })
  }
  return notices
}

function aboutMessages({ company: { agent, customer, name: company } }: CompanyPlan, now: Date): Notice[] {
  if (!agent) return []
  return (conversations[company] ?? [])
    .filter(({ unread }) => unread)
    .map(({ from, ago }) => ({
      to: from === 'agent' ? customer : agent,
      at: later(now, -ago * DAY),
      event: 'message.waiting',
      kind: 'messageWaiting',
      facts: { company, unread: 1 },
    }))
}
