import type { RefObject } from 'react'
import { packages } from '#features/packages/contract.ts'
import { packages as words } from '#features/packages/words/packages.pt-BR.ts'
import { useCall } from '#web/forms/use-call.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Package } from './queries.ts'

type Props = { pkg: Package; onClose: () => void; openedBy: RefObject<HTMLElement | null> }

/** Asks before a package is removed, and says if it will only be archived (G83). */
export default function RemoveDialog({ pkg: { id, name, version, inUse }, onClose, openedBy }: Props) {
  const text = useMessages('packages', words)
  const removing = useCall(packages.remove, {
    event: 'packages.changed',
    done: ({ outcome }) => (outcome === 'archived' ? text.putAway : text.removed),
    failed: text.removeFailed,
    otherwise: '',
    onDone: onClose,
    onFailed: onClose,
  })
  return (
    <Dialog
      open
      title={text.removeTitle({ name })}
      description={text.removeSure}
      onOpenChange={onClose}
      returnFocusTo={openedBy}
      actions={
        <>
          <Button variant="ghost" size="panel" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button
            variant="danger"
            size="panel"
            loading={removing.isPending}
            onClick={() => removing.mutate({ id, expectedVersion: version })}
          >
            {inUse ? text.archive : text.remove}
          </Button>
        </>
      }
    >
      {inUse && <p>{text.removeUsed}</p>}
    </Dialog>
  )
}
