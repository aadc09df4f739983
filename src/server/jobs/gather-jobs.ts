import type { Db } from '#server/db/connect.ts'
import { addJobs } from './add-job.ts'
import type { JobName, JobPayloads } from './job.ts'

type Job<J extends JobName> = { payload: JobPayloads[J]; key: string }

/** Queues the jobs of one turn of the event loop by one statement; each caller learns when its job is committed. */
export function makeJobGatherer<J extends JobName>(db: Db, name: J): (job: Job<J>) => Promise<void> {
  let gathering: { jobs: Map<string, Job<J>>; queued: Promise<void> } | undefined

  const begin = () => {
    // By key, because a statement cannot queue the same key twice.
    const jobs = new Map<string, Job<J>>()
    const queued = new Promise<void>((turn) => setImmediate(turn)).then(() => {
      gathering = undefined
      return addJobs({ db }, name, [...jobs.values()])
    })
    return { jobs, queued }
  }
  return (job) => {
    gathering ??= begin()
    gathering.jobs.set(job.key, job)
    return gathering.queued
  }
}
