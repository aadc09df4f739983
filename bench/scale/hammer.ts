import { makeKeys, newAppKey } from '#server/keys/keys.ts'
import { openOwner, startApp } from '../support/bench-cluster.ts'
import { stopNode } from '../support/processes.ts'
import { atMost, report } from '../support/report.ts'
import { percentile } from '../support/write-message.ts'
import { openConnection } from './ask.ts'
import { databaseOf, loadDatabases, startScaleCluster } from './database.ts'
import { type Reader, readersOf } from './people.ts'
import { pathOf } from './samples.ts'

// One customer searches for two letters as fast as sixteen connections allow, refusals included, while others read.
const SIZE = Number(process.env['SIZE'] ?? 1_000_000)
const SECONDS = Number(process.env['SECONDS'] ?? 10)
const CONNECTIONS = 16
const HAMMERED = ['registrations', 'documents', 'conversations', 'tickets'].map((list) => `/api/${list}?search=an`)

/** The reads that each of the other readers repeats. */
const ordinary: Record<string, string[]> = {
  'customer, 5 companies': ['/api/registrations', '/api/overview', '/api/registrations/:id/detail', '/api/documents'],
  agent: ['/api/registrations', '/api/registrations/counts', '/api/registrations/:id/detail', '/api/conversations/:id'],
  admin: ['/api/registrations', '/api/registrations/counts', '/api/registrations/:id/detail', '/api/notifications'],
}

/** Sends calls on one connection until the time is over, each as soon as the one before is answered. */
async function askUntil(
  port: number,
  reader: Reader,
  paths: string[],
  until: number,
  heard: (ms: number, status: number) => void,
) {
  const { ask, close } = openConnection(port)
  for (let n = 0; performance.now() < until; n++) {
    const { ms, status } = await ask(paths[n % paths.length] ?? '', reader.cookie)
    heard(ms, status)
  }
  close()
}

await loadDatabases([SIZE], true)
const { dir, cluster } = await startScaleCluster()
const owner = await openOwner(cluster, databaseOf(SIZE))
const appKey = newAppKey()
const readers = await readersOf(owner, makeKeys({ appKey }).derive('sessions').toString('base64url'), SIZE)
const app = await startApp({ cluster, database: databaseOf(SIZE), appKey, dir })
try {
  const attacker = readers.find(({ name }) => name === 'customer, 150 companies')
  const others = readers.filter(({ name }) => name in ordinary)
  if (!attacker || others.length !== Object.keys(ordinary).length) throw new Error('not everybody is there')

  const paths = new Map<string, string[]>()
  for (const reader of others) {
    const asked = { owner, reader, registrations: SIZE }
    const filled = (ordinary[reader.name] ?? []).map((path) => pathOf(path, asked))
    paths.set(reader.name, await Promise.all(filled))
  }
  /** The times of the others' reads, by reader, with or without the attack. */
  const round = async (hammering: boolean) => {
    const until = performance.now() + SECONDS * 1000
    const times = new Map<string, number[]>(others.map(({ name }) => [name, []]))
    const failed = new Map<string, number>()
    const refused = new Map<number, number>()
    const reading = others.map((reader) =>
      askUntil(app.port, reader, paths.get(reader.name) ?? [], until, (ms, status) => {
        times.get(reader.name)?.push(ms)
        if (status !== 200) failed.set(reader.name, (failed.get(reader.name) ?? 0) + 1)
      }),
    )
    const count = (_: number, status: number) => refused.set(status, (refused.get(status) ?? 0) + 1)
    const attack = Array.from({ length: hammering ? CONNECTIONS : 0 }, (_, n) =>
      askUntil(app.port, attacker, HAMMERED.slice(n % 4).concat(HAMMERED.slice(0, n % 4)), until, count),
    )
    await Promise.all([...reading, ...attack])
    if (hammering) console.log(`the attacker's answers by status: ${JSON.stringify(Object.fromEntries(refused))}`)
    return { times, failed }
  }
  await round(false)
  const [before, during] = [await round(false), await round(true)]
  report(
    others.flatMap(({ name }) => {
      const [alone = 1, hammered = 0] = [before, during].map(({ times }) => percentile(times.get(name) ?? [], 0.95))
      console.log(`${name}: p95 ${alone.toFixed(1)} ms alone, ${hammered.toFixed(1)} ms during the attack`)
      return [
        atMost(`${name}: reads during a customer's constant search / without`, hammered / alone, 2),
        atMost(`${name}: failed reads during it`, (before.failed.get(name) ?? 0) + (during.failed.get(name) ?? 0), 0),
      ]
    }),
  )
} finally {
  await stopNode(app.child)
  await owner.end()
  await cluster.stop()
}
