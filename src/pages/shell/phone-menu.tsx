import type { RefObject } from 'react'
import type { Area } from '#rules/role.ts'
import type { SessionUser } from '#web/session/use-session.ts'
import { Drawer } from '#web/ui/drawer.tsx'
import { Version } from '#web/ui/version.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { shell } from '#web/words/shell.pt-BR.ts'
import { AreaNav } from './area-nav.tsx'
import { Person } from './person.tsx'
import { SignOutButton } from './sign-out-button.tsx'

type Props = { area: Area; user: SessionUser; onClose: () => void; openedBy: RefObject<HTMLElement | null> }

export default function PhoneMenu({ area, user, onClose, openedBy }: Props) {
  const text = useMessages('shell', shell)
  return (
    <Drawer open title={text.menu} onOpenChange={onClose} returnFocusTo={openedBy} footer={<Person user={user} />}>
      <AreaNav area={area} onChosen={onClose} />
      <div className="mt-4 border-t border-line pt-4">
        <SignOutButton />
      </div>
      <p className="mt-4 text-sm text-ink-muted">
        <Version />
      </p>
    </Drawer>
  )
}
