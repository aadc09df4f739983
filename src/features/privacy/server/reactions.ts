import { notify } from '#features/notifications/server/notify.ts'
import { notifyOffice } from '#features/notifications/server/notify-office.ts'
import type { RegistrationStatus } from '#features/registrations/rules/status.ts'
import { publishToSides } from '#features/registrations/server/publish-to-sides.ts'
import { audit } from '#server/audit/audit.ts'
import type { Reactions } from '#server/dispatch.ts'

declare module '#server/events.ts' {
  interface DomainEvents {
    /** `unassigned`: companies that have no agent now. */
    'account.erased': { accountId: string; unassigned: string[] }
    'registration.ownerErased': { registrationId: string; agentId: string | null; from: RegistrationStatus }
    'privacy.exportReady': { accountId: string; exportId: string }
    'privacy.exportFailed': { accountId: string; exportId: string }
  }
}

export const reactions: Reactions = {
  'account.erased': async (tx, { accountId, unassigned }) => {
    await audit(tx, { action: 'account.erased', subjectType: 'account', subjectId: accountId })
    if (unassigned.length === 0) return
    await notifyOffice(tx, { kind: 'agentErased', facts: { left: unassigned.length }, event: 'account.erased' })
  },
  'registration.ownerErased': async (tx, { registrationId, agentId, from }) => {
    const note = {
      kind: 'ownerErased',
      facts: {},
      event: 'registration.ownerErased',
      data: { registrationId },
    } as const
    if (agentId) await notify(tx, { ...note, userId: agentId })
    await notifyOffice(tx, note)
    await publishToSides(tx, registrationId)
    await audit(tx, {
      action: 'registration.statusChanged',
      subjectType: 'registration',
      subjectId: registrationId,
      details: { from, to: 'rejected' },
    })
  },
  'privacy.exportReady': async (tx, { accountId, exportId }) => {
    const note = { userId: accountId, event: 'privacy.exportReady', data: { exportId } } as const
    await notify(tx, { ...note, kind: 'exportReady', facts: {} })
    await audit(tx, { action: 'privacy.exportReady', subjectType: 'export', subjectId: exportId })
  },
  'privacy.exportFailed': async (tx, { accountId, exportId }) => {
    const note = { userId: accountId, event: 'privacy.exportFailed', data: { exportId } } as const
    await notify(tx, { ...note, kind: 'exportFailed', facts: {} })
    await audit(tx, { action: 'privacy.exportFailed', subjectType: 'export', subjectId: exportId })
  },
}
