import { waitFor } from './wait-for.ts'

export type ReceivedEvent = { id: string; event: string; data: string }

function parse(text: string): ReceivedEvent[] {
  return text
    .split('\n\n')
    .slice(0, -1)
    .map((block) => {
      const field = (name: string) => new RegExp(`^${name}:? ?(.*)$`, 'm').exec(block)?.[1] ?? ''
      return { id: field('id'), event: field('event'), data: field('data') }
    })
}

/** A client of `/api/events` that stores everything it receives. */
export async function readEvents(base: string, headers: Record<string, string>, query = '') {
  const abort = new AbortController()
  const response = await fetch(`${base}/api/events${query}`, { headers, signal: abort.signal })
  const state = { text: '', ended: false }
  const read = async () => {
    if (!response.body) return
    const decoder = new TextDecoder()
    for await (const chunk of response.body) state.text += decoder.decode(chunk, { stream: true })
  }
  void read().then(
    () => Object.assign(state, { ended: true }),
    () => Object.assign(state, { ended: true }), // The test or the server closed the stream.
  )
  const events = () => parse(state.text).filter(({ event }) => event !== '')
  return {
    status: response.status,
    headers: response.headers,
    state,
    events,
    /** The `Last-Event-ID` with which a browser would reconnect. */
    lastId: () => parse(state.text).findLast(({ id }) => id !== '')?.id ?? '',
    next: (name: string, limitMs = 5000) => waitFor(name, () => events().find(({ event }) => event === name), limitMs),
    close: () => abort.abort(),
  }
}
