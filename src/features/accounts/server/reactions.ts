import { notify } from '#features/notifications/server/notify.ts'
import { deviceOf } from '#rules/sign-in/device-name.ts'
import type { TwoFactorChange } from '#rules/sign-in/two-factor-change.ts'
import { audit } from '#server/audit/audit.ts'
import type { Reactions } from '#server/dispatch.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { mailEmailChange } from './settings/mail-email-change.ts'

declare module '#server/events.ts' {
  interface DomainEvents {
    'account.created': { accountId: string }
    'account.emailTaken': { accountId: string }
    'account.recoveryAsked': { accountId: string }
    'account.verificationAsked': { accountId: string }
    'account.passwordChanged': { accountId: string }
    'account.disabled': { accountId: string }
    'account.enabled': { accountId: string }
    'account.newDevice': { accountId: string; sessionId: string }
    'account.twoFactorChanged': { accountId: string; change: TwoFactorChange }
    'account.sessionsEnded': { accountId: string }
    'account.emailChangeAsked': { accountId: string }
    'account.emailChangeCancelled': { accountId: string }
    'account.emailChanged': { accountId: string }
    'account.invitationAccepted': { accountId: string }
  }
}

export const reactions: Reactions = {
  'account.created': async (tx, { accountId }) => {
    await queueMail(tx, { template: 'verify-email', userId: accountId })
    await notify(tx, { userId: accountId, kind: 'welcome', facts: {}, event: 'account.created', here: true })
    await audit(tx, { action: 'account.created', subjectType: 'account', subjectId: accountId })
  },
  'account.emailTaken': (tx, { accountId }) =>
    queueMail(tx, {
      template: 'email-taken',
      userId: accountId,
      dedupeKey: `taken:${accountId}:${tx.now.toISOString().slice(0, 10)}`,
    }),
  'account.recoveryAsked': async (tx, { accountId }) => {
    await queueMail(tx, { template: 'reset-password', userId: accountId })
    await audit(tx, { action: 'account.recoveryAsked', subjectType: 'account', subjectId: accountId })
  },
  'account.verificationAsked': (tx, { accountId }) => queueMail(tx, { template: 'verify-email', userId: accountId }),
  'account.passwordChanged': async (tx, { accountId }) => {
    await queueMail(tx, { template: 'password-changed', userId: accountId })
    await audit(tx, { action: 'account.passwordChanged', subjectType: 'account', subjectId: accountId })
  },
  'account.disabled': (tx, { accountId }) =>
    audit(tx, { action: 'account.disabled', subjectType: 'account', subjectId: accountId }),
  'account.enabled': (tx, { accountId }) =>
    audit(tx, { action: 'account.enabled', subjectType: 'account', subjectId: accountId }),
  'account.newDevice': async (tx, { accountId, sessionId }) => {
    const details = { at: tx.now.toISOString(), ...deviceOf(tx.userAgent), sessionId }
    await queueMail(tx, { template: 'new-device', userId: accountId, data: details })
    await audit(tx, { action: 'account.newDevice', subjectType: 'account', subjectId: accountId })
  },
  'account.twoFactorChanged': async (tx, { accountId, change }) => {
    await queueMail(tx, { template: 'two-factor-changed', userId: accountId, data: { change } })
    await audit(tx, {
      action: 'account.twoFactorChanged',
      subjectType: 'account',
      subjectId: accountId,
      details: { change },
    })
  },
  'account.sessionsEnded': (tx, { accountId }) =>
    audit(tx, { action: 'account.sessionsEnded', subjectType: 'account', subjectId: accountId }),
  'account.emailChangeAsked': async (tx, { accountId }) => {
    await mailEmailChange(tx, accountId)
    await audit(tx, { action: 'account.emailChangeAsked', subjectType: 'account', subjectId: accountId })
  },
  'account.emailChangeCancelled': (tx, { accountId }) =>
    audit(tx, { action: 'account.emailChangeCancelled', subjectType: 'account', subjectId: accountId }),
  'account.emailChanged': (tx, { accountId }) =>
    audit(tx, { action: 'account.emailChanged', subjectType: 'account', subjectId: accountId }),
  'account.invitationAccepted': (tx, { accountId }) =>
    audit(tx, { action: 'account.invitationAccepted', subjectType: 'account', subjectId: accountId }),
}
