import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSharedMessages } from '#web/words/locale-provider.tsx'
import { dismissToast, listenToToasts, shownToasts, type Toast } from './toast.ts'

const DURATION_MS = 4000
const looks = {
  success: { box: 'border-mar-800 bg-mar-950', icon: 'text-ipe-400', more: 'text-mar-100', Icon: CircleCheck },
  error: { box: 'border-urucum-600 bg-urucum-700', icon: '', more: 'text-urucum-100', Icon: CircleAlert },
  info: { box: 'border-mar-800 bg-mar-950', icon: 'text-mar-200', more: 'text-mar-100', Icon: Info },
} as const
const none: readonly Toast[] = []

/**
 * Shows toasts as a polite live region. Moving the pointer over them or focusing one keeps them all. A resting pointer does not: they
 * would cover the page until it moves.
 */
export function Toaster() {
  const text = useSharedMessages()
  const toasts = useSyncExternalStore(listenToToasts, shownToasts, () => none)
  const [held, setHeld] = useState(false)
  return (
    <section
      aria-label={text.toasts}
      aria-live="polite"
      className="toaster"
      onPointerMove={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toasts.map((toast) => (
        <ToastBox key={toast.id} toast={toast} held={held} close={text.close} onClosed={() => setHeld(false)} />
      ))}
    </section>
  )
}

type BoxProps = { toast: Toast; held: boolean; close: string; onClosed: () => void }

function ToastBox({ toast, held, close, onClosed }: BoxProps) {
  const { id, tone, text, description } = toast
  const { box, icon, more, Icon } = looks[tone]
  useEffect(() => {
    if (held || toast.stays) return
    const timer = setTimeout(() => dismissToast(toast.id), DURATION_MS)
    return () => clearTimeout(timer)
    // Depends on the whole toast, so that a toast that replaces another gets its full time.
  }, [held, toast])
  const dismiss = () => {
    // The browser sends no leave event for an element that is removed under the pointer.
    onClosed()
    dismissToast(id)
  }
  return (
    <div
      data-toast={tone}
      className={`appear sobre-escuro flex items-start gap-3 rounded-md border py-2 pr-2 pl-4 text-[0.9375rem] text-areia-50 shadow-raised ${box}`}
    >
      <Icon size={19} aria-hidden="true" className={`mt-3 shrink-0 ${icon}`} />
      <div className="min-w-0 flex-1 py-2.5 leading-snug break-words">
        <p className="font-semibold">{text}</p>
        {description && <p className={`mt-0.5 ${more}`}>{description}</p>}
      </div>
      <button
        type="button"
        aria-label={close}
        onClick={dismiss}
        className="grid size-11 shrink-0 place-items-center rounded-sm hover:bg-white/12"
      >
        <X size={18} aria-hidden="true" />
      </button>
    </div>
  )
}
