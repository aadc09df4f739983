import { teamRegistrations } from '#features/registrations/words/team-registrations.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { FactList, type Facts } from '#web/ui/fact-list.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { DetailPart } from './detail-part.tsx'
import type { RegistrationDetail } from './queries.ts'

export function DetailFacts({ registration }: { registration: RegistrationDetail }) {
  const words = useMessages('teamRegistrations', teamRegistrations)
  const text = words.detail
  const dates = useDates()
  const { package: plan, customer, agent, approvedAt } = registration
  const company: Facts = [
    [text.type, registration.companyType],
    [text.state, registration.state],
    [text.start, dates.date(registration.createdAt)],
    [text.approved, approvedAt && dates.date(approvedAt)],
    [text.plan, `${plan.name} (${plan.processingTime})`],
    [text.responsible, agent ? [agent.name, agent.email].filter(Boolean).join(', ') : words.unassigned],
    [text.industry, registration.industry],
    [text.alternatives, registration.alternativeNames.join(', ') || null],
    [text.messages, String(registration.messageCount)],
  ]
  return (
    <>
      <DetailPart title={text.company} place="first">
        <FactList className="grid-cols-2 gap-x-5" facts={company} />
        <p className="mt-3 text-sm text-ink-muted">{text.purpose}</p>
        <p translate="no" className="break-words">
          {registration.businessPurpose}
        </p>
      </DetailPart>
      <DetailPart title={text.client}>
        <p className="font-medium break-words">{customer.name}</p>
        <p className="text-[0.9375rem] break-all text-ink-muted">
          {customer.email}
          {customer.phone && <span className="block">{customer.phone}</span>}
        </p>
      </DetailPart>
    </>
  )
}
