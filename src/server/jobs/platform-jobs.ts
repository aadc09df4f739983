import { z } from 'zod'
import { checkAudit } from '#server/audit/check-audit.ts'
import { sealAudit } from '#server/audit/seal-audit.ts'
import type { ServerFeature } from '#server/feature.ts'
import { removeFiles } from '#server/files/remove-files.ts'
import { checkSums, keepSums } from '#server/lists/keep-sums.ts'
import { daily, type Jobs, type NoPayload, often } from './job.ts'
import { sweep } from './sweep.ts'

declare module './job.ts' {
  interface JobPayloads {
    'remove-files': NoPayload
    'seal-audit': NoPayload
    'check-audit': { checkId: string }
    'keep-sums': NoPayload
    'check-sums': NoPayload
    sweep: NoPayload
  }
}

const platformJobs = (features: readonly ServerFeature[]): Jobs => ({
  'remove-files': { run: ({ services }) => removeFiles(services) },
  'seal-audit': {
    cron: often('* * * * *'),
    lock: 'seal-audit',
    whenLocked: 'skip',
    run: ({ services }) => sealAudit(services),
  },
  'check-audit': {
    payload: z.object({ checkId: z.uuid() }),
    lock: ({ checkId }) => `audit-check:${checkId}`,
    run: ({ services, payload, signal }) => checkAudit(services, payload.checkId, signal),
  },
  'keep-sums': {
    cron: often('* * * * *'),
    lock: 'keep-sums',
    whenLocked: 'skip',
    run: ({ services }) => keepSums(services),
  },
  // In the small hours of São Paulo.
  'check-sums': { cron: daily('43 6 * * *'), lock: 'keep-sums', run: ({ services }) => checkSums(services) },
  sweep: {
    cron: often('17 * * * *'),
    lock: 'sweep',
    whenLocked: 'skip',
    needsRightClock: true,
    run: ({ services }) => sweep(services, features),
  },
})

/** Every job of the platform and of the features. */
export const jobsOf = (features: readonly ServerFeature[]): Jobs =>
  Object.assign({}, platformJobs(features), ...features.map(({ jobs }) => jobs))
