import type { RefObject } from 'react'
import { packages as words } from '#features/packages/words/packages.pt-BR.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import type { Package } from './queries.ts'
import { useRemovePackage } from './use-package-changes.ts'

type Props = { pkg: Package; onClose: () => void; openedBy: RefObject<HTMLElement | null> }

/** Asks before a package is removed, and says if it will only be archived (G83). */
export default function RemoveDialog({ pkg: { id, name, version, inUse }, onClose, openedBy }: Props) {
  const text = useMessages('packages', words)
  const removing = useRemovePackage(onClose)
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
            onClick={() => removing.mutate({ id, expectedVersion: version }, { onError: onClose })}
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
