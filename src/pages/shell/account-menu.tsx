import { Link } from 'react-router'
import { accountMenu } from '#pages/navigation/screens.ts'
import type { Area } from '#rules/role.ts'
import { useSignOut } from '#web/app/use-sign-out.ts'
import type { SessionUser } from '#web/session/use-session.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '#web/ui/menu.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { shell, accountMenu as words } from '#web/words/shell.pt-BR.ts'

export function AccountMenu({ area, user }: { area: Area; user: SessionUser }) {
  const text = useMessages('shell', shell)
  const menu = useMessages('accountMenu', words)
  const signOut = useSignOut()
  const trigger = (
    <button type="button" className="grid size-11 shrink-0 place-items-center rounded-full">
      <Avatar name={user.name} size="large" />
      <span className="sr-only">{menu.of({ name: user.name })}</span>
    </button>
  )
  return (
    <Menu trigger={trigger} label={menu.title}>
      <MenuLabel>{menu.title}</MenuLabel>
      <p className="max-w-64 truncate px-3 pb-1 text-[0.9375rem] font-semibold">{user.name}</p>
      <p className="max-w-64 truncate px-3 pb-1 text-sm text-ink-muted">{user.email}</p>
      <MenuSeparator />
      {accountMenu[area].map(({ label, to }) => (
        <MenuItem key={label} asChild>
          <Link to={`/${to}`}>{menu.entries[label]}</Link>
        </MenuItem>
      ))}
      <MenuItem disabled={signOut.isPending} onSelect={() => signOut.mutate()}>
        {text.signOut}
      </MenuItem>
    </Menu>
  )
}
