import type { Area } from '#rules/role.ts'

export type IconName =
  | 'dashboard'
  | 'documents'
  | 'payments'
  | 'messages'
  | 'support'
  | 'settings'
  | 'notifications'
  | 'users'
  | 'agents'
  | 'processes'
  | 'services'
  | 'commissions'
  | 'states'
  | 'audit'
  | 'workflows'
  | 'clients'
  | 'integrations'
  | 'system'
  | 'account'
  | 'obligations'
  | 'refunds'
  | 'ratings'
  | 'serviceOrders'

/** One screen of an area. `menu` puts it in the sidebar, but only once it is `ready`. */
type Screen = { slug: string; icon: IconName; menu: boolean; ready: boolean }

/** Every screen behind a sign-in, in the order of the sidebars (G17, G33, A14). */
export const areaScreens = {
  user: [
    { slug: 'dashboard', icon: 'dashboard', menu: true, ready: true },
    { slug: 'documents', icon: 'documents', menu: true, ready: true },
    { slug: 'payments', icon: 'payments', menu: true, ready: true },
    { slug: 'messages', icon: 'messages', menu: true, ready: true },
    { slug: 'obligations', icon: 'obligations', menu: true, ready: true },
    { slug: 'services', icon: 'services', menu: true, ready: true },
    { slug: 'support', icon: 'support', menu: true, ready: true },
    { slug: 'settings', icon: 'settings', menu: true, ready: true },
    { slug: 'notifications', icon: 'notifications', menu: false, ready: true },
  ],
  agent: [
    { slug: 'dashboard', icon: 'dashboard', menu: true, ready: true },
    { slug: 'processes', icon: 'processes', menu: true, ready: true },
    { slug: 'usa-workflows', icon: 'workflows', menu: true, ready: true },
    { slug: 'commissions', icon: 'commissions', menu: true, ready: true },
    { slug: 'clients', icon: 'clients', menu: true, ready: true },
    { slug: 'documents', icon: 'documents', menu: true, ready: true },
    { slug: 'obligations', icon: 'obligations', menu: true, ready: true },
    { slug: 'service-orders', icon: 'serviceOrders', menu: true, ready: true },
    { slug: 'messages', icon: 'messages', menu: true, ready: true },
    { slug: 'account', icon: 'account', menu: false, ready: true },
  ],
  admin: [
    { slug: 'dashboard', icon: 'dashboard', menu: true, ready: true },
    { slug: 'users', icon: 'users', menu: true, ready: true },
    { slug: 'agents', icon: 'agents', menu: true, ready: true },
    { slug: 'processes', icon: 'processes', menu: true, ready: true },
    { slug: 'obligations', icon: 'obligations', menu: true, ready: true },
    { slug: 'service-orders', icon: 'serviceOrders', menu: true, ready: true },
    { slug: 'services', icon: 'services', menu: true, ready: true },
    { slug: 'commissions', icon: 'commissions', menu: true, ready: true },
    { slug: 'refunds', icon: 'refunds', menu: true, ready: true },
    { slug: 'ratings', icon: 'ratings', menu: true, ready: true },
    { slug: 'states', icon: 'states', menu: true, ready: true },
    { slug: 'support', icon: 'support', menu: true, ready: true },
    { slug: 'audit', icon: 'audit', menu: true, ready: true },
    { slug: 'settings', icon: 'settings', menu: true, ready: true },
    { slug: 'account', icon: 'account', menu: false, ready: true },
  ],
  superadmin: [
    { slug: 'dashboard', icon: 'dashboard', menu: true, ready: true },
    { slug: 'integrations', icon: 'integrations', menu: true, ready: true },
    { slug: 'system', icon: 'system', menu: true, ready: true },
    { slug: 'account', icon: 'account', menu: false, ready: true },
  ],
} as const satisfies Record<Area, readonly Screen[]>

type ScreensOf<A extends Area> = (typeof areaScreens)[A][number]
export type ScreenKey = { [A in Area]: `${A}/${ScreensOf<A>['slug']}` }[Area]
export type NavigationEntry = { key: ScreenKey; path: `/${ScreenKey}`; icon: IconName; menu: boolean; ready: boolean }

export const entriesOf = (area: Area): NavigationEntry[] =>
  areaScreens[area].map((screen) => {
    const key = `${area}/${screen.slug}` as ScreenKey
    return { key, path: `/${key}`, icon: screen.icon, menu: screen.menu, ready: screen.ready }
  })

const everyKey: ReadonlySet<string> = new Set(
  (Object.keys(areaScreens) as Area[]).flatMap((area) => entriesOf(area).map(({ key }) => key)),
)
const readyKeys: ReadonlySet<ScreenKey> = new Set(
  (Object.keys(areaScreens) as Area[]).flatMap((area) =>
    entriesOf(area).flatMap(({ key, ready }) => (ready ? [key] : [])),
  ),
)
const isScreenKey = (value: string): value is ScreenKey => everyKey.has(value)

export function screenKeyOf(pathname: string): ScreenKey | undefined {
  const key = pathname.replace(/^\/|\/$/g, '')
  return isScreenKey(key) ? key : undefined
}

/** Whether an address inside the panels leads to a screen that works. */
export function isReady(address: string): boolean {
  const key = screenKeyOf(address.split('?')[0] ?? '')
  return key !== undefined && readyKeys.has(key)
}

/** Which entries of the account menu lead somewhere, and where (labels are in the messages). */
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
