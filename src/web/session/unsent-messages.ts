import type { ZodType } from 'zod'

export const UNSENT_PREFIX = 'outbox:'
const DRAFT_PREFIX = 'draft:'
/** Pages of 0.19 keep notes of tasks under `notes:`. */
const PERSONAL = [UNSENT_PREFIX, DRAFT_PREFIX, 'notes:']

/** Whether this browser stores messages that could not be sent yet. */
export const hasUnsent = (userId: string): boolean =>
  Object.keys(localStorage).some((key) => key.startsWith(`${UNSENT_PREFIX}${userId}:`))

/** What a person typed under this name and has not sent; undefined also if it has another shape or the browser blocks storage. */
export function keptDraft<T>(userId: string, name: string, shape: ZodType<T>): T | undefined {
  try {
    return shape.safeParse(JSON.parse(localStorage.getItem(`${DRAFT_PREFIX}${userId}:${name}`) ?? '')).data
  } catch {
    return undefined
  }
}

/** Keeps what was typed until it is sent; undefined removes it. Without storage it is lost by a reload. */
export function keepDraft(userId: string, name: string, typed: unknown): void {
  const key = `${DRAFT_PREFIX}${userId}:${name}`
  try {
    if (typed === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(typed))
  } catch {
    // The browser blocks storage, or it is full.
  }
}

/** Removes unsent messages and drafts at sign-out, so that no personal text stays in the browser (S62). */
export function forgetUnsent(): void {
  for (const key of Object.keys(localStorage))
    if (PERSONAL.some((prefix) => key.startsWith(prefix))) localStorage.removeItem(key)
}
