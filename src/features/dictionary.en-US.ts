import { accountMenu } from '#web/words/account-menu.en-US.ts'
import { charts } from '#web/words/charts.en-US.ts'
import { failures } from '#web/words/failures.en-US.ts'
import { problems } from '#web/words/problems.en-US.ts'
import { recordDrawer } from '#web/words/record-drawer.en-US.ts'
import { refusals } from '#web/words/refusals.en-US.ts'
import { screens } from '#web/words/screens.en-US.ts'
import { shell } from '#web/words/shell.en-US.ts'
import { ui } from '#web/words/ui.en-US.ts'
import { accountTitles } from './accounts/words/account-titles.en-US.ts'
import { recovery } from './accounts/words/recovery.en-US.ts'
import { requiredStep } from './accounts/words/required-step.en-US.ts'
import { security } from './accounts/words/security.en-US.ts'
import { settings } from './accounts/words/settings.en-US.ts'
import { signIn } from './accounts/words/sign-in.en-US.ts'
import { signUp } from './accounts/words/sign-up.en-US.ts'
import { stepUp } from './accounts/words/step-up.en-US.ts'
import { twoFactor } from './accounts/words/two-factor.en-US.ts'
import { verification } from './accounts/words/verification.en-US.ts'
import { agents } from './agents/words/agents.en-US.ts'
import { workbench } from './agents/words/workbench.en-US.ts'
import { announcement } from './announcement/words/announcement.en-US.ts'
import { answers } from './answer-templates/words/answers.en-US.ts'
import { audit } from './audit/words/audit.en-US.ts'
import { clients } from './clients/words/clients.en-US.ts'
import { agentCommissions } from './commissions/words/agent-commissions.en-US.ts'
import { commissionRules } from './commissions/words/commission-rules.en-US.ts'
import { commissions } from './commissions/words/commissions.en-US.ts'
import { dashboard } from './companies/words/companies.en-US.ts'
import { namingRules } from './company-names/words/naming-rules.en-US.ts'
import { officeDashboard } from './dashboard/words/dashboard.en-US.ts'
import { customerDocuments } from './documents/words/customer-documents.en-US.ts'
import { documentRequirements } from './documents/words/document-requirements.en-US.ts'
import { documents } from './documents/words/documents.en-US.ts'
import { teamDocuments } from './documents/words/team-documents.en-US.ts'
import { duties } from './duties/words/duties.en-US.ts'
import { nextDuties } from './duties/words/next-duties.en-US.ts'
import { edits } from './edits/words/edits.en-US.ts'
import { states } from './facts/words/states.en-US.ts'
import { impersonation } from './impersonation/words/impersonation.en-US.ts'
import { impersonations } from './impersonation/words/impersonations.en-US.ts'
import { integrations } from './integrations/words/integrations.en-US.ts'
import { failedMails } from './mails/words/failed-mails.en-US.ts'
import { messages } from './messages/words/messages.en-US.ts'
import { notifications } from './notifications/words/notifications.en-US.ts'
import { services } from './packages/words/packages.en-US.ts'
import { papers } from './papers/words/papers.en-US.ts'
import { payment } from './payments/words/payment.en-US.ts'
import { payments } from './payments/words/payments.en-US.ts'
import { people } from './people/words/people.en-US.ts'
import { privacy } from './privacy/words/privacy.en-US.ts'
import { purchases } from './purchases/words/purchases.en-US.ts'
import { serviceOrders } from './purchases/words/service-orders.en-US.ts'
import { ratings } from './ratings/words/ratings.en-US.ts'
import { teamRatings } from './ratings/words/team-ratings.en-US.ts'
import { refunds } from './refunds/words/refunds.en-US.ts'
import { teamRefunds } from './refunds/words/team-refunds.en-US.ts'
import { companyRecord } from './registrations/words/company-record.en-US.ts'
import { processDetail } from './registrations/words/process-detail.en-US.ts'
import { processes } from './registrations/words/processes.en-US.ts'
import { registrations } from './registrations/words/registrations.en-US.ts'
import { teamRegistrations } from './registrations/words/team-registrations.en-US.ts'
import { search } from './search/words/search.en-US.ts'
import { extras } from './services/words/services.en-US.ts'
import { siteSettings } from './site-settings/words/site-settings.en-US.ts'
import { platformCounters } from './system/words/platform-counters.en-US.ts'
import { system } from './system/words/system.en-US.ts'
import { support } from './tickets/words/support.en-US.ts'
import { tickets } from './tickets/words/tickets.en-US.ts'
import { workflowTemplates } from './workflows/words/workflow-templates.en-US.ts'
import { workflows } from './workflows/words/workflows.en-US.ts'

export const dictionary = {
  accountMenu,
  accountTitles,
  answers,
  audit,
  charts,
  commissions,
  agentCommissions,
  clients,
  commissionRules,
  integrations,
  siteSettings,
  agents,
  people,
  impersonation,
  impersonations,
  signIn,
  messages,
  dashboard,
  documents,
  documentRequirements,
  companyRecord,
  papers,
  customerDocuments,
  duties,
  purchases,
  edits,
  extras,
  failedMails,
  failures,
  namingRules,
  nextDuties,
  notifications,
  officeDashboard,
  payment,
  payments,
  platformCounters,
  privacy,
  problems,
  processDetail,
  processes,
  system,
  teamRatings,
  teamRefunds,
  teamRegistrations,
  recordDrawer,
  recovery,
  ratings,
  refunds,
  refusals,
  registrations,
  requiredStep,
  teamDocuments,
  screens,
  search,
  security,
  serviceOrders,
  services,
  announcement,
  settings,
  shell,
  signUp,
  states,
  stepUp,
  support,
  tickets,
  twoFactor,
  ui,
  verification,
  workbench,
  workflowTemplates,
  workflows,
}
