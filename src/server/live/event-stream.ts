import type { ServerResponse } from 'node:http'
import type { SessionEndReason } from '#contract/live.ts'
import type { LiveEvent } from './notices.ts'

/** A client that does not keep up is disconnected: it reconnects and gets what it missed from the table. */
const MOST_BUFFERED = 64 * 1024
const MOST_HELD = 1000
/** A replayed event may be announced as well, on a busy machine seconds later: its id is remembered for this long. */
const ANNOUNCED_AFTER_MS = 10_000

const frame = ({ id, event, data }: LiveEvent): string =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`

/** One open response. Events that arrive during the replay wait for its end, so that the last id is never too high. */
export function makeEventStream(response: ServerResponse) {
  let held: LiveEvent[] | undefined = []
  // Made only when needed: thousands of streams may be open, and most replay nothing.
  let replayed: Set<number> | undefined
  let liveSince = 0

  const write = (text: string): boolean => {
    if (response.writableEnded || response.destroyed) return false
    response.write(text)
    if (response.writableLength <= MOST_BUFFERED) return true
    response.destroy()
    return false
  }
  const drained = () =>
    new Promise<void>((resolve) => {
      if (!response.writableNeedDrain || response.destroyed) return resolve()
      const go = () => {
        response.off('drain', go)
        response.off('close', go)
        resolve()
      }
      response.on('drain', go)
      response.on('close', go)
    })

  return {
    send(event: LiveEvent): void {
      if (replayed?.has(event.id)) return
      if (!held) write(frame(event))
      else if (held.push(event) > MOST_HELD) response.destroy()
    },
    async replay(events: readonly LiveEvent[]): Promise<void> {
      for (const event of events) {
        replayed ??= new Set()
        replayed.add(event.id)
        if (!write(frame(event))) return
        await drained()
      }
    },
    /** Sends the held events; later ones are sent as they arrive. */
    goLive(): void {
      const waiting = held ?? []
      held = undefined
      liveSince = performance.now()
      for (const event of waiting) if (!replayed?.has(event.id)) write(frame(event))
    },
    opened: () => write(': open\n\n'),
    keepAlive(): void {
      if (!held && performance.now() - liveSince > ANNOUNCED_AFTER_MS) replayed = undefined
      write(': keep-alive\n\n')
    },
    /** An id without an event: the position to resume from after a disconnect, even if no event was sent before. */
    position: (id: number) => write(`id: ${id}\n\n`),
    /** The empty id keeps clients that drop repeated ids from dropping this one. */
    end(reason?: SessionEndReason): void {
      if (response.writableEnded || response.destroyed) return
      response.end(reason ? `id:\nevent: session.ended\ndata: ${JSON.stringify({ reason })}\n\n` : '')
    },
  }
}
export type EventStream = ReturnType<typeof makeEventStream>
