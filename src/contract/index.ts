import { accounts } from './accounts.ts'
import { agentCalls } from './agents.ts'
import { announcement } from './announcement.ts'
import { answerTemplates } from './answer-templates.ts'
import { audit } from './audit.ts'
import { catalog } from './catalog.ts'
import { clients } from './clients.ts'
import { commissionRules } from './commission-rules.ts'
import { commissions } from './commissions.ts'
import { companyRecord } from './company-record.ts'
import { contact } from './contact.ts'
import { devMail } from './dev-mail.ts'
import { documentRequirements } from './document-requirements.ts'
import { documents } from './documents.ts'
import { duties } from './duties.ts'
import { edits } from './edits.ts'
import { extras } from './extras.ts'
import { facts } from './facts.ts'
import { failedMails } from './failed-mails.ts'
import { handoverCalls } from './handovers.ts'
import { impersonation } from './impersonation.ts'
import { integrations } from './integrations.ts'
import { messages } from './messages.ts'
import { namingRules } from './naming-rules.ts'
import { notes } from './notes.ts'
import { notifications } from './notifications.ts'
import { officeDashboard } from './office-dashboard.ts'
import { orders } from './orders.ts'
import { overview } from './overview.ts'
import { owners } from './owners.ts'
import { packages } from './packages.ts'
import { papers } from './papers.ts'
import { pastImpersonations } from './past-impersonations.ts'
import { paymentHistory } from './payment-history.ts'
import { paymentKeys } from './payment-keys.ts'
import { paymentMethods } from './payment-methods.ts'
import { payments } from './payments.ts'
import { people } from './people.ts'
import { platformCounts } from './platform-counts.ts'
import { privacy } from './privacy.ts'
import { purchases, renewals } from './purchases.ts'
import { ratings } from './ratings.ts'
import { rechecks } from './rechecks.ts'
import { refunds } from './refunds.ts'
import { registrationActivity } from './registration-activity.ts'
import { registrations } from './registrations.ts'
import { registrationsMany } from './registrations-many.ts'
import { search } from './search.ts'
import { settings } from './settings.ts'
import { siteSettings } from './site-settings.ts'
import { system } from './system.ts'
import { tickets } from './tickets.ts'
import { twoFactor } from './two-factor.ts'
import { unreadMessages } from './unread-messages.ts'
import { workbench } from './workbench.ts'
import { workflowTemplates } from './workflow-templates.ts'
import { workflows } from './workflows.ts'

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
  audit,
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
