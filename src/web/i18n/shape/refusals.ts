import type { ErrorCode } from '#domain/errors.ts'
import type { RefusalReason } from '#domain/refusal-reason.ts'

/** What the server refuses, in a language that it does not speak itself: its answers are Portuguese. */
export type Refusals = {
  readonly byCode: Readonly<Record<ErrorCode, string>>
  readonly byReason: Readonly<Record<RefusalReason, string>>
}
