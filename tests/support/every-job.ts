import { features } from '#features/server.ts'
import { cronItems } from '#server/jobs/job.ts'
import { jobsOf } from '#server/jobs/platform-jobs.ts'

export const everyJob = jobsOf(features)
/** What runs by the clock. */
export const cronTable = cronItems(everyJob)
