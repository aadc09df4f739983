import { z } from 'zod'
import type { AuditAction } from '#rules/audit-actions.ts'
import { audit } from '#server/audit/audit.ts'
import type { Context } from '#server/context.ts'

/** Calls that concern money: what our own pages never send to them is recorded (S58). */
const recorded: Readonly<Record<string, AuditAction>> = {
  'orders.create': 'order.refused',
  'payments.create': 'payment.createRefused',
}
const MOST_FIELDS = 20

/** Names of our own fields only: what a stranger calls a field may be anything, a card number too. */
const placesIn = (error: z.ZodError): string[] =>
  error.issues.flatMap(({ path, ...issue }) => {
    const place = path.join('.')
    if (issue.code !== 'unrecognized_keys') return [place || '?']
    return [place ? `${place}.?` : '?']
  })

/** Which fields did not fit, and never what stood in them. */
export async function noteRefusedInput(context: Context, call: string, error: unknown): Promise<void> {
  const action = recorded[call]
  if (!action || !(error instanceof z.ZodError)) return
  const fields = [...new Set(placesIn(error))].slice(0, MOST_FIELDS).join(' ')
  await audit(context, { action, details: { code: 'invalid', fields } })
}
