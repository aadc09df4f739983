import type { ErrorCode } from '#rules/errors.ts'
import type { RefusalReason } from '#rules/refusal-reason.ts'

/** Translated texts of the server's refusals, whose own messages are Portuguese. */
export type Refusals = {
  readonly byCode: Readonly<Record<ErrorCode, string>>
  readonly byReason: Readonly<Record<RefusalReason, string>>
}
