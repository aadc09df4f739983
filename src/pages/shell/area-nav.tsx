import { NavLink } from 'react-router'
import { menuOf } from '#pages/navigation/screens.ts'
import type { Area } from '#rules/role.ts'
import { useLocale, useMessages } from '#web/words/locale-provider.tsx'
import { shell } from '#web/words/shell.pt-BR.ts'
import { icons } from './icons.ts'

export function AreaNav({ area, onChosen }: { area: Area; onChosen?: () => void }) {
  const { locale } = useLocale()
  const text = useMessages('shell', shell)
  return (
    <nav aria-label={text.panel} className="space-y-1">
      {menuOf(area).map(({ key, path, icon, title }) => {
        const Icon = icons[icon]
        return (
          <NavLink key={key} to={path} className="group nav-item" {...(onChosen ? { onClick: onChosen } : {})}>
            <Icon
              size={19}
              strokeWidth={1.9}
              aria-hidden="true"
              className="text-mar-500 group-aria-[current=page]:text-ipe-300"
            />
            {title[locale]}
          </NavLink>
        )
      })}
    </nav>
  )
}
