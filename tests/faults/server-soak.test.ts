import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { expect, test } from 'vitest'
import { memoryOf } from '#bench/support/processes.ts'
import type { Talk } from '#bench/support/seed-talks.ts'
import { ownerClient } from '#server/db/connect.ts'
import { statusOf } from './support/calls.ts'
import { noteClockJobs, readClockJobs } from './support/clock-jobs.ts'
import { aPdfOf } from './support/customer-files.ts'
import { openEvents } from './support/event-reader.ts'
import { seedTown, startMixedCalls } from './support/mixed-calls.ts'
import { scratchServers } from './support/scratch-servers.ts'
import { sendPdf } from './support/send-file.ts'
import type { ServerProcess } from './support/server-process.ts'
import { startTwoNodes } from './support/two-nodes.ts'

const SECONDS = 600
const WARM_UP_SECONDS = 180
const HEAP_MB = 256
const PAPERS_EACH = 20
const MOST_GROWTH_MB = 5

const here = scratchServers()

type Paper = { id: string; talk: Talk }
async function seedPapers(owner: pg.Client, talks: readonly Talk[]): Promise<Paper[]> {
  const { rows } = await owner.query<{ id: string; registration: string }>(
    `insert into documents (business_registration_id, name, document_type)
       select id, 'Passaporte ' || n, 'identification' from business_registrations, generate_series(1, $1::int) n
       returning id, business_registration_id as registration`,
    [PAPERS_EACH],
  )
  return rows.flatMap(({ id, registration }) => {
    const talk = talks.find(({ registrationId }) => registrationId === registration)
    return talk ? [{ id, talk }] : []
  })
}

/** Opens and closes event streams and uploads and downloads files, one after another. */
function startFilesAndPages(node: ServerProcess, papers: readonly Paper[]) {
  const seen = { rounds: 0, odd: [] as string[] }
  let going = true
  const work = (async () => {
    for (let n = 0; going; n++) {
      const paper = papers[n % papers.length]
      if (!paper) throw new Error('no papers')
      const { id, talk } = paper
      const page = await openEvents(node.origin, talk.customerCookie)
      if (n < papers.length) {
        const sent = await sendPdf(node, talk.customerCookie, id, aPdfOf(300_000))
        if (sent.status !== 200) seen.odd.push(`sent ${sent.status}`)
      }
      const file = `http://127.0.0.1:${node.port}/api/documents/${id}/versions/1/file`
      const read = await fetch(file, { headers: { cookie: talk.agentCookie } })
      if (read.status !== 200 || (await read.arrayBuffer()).byteLength < 300_000) seen.odd.push(`read ${read.status}`)
      page.close()
      seen.rounds++
      await sleep(200)
    }
  })()
  return {
    seen,
    stop: async () => {
      going = false
      await work
    },
  }
}

/** The slope of a linear regression through the samples, in megabytes per ten minutes. */
function slopeOf(samples: readonly number[]): number {
  const middle = (samples.length - 1) / 2
  const mean = samples.reduce((sum, mb) => sum + mb, 0) / samples.length
  const over = samples.reduce((sum, mb, second) => sum + (second - middle) * (mb - mean), 0)
  return (over / samples.reduce((sum, _, second) => sum + (second - middle) ** 2, 0)) * 600
}

/** The minimum of the last third less that of the first: minima ignore the ups and downs between garbage collections. */
function growthOf(samples: readonly number[]): number {
  const third = Math.floor(samples.length / 3)
  return Math.min(...samples.slice(-third)) - Math.min(...samples.slice(0, third))
}

test('F19: mixed load in little memory leaves the memory where it was; F09: two nodes run each job of the clock once', async () => {
  const pair = await startTwoNodes(here, { NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` })
  const { nodes, env } = pair
  const owner = ownerClient(pair)
  await owner.connect()
  try {
    await noteClockJobs(owner)
    const town = await seedTown({ url: pair.url, env: { APP_KEY: env['APP_KEY'] ?? '' } })
    const calls = startMixedCalls(nodes[0].origin, town)
    const files = startFilesAndPages(nodes[1], await seedPapers(owner, town.talks))
    const samples: [number[], number[]] = [[], []]
    for (let second = 0; second < SECONDS; second++) {
      await sleep(1000)
      // Few customers make all the calls, and their rate limits are not under test here.
      await owner.query('delete from rate_limits')
      for (const n of [0, 1] as const) samples[n].push(memoryOf(nodes[n].child.pid ?? 0))
    }
    await Promise.all([calls.stop(), files.stop()])
    const warm = samples.map((all) => all.slice(WARM_UP_SECONDS))
    const growths = warm.map(growthOf)
    const clock = await readClockJobs(owner)
    console.log(
      `F19: ${SECONDS} s, ${calls.seen.answered} mixed calls and ${files.seen.rounds} files and pages; memory after the warm-up ` +
        warm
          .map(
            (all) =>
              `${Math.round(Math.min(...all))}–${Math.round(Math.max(...all))} MB (slope ${slopeOf(all).toFixed(1)} MB/10 min)`,
          )
          .join(' and ') +
        `, least of the end − least of the start ${growths.map((mb) => mb.toFixed(1)).join(' and ')} MB; F09: ${clock.count} jobs of the clock`,
    )
    expect([calls.seen.failures, files.seen.odd]).toEqual([[], []])
    expect(calls.seen.answered).toBeGreaterThan(SECONDS)
    expect(Math.max(...growths)).toBeLessThan(MOST_GROWTH_MB)
    for (const node of nodes) {
      expect(await statusOf(fetch(`http://127.0.0.1:${node.port}/readyz`))).toBe(200)
      expect(node.output()).not.toMatch(/unhandled|uncaught|heap out of memory/i)
    }
    expect([clock.missing, clock.repeated]).toEqual([[], []])
  } finally {
    await owner.end()
    await here.killAll()
    await pair.cluster.stop()
  }
})
