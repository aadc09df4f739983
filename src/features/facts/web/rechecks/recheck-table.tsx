import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { CheckedOn } from '#features/facts/web/checked-on.tsx'
import { companyTypeNames } from '#features/facts/web/company-type-names.ts'
import { type Recheck, rechecksQuery } from '#features/facts/web/queries.ts'
import { SourceLinks } from '#features/facts/web/source-links.tsx'
import { useMarkChecked } from '#features/facts/web/use-mark-checked.ts'
import { states } from '#features/facts/words/states.pt-BR.ts'
import { useMoney } from '#web/format/use-money.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import type { Column } from '#web/ui/data-table-types.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

const asked = ({ subject, id, version }: Recheck) => ({ subject, id, expectedVersion: version })

function placeOf({ scope, stateId, id }: Recheck): string {
  if (scope === 'names') return `?aba=nomes&regra=${id}`
  return stateId ? `?estado=${stateId}` : '?aba=federal'
}

type Choice = { chosen: ReadonlySet<string>; onChoose: (id: string, on: boolean) => void }

function useColumns({ chosen, onChoose }: Choice, mark: ReturnType<typeof useMarkChecked>): Column<Recheck>[] {
  const all = useMessages('states', states)
  const { rechecks: text } = all
  const money = useMoney()
  const { columns: heads } = text
  const kinds: Readonly<Record<string, string>> = { ...all.kinds, ...text.kinds }
  const nameOf = ({ name, kind }: Recheck): string => name || (kinds[kind] ?? '')
  const where = (row: Recheck): string => {
    if (row.state) return row.state
    const type = row.companyTypeId ? companyTypeNames[row.companyTypeId] : undefined
    if (row.scope === 'names') return [text.names, type].filter(Boolean).join(' · ')
    return row.scope === 'brazil' ? all.groups.brazil : all.groups.federal
  }
  const full = (row: Recheck): string => `${nameOf(row)}, ${where(row)}`
  return [
    {
      key: 'what',
      header: heads.what,
      primary: true,
      cell: (row) => (
        <div className="flex max-w-[44ch] items-start gap-2.5">
          <input
            type="checkbox"
            aria-label={text.select({ name: full(row) })}
            translate="no"
            checked={chosen.has(row.id)}
            onChange={({ target }) => onChoose(row.id, target.checked)}
            className="mt-3 size-5 shrink-0 accent-mar-700"
          />
          <div className="min-w-0">
            <Link
              to={placeOf(row)}
              translate="no"
              aria-label={text.open({ name: full(row) })}
              className="flex min-h-11 items-center font-semibold break-words text-mar-700 underline-offset-4 hover:underline"
            >
              {nameOf(row)}
            </Link>
            {row.name && <p className="-mt-1.5 text-sm font-normal text-ink-muted">{kinds[row.kind]}</p>}
          </div>
        </div>
      ),
    },
    { key: 'where', header: heads.where, cell: (row) => <span translate="no">{where(row)}</span> },
    {
      key: 'amount',
      header: heads.amount,
      align: 'end',
      cell: ({ amountCents }) => (
        <span className="tabular-nums">{amountCents === null ? '–' : money(amountCents)}</span>
      ),
    },
    { key: 'checked', header: heads.checked, cell: ({ checkedOn }) => <CheckedOn day={checkedOn} /> },
    {
      key: 'source',
      header: heads.source,
      cell: ({ sources }) => (
        <div className="max-w-[34ch]">
          <SourceLinks sources={sources} none={all.noSources} most={1} />
        </div>
      ),
    },
    {
      key: 'action',
      header: heads.action,
      align: 'end',
      wide: true,
      cell: (row) => (
        <Button
          variant="ghost"
          size="panel"
          translate="no"
          className="whitespace-nowrap"
          aria-label={all.checkTodayOf({ name: full(row) })}
          loading={mark.isPending && mark.variables.length === 1 && mark.variables[0]?.id === row.id}
          disabled={mark.isPending}
          onClick={() => mark.mutate([asked(row)])}
        >
          {all.checkToday}
        </Button>
      ),
    },
  ]
}

/** Facts and naming rules that were not checked within a year (G51); admins mark one or many as checked. */
export default function RecheckTable() {
  const all = useMessages('states', states)
  const { rechecks: text } = all
  const query = useQuery({ ...rechecksQuery, staleTime: 0 })
  const mark = useMarkChecked()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const rows = query.data?.items
  const chosen = (rows ?? []).filter(({ id }) => ticked.has(id))
  const choose = (ids: readonly string[], on: boolean) =>
    setTicked((before) => new Set(on ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))))
  const columns = useColumns({ chosen: ticked, onChoose: (id, on) => choose([id], on) }, mark)
  const ids = (rows ?? []).map(({ id }) => id)
  return (
    <>
      <p className="mb-3 max-w-[80ch] text-ink-muted">{text.intro}</p>
      {rows && rows.length > 0 && (
        <div className="sticky top-0 z-10 mb-3 flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 rounded-md border border-line bg-surface px-4">
          <Checkbox
            label={text.selectAll}
            checked={chosen.length === rows.length}
            onChange={({ target }) => choose(ids, target.checked)}
          />
          <p aria-live="polite" className="text-sm text-ink-muted">
            {chosen.length > 0 && text.selected({ count: chosen.length })}
          </p>
          <Button
            size="panel"
            className="ml-auto"
            title={chosen.length === 0 ? text.selectFirst : undefined}
            disabled={chosen.length === 0 || mark.isPending}
            loading={mark.isPending && mark.variables.length > 1}
            onClick={() => mark.mutate(chosen.map(asked), { onSuccess: () => choose(ids, false) })}
          >
            {all.checkToday}
          </Button>
        </div>
      )}
      <DataTable
        caption={text.caption}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        dense
        failed={query.isError && !query.data}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        empty={<EmptyState title={text.empty} text={text.emptyText} />}
      />
    </>
  )
}
