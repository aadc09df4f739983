import type { RefObject } from 'react'
import { papers as words } from '#features/papers/words/papers.pt-BR.ts'
import { Drawer } from '#web/ui/drawer.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { FilingDetailsForm } from './filing-details-form.tsx'

type Props = { registrationId: string; onClose: () => void; openedBy: RefObject<HTMLElement | null> }

/** The filing details form in a drawer above the screen that opened it. */
export default function FilingDrawer({ registrationId, onClose, openedBy }: Props) {
  const { form: text } = useMessages('papers', words)
  return (
    <Drawer open onOpenChange={onClose} returnFocusTo={openedBy} title={text.title} description={text.text}>
      <FilingDetailsForm registrationId={registrationId} />
    </Drawer>
  )
}
