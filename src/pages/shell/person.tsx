import type { SessionUser } from '#web/session/use-session.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { shell } from '#web/words/shell.pt-BR.ts'

export function Person({ user }: { user: SessionUser }) {
  const text = useMessages('shell', shell)
  return (
    <div className="flex min-w-0 items-center gap-3 px-2">
      <Avatar name={user.name} />
      <span className="min-w-0 text-sm leading-tight">
        <span className="block truncate font-semibold">{user.name}</span>
        <span className="text-ink-muted">{text.panelOf[user.role]}</span>
      </span>
    </div>
  )
}
