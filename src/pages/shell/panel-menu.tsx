import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router'
import { type Area, areas, homeOf, mayEnter, type Role } from '#rules/role.ts'
import { Menu, MenuItem } from '#web/ui/menu.tsx'
import { useMessages } from '#web/words/locale-provider.tsx'
import { shell } from '#web/words/shell.pt-BR.ts'

/** The panels a role may open, the highest first. */
const panelsOf = (role: Role): Area[] => areas.filter((name) => mayEnter(role, name)).reverse()

/** True for readers with several panels (superadmins): in other panels they only look and have no work or company of their own. */
export const looksIn = ({ role }: { role: Role }): boolean => panelsOf(role).length > 1

/** Switches between panels; shown only to people who may open more than one. */
export function PanelMenu({ area, role }: { area: Area; role: Role }) {
  const text = useMessages('shell', shell)
  const open = panelsOf(role)
  if (open.length < 2) return null
  const trigger = (
    <button
      type="button"
      className="flex h-11 items-center gap-1 rounded-md border border-line bg-surface px-2.5 text-[0.9375rem] sm:px-3.5 font-semibold whitespace-nowrap text-mar-900 hover:bg-white"
    >
      <span className="sr-only">{text.panels}: </span>
      {text.panelOf[area]}
      <ChevronDown size={17} aria-hidden="true" />
    </button>
  )
  return (
    <Menu trigger={trigger} label={text.panels}>
      {open.map((name) => (
        <MenuItem key={name} asChild>
          <Link to={homeOf[name]} aria-current={name === area ? 'true' : undefined}>
            {text.panelOf[name]}
          </Link>
        </MenuItem>
      ))}
    </Menu>
  )
}
