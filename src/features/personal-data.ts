import type { DB } from '#server/db/types.ts'
import { personalData as platform } from '#server/personal-data.ts'
import { personalTablesOf } from '#server/personal-table.ts'
import { personalData as accounts } from './accounts/server/personal-data.ts'
import { personalData as agents } from './agents/server/personal-data.ts'
import { personalData as announcement } from './announcement/server/personal-data.ts'
import { personalData as answerTemplates } from './answer-templates/server/personal-data.ts'
import { personalData as audit } from './audit/server/personal-data.ts'
import { personalData as catalog } from './catalog/server/personal-data.ts'
import { personalData as commissions } from './commissions/server/personal-data.ts'
import { personalData as companyNames } from './company-names/server/personal-data.ts'
import { personalData as documents } from './documents/server/personal-data.ts'
import { personalData as duties } from './duties/server/personal-data.ts'
import { personalData as edits } from './edits/server/personal-data.ts'
import { personalData as facts } from './facts/server/personal-data.ts'
import { personalData as impersonation } from './impersonation/server/personal-data.ts'
import { personalData as mails } from './mails/server/personal-data.ts'
import { personalData as messages } from './messages/server/personal-data.ts'
import { personalData as notifications } from './notifications/server/personal-data.ts'
import { personalData as orders } from './orders/server/personal-data.ts'
import { personalData as owners } from './owners/server/personal-data.ts'
import { personalData as packages } from './packages/server/personal-data.ts'
import { personalData as papers } from './papers/server/personal-data.ts'
import { personalData as payments } from './payments/server/personal-data.ts'
import { personalData as people } from './people/server/personal-data.ts'
import { personalData as privacy } from './privacy/server/personal-data.ts'
import { personalData as purchases } from './purchases/server/personal-data.ts'
import { personalData as ratings } from './ratings/server/personal-data.ts'
import { personalData as refunds } from './refunds/server/personal-data.ts'
import { personalData as registrations } from './registrations/server/personal-data.ts'
import { personalData as services } from './services/server/personal-data.ts'
import { personalData as siteSettings } from './site-settings/server/personal-data.ts'
import { personalData as tickets } from './tickets/server/personal-data.ts'
import { personalData as workflows } from './workflows/server/personal-data.ts'

/**
 * Tables are exported and erased in this order, those of a feature in the order of its lines. A table comes before those through which
 * its rows are found: notifications and mails about a ticket before the tickets. `tests/api/privacy-erase.test.ts` checks it.
 */
const inOrder = [
  accounts,
  privacy,
  impersonation,
  platform,
  audit,
  people,
  notifications,
  mails,
  tickets,
  messages,
  agents,
  workflows,
  commissions,
  duties,
  purchases,
  ratings,
  orders,
  documents,
  edits,
  registrations,
  papers,
  owners,
  answerTemplates,
  payments,
  refunds,
  // Features whose tables have no personal data.
  announcement,
  catalog,
  companyNames,
  facts,
  packages,
  services,
  siteSettings,
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
