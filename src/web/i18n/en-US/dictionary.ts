import { accountMenu } from './account-menu.ts'
import { accountTitles } from './account-titles.ts'
import { agentCommissions } from './agent-commissions.ts'
import { agents } from './agents.ts'
import { announcement } from './announcement.ts'
import { answers } from './answers.ts'
import { audit } from './audit.ts'
import { charts } from './charts.ts'
import { clients } from './clients.ts'
import { commissionRules } from './commission-rules.ts'
import { commissions } from './commissions.ts'
import { companyRecord } from './company-record.ts'
import { customerDocuments } from './customer-documents.ts'
import { dashboard } from './dashboard.ts'
import { documentRequirements } from './document-requirements.ts'
import { documents } from './documents.ts'
import { duties } from './duties.ts'
import { edits } from './edits.ts'
import { extras } from './extras.ts'
import { failedMails } from './failed-mails.ts'
import { failures } from './failures.ts'
import { impersonation } from './impersonation.ts'
import { impersonations } from './impersonations.ts'
import { integrations } from './integrations.ts'
import { messages } from './messages.ts'
import { namingRules } from './naming-rules.ts'
import { nextDuties } from './next-duties.ts'
import { notifications } from './notifications.ts'
import { officeDashboard } from './office-dashboard.ts'
import { papers } from './papers.ts'
import { payment } from './payment.ts'
import { payments } from './payments.ts'
import { people } from './people.ts'
import { platformCounters } from './platform-counters.ts'
import { privacy } from './privacy.ts'
import { problems } from './problems.ts'
import { processDetail } from './process-detail.ts'
import { processes } from './processes.ts'
import { purchases } from './purchases.ts'
import { ratings } from './ratings.ts'
import { recordDrawer } from './record-drawer.ts'
import { recovery } from './recovery.ts'
import { refunds } from './refunds.ts'
import { refusals } from './refusals.ts'
import { registrations } from './registrations.ts'
import { requiredStep } from './required-step.ts'
import { screens } from './screens.ts'
import { search } from './search.ts'
import { security } from './security.ts'
import { serviceOrders } from './service-orders.ts'
import { services } from './services.ts'
import { settings } from './settings.ts'
import { shell } from './shell.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { siteSettings } from './site-settings.ts'
import { states } from './states.ts'
import { stepUp } from './step-up.ts'
import { support } from './support.ts'
import { system } from './system.ts'
import { teamDocuments } from './team-documents.ts'
import { teamRatings } from './team-ratings.ts'
import { teamRefunds } from './team-refunds.ts'
import { teamRegistrations } from './team-registrations.ts'
import { tickets } from './tickets.ts'
import { twoFactor } from './two-factor.ts'
import { ui } from './ui.ts'
import { verification } from './verification.ts'
import { workbench } from './workbench.ts'
import { workflowTemplates } from './workflow-templates.ts'
import { workflows } from './workflows.ts'

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
