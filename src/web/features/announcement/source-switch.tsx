import { useMessages } from '#web/i18n/locale-provider.tsx'
import { announcement } from '#web/i18n/pt-BR/announcement.ts'
import { Switch } from '#web/ui/switch.tsx'
import type { Parts } from './queries.ts'
import { useSavePart } from './use-save-part.ts'

type Props = { part: Parts['plans']; services: number | undefined }

/** One switch for both pages: the packages of the order instead of the announced plans (B1). */
export function SourceSwitch({ part: { content, version }, services }: Props) {
  const text = useMessages('announcement', announcement)
  const on = content.source === 'order'
  const saving = useSavePart({ done: on ? text.sourceOff : text.sourceOn, met: text.sourceMet })
  const shown = saving.isPending ? !on : on
  return (
    <section aria-label={text.sourceTitle} className="card px-5 py-3">
      <h2 className="sr-only">{text.sourceTitle}</h2>
      <Switch
        label={text.source}
        hint={text.sourceHint}
        checked={shown}
        disabled={saving.isPending}
        onChange={({ target }) =>
          saving.mutate({
            row: { id: 'plans', content: { ...content, source: target.checked ? 'order' : 'announced' } },
            expectedVersion: version,
          })
        }
      />
      {on && services === 0 && <p className="text-sm font-medium text-urucum-600">{text.sourceEmpty}</p>}
    </section>
  )
}
