import type { DB } from '#server/db/types.ts'
import type { ServerFeature } from '#server/feature.ts'
import { personalData as platformData } from '#server/personal-data.ts'
import { personalTablesOf } from '#server/personal-table.ts'
import { feature as accounts } from './accounts/server/feature.ts'
import { personalData as accountsData } from './accounts/server/personal-data.ts'
import { feature as agents } from './agents/server/feature.ts'
import { personalData as agentsData } from './agents/server/personal-data.ts'
import { feature as announcement, personalData as announcementData } from './announcement/server/feature.ts'
import { feature as answerTemplates } from './answer-templates/server/feature.ts'
import { personalData as answerTemplatesData } from './answer-templates/server/personal-data.ts'
import { feature as audit } from './audit/server/feature.ts'
import { personalData as auditData } from './audit/server/personal-data.ts'
import { feature as catalog, personalData as catalogData } from './catalog/server/feature.ts'
import { feature as clients } from './clients/server/feature.ts'
import { feature as commissions } from './commissions/server/feature.ts'
import { personalData as commissionsData } from './commissions/server/personal-data.ts'
import { feature as companies } from './companies/server/feature.ts'
import { feature as companyNames, personalData as companyNamesData } from './company-names/server/feature.ts'
import { feature as dashboard } from './dashboard/server/feature.ts'
import { feature as documents } from './documents/server/feature.ts'
import { personalData as documentsData } from './documents/server/personal-data.ts'
import { feature as duties } from './duties/server/feature.ts'
import { personalData as dutiesData } from './duties/server/personal-data.ts'
import { feature as edits } from './edits/server/feature.ts'
import { personalData as editsData } from './edits/server/personal-data.ts'
import { feature as facts, personalData as factsData } from './facts/server/feature.ts'
import { feature as impersonation } from './impersonation/server/feature.ts'
import { personalData as impersonationData } from './impersonation/server/personal-data.ts'
import { feature as integrations } from './integrations/server/feature.ts'
import { feature as mails } from './mails/server/feature.ts'
import { personalData as mailsData } from './mails/server/personal-data.ts'
import { feature as messages } from './messages/server/feature.ts'
import { personalData as messagesData } from './messages/server/personal-data.ts'
import { feature as notifications } from './notifications/server/feature.ts'
import { personalData as notificationsData } from './notifications/server/personal-data.ts'
import { feature as orders } from './orders/server/feature.ts'
import { personalData as ordersData } from './orders/server/personal-data.ts'
import { feature as owners } from './owners/server/feature.ts'
import { personalData as ownersData } from './owners/server/personal-data.ts'
import { feature as packages, personalData as packagesData } from './packages/server/feature.ts'
import { feature as papers } from './papers/server/feature.ts'
import { personalData as papersData } from './papers/server/personal-data.ts'
import { feature as payments } from './payments/server/feature.ts'
import { personalData as paymentsData } from './payments/server/personal-data.ts'
import { feature as people } from './people/server/feature.ts'
import { personalData as peopleData } from './people/server/personal-data.ts'
import { feature as privacy } from './privacy/server/feature.ts'
import { personalData as privacyData } from './privacy/server/personal-data.ts'
import { feature as purchases } from './purchases/server/feature.ts'
import { personalData as purchasesData } from './purchases/server/personal-data.ts'
import { feature as ratings } from './ratings/server/feature.ts'
import { personalData as ratingsData } from './ratings/server/personal-data.ts'
import { feature as refunds } from './refunds/server/feature.ts'
import { personalData as refundsData } from './refunds/server/personal-data.ts'
import { feature as registrations } from './registrations/server/feature.ts'
import { personalData as registrationsData } from './registrations/server/personal-data.ts'
import { feature as search } from './search/server/feature.ts'
import { feature as services, personalData as servicesData } from './services/server/feature.ts'
import { feature as site } from './site/server/feature.ts'
import { feature as siteSettings, personalData as siteSettingsData } from './site-settings/server/feature.ts'
import { feature as system } from './system/server/feature.ts'
import { feature as tickets } from './tickets/server/feature.ts'
import { personalData as ticketsData } from './tickets/server/personal-data.ts'
import { feature as workflows } from './workflows/server/feature.ts'
import { personalData as workflowsData } from './workflows/server/personal-data.ts'

/**
 * Tables are exported and erased in this order, those of a feature in the order of its lines. A table comes before those through which
 * its rows are found: notifications and mails about a ticket before the tickets. `tests/api/privacy-erase.test.ts` checks it.
 */
const inOrder = [
  accountsData,
  privacyData,
  impersonationData,
  platformData,
  auditData,
  peopleData,
  notificationsData,
  mailsData,
  ticketsData,
  messagesData,
  agentsData,
  workflowsData,
  commissionsData,
  dutiesData,
  purchasesData,
  ratingsData,
  ordersData,
  documentsData,
  editsData,
  registrationsData,
  papersData,
  ownersData,
  answerTemplatesData,
  paymentsData,
  refundsData,
  // Features whose tables have no personal data.
  announcementData,
  catalogData,
  companyNamesData,
  factsData,
  packagesData,
  servicesData,
  siteSettingsData,
] as const

type Parts = typeof inOrder
type View = 'kept_totals' | 'real_sums'
type Table = Exclude<keyof DB, View>
type TablesOf<Part> = Part extends unknown ? keyof Part : never
type Repeated<Rest, Seen = never> = Rest extends readonly [infer Part, ...infer More]
  ? (keyof Part & Seen) | Repeated<More, Seen | keyof Part>
  : never
/** Tables without a line, and tables with a line in two features: either does not compile. */
type Wrong = Exclude<Table, TablesOf<Parts[number]>> | Repeated<Parts>

type Joined = { readonly [T in Table]: Extract<Parts[number], { readonly [K in T]: unknown }>[T] }

/** How export and erasure handle every table. */
export const personalData: Joined = Object.assign({} satisfies Record<Wrong, never>, ...inOrder)

export type PersonalTableName = { [T in Table]: Joined[T] extends string ? never : T }[Table]

export const personalTables = personalTablesOf(personalData)

/** Every feature that the server runs. */
export const features: readonly ServerFeature[] = [
  accounts,
  agents,
  announcement,
  answerTemplates,
  audit,
  catalog,
  clients,
  commissions,
  companies,
  companyNames,
  dashboard,
  documents,
  duties,
  edits,
  facts,
  impersonation,
  integrations,
  mails,
  messages,
  notifications,
  orders,
  owners,
  packages,
  papers,
  payments,
  people,
  privacy,
  purchases,
  ratings,
  refunds,
  registrations,
  search,
  services,
  site,
  siteSettings,
  system,
  tickets,
  workflows,
  // The feature privacy exports and erases the tables of all features.
  { services: () => ({ personalTables }) },
]
