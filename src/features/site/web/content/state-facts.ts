import type { z } from 'zod'
import type { sourceView, stateGuideView, typeGuideView } from '#features/catalog/contract.ts'
import facts from './state-facts.json?raw'

type Figures = Omit<z.output<typeof typeGuideView>, 'duties'>
type Whole = z.output<typeof stateGuideView>

/** A state as the finished page knows it before the API was asked. */
export type StateFact = Pick<
  Whole,
  'id' | 'name' | 'nameEn' | 'abbreviation' | 'popular' | 'hasIncomeTax' | 'checkedOn'
> & { types: readonly Figures[]; sources: readonly z.output<typeof sourceView>[] }

/** Written by scripts/make-state-facts.ts from the reference data, by name. */
export const stateFacts: readonly StateFact[] = JSON.parse(facts)
