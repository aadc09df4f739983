import { AsyncLocalStorage } from 'node:async_hooks'
import { type Trace, writeTraceparent } from './traceparent.ts'

const current = new AsyncLocalStorage<Trace>()

/** Whatever the work awaits belongs to the trace as well. */
export const runTraced = <T>(trace: Trace, work: () => T): T => current.run(trace, work)

/** The header for whom we ask, and for the jobs that a call adds; undefined outside of any trace. */
export function currentTraceparent(): string | undefined {
  const trace = current.getStore()
  return trace && writeTraceparent(trace)
}

/** For calls to the hosts of our own configuration, and to no other. */
export function traceHeaders(): { traceparent?: string } {
  const traceparent = currentTraceparent()
  return traceparent === undefined ? {} : { traceparent }
}
