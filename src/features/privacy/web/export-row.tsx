import { Download } from 'lucide-react'
import { privacy } from '#features/privacy/contract.ts'
import { privacy as words } from '#features/privacy/words/privacy.pt-BR.ts'
import { bytesText } from '#web/format/bytes.ts'
import { useDates } from '#web/format/use-dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { BadgeTone } from '#web/ui/badge-tone.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import type { Export } from './queries.ts'

const tones: Record<Export['state'], BadgeTone> = { making: 'blue', ready: 'green', failed: 'red', expired: 'grey' }

export function ExportRow({ item: { id, state, sizeBytes, createdAt, expiresAt } }: { item: Export }) {
  const { export: text } = useMessages('privacy', words)
  const { locale } = useLocale()
  const dates = useDates()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-4">
      <div className="min-w-0">
        <Badge tone={tones[state]}>
          {state === 'making' && <Spinner size={13} />}
          {text.state[state]}
        </Badge>
        <p className="mt-1.5 text-sm text-ink-muted">
          {text.askedAt({ at: dates.dateTime(createdAt) })}
          {state === 'ready' && expiresAt && (
            <span className="block">{text.expires({ at: dates.dateTime(expiresAt) })}</span>
          )}
          {state === 'failed' && <span className="block">{text.failedText}</span>}
        </p>
      </div>
      {state === 'ready' && (
        <a href={privacy.exportFile.path.replace(':id', id)} download className={buttonClass('primary', 'panel')}>
          <Download size={18} aria-hidden="true" />
          {text.download({ size: sizeBytes === null ? '' : bytesText(sizeBytes, locale) })}
        </a>
      )}
    </li>
  )
}
