import type { RefObject } from 'react'
import { useMessages } from '#web/messages/locale-provider.tsx'
import { security } from '#web/messages/pt-BR/security.ts'
import { TwoFactorSetup } from '#web/two-factor/two-factor-setup.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.ts'

type Props = { email: string; onClose: () => void; openedBy: RefObject<HTMLElement | null> }

export default function TwoFactorSetupDialog({ email, onClose, openedBy }: Props) {
  const { twoFactor: text } = useMessages('security', security)
  const done = (): void => {
    toast.success(text.enabled)
    onClose()
  }
  return (
    <Dialog open title={text.setupTitle} onOpenChange={onClose} returnFocusTo={openedBy}>
      <TwoFactorSetup email={email} onDone={done} onCancel={onClose} />
    </Dialog>
  )
}
