import pg from 'pg'
import { z } from 'zod'
import { newId } from '#server/db/new-id.ts'
import type { Statement } from './record-order.ts'

// The statements of an order in a loop on nothing but pg: what our server is measured against.
const buffer = z
  .object({ type: z.literal('Buffer'), data: z.array(z.number()) })
  .transform(({ data }) => Buffer.from(data))
const setUp = z.object({
  socket: z.string(),
  database: z.string(),
  statements: z.array(z.object({ text: z.string(), values: z.array(z.union([buffer, z.unknown()])) })),
  newIds: z.array(z.string()),
  recorded: z.object({ id: z.string(), tokenHash: z.string() }),
  customers: z.array(z.object({ id: z.string(), tokenHash: z.string() })),
})
export type SetUp = z.input<typeof setUp>
export type BareRound = { seconds: number; connections: number }

type Fill = (fresh: ReadonlyMap<string, string>) => unknown

/** A value in which the ids of the recorded order are exchanged for those of another. */
function fillable(value: unknown, known: RegExp): Fill {
  if (typeof value !== 'string') return () => value
  const parts = value.split(known)
  if (parts.length === 1) return () => value
  if (parts.length === 3 && parts[0] === '' && parts[2] === '') return (fresh) => fresh.get(value)
  return (fresh) => parts.map((part, n) => (n % 2 ? fresh.get(part) : part)).join('')
}

const names = new Map<string, string>()
function nameOf(text: string): string {
  const name = names.get(text) ?? `s${names.size}`
  names.set(text, name)
  return name
}

function prepare({ statements, newIds, recorded }: z.output<typeof setUp>) {
  const known = new RegExp(`(${[...newIds, recorded.id, recorded.tokenHash].join('|')})`)
  return statements.map(({ text, values }: Statement) => ({
    text,
    named: /^(select|insert|update|with)/i.test(text) ? { name: nameOf(text) } : {},
    fills: values.map((value) => fillable(value, known)),
  }))
}

process.once('message', async (message) => {
  const given = setUp.parse(message)
  const { socket, database, newIds, recorded, customers } = given
  const prepared = prepare(given)
  const clients: pg.Client[] = []
  let next = 0

  const order = async (client: pg.Client) => {
    const fresh = new Map(newIds.map((id) => [id, newId()]))
    const customer = customers[next++ % customers.length] ?? recorded
    fresh.set(recorded.id, customer.id).set(recorded.tokenHash, customer.tokenHash)
    for (const { text, named, fills } of prepared)
      await client.query({ ...named, text, values: fills.map((fill) => fill(fresh)) })
  }
  process.on('message', async ({ seconds, connections }: BareRound) => {
    while (clients.length < connections) {
      const client = new pg.Client({ host: socket, user: 'travessia_app', database })
      await client.connect()
      clients.push(client)
    }
    const until = performance.now() + seconds * 1000
    let answers = 0
    const loop = async (client: pg.Client) => {
      for (; performance.now() < until; answers++) await order(client)
    }
    await Promise.all(clients.slice(0, connections).map(loop))
    process.send?.({ answers, failures: 0, bytes: 0 })
  })
  process.send?.('ready')
})
process.on('SIGTERM', () => process.exit(0))
