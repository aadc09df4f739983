import { catalog } from '#contract/catalog.ts'
import { facts } from '#contract/facts.ts'
import { rechecks } from '#contract/rechecks.ts'
import type { Output } from '#contract/route.ts'
import { queryOf } from '#web/api/call.ts'

export type Fact = Output<typeof facts.ofState>['items'][number]
export type StateRow = Output<typeof facts.states>['items'][number]
export type Recheck = Output<typeof rechecks.list>['items'][number]

export const statesQuery = queryOf(facts.states, {})
export const stateQuery = (id: string) => queryOf(facts.ofState, { id })
export const elsewhereQuery = queryOf(facts.elsewhere, {})
export const rechecksQuery = queryOf(rechecks.list, {})

/** Reads that show facts, also those of the order. */
export const showingFacts = [
  facts.states,
  facts.ofState,
  facts.elsewhere,
  rechecks.list,
  catalog.states,
  catalog.guides,
] as const
