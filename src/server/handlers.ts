import { createPerson } from './features/accounts/create-person.ts'
import { isOwner } from './features/accounts/owner-address.ts'
import { askReset, resetPassword } from './features/accounts/recover-password.ts'
import { secondStep } from './features/accounts/second-step.ts'
import { readSession } from './features/accounts/session-view.ts'
import { signIn } from './features/accounts/sign-in.ts'
import { signOut } from './features/accounts/sign-out.ts'
import { signUp } from './features/accounts/sign-up.ts'
import { askVerification, verifyEmail } from './features/accounts/verify-email.ts'
import { listCompanyTypes } from './features/catalog/list-company-types.ts'
import { listGuides } from './features/catalog/list-guides.ts'
import { listPackages } from './features/catalog/list-packages.ts'
import { listStates } from './features/catalog/list-states.ts'
import { listDevMail } from './features/dev-mail/list-dev-mail.ts'
import { listMailSamples } from './features/dev-mail/list-mail-samples.ts'
import { addDocument } from './features/documents/add-document.ts'
import { listDocuments } from './features/documents/list-documents.ts'
import { downloadDocument, previewDocument } from './features/documents/open-file.ts'
import { readDocument, registrationDocuments } from './features/documents/read-documents.ts'
import { requestDocument } from './features/documents/request-document.ts'
import { approveDocument, rejectDocument } from './features/documents/review-document.ts'
import { uploadDocument } from './features/documents/upload-document.ts'
import { zipDocuments } from './features/documents/zip-documents.ts'
import { startImpersonation } from './features/impersonation/start.ts'
import { stopImpersonation } from './features/impersonation/stop.ts'
import { countUnread } from './features/messages/count-unread.ts'
import { listConversations, readConversation } from './features/messages/list-conversations.ts'
import { markConversationRead } from './features/messages/mark-read.ts'
import { readThread } from './features/messages/read-thread.ts'
import { sendMessage } from './features/messages/send-message.ts'
import { countNotifications, listNotifications } from './features/notifications/list-notifications.ts'
import { markAllRead, markRead } from './features/notifications/mark-read.ts'
import { checkNames } from './features/orders/check-names.ts'
import { countStep } from './features/orders/count-step.ts'
import { orderCreation } from './features/orders/create-order.ts'
import { clearDraft, readDraft, saveDraft } from './features/orders/drafts.ts'
import { readOverview } from './features/overview/read-overview.ts'
import { createPayment } from './features/payments/create-payment.ts'
import { expireOpenSession } from './features/payments/expire-open-session.ts'
import { listMethods, openPortal } from './features/payments/kept-cards.ts'
import { listPayments } from './features/payments/list-payments.ts'
import { markPaid } from './features/payments/mark-paid.ts'
import { openInvoice } from './features/payments/open-invoice.ts'
import { paymentMode, readPayment } from './features/payments/read-payment.ts'
import { saveStripe } from './features/payments/save-stripe.ts'
import { stripeStatus, testStripe } from './features/payments/stripe-status.ts'
import { decideTestPayment, readTestPayment } from './features/payments/test-payment.ts'
import { disablePerson, enablePerson } from './features/people/disable-person.ts'
import { endSessions } from './features/people/end-sessions.ts'
import { listPeople } from './features/people/list-people.ts'
import { setRole } from './features/people/set-role.ts'
import { acceptConsent, withdrawConsent } from './features/privacy/accept-consent.ts'
import { askExport } from './features/privacy/ask-export.ts'
import { eraseAccount } from './features/privacy/erase-account.ts'
import { listAccesses } from './features/privacy/list-accesses.ts'
import { openExport } from './features/privacy/open-export.ts'
import { readPrivacy } from './features/privacy/read-privacy.ts'
import { assignAgent } from './features/registrations/assign-agent.ts'
import { countRegistrations } from './features/registrations/count-registrations.ts'
import { listAgents } from './features/registrations/list-agents.ts'
import { listRegistrations } from './features/registrations/list-registrations.ts'
import { readDetail } from './features/registrations/read-detail.ts'
import { readRegistration } from './features/registrations/read-registration.ts'
import { setStatus } from './features/registrations/set-status.ts'
import { askEmailChange, cancelEmailChange } from './features/settings/ask-email-change.ts'
import { changePassword } from './features/settings/change-password.ts'
import { confirmEmailChange } from './features/settings/confirm-email-change.ts'
import { endDevice, endOtherDevices } from './features/settings/end-devices.ts'
import { listDevices } from './features/settings/list-devices.ts'
import { saveNotifications, savePreferences } from './features/settings/save-preferences.ts'
import { saveProfile } from './features/settings/save-profile.ts'
import { readSettings } from './features/settings/settings-view.ts'
import { answerContact } from './features/support/answer-contact.ts'
import { createTicket } from './features/support/create-ticket.ts'
import { listContacts, readContact } from './features/support/list-contacts.ts'
import { countTickets, listTickets, readTicket } from './features/support/list-tickets.ts'
import { replyToTicket } from './features/support/reply-to-ticket.ts'
import { sendContact } from './features/support/send-contact.ts'
import { setContactStatus } from './features/support/set-contact-status.ts'
import { setTicketStatus } from './features/support/set-ticket-status.ts'
import { confirmTwoFactor } from './features/two-factor/confirm.ts'
import { disableTwoFactor } from './features/two-factor/disable.ts'
import { renewRecoveryCodes } from './features/two-factor/new-recovery-codes.ts'
import { startTwoFactor } from './features/two-factor/start.ts'
import type { Handlers } from './mount.ts'

