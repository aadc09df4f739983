import type { Plugin } from 'vite'

/**
 * The files that the first steps of a visitor and a customer need, in the order in which they need them. Each contains the modules named
 * here and all their imports that no earlier file has. A module that several later files share must be named in an earlier one: otherwise
 * the first file that imports it contains it, and the others load that whole file.
 */
const inOrder: Record<string, string[]> = {
  // The libraries of every page, with its start and the bundler's own helpers, which would be two more requests.
  react: [
    'rolldown/runtime',
    'src/pages/entry.client',
    ...['react', 'react-dom', 'scheduler', 'react-router'].map((name) => `node_modules/${name}/`),
  ],
  // Every page.
  root: [
    'src/pages/root',
    'src/pages/meta/page-meta',
    'src/features/site-settings/web/use-site',
    'src/features/orders/web/draft-key',
    'src/features/site/web/home-link',
    'src/features/facts/web/penalty-text',
    ...['landing', 'session-end', 'use-area-hint'].map((name) => `src/web/session/${name}`),
    ...['brand', 'empty-state', 'field', 'notice', 'route-line', 'select', 'skeleton', 'skip-link'].map(ui),
    ...['text-area', 'text-field', 'version'].map(ui),
    'src/features/catalog/rules/match-state',
    'src/rules/language/listed',
    'src/features/papers/rules/signatures',
    ...['arrow-down', 'arrow-up', 'building-complex', 'calendar-clock', 'check', 'chevron-down'].map(icon),
    ...['file-text', 'layout-dashboard', 'life-buoy', 'map-pin', 'menu', 'message-circle', 'search'].map(icon),
  ],
  site: [
    'src/pages/public/layout',
    'src/features/site/web/content/content-shapes',
    'src/features/site/web/content/figure',
    'src/features/site/web/page-heading',
  ],
  cadastro: ['src/pages/public/sign-up-landing'],
  // Validates a form and makes a call, which is all the contact form needs.
  calls: [
    'src/web/api/call',
    'src/rules/field-problem',
    ...['error', 'fields', 'pages', 'records', 'route'].map((name) => `src/contract/${name}`),
  ],
  // Account pages, wizard and panels: the answers of calls, forms, drawers.
  app: [
    'src/pages/app-layout',
    'src/pages/shell/use-tab-title',
    'src/web/session/end-session',
    'src/web/format/money',
    'src/web/words/use-failure-text',
    'src/web/words/use-problem-text',
    'src/web/forms/form-alert',
    'src/web/forms/use-place-refusal',
    ...['badge', 'drawer', 'error-state', 'password-field', 'globe', 'yes-no'].map(ui),
    'react-query/build/modern/useMutation',
    'src/features/orders/rules/countries',
    'src/features/payments/rules/payment-status',
    'src/features/registrations/rules/status',
    'src/features/registrations/rules/activity',
    'src/features/registrations/words/registrations.pt-BR',
    'src/features/documents/rules/status',
    'src/features/documents/rules/types',
  ],
  // What a company is to customers and the team.
  companies: [
    'src/features/catalog/contract',
    'src/features/purchases/contract',
    'src/features/registrations/contract/company-record',
    'src/features/registrations/contract/company-papers',
  ],
  // The order of a company: the wizard, and what a customer's panel says of it.
  orders: [
    'src/features/orders/contract',
    'src/features/payments/contract',
    'src/features/privacy/rules/consent',
    'src/features/orders/rules/card',
    'src/features/orders/rules/wizard-draft',
    'src/features/orders/web/refund-link',
    'src/features/orders/web/storage',
  ],
  wizard: ['src/features/orders/web/wizard-drawer'],
  // The frame around every screen of a panel, and the modules of nearly every screen.
  panels: [
    'src/pages/customer/layout',
    'src/features/accounts/web/verification/verification-strip',
    'src/web/format/',
    ...['use-address-filter', 'use-open-record', 'use-paged-rows'].map((name) => `src/web/lists/${name}`),
    ...['card', 'data-table', 'load-more', 'loaded', 'row-skeletons', 'screen-title', 'search-box', 'use-opener'].map(
      ui,
    ),
  ],
  customer: ['src/pages/customer/dashboard'],
}

function ui(name: string): string {
  return `src/web/ui/${name}`
}

function icon(name: string): string {
  return `lucide-react/dist/esm/icons/${name}`
}

/** A name is a folder or a file without its ending. */
const isNamed = (id: string, name: string): boolean =>
  name.endsWith('/') ? id.includes(`/${name}`) : [`/${name}.`, `/${name}?`].some((part) => id.includes(part))

/**
 * By default the bundler makes a file of each module that two pages share: opening a panel would take a hundred requests, each with the
 * latency of a slow network. Modules that no group names stay in the bundler's own files.
 */
export const scriptChunks = {
  groups: Object.entries(inOrder).map(([name, modules], index, all) => ({
    name,
    test: (id: string): boolean => modules.some((module) => isNamed(id.replace('\0', '/'), module)),
    priority: all.length - index,
  })),
}

/** Lets a page's own file contain what other pages share with it; by default such a page is an empty file beside the shared one. */
export const sharingEntries = (): Plugin => ({
  name: 'sharing-entries',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  options: (given) => ({ ...given, preserveEntrySignatures: 'allow-extension' }),
})
