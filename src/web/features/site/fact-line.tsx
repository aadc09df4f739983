import type { StateFactRef } from '#web/content/content-shapes.ts'
import { stateFacts } from '#web/content/state-facts.ts'
import { stateDay, stateMoney } from '#web/content/state-figures.ts'

/** What the state asks for today, with its source and the day it was checked (T4). */
export function FactLine({ fact }: { fact: StateFactRef }) {
  const state = stateFacts.find(({ id }) => id === fact.stateId)
  const figures = state?.types.find(({ companyTypeId }) => companyTypeId === fact.companyTypeId)
  if (!state || !figures || figures.yearlyCostCents === null) return null
  const [source] = state.sources
  return (
    <p className="mt-2 font-semibold">
      {state.name}: {stateMoney(figures.yearlyCostCents)} por ano. {figures.due}.{' '}
      <span className="font-normal text-ink-muted">
        {source?.url && (
          <>
            Fonte:{' '}
            <a href={source.url} rel="noreferrer" target="_blank" className="text-mar-600 underline">
              página oficial do estado
            </a>
            .{' '}
          </>
        )}
        {state.checkedOn && `Conferido em ${stateDay(state.checkedOn)}.`}
      </span>
    </p>
  )
}
