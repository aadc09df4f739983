import { Agent, request } from 'node:http'

export type Answered = { status: number; ms: number; body: string }
export type Ask = (path: string, cookie: string) => Promise<Answered>

/** One keep-alive connection to the server on this port; calls are sent one after another. */
export function openConnection(port: number): { ask: Ask; close: () => void } {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask: Ask = (path, cookie) =>
    new Promise((resolve, reject) => {
      const from = performance.now()
      const asked = request({ port, host: '127.0.0.1', agent, path, headers: { cookie } }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => {
          const ms = performance.now() - from
          resolve({ status: answer.statusCode ?? 0, ms, body: Buffer.concat(parts).toString() })
        })
      })
      asked.on('error', reject)
      asked.end()
    })
  return { ask, close: () => agent.destroy() }
}
