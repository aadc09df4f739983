import { z } from 'zod'
import { cents, id, timestamp } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { documentStatuses } from '#features/documents/rules/status.ts'
import { documentTypes } from '#features/documents/rules/types.ts'
import { paymentStatuses } from '#features/payments/rules/payment-status.ts'
import { companyPapersView } from '#features/registrations/contract/company-papers.ts'
import { companyRecordView } from '#features/registrations/contract/company-record.ts'
import { activityKinds } from '#features/registrations/rules/activity.ts'
import { nextActions, turns } from '#features/registrations/rules/next-step.ts'
import { registrationStatuses } from '#features/registrations/rules/status.ts'
import { delays, stageStates, stages } from '#features/registrations/rules/timeline.ts'

const status = z.enum(registrationStatuses)
const range = z.object({ from: timestamp, to: timestamp })

const companyOverview = z.object({
  id,
  companyName: z.string(),
  companyType: z.string(),
  state: z.string(),
  package: z.object({ id, name: z.string(), processingTime: z.string() }),
  status,
  createdAt: timestamp,
  agent: z.object({ id, name: z.string() }).nullable(),
  nextAction: z.enum(nextActions),
  /** Percentage of the stages below that are done, at least 25 (G23). */
  progress: z.int().min(0).max(100),
  /** The reason that the team gave for the present status. */
  note: z.string().nullable(),
  /** What the state and the tax office gave the company; null until it is approved. */
  record: companyRecordView.nullable(),
  /** The formation document and the EIN letter; null until it is approved. */
  companyPapers: companyPapersView.nullable(),
  /** The next three duties that have a due day, overdue ones first. */
  duties: z.array(
    z.object({
      id,
      name: z.string(),
      dueOn: z.iso.date(),
      overdue: z.boolean(),
      amountCents: cents.nullable(),
      /** The amount is a minimum. */
      atLeast: z.boolean(),
    }),
  ),
  payment: z.object({ id, status: z.enum(paymentStatuses), amountCents: cents }).nullable(),
  documents: z.array(
    z.object({
      id,
      name: z.string(),
      description: z.string().nullable(),
      documentType: z.enum(documentTypes),
      status: z.enum(documentStatuses),
      rejectionReason: z.string().nullable(),
      dueOn: z.iso.date().nullable(),
      example: z.string().nullable(),
      overdue: z.boolean(),
      updatedAt: timestamp,
    }),
  ),
  /** The latest activity; `name` is that of the agent or document concerned, `status` the one reached. */
  activities: z.array(
    z.object({ kind: z.enum(activityKinds), at: timestamp, name: z.string().nullable(), status: status.nullable() }),
  ),
  timeline: z.object({
    stages: z.array(z.object({ stage: z.enum(stages), state: z.enum(stageStates), at: timestamp.nullable() })),
    /** Who has to act, shown as "com você", "conosco", "com o estado"; null once the order is finished. */
    turn: z.enum(turns).nullable(),
    /** The package's processing time, counted from the payment; both ends may be the same. */
    expected: range.nullable(),
    /** Set once the order takes longer than expected: days late, the cause, and the reason that the team gave. */
    late: z.object({ days: z.int(), because: z.enum(delays), reason: z.string().nullable() }).nullable(),
  }),
})

export const overview = {
  read: route({
    method: 'GET',
    path: '/api/overview',
    access: 'overview.read',
    summary: "The customer's dashboard: the company shown and what comes next",
    staleAfter: ['registration.changed', 'documents.changed', 'duties.changed'],
    query: z.strictObject({ registrationId: id.optional() }),
    response: z.object({
      /** The newest hundred for the switcher, followed by the company shown if it is older; empty before the first order. */
      companies: z.array(z.object({ id, companyName: z.string(), status, paid: z.boolean(), createdAt: timestamp })),
      /** The asked company, else the newest paid one, else the newest (D15). */
      company: companyOverview.nullable(),
    }),
  }),
}
