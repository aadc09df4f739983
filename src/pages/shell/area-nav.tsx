import { NavLink } from 'react-router'
import type { Area } from '#rules/role.ts'
import { entriesOf, type NavigationEntry } from '#web/navigation/screens.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { screens } from '#web/words/screens.pt-BR.ts'
import { shell } from '#web/words/shell.pt-BR.ts'
import { icons } from './icons.ts'

/** The entries of the menu whose screens are ready. */
export const menuOf = (area: Area): NavigationEntry[] => entriesOf(area).filter(({ menu, ready }) => menu && ready)

export function AreaNav({ area, onChosen }: { area: Area; onChosen?: () => void }) {
  const titles = useMessages('screens', screens)
  const text = useMessages('shell', shell)
  return (
    <nav aria-label={text.panel} className="space-y-1">
      {menuOf(area).map(({ key, path, icon }) => {
        const Icon = icons[icon]
        return (
          <NavLink key={key} to={path} className="group nav-item" {...(onChosen ? { onClick: onChosen } : {})}>
            <Icon
              size={19}
              strokeWidth={1.9}
              aria-hidden="true"
              className="text-mar-500 group-aria-[current=page]:text-ipe-300"
            />
            {titles[key]}
          </NavLink>
        )
      })}
    </nav>
  )
}
