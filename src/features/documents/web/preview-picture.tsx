import { ZoomIn, ZoomOut } from 'lucide-react'
import { useState } from 'react'
import { documents as words } from '#features/documents/words/documents.pt-BR.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

/** Percent of the frame's width; the smallest fits the whole picture. */
const SIZES = [
  { percent: 100, look: 'max-h-[60dvh] max-w-full' },
  { percent: 150, look: 'w-[150%] max-w-none' },
  { percent: 200, look: 'w-[200%] max-w-none' },
  { percent: 300, look: 'w-[300%] max-w-none' },
  { percent: 400, look: 'w-[400%] max-w-none' },
] as const
const LARGEST = SIZES.length - 1

/** Shows the picture in an <img>, which runs no scripts, from an answer that is sandboxed as well. */
export function PreviewPicture({ source, name }: { source: string; name: string }) {
  const { preview } = useMessages('documents', words)
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const [tries, setTries] = useState(0)
  const [size, setSize] = useState(0)
  const { percent, look } = SIZES[size] ?? SIZES[0]
  const again = (): void => {
    setState('loading')
    setTries(tries + 1)
  }
  if (state === 'failed') return <ErrorState compact title={preview.failed} onRetry={again} />
  return (
    <>
      <div className="mb-3 flex items-center gap-2">
        <button
          type="button"
          aria-label={preview.smaller}
          disabled={size === 0}
          onClick={() => setSize(size - 1)}
          className="icon-btn disabled:opacity-40"
        >
          <ZoomOut size={19} aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-label={preview.larger}
          disabled={size === LARGEST}
          onClick={() => setSize(size + 1)}
          className="icon-btn disabled:opacity-40"
        >
          <ZoomIn size={19} aria-hidden="true" />
        </button>
        <p role="status" className="text-sm tabular-nums text-ink-muted">
          {percent}%
        </p>
      </div>
      {state === 'loading' && (
        <div role="status">
          <span className="sr-only">{preview.loading}</span>
          <Skeleton className="h-[60dvh] w-full" />
        </div>
      )}
      <section
        aria-label={preview.alt({ name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reachable by keyboard
        tabIndex={0}
        className={`max-h-[62dvh] overflow-auto rounded-md border border-line bg-areia-100 ${state === 'shown' ? '' : 'sr-only'}`}
      >
        <img
          key={tries}
          src={source}
          alt={preview.alt({ name })}
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
          className={`mx-auto h-auto ${look}`}
        />
      </section>
    </>
  )
}
