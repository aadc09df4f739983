import { isOwner } from '#server/features/accounts/owner-address.ts'
import { askReset, resetPassword } from '#server/features/accounts/recover-password.ts'
import { secondStep } from '#server/features/accounts/second-step.ts'
import { readSession } from '#server/features/accounts/session-view.ts'
import { signIn } from '#server/features/accounts/sign-in.ts'
import { signOut } from '#server/features/accounts/sign-out.ts'
import { signUp } from '#server/features/accounts/sign-up.ts'
import { stepUp } from '#server/features/accounts/step-up.ts'
import { askVerification, verifyEmail } from '#server/features/accounts/verify-email.ts'
import { createTemplate } from '#server/features/answer-templates/create-template.ts'
import { listTemplates } from '#server/features/answer-templates/list-templates.ts'
import { orderTemplates } from '#server/features/answer-templates/order-templates.ts'
import { readValues } from '#server/features/answer-templates/read-values.ts'
import { removeTemplate } from '#server/features/answer-templates/remove-template.ts'
import { saveTemplate } from '#server/features/answer-templates/save-template.ts'
import { listCompanyTypes } from '#server/features/catalog/list-company-types.ts'
import { listGuides } from '#server/features/catalog/list-guides.ts'
import { listPackages } from '#server/features/catalog/list-packages.ts'
import { listStates } from '#server/features/catalog/list-states.ts'
import { readKeepingCost } from '#server/features/catalog/read-keeping-cost.ts'
import { listClients } from '#server/features/clients/list-clients.ts'
import { readClient } from '#server/features/clients/read-client.ts'
import { openRecord } from '#server/features/company-record/open-record.ts'
import { saveRecord } from '#server/features/company-record/save-record.ts'
import { takeBackDissolution } from '#server/features/company-record/take-back-dissolution.ts'
import { listDevMail } from '#server/features/dev-mail/list-dev-mail.ts'
import { listMailSamples } from '#server/features/dev-mail/list-mail-samples.ts'
import { addDocument } from '#server/features/documents/add-document.ts'
import { listDocuments } from '#server/features/documents/list-documents.ts'
import { downloadDocument, previewDocument } from '#server/features/documents/open-file.ts'
import { readDocument, registrationDocuments } from '#server/features/documents/read-documents.ts'
import { requestDocument } from '#server/features/documents/request-document.ts'
import { approveDocument, rejectDocument } from '#server/features/documents/review-document.ts'
import { uploadDocument } from '#server/features/documents/upload-document.ts'
import { zipDocuments } from '#server/features/documents/zip-documents.ts'
import { listImpersonations } from '#server/features/impersonation/list-impersonations.ts'
import { startImpersonation } from '#server/features/impersonation/start.ts'
import { stopImpersonation } from '#server/features/impersonation/stop.ts'
import { countUnread } from '#server/features/messages/count-unread.ts'
import { listConversations, readConversation } from '#server/features/messages/list-conversations.ts'
import { markConversationRead } from '#server/features/messages/mark-read.ts'
import { readThread } from '#server/features/messages/read-thread.ts'
import { sendMessage } from '#server/features/messages/send-message.ts'
import { addNote } from '#server/features/notes/add-note.ts'
import { listNotes } from '#server/features/notes/list-notes.ts'
import { countNotifications, listNotifications } from '#server/features/notifications/list-notifications.ts'
import { markAllRead, markRead } from '#server/features/notifications/mark-read.ts'
import { checkNames } from '#server/features/orders/check-names.ts'
import { countStep } from '#server/features/orders/count-step.ts'
import { orderCreation } from '#server/features/orders/create-order.ts'
import { clearDraft, readDraft, saveDraft } from '#server/features/orders/drafts.ts'
import { readOverview } from '#server/features/overview/read-overview.ts'
import { readFilingDetails, saveFilingDetails } from '#server/features/papers/filing-details.ts'
import { listPapers } from '#server/features/papers/list-papers.ts'
import { makePaper } from '#server/features/papers/make-paper.ts'
import { showPaper } from '#server/features/papers/show-paper.ts'
import { closeDispute } from '#server/features/payments/close-dispute.ts'
import { createPayment } from '#server/features/payments/create-payment.ts'
import { expireOpenSession } from '#server/features/payments/expire-open-session.ts'
import { listMethods, openPortal } from '#server/features/payments/kept-cards.ts'
import { listPayments } from '#server/features/payments/list-payments.ts'
import { markPaid } from '#server/features/payments/mark-paid.ts'
import { openInvoice } from '#server/features/payments/open-invoice.ts'
import { paymentMode, readPayment } from '#server/features/payments/read-payment.ts'
import { saveStripe } from '#server/features/payments/save-stripe.ts'
import { saveWebhookSecret } from '#server/features/payments/save-webhook-secret.ts'
import { stripeDetails } from '#server/features/payments/stripe-details.ts'
import { stripeStatus, testStripe } from '#server/features/payments/stripe-status.ts'
import { switchProvider } from '#server/features/payments/switch-provider.ts'
import { decideTestPayment, readTestPayment } from '#server/features/payments/test-payment.ts'
import { acceptConsent, withdrawConsent } from '#server/features/privacy/accept-consent.ts'
import { askExport } from '#server/features/privacy/ask-export.ts'
import { eraseAccount } from '#server/features/privacy/erase-account.ts'
import { listAccesses } from '#server/features/privacy/list-accesses.ts'
import { openExport } from '#server/features/privacy/open-export.ts'
import { readPrivacy } from '#server/features/privacy/read-privacy.ts'
import { assignAgent } from '#server/features/registrations/assign-agent.ts'
import { assignMany } from '#server/features/registrations/assign-many.ts'
import { countRegistrations } from '#server/features/registrations/count-registrations.ts'
import { exportRegistrations } from '#server/features/registrations/export-registrations.ts'
import { listActivity } from '#server/features/registrations/list-activity.ts'
import { listAgentProcesses } from '#server/features/registrations/list-agent-processes.ts'
import { listAgents } from '#server/features/registrations/list-agents.ts'
import { listRegistrations } from '#server/features/registrations/list-registrations.ts'
import { readDetail } from '#server/features/registrations/read-detail.ts'
import { readQueue } from '#server/features/registrations/read-queue.ts'
import { readRegistration } from '#server/features/registrations/read-registration.ts'
import { setStatus } from '#server/features/registrations/set-status.ts'
import { setStatusMany } from '#server/features/registrations/set-status-many.ts'
import { findEverything } from '#server/features/search/find-everything.ts'
import { askEmailChange, cancelEmailChange } from '#server/features/settings/ask-email-change.ts'
import { changePassword } from '#server/features/settings/change-password.ts'
import { confirmEmailChange } from '#server/features/settings/confirm-email-change.ts'
import { endDevice, endOtherDevices } from '#server/features/settings/end-devices.ts'
import { listDevices } from '#server/features/settings/list-devices.ts'
import { saveNotifications, savePreferences } from '#server/features/settings/save-preferences.ts'
import { saveProfile } from '#server/features/settings/save-profile.ts'
import { readSettings } from '#server/features/settings/settings-view.ts'
import { answerContact } from '#server/features/support/answer-contact.ts'
import { createTicket } from '#server/features/support/create-ticket.ts'
import { listContacts, readContact } from '#server/features/support/list-contacts.ts'
import { countTickets, listTickets, readTicket } from '#server/features/support/list-tickets.ts'
import { replyToTicket } from '#server/features/support/reply-to-ticket.ts'
import { sendContact } from '#server/features/support/send-contact.ts'
import { setContactStatus } from '#server/features/support/set-contact-status.ts'
import { setTicketStatus } from '#server/features/support/set-ticket-status.ts'
import { countPlatform } from '#server/features/system/count-platform.ts'
import { readSystem } from '#server/features/system/read-system.ts'
import { retryJob, retryJobs } from '#server/features/system/retry-jobs.ts'
import { confirmTwoFactor } from '#server/features/two-factor/confirm.ts'
import { disableTwoFactor } from '#server/features/two-factor/disable.ts'
import { keepTwoFactor } from '#server/features/two-factor/keep.ts'
import { renewRecoveryCodes } from '#server/features/two-factor/new-recovery-codes.ts'
import { startTwoFactor } from '#server/features/two-factor/start.ts'
import { beginWorkflow } from '#server/features/workflows/begin-workflow.ts'
import { correctTime } from '#server/features/workflows/correct-time.ts'
import { countWorkflows } from '#server/features/workflows/count-workflows.ts'
import { listEinRefusals } from '#server/features/workflows/list-ein-refusals.ts'
import { listWorkflows } from '#server/features/workflows/list-workflows.ts'
import { readWorkflow } from '#server/features/workflows/read-workflow.ts'
import { saveNotes } from '#server/features/workflows/save-notes.ts'
import { setComplexity } from '#server/features/workflows/set-complexity.ts'
import { setTaskStatus } from '#server/features/workflows/set-task-status.ts'
import { setWorkflowStatus } from '#server/features/workflows/set-workflow-status.ts'
import { readTimer, startTimer, stopTimer } from '#server/features/workflows/timer.ts'
import { keepingHandlers } from './keeping-handlers.ts'
import type { Handlers } from './mount.ts'
import { officeHandlers } from './office-handlers.ts'

