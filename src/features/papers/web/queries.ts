import type { z } from 'zod'
import type { Output } from '#contract/route.ts'
import { papers, type paperView } from '#features/papers/contract.ts'
import { queryOf } from '#web/api/call.ts'

export type Paper = z.output<typeof paperView>
export type KeptDetails = Output<typeof papers.details>

export const papersQuery = (id: string) => queryOf(papers.list, { id })
export const detailsQuery = (id: string) => queryOf(papers.details, { id })
