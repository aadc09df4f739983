import type { RefObject } from 'react'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { papers as words } from '#web/i18n/pt-BR/papers.ts'
import { Drawer } from '#web/ui/drawer.tsx'
import { FilingDetailsForm } from './filing-details-form.tsx'

type Props = { registrationId: string; onClose: () => void; openedBy: RefObject<HTMLElement | null> }

/** The form above whatever it was opened from. */
export default function FilingDrawer({ registrationId, onClose, openedBy }: Props) {
  const { form: text } = useMessages('papers', words)
  return (
    <Drawer open onOpenChange={onClose} returnFocusTo={openedBy} title={text.title} description={text.text}>
      <FilingDetailsForm registrationId={registrationId} />
    </Drawer>
  )
}
