import { accountMenu } from '#web/words/account-menu.pt-BR.ts'
import { charts } from '#web/words/charts.pt-BR.ts'
import { failures } from '#web/words/failures.pt-BR.ts'
import { problems } from '#web/words/problems.pt-BR.ts'
import { recordDrawer } from '#web/words/record-drawer.pt-BR.ts'
import { screens } from '#web/words/screens.pt-BR.ts'
import { shell } from '#web/words/shell.pt-BR.ts'
import { ui } from '#web/words/ui.pt-BR.ts'
import { accountTitles } from './accounts/words/account-titles.pt-BR.ts'
import { recovery } from './accounts/words/recovery.pt-BR.ts'
import { requiredStep } from './accounts/words/required-step.pt-BR.ts'
import { security } from './accounts/words/security.pt-BR.ts'
import { settings } from './accounts/words/settings.pt-BR.ts'
import { signIn } from './accounts/words/sign-in.pt-BR.ts'
import { signUp } from './accounts/words/sign-up.pt-BR.ts'
import { stepUp } from './accounts/words/step-up.pt-BR.ts'
import { twoFactor } from './accounts/words/two-factor.pt-BR.ts'
import { verification } from './accounts/words/verification.pt-BR.ts'
import { agents } from './agents/words/agents.pt-BR.ts'
import { workbench } from './agents/words/workbench.pt-BR.ts'
import { announcement } from './announcement/words/announcement.pt-BR.ts'
import { answers } from './answer-templates/words/answers.pt-BR.ts'
import { audit } from './audit/words/audit.pt-BR.ts'
import { clients } from './clients/words/clients.pt-BR.ts'
import { agentCommissions } from './commissions/words/agent-commissions.pt-BR.ts'
import { commissionRules } from './commissions/words/commission-rules.pt-BR.ts'
import { commissions } from './commissions/words/commissions.pt-BR.ts'
import { dashboard } from './companies/words/companies.pt-BR.ts'
import { namingRules } from './company-names/words/naming-rules.pt-BR.ts'
import { officeDashboard } from './dashboard/words/dashboard.pt-BR.ts'
import { customerDocuments } from './documents/words/customer-documents.pt-BR.ts'
import { documentRequirements } from './documents/words/document-requirements.pt-BR.ts'
import { documents } from './documents/words/documents.pt-BR.ts'
import { teamDocuments } from './documents/words/team-documents.pt-BR.ts'
import { duties } from './duties/words/duties.pt-BR.ts'
import { nextDuties } from './duties/words/next-duties.pt-BR.ts'
import { edits } from './edits/words/edits.pt-BR.ts'
import { states } from './facts/words/states.pt-BR.ts'
import { impersonation } from './impersonation/words/impersonation.pt-BR.ts'
import { impersonations } from './impersonation/words/impersonations.pt-BR.ts'
import { integrations } from './integrations/words/integrations.pt-BR.ts'
import { failedMails } from './mails/words/failed-mails.pt-BR.ts'
import { messages } from './messages/words/messages.pt-BR.ts'
import { notifications } from './notifications/words/notifications.pt-BR.ts'
import { services } from './packages/words/packages.pt-BR.ts'
import { papers } from './papers/words/papers.pt-BR.ts'
import { payment } from './payments/words/payment.pt-BR.ts'
import { payments } from './payments/words/payments.pt-BR.ts'
import { people } from './people/words/people.pt-BR.ts'
import { privacy } from './privacy/words/privacy.pt-BR.ts'
import { purchases } from './purchases/words/purchases.pt-BR.ts'
import { serviceOrders } from './purchases/words/service-orders.pt-BR.ts'
import { ratings } from './ratings/words/ratings.pt-BR.ts'
import { teamRatings } from './ratings/words/team-ratings.pt-BR.ts'
import { refunds } from './refunds/words/refunds.pt-BR.ts'
import { teamRefunds } from './refunds/words/team-refunds.pt-BR.ts'
import { companyRecord } from './registrations/words/company-record.pt-BR.ts'
import { processDetail } from './registrations/words/process-detail.pt-BR.ts'
import { processes } from './registrations/words/processes.pt-BR.ts'
import { registrations } from './registrations/words/registrations.pt-BR.ts'
import { teamRegistrations } from './registrations/words/team-registrations.pt-BR.ts'
import { search } from './search/words/search.pt-BR.ts'
import { extras } from './services/words/services.pt-BR.ts'
import { siteSettings } from './site-settings/words/site-settings.pt-BR.ts'
import { platformCounters } from './system/words/platform-counters.pt-BR.ts'
import { system } from './system/words/system.pt-BR.ts'
import { support } from './tickets/words/support.pt-BR.ts'
import { tickets } from './tickets/words/tickets.pt-BR.ts'
import { workflowTemplates } from './workflows/words/workflow-templates.pt-BR.ts'
import { workflows } from './workflows/words/workflows.pt-BR.ts'

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
