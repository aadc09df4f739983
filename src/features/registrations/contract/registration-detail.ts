import { z } from 'zod'
import { cents, id, timestamp } from '#contract/fields.ts'
import { documentStatuses } from '#features/documents/rules/status.ts'
import { documentTypes } from '#features/documents/rules/types.ts'
import { ownerFields } from '#features/owners/contract/owner-fields.ts'
import { paymentStatuses } from '#features/payments/rules/payment-status.ts'
import { registrationStatuses } from '#features/registrations/rules/status.ts'
import { taskStatuses } from '#features/workflows/rules/task-status.ts'
import { companyPapersView } from './company-papers.ts'
import { companyRecordView } from './company-record.ts'

const status = z.enum(registrationStatuses)

const owner = z.object({
  id,
  ...ownerFields,
  /** Two decimals; the percentages of all owners total 100.00. */
  ownershipPercentage: z.string(),
})

const historyEntry = z.object({
  id,
  at: timestamp,
  /** Null for the order itself; the same as `to` when only the agent changed. */
  from: status.nullable(),
  to: status,
  reason: z.string().nullable(),
  /** The agent to whom this entry assigned the registration. */
  assignedTo: z.object({ id, name: z.string() }).nullable(),
  /** For customers `name` is null when a member of the team made the entry. */
  by: z.object({ side: z.enum(['customer', 'team', 'system']), name: z.string().nullable() }),
})

const document = z.object({
  id,
  name: z.string(),
  documentType: z.enum(documentTypes),
  status: z.enum(documentStatuses),
  required: z.boolean(),
  hasFile: z.boolean(),
  /** A paper that the customer does not see; never true for customers. */
  hidden: z.boolean(),
  rejectionReason: z.string().nullable(),
  dueOn: z.iso.date().nullable(),
  overdue: z.boolean(),
  updatedAt: timestamp,
})

/** What was paid for, in the reader's language: the order of the company, a better plan, or a service with the duty behind it. */
const paidFor = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('order'), plan: z.string() }),
  z.object({ kind: z.literal('upgrade'), from: z.string(), to: z.string() }),
  z.object({
    kind: z.literal('extra'),
    name: z.string(),
    duty: z.object({ name: z.string(), period: z.int() }).nullable(),
  }),
])

const payment = z.object({
  id,
  paidFor,
  /** Null for a failed payment. */
  invoiceNumber: z.string().nullable(),
  status: z.enum(paymentStatuses),
  method: z.enum(['card', 'none']),
  amountCents: cents,
  refundedCents: cents,
  disputed: z.boolean(),
  /** The office has dealt with the dispute. */
  disputeClosed: z.boolean(),
  createdAt: timestamp,
  paidAt: timestamp.nullable(),
})

const workflow = z.object({
  id,
  status: z.enum(['not_started', 'in_progress', 'completed', 'on_hold', 'cancelled']),
  estimatedDays: z.int(),
  complexity: z.int(),
  /** When the workflow was started and completed; null until then. */
  startedAt: timestamp.nullable(),
  completedAt: timestamp.nullable(),
  tasksDone: z.int(),
  tasks: z.int(),
  steps: z.array(
    z.object({
      id,
      name: z.string(),
      status: z.enum(taskStatuses),
      assignedTo: z.string().nullable(),
      startedAt: timestamp.nullable(),
      completedAt: timestamp.nullable(),
    }),
  ),
})

/** Everything about one registration. What the reader may not see is null. */
export const registrationDetail = z.object({
  id,
  companyName: z.string(),
  alternativeNames: z.array(z.string()),
  businessPurpose: z.string(),
  industry: z.string(),
  companyType: z.string(),
  state: z.string(),
  package: z.object({ id, name: z.string(), processingTime: z.string() }),
  status,
  paid: z.boolean(),
  createdAt: timestamp,
  approvedAt: timestamp.nullable(),
  /** Null for customers until the company is approved. */
  record: companyRecordView.nullable(),
  /** The company's dissolution, and the newest dissolution that was recorded by mistake. Null for customers. */
  ending: z
    .object({
      dissolvedOn: z.iso.date().nullable(),
      takenBack: z
        .object({ dissolvedOn: z.iso.date(), reason: z.string(), at: timestamp, by: z.string().nullable() })
        .nullable(),
    })
    .nullable(),
  customer: z.object({ id, name: z.string(), email: z.string(), phone: z.string().nullable() }),
  /** The agent's e-mail is null for customers. */
  agent: z.object({ id, name: z.string(), email: z.string().nullable() }).nullable(),
  owners: z.array(owner),
  history: z.array(historyEntry),
  documents: z.array(document),
  companyPapers: companyPapersView,
  /** Null for agents: they see whether it is paid, never amounts (D13). */
  payments: z.array(payment).nullable(),
  /** Null for customers. */
  workflow: workflow.nullable(),
  messageCount: z.int(),
})
