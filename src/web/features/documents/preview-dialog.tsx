import { type RefObject, useState } from 'react'
import { documents } from '#contract/documents.ts'
import { linkTo } from '#web/api/call.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { documents as words } from '#web/i18n/pt-BR/documents.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

type Props = {
  document: { id: string; name: string }
  file: { version: number; fileName: string }
  onClose: () => void
  returnFocusTo: RefObject<HTMLElement | null>
}

/**
 * Shows a picture that somebody sent. It is drawn by an <img>, which runs nothing, from an answer that is sandboxed as
 * well; PDFs are never opened inside our pages.
 */
export function PreviewDialog({ document, file, onClose, returnFocusTo }: Props) {
  const { preview } = useMessages('documents', words)
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const [tries, setTries] = useState(0)
  const again = (): void => {
    setState('loading')
    setTries(tries + 1)
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={document.name}
      description={file.fileName}
      returnFocusTo={returnFocusTo}
    >
      {state === 'failed' && <ErrorState compact title={preview.failed} onRetry={again} />}
      {state === 'loading' && (
        <div role="status">
          <span className="sr-only">{preview.loading}</span>
          <Skeleton className="h-64 w-full" />
        </div>
      )}
      {state !== 'failed' && (
        <img
          key={tries}
          src={linkTo(documents.preview, { id: document.id, version: file.version })}
          alt={preview.alt({ name: document.name })}
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
          className={`mx-auto max-h-[65dvh] rounded-md border border-line ${state === 'shown' ? '' : 'sr-only'}`}
        />
      )}
    </Dialog>
  )
}
