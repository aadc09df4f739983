import { pastImpersonations } from '#features/impersonation/contract/past-impersonations.ts'
import { impersonation } from '#features/impersonation/contract.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import { type NoPayload, often } from '#server/jobs/job.ts'
import { endImpersonations } from './end-impersonations.ts'
import { listImpersonations } from './list-impersonations.ts'
import { startImpersonation } from './start.ts'
import { stopImpersonation } from './stop.ts'

declare module '#server/jobs/job.ts' {
  interface JobPayloads {
    'end-impersonations': NoPayload
  }
}

export const feature: ServerFeature = {
  calls: {
    impersonation: serve(
      { ...impersonation, ...pastImpersonations },
      {
        list: listImpersonations,
        start: startImpersonation,
        stop: stopImpersonation,
      },
    ),
  },
  jobs: {
    // Runs every minute, so impersonations that expired while the server was down are closed within a minute after its start.
    'end-impersonations': {
      cron: often('* * * * *'),
      lock: 'end-impersonations',
      whenLocked: 'skip',
      run: ({ services }) => endImpersonations(services.db, services.now()),
    },
  },
}
