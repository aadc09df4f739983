import type { z } from 'zod'
import { type deviceView, settings, type settingsView } from '#features/accounts/contract/settings.ts'
import { queryOf } from '#web/api/call.ts'

export type Settings = z.output<typeof settingsView>
export type Device = z.output<typeof deviceView>

export const settingsQuery = queryOf(settings.read, {})
export const devicesQuery = queryOf(settings.devices, {})
