import { askReset, resetPassword } from './features/accounts/recover-password.ts'
import { readSession } from './features/accounts/session-view.ts'
import { signIn } from './features/accounts/sign-in.ts'
import { signOut } from './features/accounts/sign-out.ts'
import { signUp } from './features/accounts/sign-up.ts'
import { askVerification, verifyEmail } from './features/accounts/verify-email.ts'
import { listCompanyTypes } from './features/catalog/list-company-types.ts'
import { listGuides } from './features/catalog/list-guides.ts'
import { listPackages } from './features/catalog/list-packages.ts'
import { listStates } from './features/catalog/list-states.ts'
import { listDevMail } from './features/dev-mail/list-dev-mail.ts'
import { listNotifications } from './features/notifications/list-notifications.ts'
import { markAllRead, markRead } from './features/notifications/mark-read.ts'
import { disablePerson, enablePerson } from './features/people/disable-person.ts'
import { listPeople } from './features/people/list-people.ts'
import { listRegistrations } from './features/registrations/list-registrations.ts'
import { readRegistration } from './features/registrations/read-registration.ts'
import { answerContact } from './features/support/answer-contact.ts'
import { listContacts, readContact } from './features/support/list-contacts.ts'
import { sendContact } from './features/support/send-contact.ts'
import { setContactStatus } from './features/support/set-contact-status.ts'
import type { Handlers } from './mount.ts'

/** Each call of the contract and the use-case that answers it. */
export const handlers: Handlers = {
  accounts: {
    session: readSession,
    signUp,
    signIn,
    signOut,
    askReset,
    resetPassword,
    askVerification,
    verifyEmail,
  },
  people: { list: listPeople, disable: disablePerson, enable: enablePerson },
  catalog: { packages: listPackages, companyTypes: listCompanyTypes, states: listStates, guides: listGuides },
  registrations: { list: listRegistrations, read: readRegistration },
  notifications: { list: listNotifications, markRead, markAllRead },
  contact: {
    send: sendContact,
    list: listContacts,
    read: readContact,
    answer: answerContact,
    setStatus: setContactStatus,
  },
  devMail: { list: listDevMail },
}
