import { handoverStatuses } from '#features/agents/rules/handover.ts'
import { answerKinds } from '#features/answer-templates/rules/template.ts'
import { auditCalls } from '#features/audit/contract.ts'
import { CONFIDENCES } from '#features/catalog/rules/state-guide.ts'
import { NAMING_KINDS, SEVERITIES } from '#features/company-names/rules/naming-rule-fields.ts'
import { paperKinds } from '#features/documents/rules/paper-kinds.ts'
import { documentStatuses } from '#features/documents/rules/status.ts'
import { documentTypes } from '#features/documents/rules/types.ts'
import { ALERT_DAYS, OVERDUE } from '#features/duties/rules/alerts.ts'
import { dutyCodes, dutyDependencies, dutyStatuses, movers, settledCodes } from '#features/duties/rules/duty.ts'
import { FACT_KINDS, FACT_SCOPES } from '#features/facts/rules/fact-fields.ts'
import { impersonationEnds } from '#features/impersonation/contract/past-impersonations.ts'
import { notificationCategories } from '#features/notifications/rules/category.ts'
import { industries } from '#features/orders/rules/industry.ts'
import { managements } from '#features/papers/rules/filing-details.ts'
import { paymentView } from '#features/payments/contract/payment-history.ts'
import { payments } from '#features/payments/contract.ts'
import { offeredBy } from '#features/payments/rules/methods.ts'
import { paymentStatuses } from '#features/payments/rules/payment-status.ts'
import { messageOutcomes } from '#features/payments/server/apply-truth.ts'
import { exportView } from '#features/privacy/contract.ts'
import { consentDocuments } from '#features/privacy/rules/consent.ts'
import { purchaseKinds, purchaseStatuses } from '#features/purchases/rules/purchase.ts'
import { NOTICE_DAYS, stopReasons } from '#features/purchases/rules/renewal.ts'
import { ratingDecisions } from '#features/ratings/rules/asking.ts'
import { refundStages } from '#features/refunds/rules/stages.ts'
import { failureColumns, refundFailures, refundStatuses } from '#features/refunds/rules/status.ts'
import { refundGrounds } from '#features/refunds/rules/withdrawal.ts'
import { quoteShape } from '#features/registrations/rules/quote.ts'
import { registrationStatuses } from '#features/registrations/rules/status.ts'
import { contactStatuses, contactSubjects } from '#features/tickets/rules/contact.ts'
import { ticketStatuses, ticketTypes } from '#features/tickets/rules/ticket.ts'
import { taskStatuses } from '#features/workflows/rules/task-status.ts'
import { workflowStatuses } from '#features/workflows/rules/workflow-status.ts'
import { auditActions, auditSubjects, editKinds } from '#rules/audit-actions.ts'
import { editSubjects } from '#rules/edit-subjects.ts'
import { fileKinds } from '#rules/files/file-kinds.ts'
import { languages, timeZones } from '#rules/language/preferences.ts'
import { mailTemplates } from '#rules/mail-templates.ts'
import { roles } from '#rules/role.ts'
import { tokenPurposes } from '#server/auth/account-tokens.ts'
import { migrationKinds } from '#server/db/migration-file.ts'

const auditCheck = auditCalls.seals.response.shape.check.unwrap().shape
const providers = Object.keys(offeredBy)
export type Values = Iterable<string | number | null>
const without = (values: readonly string[], ...less: readonly string[]) =>
  values.filter((value) => !less.includes(value))

/** The closed sets of the database's checks, as the rules and contracts have them. */
export const sameInRules: Readonly<Record<string, Values>> = {
  'account_tokens.purpose': tokenPurposes,
  'answer_templates.kind': answerKinds,
  'audit_checks.problem': auditCheck.broken.unwrap().shape.problem.options,
  'audit_checks.state': auditCheck.state.options,
  'business_registrations.industry': industries,
  'business_registrations.status': registrationStatuses,
  'consents.document': consentDocuments,
  'contact_messages.assunto': contactSubjects,
  'contact_messages.status': contactStatuses,
  'data_exports.state': exportView.shape.state.options,
  'document_requirements.document_type': documentTypes,
  'document_versions.content_type': fileKinds,
  'documents.content_type': fileKinds,
  'documents.document_type': documentTypes,
  'documents.paper_kind': paperKinds,
  'documents.status': documentStatuses,
  'duties.alerted': [...ALERT_DAYS, OVERDUE],
  'duties.code': settledCodes,
  'duties.depends_on': dutyDependencies,
  'duties.kind': without(dutyCodes, ...settledCodes),
  'duties.moved_by': movers,
  'duties.status': dutyStatuses,
  'edits.kind': editKinds,
  'extras.settles': settledCodes,
  'facts.confidence': CONFIDENCES,
  'facts.kind': FACT_KINDS,
  'facts.scope': FACT_SCOPES,
  'filing_details.management': managements,
  'handover_requests.status': handoverStatuses,
  'naming_rules.confidence': CONFIDENCES,
  // A row of the reference data that no list shows and no admin edits.
  'naming_rules.kind': [...NAMING_KINDS, 'normalisation'],
  'naming_rules.severity': SEVERITIES,
  'notifications.category': notificationCategories,
  'payment_events.outcome': messageOutcomes,
  'payment_events.provider': providers,
  // The test provider has no keys.
  'payment_provider_settings.provider': without(providers, 'test'),
  'payments.currency': quoteShape.shape.currency.values,
  'payments.payment_method': paymentView.shape.method.options,
  'payments.payment_status': paymentStatuses,
  // A free order is paid without a provider.
  'payments.provider': [...providers, 'none'],
  'process_status_history.new_status': registrationStatuses,
  'process_status_history.old_status': registrationStatuses,
  'profiles.role': roles,
  'purchases.kind': purchaseKinds,
  'purchases.status': purchaseStatuses,
  'rating_decisions.kind': ratingDecisions,
  'refund_rules.stage': refundStages,
  'refunds.bank': refundFailures.map((failure) => failureColumns(failure).bank),
  'refunds.failure': refundFailures.map((failure) => failureColumns(failure).failure),
  // Unexpected money has a column of its own.
  'refunds.ground': without(refundGrounds, 'unexpected'),
  'refunds.status': refundStatuses,
  'renewal_notices.days': NOTICE_DAYS,
  'renewal_stops.because': stopReasons,
  'schema_migrations.kind': migrationKinds,
  'support_tickets.status': ticketStatuses,
  'support_tickets.type': ticketTypes,
  'test_payment_sessions.state': payments.readTest.response.shape.state.options,
  'usa_company_workflows.workflow_status': workflowStatuses,
  'user_impersonations.ended_by': impersonationEnds,
  'user_preferences.language': languages,
  'user_preferences.time_zone': timeZones,
  'workflow_tasks.task_status': taskStatuses,
}
/** Closed sets that no constant repeats, each with the reason. */
export const onlyInSql: Readonly<Record<string, string>> = {
  'workflow_tasks.origin': 'statements write it and ask for it; no rule decides by it',
}
/** Sets without a check, with which SQL compares all the same: columns that are open in SQL, and an argument of a function. */
export const openInSql: Readonly<Record<string, Values>> = {
  'audit_log.action': auditActions,
  'audit_log.subject_type': auditSubjects,
  'edits.subject_type': editSubjects,
  'outbox_mails.template': mailTemplates,
  'paid_of.status': paymentStatuses,
}
/** Names that are compared with literals and are no column with a set. */
export const noSet = new Set(['changes', 'errcode', 'gin_pending_list_limit', 'search_text', 't', 'tg_op'])
