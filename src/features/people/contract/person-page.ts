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
  /** When the second factor that an admin reset will be removed (S68). */
  factorResetAt: timestamp.nullable(),
  /** The person must choose a new password before any other call. */
  mustChange: z.boolean(),
  /** Why the account was disabled, if the admin gave a reason. */
  disabledReason: z.string().nullable(),
  ...editedView,
})

/** `newDevice`: the first sign-in from that browser; the person was notified by mail. */
export const signInView = z.object({ id, at: timestamp, newDevice: z.boolean() })

const company = z.object({ id, name: z.string() })

/** A few records of each kind, newest first; the lists show the rest. */
export const personRecords = z.object({
  /** `customer`: the companies are the person's own. `agent`: the person works on them as an agent. */
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
  /** Impersonations of this person and, of a superadmin, also those by this person. */
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
  /** `by` is null for actions without a signed-in account. */
  audit: z.array(
    z.object({ id: z.string(), at: timestamp, action: z.string(), by: z.string().nullable(), acting: z.boolean() }),
  ),
})
