import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { companyTypeLabel } from '#features/catalog/rules/company-type-label.ts'
import { commissionRules } from '#features/commissions/words/commissions.pt-BR.ts'
import { FilterSelect } from '#web/lists/filter-select.tsx'
import { useAddressFilter } from '#web/lists/use-address-filter.ts'
import { useAddressSearch } from '#web/lists/use-address-search.ts'
import { useOpenRecord } from '#web/lists/use-open-record.ts'
import { Button } from '#web/ui/button.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { type CommissionRule, type Hole, rulesQuery } from './queries.ts'
import { useRuleColumns } from './rules-columns.tsx'

const RuleDrawer = lazy(async () => ({ default: (await import('./rule-drawer.tsx')).RuleDrawer }))
const ManyRules = lazy(async () => ({ default: (await import('./rules-dialogs.tsx')).ManyRules }))
const NewRule = lazy(async () => ({ default: (await import('./rules-dialogs.tsx')).NewRule }))

const TYPE = 'tipo'
const OPEN = 'regra'
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

function Holes({ holes, onFill }: { holes: readonly Hole[]; onFill: (hole: Hole) => void }) {
  const text = useMessages('commissionRules', commissionRules)
  if (holes.length === 0) return null
  return (
    <div className="mb-5">
      <Notice tone="red">
        <p>{text.holes({ count: holes.length })}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          {holes.map((hole) => (
            <Button
              key={`${hole.companyType} ${hole.stateCode}`}
              variant="ghost"
              size="panel"
              onClick={() => onFill(hole)}
            >
              {text.fill({ type: companyTypeLabel(hole.companyType), state: hole.state })}
            </Button>
          ))}
        </div>
      </Notice>
    </div>
  )
}

function useShownRules(rules: readonly CommissionRule[] | undefined) {
  const { read, change } = useAddressFilter()
  const { search, box } = useAddressSearch()
  const types = [...new Set(rules?.map(({ companyType }) => companyType))]
  const type = types.find((known) => known === read(TYPE)) ?? ''
  const wanted = folded(search.trim())
  const shown = rules?.filter(
    (rule) =>
      (type === '' || rule.companyType === type) &&
      (folded(rule.state).includes(wanted) || rule.stateCode.toLowerCase() === wanted),
  )
  return { shown, types, type, box, setType: (next: string) => change({ [TYPE]: next }) }
}

/** All rules by state and type: one is edited in a drawer, several in one step. */
export function RulesEditor() {
  const text = useMessages('commissionRules', commissionRules)
  const query = useQuery(rulesQuery)
  const rules = query.data?.items
  const { shown, types, type, box, setType } = useShownRules(rules)
  const { open, onOpen, drawer } = useOpenRecord(OPEN, shown)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [many, setMany] = useState(false)
  const [hole, setHole] = useState<Hole>()
  const choose = (id: string, wanted: boolean) =>
    setChosen((before) => new Set([...before].filter((one) => one !== id).concat(wanted ? [id] : [])))
  const columns = useRuleColumns({ chosen, onChoose: choose, onOpen })
  const selected = rules?.filter(({ id }) => chosen.has(id)) ?? []
  const opened = rules?.find(({ id }) => id === open)
  const fill = (wanted: Hole) => {
    const inactive = rules?.find((one) => one.companyType === wanted.companyType && one.stateCode === wanted.stateCode)
    if (inactive) onOpen(inactive.id)
    else setHole(wanted)
  }
  return (
    <>
      <p className="mb-4 text-ink-muted">{text.intro}</p>
      <Holes holes={query.data?.holes ?? []} onFill={fill} />
      <DataTable
        caption={text.caption}
        columns={columns}
        rows={shown}
        rowKey={({ id }) => id}
        dense
        search={{ label: text.search, ...box }}
        failed={query.isError && !rules}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        actions={
          <div className="flex flex-wrap items-center gap-3">
            <FilterSelect
              label={text.companyType}
              all={text.everyType}
              value={type}
              options={types.map((value) => ({ value, label: companyTypeLabel(value) }))}
              onChange={setType}
            />
            <Button
              variant="ghost"
              size="panel"
              disabled={!shown?.length}
              onClick={() => setChosen(new Set(shown?.map(({ id }) => id)))}
            >
              {text.chooseShown}
            </Button>
          </div>
        }
        empty={<EmptyState title={text.empty} text={text.emptyText} />}
      />
      {selected.length > 0 && (
        <div className="sticky bottom-4 z-10 mt-4 flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-surface px-4 py-3 shadow-float max-md:bottom-20">
          <p role="status" className="font-semibold">
            {text.chosen({ count: selected.length })}
          </p>
          <Button size="panel" onClick={() => setMany(true)}>
            {text.editMany}
          </Button>
        </div>
      )}
      <Suspense>
        {opened && <RuleDrawer key={opened.id} rule={opened} {...drawer} />}
        {many && selected[0] && (
          <ManyRules
            rules={selected}
            first={selected[0]}
            onClose={() => setMany(false)}
            onSaved={() => {
              setMany(false)
              setChosen(new Set())
            }}
          />
        )}
        {hole && (
          <NewRule
            hole={hole}
            like={rules?.find(({ companyType }) => companyType === hole.companyType)}
            onClose={() => setHole(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
