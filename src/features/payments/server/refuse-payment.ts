import type { AppError } from '#rules/errors.ts'
import { audit } from '#server/audit/audit.ts'
import type { Context } from '#server/context.ts'

/** Refuses a request that our own pages never send, and records it as probing (S23, S58). */
export async function refusePayment(context: Context, registrationId: string, error: AppError): Promise<never> {
  await audit(context, {
    action: 'payment.createRefused',
    subjectType: 'registration',
    subjectId: registrationId,
    details: { code: error.code, fields: Object.keys(error.fields ?? {}).join(' ') },
  })
  throw error
}
