import { notify } from '#features/notifications/server/notify.ts'
import type { Role } from '#rules/role.ts'
import { audit } from '#server/audit/audit.ts'
import type { Reactions } from '#server/dispatch.ts'
import { queueMail } from '#server/mail/queue-mail.ts'

declare module '#server/events.ts' {
  interface DomainEvents {
    'person.created': { accountId: string; role: Role; invited: boolean }
    /** An admin changed the name, or an agent's region or state. */
    'person.saved': { accountId: string; fields: string[] }
    'person.resetLinkSent': { accountId: string }
    'person.deviceEnded': { accountId: string; sessionId: string }
    /** `invited`: the address was unverified, so the person gets an invitation to choose a password. */
    'person.roleChanged': { accountId: string; from: Role; to: Role; invited: boolean }
  }
}

export const reactions: Reactions = {
  'person.created': async (tx, { accountId, role, invited }) => {
    await queueMail(tx, { template: invited ? 'invitation' : 'verify-email', userId: accountId })
    await audit(tx, {
      action: 'person.created',
      subjectType: 'account',
      subjectId: accountId,
      details: { role, invited },
    })
  },
  'person.roleChanged': async (tx, { accountId, from, to, invited }) => {
    if (invited) await queueMail(tx, { template: 'invitation', userId: accountId })
    await notify(tx, { userId: accountId, kind: 'roleChanged', facts: { to }, event: 'person.roleChanged' })
    await audit(tx, {
      action: 'person.roleChanged',
      subjectType: 'account',
      subjectId: accountId,
      details: { from, to, invited },
    })
  },
  'person.saved': (tx, { accountId, fields }) =>
    audit(tx, {
      action: 'person.saved',
      subjectType: 'account',
      subjectId: accountId,
      details: { fields: fields.join(' ') },
    }),
  'person.resetLinkSent': async (tx, { accountId }) => {
    await queueMail(tx, { template: 'reset-password', userId: accountId })
    await audit(tx, { action: 'person.resetLinkSent', subjectType: 'account', subjectId: accountId })
  },
  'person.deviceEnded': (tx, { accountId, sessionId }) =>
    audit(tx, {
      action: 'person.deviceEnded',
      subjectType: 'account',
      subjectId: accountId,
      details: { sessionId },
    }),
}
