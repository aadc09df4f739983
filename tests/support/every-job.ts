import { features } from '#features/server.ts'
import { cronItems } from '#server/jobs/job.ts'
import { jobsOf } from '#server/jobs/platform-jobs.ts'

export const everyJob = jobsOf(features)
/** The cron entries of all jobs that run on a schedule. */
export const cronTable = cronItems(everyJob)
