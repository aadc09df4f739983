import { useQueryClient } from '@tanstack/react-query'
import { siteSettings } from '#features/site-settings/contract.ts'
import { formatCnpj } from '#features/site-settings/rules/cnpj.ts'
import { type SiteSettings, siteSettingsQuery } from './queries.ts'
import { rememberSite } from './use-site.ts'

/** What the save of a group of settings changes in the open page. */
export function useSettingsSaved() {
  const client = useQueryClient()
  return {
    stale: [siteSettings.read],
    onDone: (saved: SiteSettings): void => {
      client.setQueryData(siteSettingsQuery.queryKey, saved)
      const { siteName, legalName, sellerAddress, officerName, officerEmail } = saved
      rememberSite({ siteName, legalName, cnpj: formatCnpj(saved.cnpj), sellerAddress, officerName, officerEmail })
    },
  }
}
