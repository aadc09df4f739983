import { CircleAlert } from 'lucide-react'
import { useSharedMessages } from '#web/words/locale-provider.tsx'
import { Button } from './button.tsx'

type Props = { title?: string; text?: string; onRetry: () => void; retrying?: boolean; compact?: boolean }

export function ErrorState({ title, text, onRetry, retrying = false, compact = false }: Props) {
  const words = useSharedMessages()
  return (
    <div role="alert" className={`flex flex-col items-center text-center ${compact ? 'px-4 py-5' : 'px-6 py-12'}`}>
      <CircleAlert size={compact ? 22 : 32} aria-hidden="true" className="text-urucum-600" />
      <p className={`mt-3 ${compact ? 'font-semibold' : 'font-display text-h3'}`}>{title ?? words.loadFailed}</p>
      <p className="mt-1 max-w-[44ch] text-ink-muted">{text ?? words.loadFailedText}</p>
      <Button variant="ghost" size="panel" className="mt-4" onClick={onRetry} loading={retrying}>
        {words.retry}
      </Button>
    </div>
  )
}
