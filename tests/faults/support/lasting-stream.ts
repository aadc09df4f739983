import { connect, type Socket } from 'node:net'
import { reconnectMs } from '#contract/live.ts'
import type { Balancer } from './balancer.ts'

/** Reads `/api/events` as an open page does: reconnects to either node with the last id it has seen. */
export function keepListening(balancer: Balancer, cookie: string) {
  const state = { ids: new Set<number>(), lastId: '', opened: 0, failures: [] as string[], closed: false, live: false }
  let socket: Socket | undefined
  let timer: NodeJS.Timeout | undefined

  const read = (block: string): void => {
    const id = /^id: (\d+)$/m.exec(block)?.[1]
    // A new page is live with its first id; a page that reconnects resumes from its last id as soon as the stream is open.
    if (id || (state.lastId && block.includes(': open'))) state.live = true
    if (!id) return
    state.lastId = id
    if (/^event: /m.test(block)) state.ids.add(Number(id))
  }
  const open = ([port = 0, ...others]: number[]): void => {
    const current = connect(port, '127.0.0.1')
    let text = ''
    let refused = false
    let streaming = false
    socket = current
    current.setEncoding('latin1')
    current.on('connect', () => {
      const since = state.lastId ? `?lastEventId=${state.lastId}` : ''
      current.write(`GET /api/events${since} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncookie: ${cookie}\r\n\r\n`)
    })
    current.on('data', (chunk: string) => {
      if (!streaming && !chunk.startsWith('HTTP/1.1 200')) {
        state.failures.push(chunk.slice(0, 12))
        current.destroy()
        return
      }
      if (!streaming) state.opened++
      streaming = true
      text += chunk
      const end = text.lastIndexOf('\n\n')
      if (end < 0) return
      for (const block of text.slice(0, end).split('\n\n')) read(block)
      text = text.slice(end)
    })
    current.on('error', (error: NodeJS.ErrnoException) => {
      refused = error.code === 'ECONNREFUSED'
      if (!refused) state.failures.push(`${error.code}`)
    })
    current.on('close', () => {
      state.live = false
      if (state.closed) return
      // The page does not notice a refused connection, because the balancer tries the other node at once.
      if (refused && others.length > 0) return open(others)
      if (streaming && !text.endsWith('0\r\n\r\n')) state.failures.push('cut off')
      timer = setTimeout(() => open(balancer.order()), reconnectMs(0, Math.random()))
    })
  }
  open(balancer.order())
  return {
    state,
    close(): void {
      state.closed = true
      clearTimeout(timer)
      socket?.destroy()
    },
  }
}
export type LastingStream = ReturnType<typeof keepListening>
