import type { RefObject } from 'react'
import { TwoFactorSetup } from '#features/accounts/web/two-factor/two-factor-setup.tsx'
import { security } from '#features/accounts/words/security.pt-BR.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'

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
