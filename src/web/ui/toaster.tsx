import { Toaster as Sonner } from 'sonner'
import { useMessages } from '#web/messages/locale-provider.tsx'

const VISIBLE = 3
const DURATION_MS = 4000

export function Toaster() {
  const text = useMessages('ui')
  return (
    <Sonner
      position="bottom-right"
      visibleToasts={VISIBLE}
      duration={DURATION_MS}
      closeButton
      mobileOffset={{ bottom: 84 }}
      containerAriaLabel={text.toasts}
      toastOptions={{ closeButtonAriaLabel: text.close }}
    />
  )
}
