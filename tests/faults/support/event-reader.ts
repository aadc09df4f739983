import http from 'node:http'
import { expect } from 'vitest'
import { eventually } from './eventually.ts'

/** Opens a stream of live events on a bare HTTP connection. */
export async function openEvents(origin: string, cookie: string) {
  const { port } = new URL(origin)
  const state = { text: '', ended: false, broken: false }
  const request = http.get({ host: '127.0.0.1', port, path: '/api/events', headers: { cookie }, agent: false })
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    request.once('response', resolve).once('error', reject)
  })
  request.on('error', () => (state.broken = true))
  response.setEncoding('utf8')
  response.on('data', (chunk: string) => (state.text += chunk))
  response.on('end', () => (state.ended = true))
  response.on('error', () => (state.broken = true))
  // The server rechecks the session before it sends the first id: only from then on the stream stays open.
  await eventually(() => expect(state.text).toMatch(/^id: /m))
  return {
    status: response.statusCode,
    state,
    names: () => [...state.text.matchAll(/^event: (.+)$/gm)].map(([, name]) => name),
    close: () => request.destroy(),
  }
}
