import { askOverSockets } from './ask-over-sockets.ts'

export type Round = { port: number; path: string; cookie: string; seconds: number; connections: number }

process.on('message', async ({ path, cookie, ...round }: Round) => {
  const request = `GET ${path} HTTP/1.1\r\nhost: localhost:${round.port}\r\ncookie: ${cookie}\r\n\r\n`
  process.send?.(await askOverSockets({ ...round, status: 200, nextRequest: () => request }))
})
