import { z } from 'zod'
import { cents, id, timestamp } from '#contract/fields.ts'
import { documentStatuses } from '#features/documents/rules/status.ts'
import { editedView } from '#features/edits/contract.ts'
import { paymentStatuses } from '#features/payments/rules/payment-status.ts'
import { registrationStatuses } from '#features/registrations/rules/status.ts'
import { ticketStatuses } from '#features/tickets/rules/ticket.ts'
import { roles } from '#rules/role.ts'

export const personView = z.object({
  id,
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  disabled: z.boolean(),
  createdAt: timestamp,
})

export const personDetail = personView.extend({
  phone: z.string().nullable(),
  region: z.string().nullable(),
  emailVerified: z.boolean(),
  twoFactor: z.boolean(),
  /** When a lost second factor goes, as the office asked. */
  factorResetAt: timestamp.nullable(),
  /** The person has to choose another password before anything else. */
  mustChange: z.boolean(),
  /** Why the account was disabled, where somebody wrote it down. */
  disabledReason: z.string().nullable(),
  ...editedView,
})

/** `newDevice`: the first sign-in from that browser, about which the person got a mail. */
export const signInView = z.object({ id, at: timestamp, newDevice: z.boolean() })

const company = z.object({ id, name: z.string() })

/** A few of each, newest first; the lists have the rest. */
export const personRecords = z.object({
  /** Whose companies these are: the person's own, or those that the person works on as an agent. */
  side: z.enum(['customer', 'agent']),
  registrations: z.array(
    z.object({
      id,
      companyName: z.string(),
      status: z.enum(registrationStatuses),
      paid: z.boolean(),
      createdAt: timestamp,
    }),
  ),
  payments: z.array(
    z.object({ id, company, amountCents: cents, status: z.enum(paymentStatuses), createdAt: timestamp }),
  ),
  tickets: z.array(z.object({ id, subject: z.string(), status: z.enum(ticketStatuses), updatedAt: timestamp })),
  documents: z.array(
    z.object({ id, name: z.string(), company, status: z.enum(documentStatuses), updatedAt: timestamp }),
  ),
  /** Who saw the product as this person; of a superadmin also as whom this person saw it. */
  accesses: z.array(
    z.object({
      id,
      by: z.string(),
      as: z.string(),
      reason: z.string(),
      startedAt: timestamp,
      endedAt: timestamp.nullable(),
    }),
  ),
  /** `by` is null where nobody was signed in. */
  audit: z.array(
    z.object({ id: z.string(), at: timestamp, action: z.string(), by: z.string().nullable(), acting: z.boolean() }),
  ),
})
