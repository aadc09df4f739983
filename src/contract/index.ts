import { accounts, people } from './accounts.ts'
import { catalog } from './catalog.ts'
import { contact } from './contact.ts'
import { devMail } from './dev-mail.ts'
import { notifications } from './notifications.ts'
import { registrations } from './registrations.ts'

/** The table of contents of the API. */
export const contract = { accounts, people, catalog, registrations, notifications, contact, devMail }

export type Contract = typeof contract
