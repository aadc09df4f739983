import { z } from 'zod'
import { DRAFT_PREFIX } from '#web/session/unsent-messages.ts'

const draft = z.object({ text: z.string(), version: z.int() })
/** Text that has not reached the server, with the version of the notes that it is based on. */
export type NoteDraft = z.output<typeof draft>

const keyOf = (userId: string, taskId: string): string => `${DRAFT_PREFIX}${userId}:${taskId}`

export function readDraft(userId: string, taskId: string): NoteDraft | undefined {
  try {
    const kept = localStorage.getItem(keyOf(userId, taskId))
    return kept === null ? undefined : draft.parse(JSON.parse(kept))
  } catch {
    // The draft has an outdated format, or the browser blocks storage: there is nothing to restore.
    return undefined
  }
}

export function keepDraft(userId: string, taskId: string, kept: NoteDraft | undefined): void {
  try {
    if (kept) localStorage.setItem(keyOf(userId, taskId), JSON.stringify(kept))
    else localStorage.removeItem(keyOf(userId, taskId))
  } catch {
    // Without storage the notes are still saved on the server, a moment later.
  }
}
