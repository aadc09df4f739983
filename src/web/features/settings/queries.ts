import type { z } from 'zod'
import type { accessView, consentView, exportView } from '#contract/privacy.ts'
import { privacy } from '#contract/privacy.ts'
import type { Output } from '#contract/route.ts'
import type { deviceView, settingsView } from '#contract/settings.ts'
import { settings } from '#contract/settings.ts'
import { queryOf } from '#web/api.ts'

export type Settings = z.output<typeof settingsView>
export type Device = z.output<typeof deviceView>
export type Export = z.output<typeof exportView>
export type Consent = z.output<typeof consentView>
export type Access = z.output<typeof accessView>
export type Privacy = Output<typeof privacy.read>

export const settingsQuery = queryOf(settings.read, {})
export const devicesQuery = queryOf(settings.devices, {})
export const privacyQuery = queryOf(privacy.read, {})
export const accessesQuery = queryOf(privacy.accesses, {})