/** Each call of the contract and the use-case that answers it. */
export const handlers: Handlers = {
  accounts: {
    session: readSession,
    signUp,
    signIn,
    signOut,
    stepUp,
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
    keep: keepTwoFactor,
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
  impersonation: { list: listImpersonations, start: startImpersonation, stop: stopImpersonation },
  system: { counts: countPlatform, read: readSystem, retryJob, retryJobs },
  catalog: {
    packages: listPackages,
    companyTypes: listCompanyTypes,
    states: listStates,
    guides: listGuides,
    keepingCost: readKeepingCost,
  },
  registrations: {
    list: listRegistrations,
    counts: countRegistrations,
    read: readRegistration,
    detail: readDetail,
    agents: listAgents,
    assign: assignAgent,
    setStatus,
    csv: exportRegistrations,
    assignMany,
    setStatusMany,
    activity: listActivity,
  },
  workbench: { queue: readQueue, processes: listAgentProcesses },
  clients: { list: listClients, read: readClient },
  notes: { list: listNotes, add: addNote },
  companyRecord: { save: saveRecord, takeBackDissolution, pdf: openRecord },
  ...keepingHandlers,
  papers: {
    list: listPapers,
    make: makePaper,
    show: showPaper,
    details: readFilingDetails,
    saveDetails: saveFilingDetails,
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
    closeDispute,
    mode: paymentMode,
    ofRegistration: readPayment,
    readTest: readTestPayment,
    decideTest: decideTestPayment,
    testStripe,
    saveStripe,
    stripeStatus,
    stripeDetails,
    saveWebhookSecret,
    switchProvider,
    list: listPayments,
    invoice: openInvoice,
    methods: listMethods,
    openPortal,
  },
  answerTemplates: {
    list: listTemplates,
    values: readValues,
    create: createTemplate,
    save: saveTemplate,
    order: orderTemplates,
    remove: removeTemplate,
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
  workflows: {
    list: listWorkflows,
    counts: countWorkflows,
    read: readWorkflow,
    create: beginWorkflow,
    setStatus: setWorkflowStatus,
    setComplexity,
    setTaskStatus,
    saveNotes,
    timer: readTimer,
    startTimer,
    stopTimer,
    correctTime,
    einRefusals: listEinRefusals,
  },
  search: { find: findEverything },
  ...officeHandlers,
  devMail: { list: listDevMail, samples: listMailSamples },
}
