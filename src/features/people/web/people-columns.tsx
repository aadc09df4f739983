import { people } from '#features/people/words/people.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import type { Column } from '#web/ui/data-table-types.ts'
import { OpenButton } from '#web/ui/open-button.tsx'
import { type RowAction, RowActions } from '#web/ui/row-actions.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Asked } from './access-dialog.tsx'
import { RoleBadge, StateBadge } from './person-badges.tsx'
import type { Person } from './queries.ts'
import { useMay } from './use-may.ts'

type Openers = { onOpen: (id: string) => void; onAsk: (asked: Asked) => void }

export function usePeopleColumns({ onOpen, onAsk }: Openers): Column<Person>[] {
  const text = useMessages('people', people)
  const dates = useDates()
  const may = useMay()
  const name = (row: Person) => (
    <OpenButton label={text.open({ name: row.name })} onOpen={() => onOpen(row.id)} className="max-w-[30ch]">
      {row.name}
    </OpenButton>
  )
  const actions = (row: Person) => {
    const decided = row.disabled ? 'enable' : 'disable'
    const refusalOf = (what: Asked['what']): string | undefined => {
      if (!may.decide(row)) return text.notYours
      return what === 'reset' && row.disabled ? text.isDisabled : undefined
    }
    const ask = (what: Asked['what']): RowAction => ({
      label: text.ask[what].entry,
      refused: refusalOf(what),
      onSelect: () => onAsk({ person: row, what }),
    })
    const view = { label: text.view, onSelect: () => onOpen(row.id) }
    return <RowActions label={text.actionsOf({ name: row.name })} actions={[view, ask('reset'), ask(decided)]} />
  }
  return [
    { key: 'name', header: text.name, primary: true, cell: name },
    {
      key: 'email',
      header: text.email,
      cell: ({ email }) => <span className="block max-w-[34ch] break-all">{email}</span>,
    },
    { key: 'role', header: text.role, cell: ({ role }) => <RoleBadge role={role} /> },
    { key: 'state', header: text.situation, cell: ({ disabled }) => <StateBadge disabled={disabled} /> },
    {
      key: 'created',
      header: text.columns.created,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{dates.date(createdAt)}</time>,
    },
    { key: 'actions', header: text.actions, align: 'end', cell: actions },
  ]
}
