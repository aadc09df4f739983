import { ApiError } from '#web/api/call.ts'

/** Why the browser refuses a file before it is sent. */
export type NotSent = 'wrong_kind' | 'too_large' | 'several'
export type Uploading =
  | { phase: 'sending'; fileName: string; share: number }
  /** The connection is lost; the upload is tried again once it is back. */
  | { phase: 'waiting'; fileName: string }
  | { phase: 'failed'; fileName: string; why: { notSent: NotSent } | { error: unknown } }

/** Whether sending the same file once more may help. */
export const mayPass = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || [502, 503, 504].includes(error.status))

export const isUnderWay = (state: Uploading | undefined): boolean =>
  state?.phase === 'sending' || state?.phase === 'waiting'
