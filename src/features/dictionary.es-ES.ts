import { accountMenu } from '#web/words/account-menu.es-ES.ts'
import { charts } from '#web/words/charts.es-ES.ts'
import { failures } from '#web/words/failures.es-ES.ts'
import { problems } from '#web/words/problems.es-ES.ts'
import { recordDrawer } from '#web/words/record-drawer.es-ES.ts'
import { refusals } from '#web/words/refusals.es-ES.ts'
import { screens } from '#web/words/screens.es-ES.ts'
import { shell } from '#web/words/shell.es-ES.ts'
import { ui } from '#web/words/ui.es-ES.ts'
import { accountTitles } from './accounts/words/account-titles.es-ES.ts'
import { recovery } from './accounts/words/recovery.es-ES.ts'
import { requiredStep } from './accounts/words/required-step.es-ES.ts'
import { security } from './accounts/words/security.es-ES.ts'
import { settings } from './accounts/words/settings.es-ES.ts'
import { signIn } from './accounts/words/sign-in.es-ES.ts'
import { signUp } from './accounts/words/sign-up.es-ES.ts'
import { stepUp } from './accounts/words/step-up.es-ES.ts'
import { twoFactor } from './accounts/words/two-factor.es-ES.ts'
import { verification } from './accounts/words/verification.es-ES.ts'
import { agents } from './agents/words/agents.es-ES.ts'
import { workbench } from './agents/words/workbench.es-ES.ts'
import { announcement } from './announcement/words/announcement.es-ES.ts'
import { answers } from './answer-templates/words/answers.es-ES.ts'
import { audit } from './audit/words/audit.es-ES.ts'
import { clients } from './clients/words/clients.es-ES.ts'
import { agentCommissions } from './commissions/words/agent-commissions.es-ES.ts'
import { commissionRules } from './commissions/words/commission-rules.es-ES.ts'
import { commissions } from './commissions/words/commissions.es-ES.ts'
import { dashboard } from './companies/words/companies.es-ES.ts'
import { namingRules } from './company-names/words/naming-rules.es-ES.ts'
import { officeDashboard } from './dashboard/words/dashboard.es-ES.ts'
import { customerDocuments } from './documents/words/customer-documents.es-ES.ts'
import { documentRequirements } from './documents/words/document-requirements.es-ES.ts'
import { documents } from './documents/words/documents.es-ES.ts'
import { teamDocuments } from './documents/words/team-documents.es-ES.ts'
import { duties } from './duties/words/duties.es-ES.ts'
import { nextDuties } from './duties/words/next-duties.es-ES.ts'
import { edits } from './edits/words/edits.es-ES.ts'
import { states } from './facts/words/states.es-ES.ts'
import { impersonation } from './impersonation/words/impersonation.es-ES.ts'
import { impersonations } from './impersonation/words/impersonations.es-ES.ts'
import { integrations } from './integrations/words/integrations.es-ES.ts'
import { failedMails } from './mails/words/failed-mails.es-ES.ts'
import { messages } from './messages/words/messages.es-ES.ts'
import { notifications } from './notifications/words/notifications.es-ES.ts'
import { services } from './packages/words/packages.es-ES.ts'
import { papers } from './papers/words/papers.es-ES.ts'
import { payment } from './payments/words/payment.es-ES.ts'
import { payments } from './payments/words/payments.es-ES.ts'
import { people } from './people/words/people.es-ES.ts'
import { privacy } from './privacy/words/privacy.es-ES.ts'
import { purchases } from './purchases/words/purchases.es-ES.ts'
import { serviceOrders } from './purchases/words/service-orders.es-ES.ts'
import { ratings } from './ratings/words/ratings.es-ES.ts'
import { teamRatings } from './ratings/words/team-ratings.es-ES.ts'
import { refunds } from './refunds/words/refunds.es-ES.ts'
import { teamRefunds } from './refunds/words/team-refunds.es-ES.ts'
import { companyRecord } from './registrations/words/company-record.es-ES.ts'
import { processDetail } from './registrations/words/process-detail.es-ES.ts'
import { processes } from './registrations/words/processes.es-ES.ts'
import { registrations } from './registrations/words/registrations.es-ES.ts'
import { teamRegistrations } from './registrations/words/team-registrations.es-ES.ts'
import { search } from './search/words/search.es-ES.ts'
import { extras } from './services/words/services.es-ES.ts'
import { siteSettings } from './site-settings/words/site-settings.es-ES.ts'
import { platformCounters } from './system/words/platform-counters.es-ES.ts'
import { system } from './system/words/system.es-ES.ts'
import { support } from './tickets/words/support.es-ES.ts'
import { tickets } from './tickets/words/tickets.es-ES.ts'
import { workflowTemplates } from './workflows/words/workflow-templates.es-ES.ts'
import { workflows } from './workflows/words/workflows.es-ES.ts'

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
