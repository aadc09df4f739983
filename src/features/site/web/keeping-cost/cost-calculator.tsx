import { stateMoney } from '#features/catalog/rules/state-figures.ts'
import { keepingCost as text } from '#features/site/web/content/keeping-cost.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CostNotes } from './cost-notes.tsx'
import { CostYear } from './cost-year.tsx'
import { type Choice, type Cost, type Lists, useCost, type CostYear as Year } from './use-cost.ts'

function sum({ totalCents, complete }: Year, stateKnown: boolean): string {
  const amount = stateMoney(totalCents)
  if (!stateKnown) return text.plusState(amount)
  if (totalCents === 0 && !complete) return text.noAmount
  return complete ? amount : text.atLeast(amount)
}
const hasAgent = ({ lines }: Year): boolean => lines.some(({ code }) => code === 'registered_agent')

/** Selects for state and company type, and what such a company costs in its first two years. */
export function CostCalculator() {
  const { lists, choice, answer, busy, failed, change, retry } = useCost()
  return (
    <>
      {lists && choice && <Choices lists={lists} choice={choice} onChange={change} />}
      {failed && (
        <div role="alert" className="mt-6 flex flex-wrap items-center gap-3 rounded-md bg-ipe-100 p-3.5 text-ipe-700">
          <p className="flex-1">{text.error}</p>
          <Button variant="ghost" size="panel" onClick={retry}>
            {text.retry}
          </Button>
        </div>
      )}
      <p role="status" className="mt-5 font-semibold">
        {busy && text.loading}
        {!busy && !failed && lists && answer && summary(lists, answer.of, answer.cost)}
      </p>
      {busy && !answer && (
        <div className="mt-4 grid gap-5 lg:grid-cols-2">
          <Skeleton className="h-96 w-full" />
          <Skeleton className="h-96 w-full" />
        </div>
      )}
      {!failed && answer && (
        <div aria-busy={busy} className={busy ? 'opacity-50' : ''}>
          <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
            <CostYear
              title={text.years.first}
              year={answer.cost.first}
              sum={sum(answer.cost.first, answer.cost.stateKnown)}
              agentIncluded={hasAgent(answer.cost.second)}
            />
            <CostYear
              title={text.years.second}
              year={answer.cost.second}
              sum={sum(answer.cost.second, answer.cost.stateKnown)}
            />
          </div>
          <CostNotes cost={answer.cost} companyTypeId={answer.of.companyTypeId} />
        </div>
      )}
    </>
  )
}

function summary(
  { states, types }: Lists,
  { stateId, companyTypeId }: Choice,
  { first, second, stateKnown }: Cost,
): string {
  const state = states.find(({ id }) => id === stateId)?.name ?? ''
  const type = types.find(({ id }) => id === companyTypeId)?.label ?? ''
  return text.found(text.company(type, state), sum(first, stateKnown), sum(second, stateKnown))
}

type ChoicesProps = { lists: Lists; choice: Choice; onChange: (changed: Partial<Choice>) => void }

function Choices({ lists, choice, onChange }: ChoicesProps) {
  return (
    <div className="mt-6 grid max-w-2xl gap-4 sm:grid-cols-2">
      <Select
        label={text.stateLabel}
        options={lists.states.map(({ id, name }) => ({ value: id, label: name }))}
        value={choice.stateId}
        onChange={({ target }) => onChange({ stateId: target.value })}
      />
      <Select
        label={text.typeLabel}
        options={lists.types.map(({ id, label }) => ({ value: id, label }))}
        value={choice.companyTypeId}
        onChange={({ target }) => onChange({ companyTypeId: target.value })}
      />
    </div>
  )
}
