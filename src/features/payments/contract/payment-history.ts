import { z } from 'zod'
import { byId, cents, done, id, noInput, timestamp } from '#contract/fields.ts'
import { pageOf, pageQuery } from '#contract/pages.ts'
import { download, route } from '#contract/route.ts'
import { paymentStatuses } from '#features/payments/rules/payment-status.ts'

export const paymentView = z.object({
  id,
  /** As on the invoice: 'Plano Profissional: abertura de LLC'. */
  description: z.string(),
  /** The purchase that is paid; null for the order of the company. */
  purchaseId: id.nullable(),
  registration: z.object({ id, companyName: z.string(), packageId: id }),
  /** Null when the reader is the customer, whose own payment it is. */
  customer: z.object({ id, name: z.string(), email: z.string() }).nullable(),
  amountCents: cents,
  refundedCents: cents,
  status: z.enum(paymentStatuses),
  /** The payment is still due and this is its newest try; earlier tries for the same order are not payable. */
  payable: z.boolean(),
  method: z.enum(['card', 'none']),
  /** Null for a try that failed. */
  invoiceNumber: z.string().nullable(),
  createdAt: timestamp,
  paidAt: timestamp.nullable(),
  /** The last day on which the customer may withdraw (K7); null where that is over, done or impossible. */
  withdrawUntil: z.iso.date().nullable(),
  withdrawnAt: timestamp.nullable(),
})

/** Registered among the calls of `payments`. */
export const paymentHistory = {
  list: route({
    method: 'GET',
    path: '/api/payments',
    access: 'payments.read',
    summary: 'Payments the reader may see, newest first; the first page also says what they come to',
    staleAfter: ['registration.changed'],
    query: z.strictObject({ ...pageQuery, status: z.enum(paymentStatuses).optional() }),
    response: pageOf(paymentView).extend({
      /** Over all pages and states; null on further pages. Paid is what was kept after refunds, pending what is still due. */
      totals: z.object({ paidCents: cents, pendingCents: cents }).nullable(),
      /** The oldest charge that is still due. */
      nextPayment: z
        .object({
          id,
          purchaseId: id.nullable(),
          registrationId: id,
          companyName: z.string(),
          packageId: id,
          status: z.enum(paymentStatuses),
          amountCents: cents,
          createdAt: timestamp,
        })
        .nullable(),
    }),
  }),
  closeDispute: route({
    method: 'POST',
    path: '/api/payments/:id/close-dispute',
    records: { id: 'payments' },
    access: 'payments.settleDispute',
    summary: 'Note that the office has dealt with a dispute',
    params: byId,
    body: noInput.strict(),
    response: done,
  }),
  invoice: download({
    path: '/api/payments/:id/invoice',
    access: 'payments.read',
    summary: 'The invoice of a payment as a PDF',
    params: byId,
    contentTypes: ['application/pdf'],
    limit: { max: 60, seconds: 600 },
  }),
}
