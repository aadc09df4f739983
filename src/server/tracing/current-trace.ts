import { AsyncLocalStorage } from 'node:async_hooks'
import { type Trace, writeTraceparent } from './traceparent.ts'

const current = new AsyncLocalStorage<Trace>()

/** Runs the work, and everything it awaits, within the trace. */
export const runTraced = <T>(trace: Trace, work: () => T): T => current.run(trace, work)

/** The `traceparent` header for outgoing calls and for the jobs that a call adds; undefined outside of any trace. */
export function currentTraceparent(): string | undefined {
  const trace = current.getStore()
  return trace && writeTraceparent(trace)
}

/** The headers for calls to configured hosts; calls to other hosts must not get them. */
export function traceHeaders(): { traceparent?: string } {
  const traceparent = currentTraceparent()
  return traceparent === undefined ? {} : { traceparent }
}
