import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import type { Area } from '../domain/accounts/role.ts'
import { accountPages, sitePages } from './content/public-pages.ts'
import { areaScreens } from './navigation.ts'

/** Screens that exist; every other one shows its layout and its title. */
const screens: Record<string, string> = {
  '/login': 'routes/account/login.tsx',
  '/user/dashboard': 'routes/dashboard.tsx',
  '/user/notifications': 'routes/customer/notifications.tsx',
  '/agent/dashboard': 'routes/dashboard.tsx',
  '/admin/dashboard': 'routes/dashboard.tsx',
  '/superadmin/dashboard': 'routes/dashboard.tsx',
}

/** The screen's path is its id too, because one file may serve several. */
const screen = (path: string, otherwise: string): RouteConfigEntry =>
  path === '/' ? index(otherwise, { id: path }) : route(path.slice(1), screens[path] ?? otherwise, { id: path })

const area = (name: Area, file: string): RouteConfigEntry =>
  route(name, file, [
    index('routes/to-dashboard.tsx', { id: `/${name}` }),
    ...areaScreens[name].map(({ slug }) => {
      const path = `/${name}/${slug}`
      return route(slug, screens[path] ?? 'routes/later-screen.tsx', { id: path })
    }),
  ])

export default [
  layout('routes/public/layout.tsx', [...sitePages.map(({ path }) => screen(path, 'routes/public/titled-page.tsx'))]),
  layout('routes/account/layout.tsx', [
    ...accountPages.map(({ path }) => screen(path, 'routes/account/titled-page.tsx')),
  ]),
  area('user', 'routes/customer/layout.tsx'),
  area('agent', 'routes/agent/layout.tsx'),
  area('admin', 'routes/admin/layout.tsx'),
  area('superadmin', 'routes/superadmin/layout.tsx'),
  route('dev/mail', 'routes/dev/mail.tsx'),
  route('dev/ui', 'routes/dev/ui.tsx'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
