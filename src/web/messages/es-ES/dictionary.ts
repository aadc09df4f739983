import { account } from './account.ts'
import { conversations } from './conversations.ts'
import { dashboard } from './dashboard.ts'
import { documents } from './documents.ts'
import { documentsPage } from './documents-page.ts'
import { failures } from './failures.ts'
import { notifications } from './notifications.ts'
import { payment } from './payment.ts'
import { payments } from './payments.ts'
import { privacy } from './privacy.ts'
import { processes } from './processes.ts'
import { recovery } from './recovery.ts'
import { registrations } from './registrations.ts'
import { requiredStep } from './required-step.ts'
import { review } from './review.ts'
import { screens } from './screens.ts'
import { security } from './security.ts'
import { settings } from './settings.ts'
import { shell } from './shell.ts'
import { signUp } from './sign-up.ts'
import { support } from './support.ts'
import { tickets } from './tickets.ts'
import { twoFactor } from './two-factor.ts'
import { ui } from './ui.ts'
import { verification } from './verification.ts'

export const dictionary = {
  account,
  conversations,
  dashboard,
  documents,
  documentsPage,
  failures,
  notifications,
  payment,
  payments,
  privacy,
  processes,
  recovery,
  registrations,
  requiredStep,
  review,
  screens,
  security,
  settings,
  shell,
  signUp,
  support,
  tickets,
  twoFactor,
  ui,
  verification,
}
