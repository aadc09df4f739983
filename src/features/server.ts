import type { ServerFeature } from '#server/feature.ts'
import { feature as accounts } from './accounts/server/feature.ts'
import { feature as agents } from './agents/server/feature.ts'
import { feature as announcement } from './announcement/server/feature.ts'
import { feature as answerTemplates } from './answer-templates/server/feature.ts'
import { feature as audit } from './audit/server/feature.ts'
import { feature as catalog } from './catalog/server/feature.ts'
import { feature as clients } from './clients/server/feature.ts'
import { feature as commissions } from './commissions/server/feature.ts'
import { feature as companies } from './companies/server/feature.ts'
import { feature as companyNames } from './company-names/server/feature.ts'
import { feature as dashboard } from './dashboard/server/feature.ts'
import { feature as documents } from './documents/server/feature.ts'
import { feature as duties } from './duties/server/feature.ts'
import { feature as edits } from './edits/server/feature.ts'
import { feature as facts } from './facts/server/feature.ts'
import { feature as impersonation } from './impersonation/server/feature.ts'
import { feature as integrations } from './integrations/server/feature.ts'
import { feature as mails } from './mails/server/feature.ts'
import { feature as messages } from './messages/server/feature.ts'
import { feature as notifications } from './notifications/server/feature.ts'
import { feature as orders } from './orders/server/feature.ts'
import { feature as owners } from './owners/server/feature.ts'
import { feature as packages } from './packages/server/feature.ts'
import { feature as papers } from './papers/server/feature.ts'
import { feature as payments } from './payments/server/feature.ts'
import { feature as people } from './people/server/feature.ts'
import { personalTables } from './personal-data.ts'
import { feature as privacy } from './privacy/server/feature.ts'
import { feature as purchases } from './purchases/server/feature.ts'
import { feature as ratings } from './ratings/server/feature.ts'
import { feature as refunds } from './refunds/server/feature.ts'
import { feature as registrations } from './registrations/server/feature.ts'
import { feature as search } from './search/server/feature.ts'
import { feature as services } from './services/server/feature.ts'
import { feature as site } from './site/server/feature.ts'
import { feature as siteSettings } from './site-settings/server/feature.ts'
import { feature as system } from './system/server/feature.ts'
import { feature as tickets } from './tickets/server/feature.ts'
import { feature as workflows } from './workflows/server/feature.ts'

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
