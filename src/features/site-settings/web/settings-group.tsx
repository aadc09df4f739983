import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { EditHistory } from '#features/edits/web/edit-history.tsx'
import { edits } from '#features/edits/words/edits.pt-BR.ts'
import { siteSettings } from '#features/site-settings/words/site-settings.pt-BR.ts'
import { useDates } from '#web/format/use-dates.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { type SiteSettings, siteSettingsQuery } from './queries.ts'
import { useSettingFields } from './use-setting-fields.ts'

type Props = { Form: ComponentType<{ view: SiteSettings }> }

/** One group of settings with its last editor and its history. */
export function SettingsGroup({ Form }: Props) {
  const text = useMessages('siteSettings', siteSettings)
  const { somebody } = useMessages('edits', edits)
  const fields = useSettingFields()
  const { dateTime } = useDates()
  const query = useQuery(siteSettingsQuery)
  return (
    <Loaded query={query} rows={3}>
      {(view) => (
        <>
          <Form view={view} />
          <div className="mt-8 max-w-2xl border-t border-line pt-4">
            {view.editedAt && (
              <p className="text-sm text-ink-muted">
                {text.lastEdit({ who: view.editedBy ?? somebody, at: dateTime(view.editedAt) })}
              </p>
            )}
            <details key={view.version}>
              <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-mar-700">
                {text.changes}
              </summary>
              <EditHistory subjectType="site_settings" subjectId="site" fields={fields} />
            </details>
          </div>
        </>
      )}
    </Loaded>
  )
}