/** Each call of the contract and the use-case that answers it. */
export const handlers: Handlers = {
  accounts: {
    session: readSession,
    signUp,
    signIn,
    signOut,
    askReset,
    resetPassword,
    askVerification,
    verifyEmail,
    isOwner,
    secondStep,
    confirmEmailChange,
  },
  settings: {
    read: readSettings,
    saveProfile,
    askEmailChange,
    cancelEmailChange,
    saveNotifications,
    savePreferences,
    changePassword,
    devices: listDevices,
    endDevice,
    endOtherDevices,
  },
  twoFactor: {
    start: startTwoFactor,
    confirm: confirmTwoFactor,
    disable: disableTwoFactor,
    newRecoveryCodes: renewRecoveryCodes,
  },
  privacy: {
    read: readPrivacy,
    askExport,
    exportFile: openExport,
    erase: eraseAccount,
    accept: acceptConsent,
    withdraw: withdrawConsent,
    accesses: listAccesses,
  },
  impersonation: { start: startImpersonation, stop: stopImpersonation },
  people: {
    list: listPeople,
    disable: disablePerson,
    enable: enablePerson,
    create: createPerson,
    setRole,
    endSessions,
  },
  catalog: { packages: listPackages, companyTypes: listCompanyTypes, states: listStates, guides: listGuides },
  registrations: {
    list: listRegistrations,
    counts: countRegistrations,
    read: readRegistration,
    detail: readDetail,
    agents: listAgents,
    assign: assignAgent,
    setStatus,
  },
  overview: { read: readOverview },
  documents: {
    list: listDocuments,
    ofRegistration: registrationDocuments,
    read: readDocument,
    upload: uploadDocument,
    add: addDocument,
    request: requestDocument,
    approve: approveDocument,
    reject: rejectDocument,
    file: downloadDocument,
    preview: previewDocument,
    zip: zipDocuments,
  },
  orders: {
    create: orderCreation({ expireOpenSession, markPaid }),
    checkNames,
    readDraft,
    saveDraft,
    clearDraft,
    countStep,
  },
  payments: {
    create: createPayment,
    mode: paymentMode,
    ofRegistration: readPayment,
    readTest: readTestPayment,
    decideTest: decideTestPayment,
    testStripe,
    saveStripe,
    stripeStatus,
    list: listPayments,
    invoice: openInvoice,
    methods: listMethods,
    openPortal,
  },
  messages: {
    conversations: listConversations,
    unread: countUnread,
    conversation: readConversation,
    thread: readThread,
    send: sendMessage,
    markRead: markConversationRead,
  },
  notifications: { list: listNotifications, counts: countNotifications, markRead, markAllRead },
  contact: {
    send: sendContact,
    list: listContacts,
    read: readContact,
    answer: answerContact,
    setStatus: setContactStatus,
  },
  tickets: {
    create: createTicket,
    list: listTickets,
    counts: countTickets,
    read: readTicket,
    reply: replyToTicket,
    setStatus: setTicketStatus,
  },
  devMail: { list: listDevMail, samples: listMailSamples },
}
