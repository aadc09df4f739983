import { z } from 'zod'
import { email, line, text } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { editedView, expectedVersion } from '#features/edits/contract.ts'
import { countryCodes } from '#features/orders/rules/countries.ts'
import { processorKinds, transferMechanisms } from '#features/privacy/rules/processors.ts'
import { cnpjFrom, isCnpj } from './rules/cnpj.ts'
import { sellerFields } from './rules/seller.ts'

const phone = text(40)
  .trim()
  .regex(/^\+?[\d\s().-]{8,40}$/, 'phone')

/** Name, contacts and which notifications and mails the product sends. */
export const generalSettings = z.strictObject({
  siteName: line(80),
  /** The address that gets the mails to support; empty means the first contact e-mail. */
  supportEmail: z.union([z.literal(''), email]),
  contactEmails: z.array(email).max(2),
  contactPhones: z.array(phone).max(2),
  officeAddress: text(500).trim(),
  enableNotifications: z.boolean(),
  enableEmails: z.boolean(),
  /** After so many business days without an EIN the workflow gets the task to ask the IRS for it (G104). */
  einFollowUpDays: z.int().min(1).max(60),
})

/** Text without control characters: a line break would add a line to a page, a mail or an invoice. */
const oneLine = (max: number) =>
  text(max)
    .trim()
    .refine((value) => !/\p{Cc}/u.test(value), 'unprintable')

/** A service that gets personal data; `mechanism` is empty in Brazil, where there is no international transfer. */
const processor = z.strictObject({
  name: oneLine(120),
  country: z.string().refine((code) => code === '' || countryCodes.has(code), 'country'),
  mechanism: z.enum(['', ...transferMechanisms]),
})

/** The seller, the data protection officer and the services that get personal data; pages hide empty fields. */
export const sellerSettings = z.strictObject({
  legalName: oneLine(160),
  cnpj: text(40)
    .overwrite(cnpjFrom)
    .refine((number) => number === '' || isCnpj(number), 'cnpj'),
  sellerAddress: z
    .string()
    // Admins may type the address in several lines; it is stored and shown as one.
    .overwrite((value) => value.trim().replace(/\s*[\r\n]+\s*/g, ', '))
    .pipe(oneLine(500)),
  officerName: oneLine(120),
  officerEmail: z.union([z.literal(''), email]),
  processors: z.strictObject(
    Object.fromEntries(processorKinds.map((kind) => [kind, processor])) as Record<
      (typeof processorKinds)[number],
      typeof processor
    >,
  ),
})

/** Security settings that bind the team (A10). */
export const securitySettings = z.strictObject({
  requireTwoFactor: z.boolean(),
  /** Minutes without activity. */
  sessionTimeout: z.int().min(5).max(1440),
  /** Days; 0 = never. */
  passwordExpiry: z.int().min(0).max(3650),
})

const siteSettingsView = z.object({
  ...generalSettings.shape,
  ...securitySettings.shape,
  ...sellerSettings.shape,
  ...editedView,
  /** The services in use, each with the name derived from its address. */
  connected: z.partialRecord(z.enum(processorKinds), z.string()),
  /** Fields that the law requires on the pages and that are still empty. */
  missing: z.object({ fields: z.array(z.enum(sellerFields)), processors: z.array(z.enum(processorKinds)) }),
  /** If false, requiring two factors would make the reader set up one first. */
  readerHasTwoFactor: z.boolean(),
})

export const siteSettings = {
  read: route({
    method: 'GET',
    path: '/api/site-settings',
    access: 'settings.manage',
    summary: 'The settings of the whole product',
    staleAfter: [],
    response: siteSettingsView,
  }),
  saveGeneral: route({
    method: 'PUT',
    path: '/api/site-settings/general',
    records: {},
    access: 'settings.manage',
    summary: 'Save name, contacts and what is sent; effective at once on every node',
    body: generalSettings.extend({ expectedVersion }),
    response: siteSettingsView,
  }),
  saveSeller: route({
    method: 'PUT',
    path: '/api/site-settings/seller',
    records: {},
    access: 'settings.manage',
    summary: 'Save who sells and which services get personal data; effective at once on pages, invoices and mails',
    body: sellerSettings.extend({ expectedVersion }),
    response: siteSettingsView,
  }),
  saveSecurity: route({
    method: 'PUT',
    path: '/api/site-settings/security',
    records: {},
    access: 'settings.secure',
    stepUp: true,
    summary: 'Save what is asked of the team; effective with the next call of each person',
    body: securitySettings.extend({ expectedVersion }),
    response: siteSettingsView,
  }),
}
