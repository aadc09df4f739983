import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { screens } from '../features/web.ts'
import { accountPages, sitePages } from '../rules/public-pages.ts'
import type { Area } from '../rules/role.ts'
import type { Screen } from '../web/navigation/screen.ts'

const sitePageFiles: Record<(typeof sitePages)[number]['path'], string> = {
  '/': 'public/landing.tsx',
  '/como-funciona': 'public/how-it-works.tsx',
  '/planos': 'public/plans.tsx',
  '/faq': 'public/faq.tsx',
  '/contato': 'public/contact.tsx',
  '/cadastro': 'public/sign-up-landing.tsx',
  '/privacidade': 'public/privacy.tsx',
  '/termos': 'public/terms.tsx',
}

const accountPageFiles: Record<(typeof accountPages)[number]['path'], string> = {
  '/login': 'account/login.tsx',
  '/signup': 'account/signup.tsx',
  '/esqueci-senha': 'account/forgot-password.tsx',
  '/redefinir-senha': 'account/reset-password.tsx',
  '/verificar-email': 'account/verify-email.tsx',
  '/confirmar-novo-email': 'account/confirm-email-change.tsx',
}

const folders: Record<Area, string> = { user: 'customer', agent: 'agent', admin: 'admin', superadmin: 'superadmin' }

/** The path is also the route's id, because one file may serve several routes. */
const page = (path: string, file: string): RouteConfigEntry =>
  path === '/' ? index(file, { id: path }) : route(path.slice(1), file, { id: path })

const area = (name: Area): RouteConfigEntry =>
  route(name, `${folders[name]}/layout.tsx`, [
    index('to-dashboard.tsx', { id: `/${name}` }),
    ...Object.entries<Screen>(screens).flatMap(([key, { file }]) => {
      const [of, slug = ''] = key.split('/')
      return of === name ? [route(slug, file ?? `${folders[name]}/${slug}.tsx`, { id: `/${key}` })] : []
    }),
  ])

export default [
  layout('public/layout.tsx', [...sitePages.map(({ path }) => page(path, sitePageFiles[path]))]),
  layout('app-layout.tsx', [
    layout('account/layout.tsx', [
      ...accountPages.map(({ path }) => page(path, accountPageFiles[path])),
      route('pagamento-teste/:session', 'account/test-payment.tsx'),
    ]),
    area('user'),
    area('agent'),
    area('admin'),
    area('superadmin'),
    route('dev/mail', 'dev/mail.tsx'),
    route('dev/ui', 'dev/ui.tsx'),
  ]),
  route('*', 'not-found.tsx'),
] satisfies RouteConfig
