import { queryOptions } from '@tanstack/react-query'
import type { Output } from '#contract/route.ts'
import { answerTemplates } from '#features/answer-templates/contract.ts'
import { queryOf } from '#web/api/call.ts'

export type OwnTemplate = Output<typeof answerTemplates.list>['items'][number]

/** Another window of the same person may have changed the templates, so they are read again every time. */
export const templatesQuery = queryOptions({ ...queryOf(answerTemplates.list, {}), staleTime: 0 })
export const valuesQuery = (id: string, document: string | undefined) =>
  queryOf(answerTemplates.values, { id, ...(document ? { document } : {}) })
