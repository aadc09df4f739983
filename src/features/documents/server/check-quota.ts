import { dayBefore, quotaWait } from '#features/documents/rules/upload-quota.ts'
import { AppError } from '#rules/errors.ts'
import type { Context } from '#server/context.ts'

/** Refuses with 429 when `bytes` more would exceed the customer's daily upload quota. */
export async function checkQuota(context: Context, customerId: string, bytes: number): Promise<void> {
  const sent = await context.db
    .selectFrom('document_versions')
    .select(({ fn }) => [
      fn.countAll<string>().as('files'),
      fn.sum<string | null>('size_bytes').as('bytes'),
      fn.min<Date | null>('created_at').as('oldest'),
    ])
    .where('uploaded_by', '=', customerId)
    .where('created_at', '>', dayBefore(context.now))
    .executeTakeFirstOrThrow()
  const used = { files: Number(sent.files), bytes: Number(sent.bytes ?? 0), oldest: sent.oldest }
  const retryAfterSeconds = quotaWait(used, bytes, context.now)
  if (retryAfterSeconds > 0) throw new AppError('too_many_requests', { reason: 'too_many_files', retryAfterSeconds })
}
