import { z } from 'zod'
import { LONGEST_MESSAGE, MOST_ATTACHMENTS } from '#features/messages/rules/text.ts'
import { UNSENT_PREFIX } from '#web/session/unsent-messages.ts'

const entry = z.object({
  id: z.uuid(),
  conversationId: z.uuid(),
  text: z.string().min(1).max(LONGEST_MESSAGE),
  attachments: z.array(z.object({ documentId: z.uuid(), name: z.string().max(400) })).max(MOST_ATTACHMENTS),
  at: z.iso.datetime(),
  failed: z.boolean(),
})
export type StoredEntry = z.output<typeof entry>

export type Box = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const keyOf = (userId: string, id: string): string => `${UNSENT_PREFIX}${userId}:${id}`
const keysOf = (box: Box): string[] =>
  Array.from({ length: box.length }, (_, n) => box.key(n) ?? '').filter((key) => key.startsWith(UNSENT_PREFIX))

function readOne(box: Box, key: string): StoredEntry | undefined {
  try {
    return entry.parse(JSON.parse(box.getItem(key) ?? ''))
  } catch {
    // Unreadable, or written by another version of the app: it cannot be sent.
    box.removeItem(key)
    return undefined
  }
}

/** One key for each message, so that two tabs never overwrite each other. Messages of another person are removed. */
export function readOutbox(box: Box, userId: string): StoredEntry[] {
  const own = keysOf(box).filter((key) => {
    const mine = key.startsWith(keyOf(userId, ''))
    if (!mine) box.removeItem(key)
    return mine
  })
  return own
    .map((key) => readOne(box, key))
    .filter((one) => one !== undefined)
    .sort((a, b) => a.at.localeCompare(b.at))
}

export function storeEntry(box: Box, userId: string, one: StoredEntry): void {
  try {
    box.setItem(keyOf(userId, one.id), JSON.stringify(entry.parse(one)))
  } catch {
    // Without storage the message is still sent, but a reload before that loses it.
  }
}

export const dropEntry = (box: Box, userId: string, id: string): void => box.removeItem(keyOf(userId, id))
