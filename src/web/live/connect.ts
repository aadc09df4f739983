import { type LiveEventName, liveData, liveEventNames, reconnectMs } from '#contract/live.ts'

const REMEMBERED_IDS = 500

export type LiveHandlers = {
  onOpen: () => void
  onLost: () => void
  onEvent: (name: LiveEventName, data: Record<string, string>) => void
}

/** Keeps one event stream open, reconnects after 1, 2, 5, then 10 s with jitter, and delivers each event once. */
export function connectLive(path: string, handlers: LiveHandlers): () => void {
  const seen = new Set<string>()
  let source: EventSource | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let lastId = ''

  const firstTime = (id: string): boolean => {
    if (!id) return true
    lastId = id
    if (seen.has(id)) return false
    seen.add(id)
    const [oldest] = seen
    if (seen.size > REMEMBERED_IDS && oldest) seen.delete(oldest)
    return true
  }

  const open = (): void => {
    source = new EventSource(lastId ? `${path}?lastEventId=${lastId}` : path)
    source.onopen = () => {
      failures = 0
      handlers.onOpen()
    }
    source.onerror = () => {
      source?.close()
      timer = setTimeout(open, reconnectMs(failures, Math.random()))
      failures += 1
      handlers.onLost()
    }
    for (const name of liveEventNames) {
      source.addEventListener(name, (event) => {
        const data = readData(event.data)
        if (data && firstTime(event.lastEventId)) handlers.onEvent(name, data)
      })
    }
  }

  open()
  return () => {
    clearTimeout(timer)
    source?.close()
  }
}

function readData(text: unknown): Record<string, string> | undefined {
  try {
    return liveData.safeParse(JSON.parse(String(text))).data
  } catch {
    // A truncated event of a broken connection; the page reads everything again after reconnecting.
    return undefined
  }
}
