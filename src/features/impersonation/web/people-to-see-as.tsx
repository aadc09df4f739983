import { lazy, Suspense, useState } from 'react'
import { impersonations as words } from '#features/impersonation/words/impersonations.pt-BR.ts'
import { RoleBadge } from '#features/people/web/person-badges.tsx'
import type { Person } from '#features/people/web/queries.ts'
import { can } from '#rules/access.ts'
import { useDates } from '#web/format/use-dates.ts'
import { ListTable } from '#web/lists/list-table.tsx'
import { useAddressSearch } from '#web/lists/use-address-search.ts'
import { usePagedRows } from '#web/lists/use-paged-rows.ts'
import { useActor } from '#web/session/use-actor.ts'
import { Button } from '#web/ui/button.tsx'
import type { Column } from '#web/ui/data-table-types.ts'
import { useOpener } from '#web/ui/use-opener.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { peopleQuery } from './queries.ts'

const StartDialog = lazy(async () => ({ default: (await import('./start-dialog.tsx')).StartDialog }))

/** All accounts, newest first; all except superadmins can be impersonated. */
export function PeopleToSeeAs() {
  const { people: text } = useMessages('impersonations', words)
  const { search, box } = useAddressSearch()
  const list = usePagedRows(peopleQuery(search))
  const { openedBy, note } = useOpener()
  const [asked, setAsked] = useState<{ id: string; name: string }>()
  const columns = useColumns((person) => {
    note()
    setAsked(person)
  })
  return (
    <>
      <ListTable
        words={text}
        columns={columns}
        list={list}
        dense
        search={box}
        filtered={Boolean(search.trim())}
        onClear={() => box.onChange('')}
        actions={null}
      />
      {asked && (
        <Suspense>
          <StartDialog person={asked} openedBy={openedBy} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  )
}

function useColumns(onAsk: (person: { id: string; name: string }) => void): Column<Person>[] {
  const { people: text } = useMessages('impersonations', words)
  const dates = useDates()
  const actor = useActor()
  const refusalOf = ({ role, disabled }: Person): string | undefined => {
    if (!can(actor, 'impersonation.use', { role })) return text.notSuperadmins
    return disabled ? text.notDisabled : undefined
  }
  const nameOf = ({ name }: Person): string => name.trim() || text.nameless
  const button = (person: Person) => {
    const refused = refusalOf(person)
    return (
      <Button
        variant="ghost"
        size="panel"
        disabled={refused !== undefined}
        title={refused}
        aria-label={text.seeAs({ name: nameOf(person) })}
        onClick={() => onAsk({ id: person.id, name: nameOf(person) })}
      >
        {text.submit}
      </Button>
    )
  }
  return [
    {
      key: 'name',
      header: text.columns.name,
      primary: true,
      cell: (person) => (
        <span className={`block max-w-[30ch] break-words ${person.name.trim() ? 'font-semibold' : 'text-ink-muted'}`}>
          {nameOf(person)}
        </span>
      ),
    },
    {
      key: 'email',
      header: text.columns.email,
      cell: ({ email }) => <span className="block max-w-[34ch] break-all">{email}</span>,
    },
    { key: 'role', header: text.columns.role, cell: ({ role }) => <RoleBadge role={role} /> },
    {
      key: 'created',
      header: text.columns.created,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{dates.date(createdAt)}</time>,
    },
    {
      key: 'actions',
      header: text.columns.actions,
      align: 'end',
      cell: (person) => <div className="py-1.5">{button(person)}</div>,
    },
  ]
}
