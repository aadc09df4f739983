import type { FastifyBaseLogger } from 'fastify'
import { Logger } from 'graphile-worker'

/** What the job runner says, without the details it offers: those hold whole jobs. */
export const workerLog = (log: FastifyBaseLogger): Logger =>
  new Logger((scope) => (level, message) => {
    const about = { worker: scope.workerId, task: scope.taskIdentifier, job: scope.jobId }
    if (level === 'error' || level === 'warning') log.warn(about, message)
    else log.debug(about, message)
  })
