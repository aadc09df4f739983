import { writeFileSync } from 'node:fs'
import { makeKeys, newAppKey } from '#server/keys/keys.ts'
import { openOwner, startApp } from '../support/bench-cluster.ts'
import { stopNode } from '../support/processes.ts'
import { atMost, report } from '../support/report.ts'
import { openConnection } from './ask.ts'
import { databaseOf, loadDatabases, loadTimes, startScaleCluster } from './database.ts'
import { complaintOf, type Line, tableOf } from './judge.ts'
import { type Figure, measure } from './measure.ts'
import { readersOf } from './people.ts'
import { allReads, type Read } from './reads.ts'
import { spaceOf } from './space.ts'

// Every GET of the API by each reader who may call it, on a large database, compared with the same on a small one.
// SIZES=1000,1000000 names the two; REUSE=1 keeps loaded databases; ONLY=text measures reads whose name contains it.
const [small = 1000, large = 1_000_000] = (process.env['SIZES'] ?? '1000,1000000').split(',').map(Number)
const MOST_NOISE_MS = 250
const SLOW_MS = 100
const only = process.env['ONLY'] ?? ''

const keyOf = ({ name, reader }: Pick<Read, 'name' | 'reader'>): string => `${name} | ${reader.name}`
/** Where a small database has no second page, the fiftieth page of the large one is compared with the first. */
const firstPage = (key: string): string => key.replace(' page 50 |', ' |')

await loadDatabases([small, large], process.env['REUSE'] === '1')
const { dir, cluster } = await startScaleCluster()

/** Starts the server on the database of this size and runs `work` against it. */
async function atSize<T>(
  size: number,
  work: (reads: Read[], take: (read: Read) => Promise<Figure | null>) => Promise<T>,
) {
  const owner = await openOwner(cluster, databaseOf(size))
  const appKey = newAppKey()
  const readers = await readersOf(owner, makeKeys({ appKey }).derive('sessions').toString('base64url'), size)
  const app = await startApp({ cluster, database: databaseOf(size), appKey, dir })
  const { ask, close } = openConnection(app.port)
  try {
    const reads = (await allReads(owner, readers, size)).filter((read) => keyOf(read).includes(only))
    return await work(reads, (read) => measure({ ask, owner }, read))
  } finally {
    close()
    await stopNode(app.child)
    await owner.end()
  }
}

async function measureAll(size: number): Promise<Map<string, Figure>> {
  const from = performance.now()
  const figures = await atSize(size, async (reads, take) => {
    const taken = new Map<string, Figure>()
    for (const [n, read] of reads.entries()) {
      const figure = await take(read)
      if (figure) taken.set(keyOf(read), figure)
      if (figure && figure.p95 > SLOW_MS) console.log(`${size}: ${keyOf(read)}: ${Math.round(figure.p95)} ms`)
      if (n % 100 === 99) console.log(`${size}: ${n + 1} of ${reads.length} reads`)
    }
    return taken
  })
  console.log(`${size}: ${figures.size} reads in ${Math.round((performance.now() - from) / 1000)} s`)
  return figures
}

/**
 * Reads that miss their limit by no more than noise are measured twice more, and the best figure counts. Twice, because the
 * first reads after the start of a server are slow.
 */
async function again(size: number, figures: Map<string, Figure>, wanted: ReadonlySet<string>): Promise<void> {
  await atSize(size, async (reads, take) => {
    const doubtful = reads.filter((one) => wanted.has(keyOf(one)))
    for (const read of [...doubtful, ...doubtful]) {
      const figure = await take(read)
      const before = figures.get(keyOf(read))
      if (figure && (!before || (figure.status === 200 && figure.p95 < before.p95))) figures.set(keyOf(read), figure)
    }
  })
}

try {
  const figures = { small: await measureAll(small), large: await measureAll(large) }
  const lines = (): Line[] =>
    [...figures.large].map(([key, figure]) => {
      const [name = '', reader = ''] = key.split(' | ')
      return { name, reader, small: figures.small.get(key) ?? figures.small.get(firstPage(key)), large: figure }
    })
  const missing = (): Line[] => lines().filter((line) => complaintOf(line) !== undefined)
  const doubtful = missing().filter(({ large: { p95 } }) => p95 < MOST_NOISE_MS)
  const suspects = new Set(doubtful.map(({ name, reader }) => `${name} | ${reader}`))
  if (suspects.size > 0) await again(large, figures.large, suspects)
  const missed = missing()
  const space = await spaceOf(cluster, databaseOf(large))
  const result = { sizes: [small, large], lines: lines(), load: loadTimes(dir, large), space }
  writeFileSync(`${dir}/result.json`, JSON.stringify(result, null, 1))
  console.log(tableOf(lines(), [small, large]))
  console.log(
    `\n${missed.length} of ${result.lines.length} reads miss their limit:\n${tableOf(missed, [small, large])}`,
  )
  const slowest = Math.max(...result.lines.map((line) => line.large.p95))
  report([
    atMost(`reads of ${result.lines.length} over their limit at ${large}`, missed.length, 0),
    atMost(`slowest read at ${large}, p95`, slowest, 50, ' ms'),
  ])
} finally {
  await cluster.stop()
}
