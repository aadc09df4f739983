import type { DomainEvents, EventName } from '#domain/events.ts'
import { notificationTexts } from '#domain/notifications/catalog.ts'
import { audit } from './audit.ts'
import type { Context, Dispatch } from './context.ts'
import { notify } from './features/notifications/notify.ts'
import { mailContactReceived, mailContactReply } from './features/support/mail-contact.ts'
import { tell } from './live/tell.ts'
import { queueMail } from './mail/queue-mail.ts'

type Reactions = { [E in EventName]: (tx: Context, data: DomainEvents[E]) => Promise<void> }

/** When X happens: who is told, what is mailed, what is recorded. All in the transaction of X. */
const reactions: Reactions = {
  'account.created': async (tx, { accountId }) => {
    await queueMail(tx, { template: 'verify-email', userId: accountId })
    await notify(tx, { userId: accountId, ...notificationTexts.welcome(), event: 'account.created' })
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
  'registration.statusChanged': async (tx, { registrationId, customerId, from, to }) => {
    await notify(tx, {
      userId: customerId,
      ...notificationTexts.statusChanged(to),
      event: 'registration.statusChanged',
      data: { registrationId },
    })
    await tell(tx, [customerId], 'registration.changed', { registrationId })
    await audit(tx, {
      action: 'registration.statusChanged',
      subjectType: 'registration',
      subjectId: registrationId,
      details: { from, to },
    })
  },
  'contact.received': async (tx, { contactMessageId }) => {
    await mailContactReceived(tx, contactMessageId)
    await audit(tx, { action: 'contact.received', subjectType: 'contact_message', subjectId: contactMessageId })
  },
  'contact.answered': async (tx, { contactMessageId, replyId }) => {
    await mailContactReply(tx, contactMessageId, replyId)
    await audit(tx, {
      action: 'contact.answered',
      subjectType: 'contact_message',
      subjectId: contactMessageId,
      details: { replyId },
    })
  },
  'contact.statusChanged': (tx, { contactMessageId, from, to }) =>
    audit(tx, {
      action: 'contact.statusChanged',
      subjectType: 'contact_message',
      subjectId: contactMessageId,
      details: { from, to },
    }),
  'notification.read': (tx, { userId }) => tell(tx, [userId], 'notification.read', {}),
}

export const dispatch: Dispatch = (tx, name, data) => reactions[name](tx, data)
