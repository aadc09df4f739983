import type { RefObject } from 'react'
import { TwoFactorSetup } from '#web/features/two-factor/two-factor-setup.tsx'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { security } from '#web/i18n/pt-BR/security.ts'
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
