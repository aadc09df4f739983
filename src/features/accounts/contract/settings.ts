import { z } from 'zod'
import { byId, done, email, id, line, noInput, text, timestamp } from '#contract/fields.ts'
import { route } from '#contract/route.ts'
import { password } from '#features/accounts/contract.ts'
import { languages, timeZones } from '#rules/language/preferences.ts'
import { MAX_PASSWORD } from '#rules/sign-in/password.ts'

/** Proves that the person at the keyboard is the one who signed in (S03). */
export const currentPassword = text(MAX_PASSWORD, 1)
const phone = text(40)
  .trim()
  .refine((value) => value === '' || /^\+?[\d\s().-]{8,40}$/.test(value), 'phone')

const notificationSettings = z.object({
  email: z.boolean(),
  sms: z.boolean(),
  documents: z.boolean(),
  payments: z.boolean(),
})
const preferenceSettings = z.object({ language: z.enum(languages), timeZone: z.enum(timeZones) })

export const settingsView = z.object({
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  phone: z.string(),
  /** A new address that the two mailboxes have not both agreed to yet. */
  emailChange: z
    .object({ newEmail: z.string(), approved: z.boolean(), confirmed: z.boolean(), expiresAt: timestamp })
    .nullable(),
  notifications: notificationSettings,
  /** False without an SMS provider: then no SMS is sent, whatever the person has chosen. */
  smsAvailable: z.boolean(),
  preferences: preferenceSettings,
  twoFactor: z.object({
    enabled: z.boolean(),
    recoveryCodesLeft: z.int(),
    mandatory: z.boolean(),
    resetAt: timestamp.nullable(),
  }),
})
export const deviceView = z.object({
  id,
  /** Browser and system in words, e.g. `Chrome no Android`. */
  device: z.string(),
  ip: z.string(),
  createdAt: timestamp,
  lastActiveAt: timestamp,
  current: z.boolean(),
  /** The person whom a superadmin impersonates in this session (A8). */
  actingAs: z.string().nullable(),
})

const AN_HOUR = 3600
export const settings = {
  read: route({
    method: 'GET',
    path: '/api/account',
    access: 'profile.read',
    summary: 'Settings of the own account',
    staleAfter: [],
    response: settingsView,
  }),
  saveProfile: route({
    method: 'PUT',
    path: '/api/account/profile',
    records: {},
    access: 'profile.update',
    summary: 'Change name and phone',
    body: z.strictObject({ name: line(200), phone }),
    response: settingsView,
  }),
  askEmailChange: route({
    method: 'POST',
    path: '/api/account/email',
    records: {},
    access: 'account.secure',
    summary: 'Ask for another address; both mailboxes get a link and both have to agree',
    body: z.strictObject({ email, currentPassword }),
    response: settingsView,
    limit: { max: 5, seconds: AN_HOUR },
  }),
  cancelEmailChange: route({
    method: 'POST',
    path: '/api/account/email/cancel',
    records: {},
    access: 'account.secure',
    summary: 'Keep the address',
    body: noInput.strict(),
    response: settingsView,
  }),
  saveNotifications: route({
    method: 'PUT',
    path: '/api/account/notifications',
    records: {},
    access: 'profile.update',
    summary: 'Choose which notifications are sent and how',
    body: z.strictObject(notificationSettings.shape),
    response: settingsView,
  }),
  savePreferences: route({
    method: 'PUT',
    path: '/api/account/preferences',
    records: {},
    access: 'profile.update',
    summary: 'Choose language and time zone',
    body: z.strictObject(preferenceSettings.shape),
    response: settingsView,
  }),
  changePassword: route({
    method: 'POST',
    path: '/api/account/password',
    records: {},
    access: 'account.secure',
    inRequiredStep: true,
    summary: 'Change the password; other sessions end',
    body: z.strictObject({ currentPassword, newPassword: password }),
    response: done,
    limit: { max: 20, seconds: AN_HOUR },
  }),
  devices: route({
    method: 'GET',
    path: '/api/account/devices',
    access: 'sessions.own',
    summary: 'Where this account is signed in',
    staleAfter: [],
    response: z.object({ items: z.array(deviceView) }),
  }),
  endDevice: route({
    method: 'POST',
    path: '/api/account/devices/:id/end',
    records: { id: 'sessions' },
    access: 'sessions.own',
    summary: 'Sign one device out',
    params: byId,
    body: noInput.strict(),
    response: done,
  }),
  endOtherDevices: route({
    method: 'POST',
    path: '/api/account/devices/end-others',
    records: {},
    access: 'sessions.own',
    summary: 'Sign every other device out',
    body: noInput.strict(),
    response: done,
  }),
}
