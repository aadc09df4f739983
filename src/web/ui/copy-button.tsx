import { Copy } from 'lucide-react'
import { useSharedMessages } from '#web/words/locale-provider.tsx'
import { useCopy } from './use-copy.ts'

/** Copies the value and shows a toast; `what` names the value for screen readers. */
export function CopyButton({ what, value }: { what: string; value: string }) {
  const text = useSharedMessages()
  const copy = useCopy()
  return (
    <button
      type="button"
      aria-label={text.copy({ what })}
      onClick={() => void copy(value, text.copied({ what }))}
      className="icon-btn shrink-0"
    >
      <Copy size={17} aria-hidden="true" />
    </button>
  )
}
