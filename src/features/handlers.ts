import type { Handlers } from '#server/http/mount.ts'
import { isOwner } from './accounts/server/owner-address.ts'
import { askReset, resetPassword } from './accounts/server/recover-password.ts'
import { secondStep } from './accounts/server/second-step.ts'
import { readSession } from './accounts/server/session-view.ts'
import { askEmailChange, cancelEmailChange } from './accounts/server/settings/ask-email-change.ts'
import { changePassword } from './accounts/server/settings/change-password.ts'
import { confirmEmailChange } from './accounts/server/settings/confirm-email-change.ts'
import { endDevice, endOtherDevices } from './accounts/server/settings/end-devices.ts'
import { listDevices } from './accounts/server/settings/list-devices.ts'
import { saveNotifications, savePreferences } from './accounts/server/settings/save-preferences.ts'
import { saveProfile } from './accounts/server/settings/save-profile.ts'
import { readSettings } from './accounts/server/settings/settings-view.ts'
import { signIn } from './accounts/server/sign-in.ts'
import { signOut } from './accounts/server/sign-out.ts'
import { signUp } from './accounts/server/sign-up.ts'
import { stepUp } from './accounts/server/step-up.ts'
import { confirmTwoFactor } from './accounts/server/two-factor/confirm.ts'
import { disableTwoFactor } from './accounts/server/two-factor/disable.ts'
import { keepTwoFactor } from './accounts/server/two-factor/keep.ts'
import { renewRecoveryCodes } from './accounts/server/two-factor/new-recovery-codes.ts'
import { startTwoFactor } from './accounts/server/two-factor/start.ts'
import { askVerification, verifyEmail } from './accounts/server/verify-email.ts'
import { listAgentProcesses } from './agents/server/workbench/list-agent-processes.ts'
import { readQueue } from './agents/server/workbench/read-queue.ts'
import { createTemplate } from './answer-templates/server/create-template.ts'
import { listTemplates } from './answer-templates/server/list-templates.ts'
import { orderTemplates } from './answer-templates/server/order-templates.ts'
import { readValues } from './answer-templates/server/read-values.ts'
import { removeTemplate } from './answer-templates/server/remove-template.ts'
import { saveTemplate } from './answer-templates/server/save-template.ts'
import { listCompanyTypes } from './catalog/server/list-company-types.ts'
import { listGuides } from './catalog/server/list-guides.ts'
import { listPackages } from './catalog/server/list-packages.ts'
import { listStates } from './catalog/server/list-states.ts'
import { readKeepingCost } from './catalog/server/read-keeping-cost.ts'
import { listClients } from './clients/server/list-clients.ts'
import { readClient } from './clients/server/read-client.ts'
import { readOverview } from './companies/server/read-overview.ts'
import { addDocument } from './documents/server/add-document.ts'
import { listDocuments } from './documents/server/list-documents.ts'
import { downloadDocument, previewDocument } from './documents/server/open-file.ts'
import { readDocument, registrationDocuments } from './documents/server/read-documents.ts'
import { requestDocument } from './documents/server/request-document.ts'
import { approveDocument, rejectDocument } from './documents/server/review-document.ts'
import { uploadDocument } from './documents/server/upload-document.ts'
import { zipDocuments } from './documents/server/zip-documents.ts'
import { listImpersonations } from './impersonation/server/list-impersonations.ts'
import { startImpersonation } from './impersonation/server/start.ts'
import { stopImpersonation } from './impersonation/server/stop.ts'
import { keepingHandlers } from './keeping-handlers.ts'
import { listDevMail } from './mails/server/list-dev-mail.ts'
import { listMailSamples } from './mails/server/list-mail-samples.ts'
import { countUnread } from './messages/server/count-unread.ts'
import { listConversations, readConversation } from './messages/server/list-conversations.ts'
import { markConversationRead } from './messages/server/mark-read.ts'
import { readThread } from './messages/server/read-thread.ts'
import { sendMessage } from './messages/server/send-message.ts'
import { countNotifications, listNotifications } from './notifications/server/list-notifications.ts'
import { markAllRead, markRead } from './notifications/server/mark-read.ts'
import { officeHandlers } from './office-handlers.ts'
import { checkNames } from './orders/server/check-names.ts'
import { countStep } from './orders/server/count-step.ts'
import { orderCreation } from './orders/server/create-order.ts'
import { clearDraft, readDraft, saveDraft } from './orders/server/drafts.ts'
import { readFilingDetails, saveFilingDetails } from './papers/server/filing-details.ts'
import { listPapers } from './papers/server/list-papers.ts'
import { makePaper } from './papers/server/make-paper.ts'
import { showPaper } from './papers/server/show-paper.ts'
import { closeDispute } from './payments/server/close-dispute.ts'
import { createPayment } from './payments/server/create-payment.ts'
import { expireOpenSession } from './payments/server/expire-open-session.ts'
import { listMethods, openPortal } from './payments/server/kept-cards.ts'
import { listPayments } from './payments/server/list-payments.ts'
import { markPaid } from './payments/server/mark-paid.ts'
import { openInvoice } from './payments/server/open-invoice.ts'
import { paymentMode, readPayment } from './payments/server/read-payment.ts'
import { saveStripe } from './payments/server/save-stripe.ts'
import { saveWebhookSecret } from './payments/server/save-webhook-secret.ts'
import { stripeDetails } from './payments/server/stripe-details.ts'
import { stripeStatus, testStripe } from './payments/server/stripe-status.ts'
import { switchProvider } from './payments/server/switch-provider.ts'
import { decideTestPayment, readTestPayment } from './payments/server/test-payment.ts'
import { acceptConsent, withdrawConsent } from './privacy/server/accept-consent.ts'
import { askExport } from './privacy/server/ask-export.ts'
import { eraseAccount } from './privacy/server/erase-account.ts'
import { listAccesses } from './privacy/server/list-accesses.ts'
import { openExport } from './privacy/server/open-export.ts'
import { readPrivacy } from './privacy/server/read-privacy.ts'
import { assignAgent } from './registrations/server/assign-agent.ts'
import { assignMany } from './registrations/server/assign-many.ts'
import { openRecord } from './registrations/server/company-record/open-record.ts'
import { saveRecord } from './registrations/server/company-record/save-record.ts'
import { takeBackDissolution } from './registrations/server/company-record/take-back-dissolution.ts'
import { countRegistrations } from './registrations/server/count-registrations.ts'
import { exportRegistrations } from './registrations/server/export-registrations.ts'
import { listActivity } from './registrations/server/list-activity.ts'
import { listAgents } from './registrations/server/list-assignable-agents.ts'
import { listRegistrations } from './registrations/server/list-registrations.ts'
import { addNote } from './registrations/server/notes/add-note.ts'
import { listNotes } from './registrations/server/notes/list-notes.ts'
import { readDetail } from './registrations/server/read-detail.ts'
import { readRegistration } from './registrations/server/read-registration.ts'
import { setStatus } from './registrations/server/set-status.ts'
import { setStatusMany } from './registrations/server/set-status-many.ts'
import { findEverything } from './search/server/find-everything.ts'
import { countPlatform } from './system/server/count-platform.ts'
import { readSystem } from './system/server/read-system.ts'
import { retryJob, retryJobs } from './system/server/retry-jobs.ts'
import { answerContact } from './tickets/server/answer-contact.ts'
import { createTicket } from './tickets/server/create-ticket.ts'
import { listContacts, readContact } from './tickets/server/list-contacts.ts'
import { countTickets, listTickets, readTicket } from './tickets/server/list-tickets.ts'
import { replyToTicket } from './tickets/server/reply-to-ticket.ts'
import { sendContact } from './tickets/server/send-contact.ts'
import { setContactStatus } from './tickets/server/set-contact-status.ts'
import { setTicketStatus } from './tickets/server/set-ticket-status.ts'
import { beginWorkflow } from './workflows/server/begin-workflow.ts'
import { correctTime } from './workflows/server/correct-time.ts'
import { countWorkflows } from './workflows/server/count-workflows.ts'
import { listEinRefusals } from './workflows/server/list-ein-refusals.ts'
import { listWorkflows } from './workflows/server/list-workflows.ts'
import { readWorkflow } from './workflows/server/read-workflow.ts'
import { saveNotes } from './workflows/server/save-notes.ts'
import { setComplexity } from './workflows/server/set-complexity.ts'
import { setTaskStatus } from './workflows/server/set-task-status.ts'
import { setWorkflowStatus } from './workflows/server/set-workflow-status.ts'
import { readTimer, startTimer, stopTimer } from './workflows/server/timer.ts'

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
