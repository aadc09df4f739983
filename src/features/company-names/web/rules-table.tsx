import { useQuery } from '@tanstack/react-query'
import { foldName } from '#features/catalog/rules/match-state.ts'
import { NAMING_KINDS } from '#features/company-names/rules/naming-rule-fields.ts'
import { namingRules } from '#features/company-names/words/naming-rules.pt-BR.ts'
import { CheckedOn } from '#features/facts/web/checked-on.tsx'
import { companyTypeNames } from '#features/facts/web/company-type-names.ts'
import { ConfidenceBadge } from '#features/facts/web/confidence-badge.tsx'
import { states } from '#features/facts/words/states.pt-BR.ts'
import { FilterSelect } from '#web/lists/filter-select.tsx'
import { useAddressFilter } from '#web/lists/use-address-filter.ts'
import { useAddressSearch } from '#web/lists/use-address-search.ts'
import { useOpenRecord } from '#web/lists/use-open-record.ts'
import { DataTable } from '#web/ui/data-table.tsx'
import type { Column } from '#web/ui/data-table-types.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { OpenButton } from '#web/ui/open-button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { AddWord } from './add-word.tsx'
import { type Rule, rulesQuery } from './queries.ts'
import { RuleDrawer } from './rule-drawer.tsx'
import { useRuleName } from './use-rule-name.ts'

const KIND = 'tipo'
const RULE = 'regra'

function useColumns(onOpen: (id: string) => void): Column<Rule>[] {
  const text = useMessages('namingRules', namingRules)
  const { nameOf, saysOf, kindOf } = useRuleName()
  const { columns: heads } = text
  const where = ({ state, companyTypeId }: Rule): string =>
    [state ?? text.everywhere, companyTypeId ? companyTypeNames[companyTypeId] : ''].filter(Boolean).join(' · ')
  const what = (rule: Rule) => (
    <div className="max-w-[52ch]">
      <OpenButton label={text.open({ name: `${nameOf(rule)}, ${where(rule)}` })} onOpen={() => onOpen(rule.id)}>
        <span translate="no">{nameOf(rule)}</span>
      </OpenButton>
      <p translate="no" className="-mt-1.5 line-clamp-1 text-sm font-normal break-all text-ink-muted">
        {saysOf(rule)}
      </p>
    </div>
  )
  return [
    { key: 'rule', header: heads.rule, primary: true, cell: what },
    {
      key: 'where',
      header: heads.where,
      cell: (rule) => (
        <>
          <span translate="no">{where(rule)}</span>
          {rule.word !== null && <span className="block text-sm text-ink-muted">{kindOf(rule)}</span>}
        </>
      ),
    },
    { key: 'severity', header: heads.severity, cell: ({ severity }) => text.severities[severity] },
    { key: 'checked', header: heads.checked, cell: ({ checkedOn }) => <CheckedOn day={checkedOn} /> },
    {
      key: 'confidence',
      header: heads.confidence,
      cell: ({ confidence }) => <ConfidenceBadge confidence={confidence} />,
    },
  ]
}

/** Every rule about names: the words first, because they are edited most. */
export default function RulesTable() {
  const text = useMessages('namingRules', namingRules)
  const { rechecks } = useMessages('states', states)
  const query = useQuery({ ...rulesQuery, staleTime: 0 })
  const { read, change } = useAddressFilter()
  const { search, box } = useAddressSearch()
  const { nameOf, saysOf } = useRuleName()
  const kind = NAMING_KINDS.find((known) => known === read(KIND))
  const wanted = foldName(search)
  const matches = (rule: Rule): boolean =>
    (!kind || rule.kind === kind) &&
    [nameOf(rule), saysOf(rule), rule.state ?? '', rule.reason ?? ''].some((part) => foldName(part).includes(wanted))
  const all = query.data?.items
  const rows = all?.filter(matches).toSorted((a, b) => Number(b.word !== null) - Number(a.word !== null))
  const { open, onOpen, drawer } = useOpenRecord(RULE, rows)
  const columns = useColumns(onOpen)
  return (
    <>
      <p className="mb-3 max-w-[80ch] text-ink-muted">{text.intro}</p>
      <DataTable
        caption={text.caption}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        dense
        failed={query.isError && !query.data}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        search={{ label: text.search, ...box }}
        actions={
          <div className="flex flex-wrap gap-3 max-sm:w-full">
            <FilterSelect
              label={text.kindFilter}
              all={text.everyKind}
              value={kind ?? ''}
              options={NAMING_KINDS.map((value) => ({ value, label: rechecks.kinds[value] }))}
              onChange={(value) => change({ [KIND]: value || undefined })}
            />
            <AddWord />
          </div>
        }
        empty={<EmptyState title={text.empty} text={text.emptyText} />}
      />
      {open && all && <RuleDrawer key={open} rule={all.find(({ id }) => id === open)} {...drawer} />}
    </>
  )
}
