// React Router reads this list before anything resolves a # name.
import { screens as accounts } from './accounts/web/screens.ts'
import { screens as agents } from './agents/web/screens.ts'
import { screens as audit } from './audit/web/screens.ts'
import { screens as clients } from './clients/web/screens.ts'
import { screens as commissions } from './commissions/web/screens.ts'
import { screens as companies } from './companies/web/screens.ts'
import { screens as dashboard } from './dashboard/web/screens.ts'
import { screens as documents } from './documents/web/screens.ts'
import { screens as duties } from './duties/web/screens.ts'
import { screens as facts } from './facts/web/screens.ts'
import { screens as integrations } from './integrations/web/screens.ts'
import { screens as messages } from './messages/web/screens.ts'
import { screens as notifications } from './notifications/web/screens.ts'
import { screens as packages } from './packages/web/screens.ts'
import { screens as payments } from './payments/web/screens.ts'
import { screens as people } from './people/web/screens.ts'
import { screens as purchases } from './purchases/web/screens.ts'
import { screens as ratings } from './ratings/web/screens.ts'
import { screens as refunds } from './refunds/web/screens.ts'
import { screens as registrations } from './registrations/web/screens.ts'
import { screens as siteSettings } from './site-settings/web/screens.ts'
import { screens as system } from './system/web/screens.ts'
import { screens as tickets } from './tickets/web/screens.ts'
import { screens as workflows } from './workflows/web/screens.ts'

/** Every screen behind a sign-in. */
export const screens = {
  ...accounts,
  ...agents,
  ...audit,
  ...clients,
  ...commissions,
  ...companies,
  ...dashboard,
  ...documents,
  ...duties,
  ...facts,
  ...integrations,
  ...messages,
  ...notifications,
  ...packages,
  ...payments,
  ...people,
  ...purchases,
  ...ratings,
  ...refunds,
  ...registrations,
  ...siteSettings,
  ...system,
  ...tickets,
  ...workflows,
}
