import { sql } from 'kysely'
import { z } from 'zod'
import { privacy } from '#features/privacy/contract.ts'
import { keptSince } from '#rules/retention.ts'
import { type ServerFeature, serve } from '#server/feature.ts'
import type { AnyPersonalTable } from '#server/personal-table.ts'
import { acceptConsent, withdrawConsent } from './accept-consent.ts'
import { askExport } from './ask-export.ts'
import { eraseAccount } from './erase-account.ts'
import { listAccesses } from './list-accesses.ts'
import { makeExport } from './make-export.ts'
import { openExport } from './open-export.ts'
import { reactions } from './reactions.ts'
import { readPrivacy } from './read-privacy.ts'
import { reapplyErasures } from './reapply-erasures.ts'
import { removeIdentityDocuments } from './remove-identity-documents.ts'
import { sweepErased } from './sweep-erased.ts'
import { sweepExports } from './sweep-exports.ts'

declare module '#server/context.ts' {
  interface FeatureServices {
    /** The tables with personal data, of all features: src/features/server.ts adds them. */
    personalTables: readonly AnyPersonalTable[]
  }
}

declare module '#server/jobs/job.ts' {
  interface JobPayloads {
    'make-export': { exportId: string }
  }
}

export const feature: ServerFeature = {
  calls: {
    privacy: serve(privacy, {
      read: readPrivacy,
      askExport,
      exportFile: openExport,
      erase: eraseAccount,
      accept: acceptConsent,
      withdraw: withdrawConsent,
      accesses: listAccesses,
    }),
  },
  on: reactions,
  jobs: {
    'make-export': {
      payload: z.object({ exportId: z.uuid() }),
      lock: ({ exportId }) => `export:${exportId}`,
      run: ({ services, payload, lastTry, signal }) =>
        makeExport(services, payload.exportId, { lastTry, stopping: signal }),
    },
  },
  // A restored backup may contain people who were erased after it was made.
  beforeListening: reapplyErasures,
  runOut: { outbox_mails: (now) => sql`template = 'account-erased' and created_at < ${keptSince('lastMail', now)}` },
  // Removes data whose retention has ended, and what an erasure left behind (docs/decisions/0014-erasing-a-person.md).
  sweep: {
    erasures: reapplyErasures,
    exports: sweepExports,
    identityDocuments: removeIdentityDocuments,
    erased: sweepErased,
  },
}
