import { queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { type sellerSettings, siteSettings } from '#features/site-settings/contract.ts'
import { queryOf } from '#web/api/call.ts'

export type SiteSettings = z.output<typeof siteSettings.read.response>

export type SellerFields = z.input<typeof sellerSettings>

/** Another admin may have saved meanwhile, so the settings are read again on every visit. */
export const siteSettingsQuery = queryOptions({ ...queryOf(siteSettings.read, {}), staleTime: 0 })
