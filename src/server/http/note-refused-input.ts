import { z } from 'zod'
import type { AuditAction } from '#rules/audit-actions.ts'
import { audit } from '#server/audit/audit.ts'
import type { Context } from '#server/context.ts'

/** Calls about money: input that our own pages never send is recorded in the audit trail (S58). */
const recorded: Readonly<Record<string, AuditAction>> = {
  'orders.create': 'order.refused',
  'payments.create': 'payment.createRefused',
}
const MOST_FIELDS = 20

/** Only names of known fields: the name of an unknown field may contain anything, even a card number. */
const placesIn = (error: z.ZodError): string[] =>
  error.issues.flatMap(({ path, ...issue }) => {
    const place = path.join('.')
    if (issue.code !== 'unrecognized_keys') return [place || '?']
    return [place ? `${place}.?` : '?']
  })

/** Records which fields were invalid, never their values. */
export async function noteRefusedInput(context: Context, call: string, error: unknown): Promise<void> {
  const action = recorded[call]
  if (!action || !(error instanceof z.ZodError)) return
  const fields = [...new Set(placesIn(error))].slice(0, MOST_FIELDS).join(' ')
  await audit(context, { action, details: { code: 'invalid', fields } })
}
