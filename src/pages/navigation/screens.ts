import { screens } from '#features/web.ts'
import type { Locale } from '#rules/language/translation.ts'
import type { Area } from '#rules/role.ts'
import type { Screen } from '#web/navigation/screen.ts'

export type ScreenKey = keyof typeof screens
export type ScreenEntry = Screen & { key: ScreenKey; path: `/${ScreenKey}` }

const all = Object.entries<Screen>(screens).map(([key, screen]): ScreenEntry => {
  const known = key as ScreenKey
  return { ...screen, key: known, path: `/${known}` }
})

/** The screens of an area in the order of its sidebar; screens that are not in the sidebar come last. */
export const entriesOf = (area: Area): ScreenEntry[] =>
  all
    .filter(({ key }) => key.startsWith(`${area}/`))
    .sort((one, other) => (one.menu ?? Number.MAX_VALUE) - (other.menu ?? Number.MAX_VALUE))

export const menuOf = (area: Area): ScreenEntry[] => entriesOf(area).filter(({ menu }) => menu !== undefined)

const keyOf = (pathname: string): string => pathname.replace(/^\/|\/$/g, '')
/** The title of the screen at an address; undefined if there is no such screen. */
export const titleAt = (pathname: string, locale: Locale): string | undefined =>
  all.find(({ key }) => key === keyOf(pathname))?.title[locale]

/** The entries of the account menu; `label` is a key of the menu's texts. */
export const accountMenu = {
  user: [
    { label: 'dashboard', to: 'user/dashboard' },
    { label: 'customerSettings', to: 'user/settings' },
  ],
  agent: [
    { label: 'agentProfile', to: 'agent/account' },
    { label: 'agentSettings', to: 'agent/account' },
  ],
  admin: [
    { label: 'profile', to: 'admin/account' },
    { label: 'settings', to: 'admin/settings' },
  ],
  superadmin: [{ label: 'settings', to: 'superadmin/account' }],
} as const satisfies Record<Area, readonly { label: string; to: ScreenKey }[]>
