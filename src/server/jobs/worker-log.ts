import type { FastifyBaseLogger } from 'fastify'
import { Logger } from 'graphile-worker'

/** What the job runner says, without the details it offers: those hold whole jobs. Failed jobs have a line of ours already. */
export const workerLog = (log: FastifyBaseLogger): Logger =>
  new Logger((scope) => (level, message, more) => {
    const about = { worker: scope.workerId, task: scope.taskIdentifier, job: scope.jobId }
    const isTold = more?.['failure'] === true
    if ((level === 'error' || level === 'warning') && !isTold) log.warn(about, message)
    else log.debug(about, message)
  })
