import { useCallback, useEffect, useState } from 'react'
import type { z } from 'zod'
import type { companyTypeView, keepingCostView, stateView } from '#features/catalog/contract.ts'
import { DRAFT_KEY } from '#features/orders/web/draft-key.ts'
import { readPlain } from '#web/api/read-plain.ts'

export type Cost = z.output<typeof keepingCostView>
export type CostYear = Cost['first']
export type CostLine = CostYear['lines'][number]
export type Choice = { stateId: string; companyTypeId: string }
export type Lists = {
  states: readonly z.output<typeof stateView>[]
  types: readonly z.output<typeof companyTypeView>[]
}

/** The choice that the wizard starts with, too. */
const usual: Choice = { stateId: 'florida', companyTypeId: 'llc' }

/** State and company type of the visitor's draft. The module that reads drafts is fetched only if there is one. */
async function chosenBefore(): Promise<Choice> {
  try {
    if (localStorage.getItem(DRAFT_KEY) === null) return usual
    const { readDraft } = await import('#features/orders/web/storage.ts')
    const draft = readDraft(localStorage, Date.now())
    return {
      stateId: draft?.stateId ?? usual.stateId,
      companyTypeId: draft?.companyTypeId ?? usual.companyTypeId,
    }
  } catch {
    return usual // localStorage is blocked
  }
}

async function readLists(): Promise<Lists> {
  const [{ items: states }, { items: types }] = (await Promise.all([
    readPlain('/api/states'),
    readPlain('/api/company-types'),
  ])) as [{ items?: Lists['states'] }, { items?: Lists['types'] }]
  if (!states?.length || !types?.length) throw new Error('no states or types in the answer')
  return { states, types }
}

async function readCost({ stateId, companyTypeId }: Choice): Promise<Cost> {
  const query = new URLSearchParams({ state: stateId, companyType: companyTypeId })
  const cost = (await readPlain(`/api/catalog/keeping-cost?${query}`)) as Partial<Cost>
  if (!cost.first || !cost.second) throw new Error('no cost in the answer')
  return cost as Cost
}

/** A choice that the lists offer: a state or type that is not in them is replaced by the first one. */
function within({ states, types }: Lists, { stateId, companyTypeId }: Choice): Choice {
  const known = (id: string, items: readonly { id: string }[]) =>
    items.some((item) => item.id === id) ? id : (items[0]?.id ?? id)
  return { stateId: known(stateId, states), companyTypeId: known(companyTypeId, types) }
}

/** The cost, and the choice that it was read for. */
type Answer = { of: Choice; cost: Cost }
type Reading = { lists?: Lists; choice?: Choice; answer?: Answer; failed: boolean }

const isSame = (one: Choice, other: Choice | undefined): boolean =>
  one.stateId === other?.stateId && one.companyTypeId === other.companyTypeId

/** The lists, the current choice and its cost; an answer that arrives after the choice has changed is dropped. */
export function useCost() {
  const [{ lists, choice, answer, failed }, setReading] = useState<Reading>({ failed: false })
  const [tries, setTries] = useState(0)
  const change = useCallback((changed: Partial<Choice>) => {
    setReading(({ choice: before = usual, ...now }) => ({ ...now, failed: false, choice: { ...before, ...changed } }))
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try reads again what is missing
  useEffect(() => {
    if (answer && isSame(answer.of, choice)) return
    let current = true
    const read = async (): Promise<Reading> => {
      const found = lists ?? (await readLists())
      const asked = within(found, choice ?? (await chosenBefore()))
      return { lists: found, choice: asked, answer: { of: asked, cost: await readCost(asked) }, failed: false }
    }
    read().then(
      (next) => current && setReading(next),
      // No connection or no answer from the server: the reader sees an error and can retry.
      () => current && setReading((now) => ({ ...now, failed: true })),
    )
    return () => {
      current = false
    }
  }, [choice?.stateId, choice?.companyTypeId, tries])
  const retry = () => {
    setReading((now) => ({ ...now, failed: false }))
    setTries((count) => count + 1)
  }
  // The previous answer stays visible until the next one arrives.
  return { lists, choice, answer, busy: !failed && !(answer && isSame(answer.of, choice)), failed, change, retry }
}
