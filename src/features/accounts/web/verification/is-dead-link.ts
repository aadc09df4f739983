import { ApiError } from '#web/api/call.ts'

/** Whether a link does not work: it has expired, or its malformed token was refused as an invalid field. */
export const isDeadLink = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'link_expired' || error.fields['token'] !== undefined)
