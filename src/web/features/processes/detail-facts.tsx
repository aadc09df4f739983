import { useDates } from '#web/format/use-dates.ts'
import { useMessages } from '#web/messages/locale-provider.tsx'
import { processes } from '#web/messages/pt-BR/processes.ts'
import { DetailPart } from './detail-part.tsx'
import type { ProcessDetail } from './queries.ts'

type Facts = readonly (readonly [label: string, value: string | null])[]

function FactList({ facts }: { facts: Facts }) {
  return (
    <dl className="grid grid-cols-2 gap-x-5 gap-y-3">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label} className="min-w-0">
              <dt className="text-sm text-ink-muted">{label}</dt>
              <dd className="font-medium break-words">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

export function DetailFacts({ process }: { process: ProcessDetail }) {
  const words = useMessages('processes', processes)
  const text = words.detail
  const dates = useDates()
  const { package: plan, customer, agent, workflow, approvedAt } = process
  const company: Facts = [
    [text.type, process.companyType],
    [text.state, process.state],
    [text.start, dates.date(process.createdAt)],
    [text.approved, approvedAt && dates.date(approvedAt)],
    [text.plan, `${plan.name} (${plan.processingTime})`],
    [text.responsible, agent ? [agent.name, agent.email].filter(Boolean).join(', ') : words.unassigned],
    [text.industry, process.industry],
    [text.workflow, workflow && text.workflowDone({ done: workflow.tasksDone, all: workflow.tasks })],
    [text.alternatives, process.alternativeNames.join(', ') || null],
    [text.messages, String(process.messageCount)],
  ]
  return (
    <>
      <DetailPart title={text.company} place="first">
        <FactList facts={company} />
        <p className="mt-3 text-sm text-ink-muted">{text.purpose}</p>
        <p className="break-words">{process.businessPurpose}</p>
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
