import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import type { Area } from '../domain/accounts/role.ts'
import { accountPages, sitePages } from './content/public-pages.ts'
import { areaScreens } from './navigation/screens.ts'

const sitePageFiles: Record<(typeof sitePages)[number]['path'], string> = {
  '/': 'routes/public/landing.tsx',
  '/como-funciona': 'routes/public/how-it-works.tsx',
  '/planos': 'routes/public/plans.tsx',
  '/faq': 'routes/public/faq.tsx',
  '/contato': 'routes/public/contact.tsx',
  '/cadastro': 'routes/public/sign-up-landing.tsx',
  '/privacidade': 'routes/public/privacy.tsx',
  '/termos': 'routes/public/terms.tsx',
}

const accountPageFiles: Record<(typeof accountPages)[number]['path'], string> = {
  '/login': 'routes/account/login.tsx',
  '/signup': 'routes/account/signup.tsx',
  '/esqueci-senha': 'routes/account/forgot-password.tsx',
  '/redefinir-senha': 'routes/account/reset-password.tsx',
  '/verificar-email': 'routes/account/verify-email.tsx',
  '/confirmar-novo-email': 'routes/account/confirm-email-change.tsx',
}

/** Screens that exist; every other one shows its layout and its title. */
const screens: Record<string, string> = {
  '/user/dashboard': 'routes/customer/dashboard.tsx',
  '/user/messages': 'routes/customer/messages.tsx',
  '/user/documents': 'routes/customer/documents.tsx',
  '/user/obligations': 'routes/customer/obligations.tsx',
  '/user/services': 'routes/customer/services.tsx',
  '/user/notifications': 'routes/customer/notifications.tsx',
  '/user/payments': 'routes/customer/payments.tsx',
  '/user/support': 'routes/customer/support.tsx',
  '/user/settings': 'routes/settings.tsx',
  '/agent/account': 'routes/settings.tsx',
  '/agent/messages': 'routes/agent/messages.tsx',
  '/agent/dashboard': 'routes/agent/dashboard.tsx',
  '/agent/documents': 'routes/agent/documents.tsx',
  '/agent/obligations': 'routes/obligations.tsx',
  '/agent/service-orders': 'routes/service-orders.tsx',
  '/agent/usa-workflows': 'routes/agent/usa-workflows.tsx',
  '/agent/commissions': 'routes/agent/commissions.tsx',
  '/agent/processes': 'routes/agent/processes.tsx',
  '/agent/clients': 'routes/agent/clients.tsx',
  '/admin/account': 'routes/settings.tsx',
  '/admin/dashboard': 'routes/admin/dashboard.tsx',
  '/admin/audit': 'routes/admin/audit.tsx',
  '/admin/commissions': 'routes/admin/commissions.tsx',
  '/admin/users': 'routes/admin/users.tsx',
  '/admin/agents': 'routes/admin/agents.tsx',
  '/admin/processes': 'routes/admin/processes.tsx',
  '/admin/obligations': 'routes/obligations.tsx',
  '/admin/refunds': 'routes/admin/refunds.tsx',
  '/admin/ratings': 'routes/admin/ratings.tsx',
  '/admin/service-orders': 'routes/service-orders.tsx',
  '/admin/services': 'routes/admin/services.tsx',
  '/admin/settings': 'routes/admin/settings.tsx',
  '/admin/states': 'routes/admin/states.tsx',
  '/admin/support': 'routes/admin/support.tsx',
  '/superadmin/account': 'routes/settings.tsx',
  '/superadmin/dashboard': 'routes/superadmin/dashboard.tsx',
  '/superadmin/integrations': 'routes/superadmin/integrations.tsx',
  '/superadmin/system': 'routes/superadmin/system.tsx',
}

/** The path is the id too, because one file may serve several. */
const page = (path: string, file: string): RouteConfigEntry =>
  path === '/' ? index(file, { id: path }) : route(path.slice(1), file, { id: path })

const area = (name: Area, file: string): RouteConfigEntry =>
  route(name, file, [
    index('routes/to-dashboard.tsx', { id: `/${name}` }),
    ...areaScreens[name].map(({ slug }) => {
      const path = `/${name}/${slug}`
      return route(slug, screens[path] ?? 'routes/later-screen.tsx', { id: path })
    }),
  ])

export default [
  layout('routes/public/layout.tsx', [...sitePages.map(({ path }) => page(path, sitePageFiles[path]))]),
  layout('routes/app-layout.tsx', [
    layout('routes/account/layout.tsx', [
      ...accountPages.map(({ path }) => page(path, accountPageFiles[path])),
      route('pagamento-teste/:session', 'routes/account/test-payment.tsx'),
    ]),
    area('user', 'routes/customer/layout.tsx'),
    area('agent', 'routes/agent/layout.tsx'),
    area('admin', 'routes/admin/layout.tsx'),
    area('superadmin', 'routes/superadmin/layout.tsx'),
    route('dev/mail', 'routes/dev/mail.tsx'),
    route('dev/ui', 'routes/dev/ui.tsx'),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
