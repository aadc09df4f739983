import { stateDay, stateMoney } from './state-figures.ts'
import type { TypeGuide } from './state-guide.ts'

type Figures = Pick<TypeGuide, 'companyTypeId' | 'formationFeeCents' | 'yearlyCostCents' | 'yearlyAtLeast' | 'due'>
export type LinedState = {
  id: string
  name: string
  popular: boolean
  checkedOn: string | null
  types: readonly Figures[]
  sources: readonly { url: string | null }[]
}

/** What an LLC pays in a state, with the official page and the day it was checked, as the public pages write it. */
export type StateLine = {
  as: 'state'
  name: string
  fee: string
  yearly: string
  due: string
  url: string
  checkedOn: string
}

/** Empty where an amount, its source or the day of its check is missing. */
function stateLine({ name, checkedOn, types, sources }: LinedState): StateLine[] {
  const llc = types.find(({ companyTypeId }) => companyTypeId === 'llc')
  const url = sources[0]?.url
  if (!llc || llc.formationFeeCents === null || llc.yearlyCostCents === null || !url || !checkedOn) return []
  const yearly = stateMoney(llc.yearlyCostCents)
  return [
    {
      ...{ as: 'state', name, url, due: llc.due, checkedOn: stateDay(checkedOn) },
      fee: stateMoney(llc.formationFeeCents),
      yearly: llc.yearlyAtLeast ? `a partir de ${yearly}` : yearly,
    },
  ]
}

/** The states of the landing page's table, and the one that /faq explains. */
export const stateLists = (states: readonly LinedState[]) => ({
  popularStates: states.filter(({ popular }) => popular).flatMap(stateLine),
  delaware: states.filter(({ id }) => id === 'delaware').flatMap(stateLine),
})
export type StateLists = ReturnType<typeof stateLists>
