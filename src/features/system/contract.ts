import { z } from 'zod'
import { noInput, timestamp } from '#contract/fields.ts'
import { route } from '#contract/route.ts'

const bytes = z.number()
const jobId = z.string().regex(/^\d{1,18}$/)

const failedJob = z.object({
  id: z.string(),
  task: z.string(),
  attempts: z.int(),
  /** The first line of the error. */
  error: z.string(),
  failedAt: timestamp,
})
/** Counts of mails stop here. */
export const SYSTEM_COUNTED = 1000

const systemView = z.object({
  at: timestamp,
  server: z.object({ version: z.string(), node: z.string(), startedAt: timestamp, memoryBytes: bytes }),
  migrations: z.object({ applied: z.int(), newest: z.string().nullable(), pending: z.array(z.string()) }),
  database: z.object({
    version: z.string(),
    bytes,
    /** The largest tables first; `rows` is PostgreSQL's estimate. */
    tables: z.array(z.object({ name: z.string(), bytes, rows: z.number() })),
  }),
  jobs: z.object({
    waiting: z.int(),
    later: z.int(),
    running: z.int(),
    oldestSeconds: z.number(),
    failed: z.int(),
    newestFailed: z.array(failedJob),
  }),
  mails: z.object({ waiting: z.int(), oldestAt: timestamp.nullable(), failed: z.int() }),
  /** Open pages that receive live events from this node. */
  liveStreams: z.int(),
  disk: z.object({ folder: z.string(), freeBytes: bytes, totalBytes: bytes }).nullable(),
  /** Null if no backup folder is configured. */
  backups: z
    .object({
      folder: z.string(),
      readable: z.boolean(),
      count: z.int(),
      newest: z.object({ name: z.string(), at: timestamp, bytes }).nullable(),
    })
    .nullable(),
  /** The metrics of `/metrics`: single values here, answers by call below. */
  gauges: z.array(z.object({ name: z.string(), help: z.string(), value: z.number() })),
  calls: z.array(
    z.object({
      method: z.string(),
      route: z.string(),
      count: z.int(),
      errors: z.int(),
      meanMs: z.number(),
      /** The 95th percentile of the response time; null if it exceeds the largest bucket. */
      p95Ms: z.number().nullable(),
    }),
  ),
})

export const system = {
  read: route({
    method: 'GET',
    path: '/api/system',
    access: 'system.read',
    summary: 'How the platform runs: version, database, queues, disk, copies, and what /metrics measures',
    // The metrics change constantly, so the open screen polls instead.
    staleAfter: [],
    response: systemView,
  }),
  retryJob: route({
    method: 'POST',
    path: '/api/system/jobs/:id/retry',
    records: {},
    access: 'system.operate',
    summary: 'Run a job again that failed for the last time',
    params: z.object({ id: jobId }),
    body: noInput.strict(),
    response: z.object({ retried: z.int() }),
  }),
  retryJobs: route({
    method: 'POST',
    path: '/api/system/jobs/retry',
    records: {},
    access: 'system.operate',
    summary: 'Run every job again that failed for the last time',
    body: noInput.strict(),
    response: z.object({ retried: z.int() }),
    limit: { max: 30, seconds: 3600 },
  }),
}
