import { siteSettings } from '#features/site-settings/words/site-settings.pt-BR.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'

type Props = { open: boolean; concernsReader: boolean; onConfirm: () => void; onCancel: () => void }

/** Explains the consequences for the team before a second factor is required. */
export function TwoFactorWarning({ open, concernsReader, onConfirm, onCancel }: Props) {
  const { shared, warn: text } = useMessages('siteSettings', siteSettings)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onCancel()
      }}
      title={text.title}
      description={text.text}
      actions={
        <>
          <Button variant="ghost" size="panel" onClick={onCancel}>
            {shared.cancel}
          </Button>
          <Button size="panel" onClick={onConfirm}>
            {text.confirm}
          </Button>
        </>
      }
    >
      {concernsReader && <Notice tone="blue">{text.you}</Notice>}
    </Dialog>
  )
}
