import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Output } from '#contract/route.ts'
import { paymentHistory, type paymentView } from '#features/payments/contract/payment-history.ts'
import { paymentMethods } from '#features/payments/contract/payment-methods.ts'
import { queryOf } from '#web/api/call.ts'
import { pagedQuery } from '#web/lists/paged-query.ts'

export type Payment = z.output<typeof paymentView>
export type History = Output<typeof paymentHistory.list>

// Payments are cached for 30 s (T17).
const FRESH_FOR = 30_000

export const historyQuery = pagedQuery(paymentHistory.list, {}, { staleTime: FRESH_FOR })

/** The next payment that is due, without the list of all. */
export const nextPaymentQuery = queryOptions({
  ...queryOf(paymentHistory.list, { limit: 1 }),
  staleTime: FRESH_FOR,
})

export const methodsQuery = queryOptions({ ...queryOf(paymentMethods.methods, {}), staleTime: FRESH_FOR })
