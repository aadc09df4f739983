import { settings } from './accounts/contract/settings.ts'
import { twoFactor } from './accounts/contract/two-factor.ts'
import { accounts } from './accounts/contract.ts'
import { handoverCalls } from './agents/contract/handovers.ts'
import { workbench } from './agents/contract/workbench.ts'
import { agentCalls } from './agents/contract.ts'
import { announcement } from './announcement/contract.ts'
import { answerTemplates } from './answer-templates/contract.ts'
import { auditCalls } from './audit/contract.ts'
import { catalog } from './catalog/contract.ts'
import { clients } from './clients/contract.ts'
import { commissionRules } from './commissions/contract/commission-rules.ts'
import { commissions } from './commissions/contract.ts'
import { overview } from './companies/contract.ts'
import { namingRules } from './company-names/contract.ts'
import { officeDashboard } from './dashboard/contract.ts'
import { documentRequirements } from './documents/contract/document-requirements.ts'
import { documents } from './documents/contract.ts'
import { duties } from './duties/contract.ts'
import { edits } from './edits/contract.ts'
import { rechecks } from './facts/contract/rechecks.ts'
import { facts } from './facts/contract.ts'
import { pastImpersonations } from './impersonation/contract/past-impersonations.ts'
import { impersonation } from './impersonation/contract.ts'
import { integrations } from './integrations/contract.ts'
import { devMail } from './mails/contract/dev-mail.ts'
import { failedMails } from './mails/contract/failed-mails.ts'
import { unreadMessages } from './messages/contract/unread-messages.ts'
import { messages } from './messages/contract.ts'
import { notifications } from './notifications/contract.ts'
import { orders } from './orders/contract.ts'
import { owners } from './owners/contract.ts'
import { packages } from './packages/contract.ts'
import { papers } from './papers/contract.ts'
import { paymentHistory } from './payments/contract/payment-history.ts'
import { paymentKeys } from './payments/contract/payment-keys.ts'
import { paymentMethods } from './payments/contract/payment-methods.ts'
import { payments } from './payments/contract.ts'
import { people } from './people/contract.ts'
import { privacy } from './privacy/contract.ts'
import { purchases, renewals } from './purchases/contract.ts'
import { ratings } from './ratings/contract.ts'
import { refunds } from './refunds/contract.ts'
import { companyRecord } from './registrations/contract/company-record.ts'
import { notes } from './registrations/contract/notes.ts'
import { registrationActivity } from './registrations/contract/registration-activity.ts'
import { registrationsMany } from './registrations/contract/registrations-many.ts'
import { registrations } from './registrations/contract.ts'
import { search } from './search/contract.ts'
import { extras } from './services/contract.ts'
import { siteSettings } from './site-settings/contract.ts'
import { platformCounts } from './system/contract/platform-counts.ts'
import { system } from './system/contract.ts'
import { contact } from './tickets/contract/contact.ts'
import { tickets } from './tickets/contract.ts'
import { workflowTemplates } from './workflows/contract/workflow-templates.ts'
import { workflows } from './workflows/contract.ts'

/** The table of contents of the API. */
export const contract = {
  accounts,
  settings,
  twoFactor,
  privacy,
  impersonation: { ...impersonation, ...pastImpersonations },
  system: { ...system, ...platformCounts },
  integrations,
  people,
  agents: { ...agentCalls, ...handoverCalls },
  catalog,
  packages,
  announcement,
  registrations: { ...registrations, ...registrationsMany, ...registrationActivity },
  workbench,
  clients,
  notes,
  companyRecord,
  documents,
  owners,
  papers,
  duties,
  extras,
  purchases,
  renewals,
  overview,
  officeDashboard,
  orders,
  payments: { ...payments, ...paymentHistory, ...paymentMethods, ...paymentKeys },
  refunds,
  ratings,
  answerTemplates,
  messages: { ...messages, ...unreadMessages },
  notifications,
  contact,
  tickets,
  failedMails,
  search,
  edits,
  audit: auditCalls,
  commissions,
  siteSettings,
  commissionRules,
  facts,
  rechecks,
  namingRules,
  documentRequirements,
  workflowTemplates,
  workflows,
  devMail,
}

export type Contract = typeof contract
