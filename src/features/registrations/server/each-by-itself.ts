import { AppError } from '#rules/errors.ts'
import { type Context, inTransaction } from '#server/context.ts'
import { requireVisible } from '#server/db/require-visible.ts'
import { asAppError } from '#server/http/as-app-error.ts'
import { textOf } from '#server/http/refusal.ts'

type Outcome = {
  id: string
  done: boolean
  refusal: { code: string; message: string; reason: string | null; fields: Record<string, string> } | null
}

const refusalOf = ({ code, reason, fields }: AppError) => ({
  code,
  message: textOf({ code, reason }),
  reason: reason ?? null,
  fields: fields ?? {},
})

/** Changes several records, each in a transaction of its own and one after the other, so that a refusal concerns only its record (G73). */
export async function eachByItself<One extends { id: string }>(
  context: Context,
  asked: readonly One[],
  change: (tx: Context, one: One) => Promise<void>,
): Promise<{ results: Outcome[] }> {
  const results: Outcome[] = []
  for (const one of asked) {
    try {
      await requireVisible(context, 'business_registrations', one.id)
      await inTransaction(context, (tx) => change(tx, one))
      results.push({ id: one.id, done: true, refusal: null })
    } catch (error) {
      const known = asAppError(error)
      if (!known) context.log.error({ err: error, requestId: context.requestId }, 'one of several changes failed')
      results.push({ id: one.id, done: false, refusal: refusalOf(known ?? new AppError('internal')) })
    }
  }
  return { results }
}
