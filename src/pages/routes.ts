import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { accountPages, sitePages } from '../rules/public-pages.ts'
import type { Area } from '../rules/role.ts'
import { areaScreens } from '../web/navigation/screens.ts'

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

/** Screens that exist; every other one shows its layout and its title. */
const screens: Record<string, string> = {
  '/user/dashboard': 'customer/dashboard.tsx',
  '/user/messages': 'customer/messages.tsx',
  '/user/documents': 'customer/documents.tsx',
  '/user/obligations': 'customer/obligations.tsx',
  '/user/services': 'customer/services.tsx',
  '/user/notifications': 'customer/notifications.tsx',
  '/user/payments': 'customer/payments.tsx',
  '/user/support': 'customer/support.tsx',
  '/user/settings': 'settings.tsx',
  '/agent/account': 'settings.tsx',
  '/agent/messages': 'agent/messages.tsx',
  '/agent/dashboard': 'agent/dashboard.tsx',
  '/agent/documents': 'agent/documents.tsx',
  '/agent/obligations': 'obligations.tsx',
  '/agent/service-orders': 'service-orders.tsx',
  '/agent/usa-workflows': 'agent/usa-workflows.tsx',
  '/agent/commissions': 'agent/commissions.tsx',
  '/agent/processes': 'agent/processes.tsx',
  '/agent/clients': 'agent/clients.tsx',
  '/admin/account': 'settings.tsx',
  '/admin/dashboard': 'admin/dashboard.tsx',
  '/admin/audit': 'admin/audit.tsx',
  '/admin/commissions': 'admin/commissions.tsx',
  '/admin/users': 'admin/users.tsx',
  '/admin/agents': 'admin/agents.tsx',
  '/admin/processes': 'admin/processes.tsx',
  '/admin/obligations': 'obligations.tsx',
  '/admin/refunds': 'admin/refunds.tsx',
  '/admin/ratings': 'admin/ratings.tsx',
  '/admin/service-orders': 'service-orders.tsx',
  '/admin/services': 'admin/services.tsx',
  '/admin/settings': 'admin/settings.tsx',
  '/admin/states': 'admin/states.tsx',
  '/admin/support': 'admin/support.tsx',
  '/superadmin/account': 'settings.tsx',
  '/superadmin/dashboard': 'superadmin/dashboard.tsx',
  '/superadmin/integrations': 'superadmin/integrations.tsx',
  '/superadmin/system': 'superadmin/system.tsx',
}

/** The path is the id too, because one file may serve several. */
const page = (path: string, file: string): RouteConfigEntry =>
  path === '/' ? index(file, { id: path }) : route(path.slice(1), file, { id: path })

const area = (name: Area, file: string): RouteConfigEntry =>
  route(name, file, [
    index('to-dashboard.tsx', { id: `/${name}` }),
    ...areaScreens[name].map(({ slug }) => {
      const path = `/${name}/${slug}`
      return route(slug, screens[path] ?? 'later-screen.tsx', { id: path })
    }),
  ])

export default [
  layout('public/layout.tsx', [...sitePages.map(({ path }) => page(path, sitePageFiles[path]))]),
  layout('app-layout.tsx', [
    layout('account/layout.tsx', [
      ...accountPages.map(({ path }) => page(path, accountPageFiles[path])),
      route('pagamento-teste/:session', 'account/test-payment.tsx'),
    ]),
    area('user', 'customer/layout.tsx'),
    area('agent', 'agent/layout.tsx'),
    area('admin', 'admin/layout.tsx'),
    area('superadmin', 'superadmin/layout.tsx'),
    route('dev/mail', 'dev/mail.tsx'),
    route('dev/ui', 'dev/ui.tsx'),
  ]),
  route('*', 'not-found.tsx'),
] satisfies RouteConfig
