import { z } from 'zod'
import ptBR from 'zod/v4/locales/pt-BR.js'
import { accounts, people } from './accounts.ts'
import { catalog } from './catalog.ts'
import { devMail } from './dev-mail.ts'
import { notifications } from './notifications.ts'
import { registrations } from './registrations.ts'

// What a schema says about a field is read by people.
z.config(ptBR())

/** The table of contents of the API. */
export const contract = { accounts, people, catalog, registrations, notifications, devMail }

export type Contract = typeof contract
