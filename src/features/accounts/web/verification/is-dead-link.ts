import { ApiError } from '#web/api/call.ts'

/** A token of the wrong shape is refused as a field; for people it is a link that does not work. */
export const isDeadLink = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'link_expired' || error.fields['token'] !== undefined)
