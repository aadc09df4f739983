import { mailEmailChange } from '#features/accounts/server/settings/mail-email-change.ts'
import { createCommission } from '#features/commissions/server/create-commission.ts'
import { notify } from '#features/notifications/server/notify.ts'
import { notifyOffice } from '#features/notifications/server/notify-office.ts'
import { followProvider } from '#features/refunds/server/follow-provider.ts'
import { mailContactReceived, mailContactReply } from '#features/tickets/server/mail-contact.ts'
import { deviceOf } from '#rules/sign-in/device-name.ts'
import { audit } from '#server/audit/audit.ts'
import type { Dispatch } from '#server/context.ts'
import { addJob } from '#server/jobs/add-job.ts'
import { tell } from '#server/live/tell.ts'
import { tellOffice } from '#server/live/tell-office.ts'
import { tellSides } from '#server/live/tell-sides.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import { commissionCreated, commissionPaid, commissionReversed, commissionRuleMissing } from './commissions.ts'
import { companyNameOf } from './company-name-of.ts'
import {
  approvalsDue,
  documentAdded,
  documentApproved,
  documentRejected,
  documentRequested,
  documentSubmitted,
} from './documents.ts'
import { handedOver, handoverAccepted, handoverAsked, handoverDeclined, workHandedOver } from './handovers.ts'
import { keepingReactions } from './keeping.ts'
import { messageRead, messageSent, messageWaiting } from './messages.ts'
import { filingDetailed, paperHidden, paperMade, paperShown } from './papers.ts'
import {
  disputeClosed,
  paymentConfirmed,
  paymentDisputed,
  paymentFailed,
  paymentUnexpected,
  refundReturned,
} from './payments.ts'
import type { Reactions } from './reactions.ts'
import { assigned, noted, recorded, statusChanged } from './registrations.ts'
import { ticketAnswered, ticketContinued, ticketCreated, ticketStatusChanged } from './support.ts'
import {
  workflowBegun,
  workflowFollowUp,
  workflowNotesSaved,
  workflowRated,
  workflowStatusChanged,
  workflowTaskChanged,
  workflowTimeCorrected,
  workflowTimed,
} from './workflows.ts'

/** When X happens: who is told, what is mailed, what is recorded. All in the transaction of X. */
const reactions: Reactions = {
  ...keepingReactions,
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
  'account.erased': async (tx, { accountId, unassigned }) => {
    await audit(tx, { action: 'account.erased', subjectType: 'account', subjectId: accountId })
    if (unassigned.length === 0) return
    await notifyOffice(tx, { kind: 'agentErased', facts: { left: unassigned.length }, event: 'account.erased' })
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
  'order.created': async (tx, { registrationId, customerId, free }) => {
    const data = { registrationId }
    const facts = { company: await companyNameOf(tx, registrationId), free }
    await notify(tx, { userId: customerId, kind: 'orderReceived', facts, event: 'order.created', data, here: true })
    await tellSides(tx, registrationId)
    await queueMail(tx, { template: 'order-received', userId: customerId, data })
    await addJob(tx, 'make-purpose-paper', data)
    await audit(tx, { action: 'order.created', subjectType: 'registration', subjectId: registrationId })
  },
  'order.replaced': (tx, { registrationId }) =>
    audit(tx, { action: 'order.replaced', subjectType: 'registration', subjectId: registrationId }),
  'registration.statusChanged': statusChanged,
  'registration.recorded': recorded,
  'registration.assigned': assigned,
  'registration.noted': noted,
  'registration.filingDetailed': filingDetailed,
  'paper.made': paperMade,
  'paper.shown': paperShown,
  'paper.hidden': paperHidden,
  'registration.exported': (tx, { filter }) =>
    audit(tx, { action: 'registration.exported', subjectType: 'registration', details: filter }),
  'registration.handedOver': handedOver,
  'agent.workHandedOver': workHandedOver,
  'handover.asked': handoverAsked,
  'handover.accepted': handoverAccepted,
  'handover.declined': handoverDeclined,
  'registration.ownerErased': async (tx, { registrationId, agentId, from }) => {
    const note = {
      kind: 'ownerErased',
      facts: {},
      event: 'registration.ownerErased',
      data: { registrationId },
    } as const
    if (agentId) await notify(tx, { ...note, userId: agentId })
    await notifyOffice(tx, note)
    await tellSides(tx, registrationId)
    await audit(tx, {
      action: 'registration.statusChanged',
      subjectType: 'registration',
      subjectId: registrationId,
      details: { from, to: 'rejected' },
    })
  },
  'payment.confirmed': paymentConfirmed,
  'payment.failed': paymentFailed,
  'payment.unexpected': paymentUnexpected,
  'payment.refundReturned': refundReturned,
  'payment.changed': followProvider,
  'payment.disputed': paymentDisputed,
  'payment.disputeClosed': disputeClosed,
  'ticket.created': ticketCreated,
  'ticket.continued': ticketContinued,
  'ticket.answered': ticketAnswered,
  'ticket.statusChanged': ticketStatusChanged,
  // The history and the audit row are written with the edit itself.
  'package.changed': (tx, { packageId }) =>
    tellOffice(tx, 'packages.changed', { packageId }, { who: 'packages.manage', also: [] }),
  'announcement.changed': (tx, { id }) =>
    tellOffice(tx, 'announcement.changed', { id }, { who: 'packages.manage', also: [] }),
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
  'document.submitted': documentSubmitted,
  'document.approved': documentApproved,
  'approvals.due': approvalsDue,
  'document.rejected': documentRejected,
  'document.requested': documentRequested,
  'document.added': documentAdded,
  'workflow.begun': workflowBegun,
  'workflow.statusChanged': workflowStatusChanged,
  'workflow.taskChanged': workflowTaskChanged,
  'workflow.rated': workflowRated,
  'workflow.notesSaved': workflowNotesSaved,
  'workflow.timed': workflowTimed,
  'workflow.timeCorrected': workflowTimeCorrected,
  'workflow.followUp': workflowFollowUp,
  'workflow.completed': (tx, { workflowId }) => createCommission(tx, workflowId),
  'commission.created': commissionCreated,
  'commission.reversed': commissionReversed,
  'commission.paid': commissionPaid,
  'commission.ruleMissing': commissionRuleMissing,
  'message.sent': messageSent,
  'message.waiting': messageWaiting,
  'message.read': messageRead,
  'notification.read': (tx, { userId }) => tell(tx, [userId], 'notification.read', {}),
}

export const dispatch: Dispatch = (tx, name, data) => reactions[name](tx, data)
