import { findStates, foldName } from '#features/catalog/rules/match-state.ts'
import type { stateGuides } from '#features/site/web/content/state-guides.ts'
import { figuresOf, type Guide, type GuideType } from './guide.ts'

export type GuideSort = keyof typeof stateGuides.sorts
export type GuideView = { search: string; type: GuideType; sort: GuideSort; reverse: boolean }

// An unknown amount counts as the largest.
const amount = (cents: number | null | undefined): number => cents ?? Number.MAX_SAFE_INTEGER

function weight(guide: Guide, { type, sort }: GuideView): number {
  const figures = figuresOf(guide, type)
  if (sort === 'filingFee') return amount(figures?.filingFeeCents)
  if (sort === 'yearlyCost') return amount(figures?.yearlyCostCents)
  return sort === 'due' ? amount(figures?.dueOrder) : 0
}

/** The states that match the search, in the chosen order; ties are sorted by name. */
export function arrangeGuides(guides: readonly Guide[], view: GuideView): Guide[] {
  const direction = view.reverse ? -1 : 1
  const byName = (a: Guide, b: Guide) => foldName(a.name).localeCompare(foldName(b.name))
  return findStates(guides, view.search).sort((a, b) => direction * (weight(a, view) - weight(b, view) || byName(a, b)))
}
