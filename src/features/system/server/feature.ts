import { platformCounts } from '#features/system/contract/platform-counts.ts'
import { system } from '#features/system/contract.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import { countPlatform } from './count-platform.ts'
import { readSystem } from './read-system.ts'
import { retryJob, retryJobs } from './retry-jobs.ts'

export const feature: ServerFeature = {
  calls: {
    system: serve(
      { ...system, ...platformCounts },
      {
        counts: countPlatform,
        read: readSystem,
        retryJob,
        retryJobs,
      },
    ),
  },
}
