import { askOverSockets } from './ask-over-sockets.ts'

export type Round = { port: number; path: string; cookies: string[]; seconds: number; connections: number }

// Each call uses another session, as with real people: calls of one session could share more work than those of many.
process.on('message', async ({ path, cookies, ...round }: Round) => {
  const requests = cookies.map(
    (cookie) => `GET ${path} HTTP/1.1\r\nhost: localhost:${round.port}\r\ncookie: ${cookie}\r\n\r\n`,
  )
  let n = 0
  const nextRequest = () => requests[n++ % requests.length] ?? ''
  process.send?.(await askOverSockets({ ...round, status: 200, nextRequest }))
})
