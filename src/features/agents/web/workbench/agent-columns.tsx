import { agentLabel } from '#features/registrations/rules/agent-label.ts'
import type { RegistrationStatus } from '#features/registrations/rules/status.ts'
import { canMoveStatus, needsPayment } from '#features/registrations/rules/transitions.ts'
import type { Registration } from '#features/registrations/web/queries.ts'
import { useProcessColumns } from '#features/registrations/web/use-process-columns.tsx'
import { useSetStatus } from '#features/registrations/web/use-set-status.ts'
import { registrations } from '#features/registrations/words/registrations.pt-BR.ts'
import { teamRegistrations } from '#features/registrations/words/team-registrations.pt-BR.ts'
import { ApiError } from '#web/api/call.ts'
import { useActor } from '#web/session/use-actor.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { Column } from '#web/ui/data-table-types.ts'
import { type RowAction, RowActions } from '#web/ui/row-actions.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { agentLabelTone } from './tones.ts'

function AgentBadges({ row }: { row: Registration }) {
  const text = useMessages('teamRegistrations', teamRegistrations)
  const { unpaid } = useMessages('registrations', registrations)
  const label = agentLabel(row.status)
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5 max-md:justify-end">
      <Badge tone={agentLabelTone[label]}>{text.agent.labels[label]}</Badge>
      {!row.paid && <Badge tone="red">{unpaid}</Badge>}
    </span>
  )
}

const needsNotes = (error: unknown): boolean => error instanceof ApiError && error.code === 'company_papers_missing'

export type AgentOpeners = Record<'onOpen' | 'onStatus', (row: Registration) => void> & {
  /** An additional menu entry from the page that shows the list. */
  extra?: { label: string; onSelect: (row: Registration) => void }
}

export function AgentMenu({ row, onOpen, onStatus, extra }: { row: Registration } & AgentOpeners) {
  const text = useMessages('teamRegistrations', teamRegistrations)
  const actor = useActor()
  const changing = useSetStatus('agent')
  const refusalOf = (to: RegistrationStatus): string | undefined => {
    if (row.status === to) return text.agent.already
    if (needsPayment(to) && !row.paid) return text.setStatus.needsPayment
    return canMoveStatus(actor, row.status, to) ? undefined : text.setStatus.nothing
  }
  const mark = (label: string, to: RegistrationStatus): RowAction => ({
    label,
    refused: refusalOf(to),
    onSelect: () =>
      changing.mutate(
        { id: row.id, status: to, expectedStatus: row.status },
        // An approval that needs notes about missing papers opens the form, where the agent writes them.
        { onError: (error) => needsNotes(error) && onStatus(row) },
      ),
  })
  return (
    <RowActions
      label={text.actionsOf({ company: row.companyName })}
      actions={[
        { label: text.viewDetails, onSelect: () => onOpen(row) },
        mark(text.agent.markReview, 'in_review'),
        mark(text.agent.markDone, 'approved'),
        { label: text.changeStatus, onSelect: () => onStatus(row) },
        ...(extra ? [{ label: extra.label, onSelect: () => extra.onSelect(row) }] : []),
      ]}
    />
  )
}

export function useAgentColumns(openers: AgentOpeners): Column<Registration>[] {
  const { columns } = useMessages('teamRegistrations', teamRegistrations)
  const common = useProcessColumns(openers.onOpen)
  return [
    common.company,
    common.type,
    common.state,
    { key: 'status', header: columns.status, cell: (row) => <AgentBadges row={row} /> },
    common.date,
    { key: 'actions', header: columns.actions, align: 'end', cell: (row) => <AgentMenu row={row} {...openers} /> },
  ]
}
