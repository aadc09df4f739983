import { AppError, type ErrorCode } from '#rules/errors.ts'
import type { RefusalReason } from '#rules/refusal-reason.ts'

// Reasons for refusing a file, each with its error code.
const codes = {
  wrong_kind: 'unsupported_file',
  too_large: 'too_large',
  damaged: 'unsafe_file',
  active_pdf: 'unsafe_file',
  encrypted_pdf: 'unsafe_file',
  bomb: 'unsafe_file',
  unchecked: 'unsafe_file',
  too_many_pixels: 'unsafe_file',
  extra_data: 'unsafe_file',
  infected: 'unsafe_file',
} as const satisfies Partial<Record<RefusalReason, ErrorCode>>

export type FileRefusal = keyof typeof codes
export const fileRefused = (reason: FileRefusal): AppError => new AppError(codes[reason], { reason })
