import { createAgent } from '#server/features/accounts/create-agent.ts'
import { createPerson } from '#server/features/accounts/create-person.ts'
import { isOwner } from '#server/features/accounts/owner-address.ts'
import { askReset, resetPassword } from '#server/features/accounts/recover-password.ts'
import { secondStep } from '#server/features/accounts/second-step.ts'
import { sendResetLink } from '#server/features/accounts/send-reset-link.ts'
import { readSession } from '#server/features/accounts/session-view.ts'
import { signIn } from '#server/features/accounts/sign-in.ts'
import { signOut } from '#server/features/accounts/sign-out.ts'
import { signUp } from '#server/features/accounts/sign-up.ts'
import { askVerification, verifyEmail } from '#server/features/accounts/verify-email.ts'
import { agentWork } from '#server/features/agents/agent-work.ts'
import { askHandover } from '#server/features/agents/ask-handover.ts'
import { acceptHandover, declineHandover } from '#server/features/agents/decide-handover.ts'
import { handOver } from '#server/features/agents/hand-over.ts'
import { listAgentOverview } from '#server/features/agents/list-agents.ts'
import { listHandovers } from '#server/features/agents/list-handovers.ts'
import { readAgent } from '#server/features/agents/read-agent.ts'
import { saveAgent } from '#server/features/agents/save-agent.ts'
import { readAnnouncement, saveAnnouncement } from '#server/features/announcement/announcement.ts'
import { exportAudit } from '#server/features/audit/export-audit.ts'
import { listAudit } from '#server/features/audit/list-audit.ts'
import { readSeals } from '#server/features/audit/read-seals.ts'
import { startCheck } from '#server/features/audit/start-check.ts'
import { listCompanyTypes } from '#server/features/catalog/list-company-types.ts'
import { listGuides } from '#server/features/catalog/list-guides.ts'
import { listPackages } from '#server/features/catalog/list-packages.ts'
import { listStates } from '#server/features/catalog/list-states.ts'
import { changeRules, listRules } from '#server/features/commission-rules/change-rules.ts'
import { createRule } from '#server/features/commission-rules/create-rule.ts'
import { exportCommissions } from '#server/features/commissions/export-commissions.ts'
import { listCommissions } from '#server/features/commissions/list-commissions.ts'
import { payCommissions } from '#server/features/commissions/pay-commissions.ts'
import { readMonths } from '#server/features/commissions/read-months.ts'
import { openRecord } from '#server/features/company-record/open-record.ts'
import { saveRecord } from '#server/features/company-record/save-record.ts'
import { listDevMail } from '#server/features/dev-mail/list-dev-mail.ts'
import { listMailSamples } from '#server/features/dev-mail/list-mail-samples.ts'
import { addRequirement } from '#server/features/document-requirements/add-requirement.ts'
import { listRequirements } from '#server/features/document-requirements/list-requirements.ts'
import { orderRequirements } from '#server/features/document-requirements/order-requirements.ts'
import { saveRequirement } from '#server/features/document-requirements/save-requirement.ts'
import { addDocument } from '#server/features/documents/add-document.ts'
import { listDocuments } from '#server/features/documents/list-documents.ts'
import { downloadDocument, previewDocument } from '#server/features/documents/open-file.ts'
import { readDocument, registrationDocuments } from '#server/features/documents/read-documents.ts'
import { requestDocument } from '#server/features/documents/request-document.ts'
import { approveDocument, rejectDocument } from '#server/features/documents/review-document.ts'
import { uploadDocument } from '#server/features/documents/upload-document.ts'
import { zipDocuments } from '#server/features/documents/zip-documents.ts'
import { listEdits } from '#server/features/edits/list-edits.ts'
import { listFactsElsewhere, listFactsOfState } from '#server/features/facts/list-facts.ts'
import { listStateRows } from '#server/features/facts/list-state-rows.ts'
import { saveFact } from '#server/features/facts/save-fact.ts'
import { listFailedMails } from '#server/features/failed-mails/list-failed-mails.ts'
import { dismissFailedMail, retryFailedMail } from '#server/features/failed-mails/settle-failed-mail.ts'
import { startImpersonation } from '#server/features/impersonation/start.ts'
import { stopImpersonation } from '#server/features/impersonation/stop.ts'
import { countUnread } from '#server/features/messages/count-unread.ts'
import { listConversations, readConversation } from '#server/features/messages/list-conversations.ts'
import { markConversationRead } from '#server/features/messages/mark-read.ts'
import { readThread } from '#server/features/messages/read-thread.ts'
import { sendMessage } from '#server/features/messages/send-message.ts'
import { addWord } from '#server/features/naming-rules/add-word.ts'
import { listNamingRules } from '#server/features/naming-rules/list-rules.ts'
import { removeWord } from '#server/features/naming-rules/remove-word.ts'
import { saveNamingRule } from '#server/features/naming-rules/save-rule.ts'
import { addNote } from '#server/features/notes/add-note.ts'
import { listNotes } from '#server/features/notes/list-notes.ts'
import { countNotifications, listNotifications } from '#server/features/notifications/list-notifications.ts'
import { markAllRead, markRead } from '#server/features/notifications/mark-read.ts'
import { readDashboard } from '#server/features/office-dashboard/read-dashboard.ts'
import { checkNames } from '#server/features/orders/check-names.ts'
import { countStep } from '#server/features/orders/count-step.ts'
import { orderCreation } from '#server/features/orders/create-order.ts'
import { clearDraft, readDraft, saveDraft } from '#server/features/orders/drafts.ts'
import { readOverview } from '#server/features/overview/read-overview.ts'
import { arrangeServices } from '#server/features/packages/arrange-services.ts'
import { createService } from '#server/features/packages/create-service.ts'
import { listServices } from '#server/features/packages/list-services.ts'
import { removeService } from '#server/features/packages/remove-service.ts'
import { restoreService } from '#server/features/packages/restore-service.ts'
import { saveService } from '#server/features/packages/save-service.ts'
import { closeDispute } from '#server/features/payments/close-dispute.ts'
import { createPayment } from '#server/features/payments/create-payment.ts'
import { expireOpenSession } from '#server/features/payments/expire-open-session.ts'
import { listMethods, openPortal } from '#server/features/payments/kept-cards.ts'
import { listPayments } from '#server/features/payments/list-payments.ts'
import { markPaid } from '#server/features/payments/mark-paid.ts'
import { openInvoice } from '#server/features/payments/open-invoice.ts'
import { paymentMode, readPayment } from '#server/features/payments/read-payment.ts'
import { saveStripe } from '#server/features/payments/save-stripe.ts'
import { stripeStatus, testStripe } from '#server/features/payments/stripe-status.ts'
import { decideTestPayment, readTestPayment } from '#server/features/payments/test-payment.ts'
import { disablePerson, enablePerson } from '#server/features/people/disable-person.ts'
import { endSessions } from '#server/features/people/end-sessions.ts'
import { listPeople } from '#server/features/people/list-people.ts'
import { listSignIns } from '#server/features/people/list-sign-ins.ts'
import { endPersonDevice, personDevices } from '#server/features/people/person-devices.ts'
import { personRecords } from '#server/features/people/person-records.ts'
import { readPerson } from '#server/features/people/read-person.ts'
import { savePerson } from '#server/features/people/save-person.ts'
import { setRole } from '#server/features/people/set-role.ts'
import { acceptConsent, withdrawConsent } from '#server/features/privacy/accept-consent.ts'
import { askExport } from '#server/features/privacy/ask-export.ts'
import { eraseAccount } from '#server/features/privacy/erase-account.ts'
import { listAccesses } from '#server/features/privacy/list-accesses.ts'
import { openExport } from '#server/features/privacy/open-export.ts'
import { readPrivacy } from '#server/features/privacy/read-privacy.ts'
import { listRechecks } from '#server/features/rechecks/list-rechecks.ts'
import { markChecked } from '#server/features/rechecks/mark-checked.ts'
import { assignAgent } from '#server/features/registrations/assign-agent.ts'
import { assignMany } from '#server/features/registrations/assign-many.ts'
import { countRegistrations } from '#server/features/registrations/count-registrations.ts'
import { exportRegistrations } from '#server/features/registrations/export-registrations.ts'
import { listActivity } from '#server/features/registrations/list-activity.ts'
import { listAgents } from '#server/features/registrations/list-agents.ts'
import { listRegistrations } from '#server/features/registrations/list-registrations.ts'
import { readDetail } from '#server/features/registrations/read-detail.ts'
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
import { readSiteSettings, saveGeneral, saveSecurity } from '#server/features/site-settings/save-settings.ts'
import { answerContact } from '#server/features/support/answer-contact.ts'
import { createTicket } from '#server/features/support/create-ticket.ts'
import { listContacts, readContact } from '#server/features/support/list-contacts.ts'
import { countTickets, listTickets, readTicket } from '#server/features/support/list-tickets.ts'
import { replyToTicket } from '#server/features/support/reply-to-ticket.ts'
import { sendContact } from '#server/features/support/send-contact.ts'
import { setContactStatus } from '#server/features/support/set-contact-status.ts'
import { setTicketStatus } from '#server/features/support/set-ticket-status.ts'
import { confirmTwoFactor } from '#server/features/two-factor/confirm.ts'
import { disableTwoFactor } from '#server/features/two-factor/disable.ts'
import { renewRecoveryCodes } from '#server/features/two-factor/new-recovery-codes.ts'
import { startTwoFactor } from '#server/features/two-factor/start.ts'
import { activateTemplate } from '#server/features/workflow-templates/activate-template.ts'
import { addTemplate } from '#server/features/workflow-templates/add-template.ts'
import { listTemplates } from '#server/features/workflow-templates/list-templates.ts'
import { saveTemplate } from '#server/features/workflow-templates/save-template.ts'
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
    read: readPerson,
    records: personRecords,
    signIns: listSignIns,
    devices: personDevices,
    endDevice: endPersonDevice,
    save: savePerson,
    sendReset: sendResetLink,
    disable: disablePerson,
    enable: enablePerson,
    create: createPerson,
    setRole,
    endSessions,
  },
  packages: {
    list: listServices,
    create: createService,
    save: saveService,
    remove: removeService,
    restore: restoreService,
    arrange: arrangeServices,
  },
  announcement: { read: readAnnouncement, save: saveAnnouncement },
  agents: {
    list: listAgentOverview,
    read: readAgent,
    create: createAgent,
    save: saveAgent,
    work: agentWork,
    handOver,
    requests: listHandovers,
    acceptHandover,
    declineHandover,
    askHandover,
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
    csv: exportRegistrations,
    assignMany,
    setStatusMany,
    activity: listActivity,
  },
  notes: { list: listNotes, add: addNote },
  companyRecord: { save: saveRecord, pdf: openRecord },
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
  officeDashboard: { read: readDashboard },
  failedMails: { list: listFailedMails, retry: retryFailedMail, dismiss: dismissFailedMail },
  search: { find: findEverything },
  edits: { list: listEdits },
  commissionRules: { list: listRules, change: changeRules, create: createRule },
  siteSettings: { read: readSiteSettings, saveGeneral, saveSecurity },
  commissions: { months: readMonths, list: listCommissions, export: exportCommissions, pay: payCommissions },
  audit: { list: listAudit, export: exportAudit, seals: readSeals, check: startCheck },
  facts: { states: listStateRows, ofState: listFactsOfState, elsewhere: listFactsElsewhere, save: saveFact },
  rechecks: { list: listRechecks, mark: markChecked },
  namingRules: { list: listNamingRules, save: saveNamingRule, create: addWord, remove: removeWord },
  documentRequirements: {
    list: listRequirements,
    create: addRequirement,
    save: saveRequirement,
    order: orderRequirements,
  },
  workflowTemplates: {
    list: listTemplates,
    create: addTemplate,
    save: saveTemplate,
    activate: activateTemplate,
  },
  devMail: { list: listDevMail, samples: listMailSamples },
}
