import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import type { Talk } from './seed-talks.ts'

const connections = new Agent({ keepAlive: true, maxSockets: 8 })

/** Posts a message as the agent of `talk`; calls `begin` with its id right before sending. */
export function writeMessage(port: number, talk: Talk, begin: (messageId: string) => void): Promise<void> {
  const messageId = randomUUID()
  const body = JSON.stringify({ messageId, text: 'Bom dia! O estado aprovou o nome da empresa.' })
  return new Promise((resolve, reject) => {
    begin(messageId)
    const asked = request(
      {
        port,
        host: '127.0.0.1',
        agent: connections,
        method: 'POST',
        path: `/api/conversations/${talk.registrationId}/messages`,
        headers: {
          cookie: talk.agentCookie,
          origin: `http://localhost:${port}`,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        },
      },
      (answer) => {
        let text = ''
        answer.on('data', (chunk) => {
          text += String(chunk)
        })
        answer.on('end', () =>
          answer.statusCode === 201 ? resolve() : reject(new Error(`${answer.statusCode} ${text.slice(0, 200)}`)),
        )
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
}
export const closeConnections = (): void => connections.destroy()

export const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN
