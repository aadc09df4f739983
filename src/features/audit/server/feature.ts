import { auditCalls } from '#features/audit/contract.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import { exportAudit } from './export-audit.ts'
import { listAudit } from './list-audit.ts'
import { readSeals } from './read-seals.ts'
import { startCheck } from './start-check.ts'

export const feature: ServerFeature = {
  calls: {
    audit: serve(auditCalls, {
      list: listAudit,
      export: exportAudit,
      seals: readSeals,
      check: startCheck,
    }),
  },
}
