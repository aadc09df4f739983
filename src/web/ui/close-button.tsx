import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useSharedMessages } from '#web/words/locale-provider.tsx'

export function CloseButton({ className = '', ...button }: ComponentProps<'button'>) {
  const text = useSharedMessages()
  return (
    <button
      type="button"
      {...button}
      aria-label={text.close}
      className={`-mt-1 -mr-2 grid size-11 shrink-0 place-items-center rounded-md ${className}`}
    >
      <X size={20} aria-hidden="true" />
    </button>
  )
}
