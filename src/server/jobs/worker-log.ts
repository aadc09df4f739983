import type { FastifyBaseLogger } from 'fastify'
import { Logger } from 'graphile-worker'

/** Logs the job runner's messages without their details, which contain whole jobs. Failed jobs already have our own log line. */
export const workerLog = (log: FastifyBaseLogger): Logger =>
  new Logger((scope) => (level, message, more) => {
    const about = { worker: scope.workerId, task: scope.taskIdentifier, job: scope.jobId }
    const isTold = more?.['failure'] === true
    if ((level === 'error' || level === 'warning') && !isTold) log.warn(about, message)
    else log.debug(about, message)
  })
