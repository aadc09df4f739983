import type { ErrorCode } from '#rules/errors.ts'
import type { RefusalReason } from '#rules/refusal-reason.ts'

/** What the server refuses, in a language that it does not speak itself: its answers are Portuguese. */
export type Refusals = {
  readonly byCode: Readonly<Record<ErrorCode, string>>
  readonly byReason: Readonly<Record<RefusalReason, string>>
}
