import { randomUUID } from 'node:crypto'
import type { Task, TaskList } from 'graphile-worker'
import type { Services } from '#server/context.ts'
import { plainMessage } from '#server/operations/plain-error.ts'
import { runTraced } from '#server/tracing/current-trace.ts'
import { continueTrace, type Trace } from '#server/tracing/traceparent.ts'

const headerIn = (payload: unknown): unknown =>
  typeof payload === 'object' && payload !== null && 'traceparent' in payload ? payload.traceparent : undefined

type Parts = Pick<Services, 'log' | 'spans' | 'config'>

function told(
  { spans }: Parts,
  trace: Trace,
  about: { task: string; attempt: number },
  since: number,
  failed: boolean,
) {
  if (!spans || !trace.sampled) return
  const { task, attempt } = about
  spans.add({
    trace,
    name: `job ${task}`,
    kind: 'consumer',
    endedAt: Date.now(),
    ms: performance.now() - since,
    failed,
    attributes: { 'travessia.task': task, 'travessia.attempt': attempt },
  })
}

/**
 * A job continues the trace of the call that added it. The runner writes a failure's message and stack into the log and into the
 * job's row, so it gets an error without values (S59); our own log line has the details.
 */
const tracedTask =
  (parts: Parts, task: Task): Task =>
  (payload, helpers) => {
    const { id: job, task_identifier, attempts: attempt } = helpers.job
    const ratio = parts.spans ? parts.config.otlpRatio : 0
    const trace = continueTrace(headerIn(payload), randomUUID(), ratio)
    const about = { task: task_identifier, attempt }
    const since = performance.now()
    return runTraced(trace, async () => {
      try {
        const done = await task(payload, helpers)
        told(parts, trace, about, since, false)
        return done
      } catch (error) {
        told(parts, trace, about, since, true)
        const { traceId, spanId: span } = trace
        parts.log.warn({ err: error, job, ...about, trace: traceId, span }, 'job failed')
        const plain = new Error(plainMessage(error))
        plain.stack = ''
        throw plain
      }
    })
  }

export const tracedTasks = (parts: Parts, tasks: TaskList): TaskList =>
  Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, task && tracedTask(parts, task as Task)]))
