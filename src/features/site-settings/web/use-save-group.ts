import { useMutation, useQueryClient } from '@tanstack/react-query'
import { formatCnpj } from '#features/site-settings/rules/cnpj.ts'
import { isConflict } from '#web/api/call.ts'
import { useEdited } from '#web/forms/use-edited.ts'
import { useRefusal } from '#web/forms/use-refusal.ts'
import { toast } from '#web/ui/toast.ts'
import { type SiteSettings, siteSettingsQuery } from './queries.ts'
import { rememberSite } from './use-site.ts'

type Group<Values> = {
  view: SiteSettings
  call: (values: Values & { expectedVersion: number }) => Promise<SiteSettings>
  said: string
  /** Resets the form to the saved values. */
  onSaved: () => void
}

/** Saves one group of settings; after a version conflict the settings are read again and the admin decides which values to keep. */
export function useSaveGroup<Values>({ view, call, said, onSaved }: Group<Values>) {
  const client = useQueryClient()
  const edited = useEdited(view)
  const save = useMutation({
    mutationFn: (values: Values) => call({ ...values, expectedVersion: edited.began.version }),
    onSuccess: (saved) => {
      client.setQueryData(siteSettingsQuery.queryKey, saved)
      const { siteName, legalName, sellerAddress, officerName, officerEmail } = saved
      rememberSite({ siteName, legalName, cnpj: formatCnpj(saved.cnpj), sellerAddress, officerName, officerEmail })
      toast.success(said)
      onSaved()
    },
    onError: (error) => {
      if (isConflict(error)) void client.invalidateQueries({ queryKey: siteSettingsQuery.queryKey })
    },
  })
  // A version conflict has its own notice.
  const refusal = useRefusal(isConflict(save.error) ? null : save.error)
  return { save, refusal, edited }
}
