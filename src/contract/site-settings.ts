import { z } from 'zod'
import { editedView, expectedVersion } from './edits.ts'
import { email, line, text } from './fields.ts'
import { route } from './route.ts'

const phone = text(40)
  .trim()
  .regex(/^\+?[\d\s().-]{8,40}$/, 'phone')

/** Name, contacts and what the product sends by itself. */
export const generalSettings = z.strictObject({
  siteName: line(80),
  /** Where the office reads its mail; empty means the first contact. */
  supportEmail: z.union([z.literal(''), email]),
  contactEmails: z.array(email).max(2),
  contactPhones: z.array(phone).max(2),
  officeAddress: text(500).trim(),
  enableNotifications: z.boolean(),
  enableEmails: z.boolean(),
  /** After so many business days without an EIN somebody asks the tax office (G104). */
  einFollowUpDays: z.int().min(1).max(60),
})

/** What is asked of the team (A10). */
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
  ...editedView,
  /** Whether the reader would have to set up a second factor first. */
  readerHasTwoFactor: z.boolean(),
})

export const siteSettings = {
  read: route({
    method: 'GET',
    path: '/api/site-settings',
    access: 'settings.manage',
    summary: 'The settings of the whole product',
    response: siteSettingsView,
  }),
  saveGeneral: route({
    method: 'PUT',
    path: '/api/site-settings/general',
    access: 'settings.manage',
    summary: 'Save name, contacts and what is sent; effective at once on every node',
    body: generalSettings.extend({ expectedVersion }),
    response: siteSettingsView,
  }),
  saveSecurity: route({
    method: 'PUT',
    path: '/api/site-settings/security',
    access: 'settings.manage',
    summary: 'Save what is asked of the team; effective with the next call of each person',
    body: securitySettings.extend({ expectedVersion }),
    response: siteSettingsView,
  }),
}
