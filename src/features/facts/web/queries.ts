import type { Output } from '#contract/route.ts'
import { catalog } from '#features/catalog/contract.ts'
import { rechecks } from '#features/facts/contract/rechecks.ts'
import { facts } from '#features/facts/contract.ts'
import { queryOf } from '#web/api/call.ts'

export type Fact = Output<typeof facts.ofState>['items'][number]
export type StateRow = Output<typeof facts.states>['items'][number]
export type Recheck = Output<typeof rechecks.list>['items'][number]

export const statesQuery = queryOf(facts.states, {})
export const stateQuery = (id: string) => queryOf(facts.ofState, { id })
export const elsewhereQuery = queryOf(facts.elsewhere, {})
export const rechecksQuery = queryOf(rechecks.list, {})

/** Reads that show facts, including those of the order wizard: an edit makes them stale. */
export const showingFacts = [
  facts.states,
  facts.ofState,
  facts.elsewhere,
  rechecks.list,
  catalog.states,
  catalog.guides,
] as const
