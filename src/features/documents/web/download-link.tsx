import { Download } from 'lucide-react'
import { documents } from '#features/documents/contract.ts'
import { documents as words } from '#features/documents/words/documents.pt-BR.ts'
import { linkTo } from '#web/api/call.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

type Props = {
  id: string
  /** Null while there is no file. */
  file: { version: number; canDownload: boolean } | null
  /** Names the file in the accessible label, because a list has several of these links. */
  name: string
  /** Why it cannot be downloaded now. */
  reason?: string | undefined
  /** Shows only the icon on wide screens, for tables. */
  compact?: boolean
}

/** Downloads a version; a disabled button with the reason when the reader may not. */
export function DownloadLink({ id, file, name, reason, compact = false }: Props) {
  const text = useMessages('documents', words)
  const inside = (
    <>
      <Download size={17} aria-hidden="true" />
      <span className={compact ? 'md:sr-only' : ''}>{text.download}</span>
    </>
  )
  const label = text.downloadOf({ name })
  if (!file?.canDownload)
    return (
      <button type="button" disabled title={reason} aria-label={label} className={buttonClass('ghost', 'panel')}>
        {inside}
      </button>
    )
  return (
    <a
      href={linkTo(documents.file, { id, version: file.version })}
      download
      aria-label={label}
      className={buttonClass('ghost', 'panel')}
    >
      {inside}
    </a>
  )
}
