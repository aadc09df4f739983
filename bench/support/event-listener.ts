import { connect, type Socket } from 'node:net'

type Heard = (event: string, data: string, at: number) => void
export type EventListener = { socket: Socket; open: Promise<void> }

/** A bare socket on `/api/events`, so that thousands of them cost the benchmark little. */
export function listenTo(port: number, cookie: string, heard: Heard): EventListener {
  const socket = connect(port, '127.0.0.1')
  let text = ''
  const open = new Promise<void>((resolve, reject) => {
    socket.on('error', reject)
    socket.on('data', (chunk) => {
      const at = performance.now()
      text += chunk.toString('latin1')
      // The server sends the first id right before the stream goes live: events after it are not missed.
      if (text.includes('\nid: ')) resolve()
      else if (text.startsWith('HTTP/1.1') && !text.startsWith('HTTP/1.1 200')) reject(new Error(text.slice(0, 200)))
      const end = text.lastIndexOf('\n\n')
      if (end < 0) return
      for (const block of text.slice(0, end).split('\n\n')) {
        const event = /^event: (.*)$/m.exec(block)?.[1]
        if (event) heard(event, /^data: (.*)$/m.exec(block)?.[1] ?? '', at)
      }
      text = text.slice(end)
    })
  })
  socket.on('connect', () => {
    socket.setNoDelay(true)
    socket.write(`GET /api/events HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncookie: ${cookie}\r\n\r\n`)
  })
  return { socket, open }
}
