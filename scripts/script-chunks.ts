import type { Plugin } from 'vite'

/** Module ids are absolute paths, so these patterns match from a folder inside of them. */
const inPackages = (...names: string[]): RegExp => new RegExp(`/node_modules/(?:${names.join('|')})/`)
const ours = (...paths: string[]): RegExp => new RegExp(`/src/(?:${paths.join('|')})\\.tsx?(?:\\?|$)`)
const icons = (...names: string[]): RegExp => new RegExp(`/lucide-react/dist/esm/icons/(?:${names.join('|')})\\.`)

/**
 * The files that the first steps of a visitor and a customer need, in the order in which they need them. Each contains the modules named
 * here and all their imports that no earlier file has. A module that several later files share must be named in an earlier one: otherwise
 * the first file that imports it contains it, and the others load that whole file.
 */
const inOrder: Record<string, RegExp[]> = {
  react: [inPackages('react', 'react-dom', 'scheduler', 'react-router')],
  // Every page.
  root: [
    ours(
      'pages/root',
      'pages/meta/page-meta',
      'features/site-settings/web/use-site',
      'features/orders/web/draft-key',
      'features/site/web/home-link',
      'features/facts/web/penalty-text',
      'web/session/(?:landing|session-end|use-area-hint)',
      'web/ui/(?:brand|empty-state|field|notice|route-line|select|skeleton|skip-link|text-area|text-field|version)',
      'features/catalog/rules/match-state',
      'rules/language/listed',
      'features/papers/rules/signatures',
    ),
    icons(
      ...[
        'arrow-(?:down|up)',
        'building-complex',
        'calendar-clock',
        'check',
        'chevron-down',
        'file-text',
        'layout-dashboard',
      ],
      ...['life-buoy', 'map-pin', 'menu', 'message-circle', 'search'],
    ),
  ],
  site: [
    ours(
      'pages/public/layout',
      'features/site/web/content/(?:content-shapes|figure)',
      'features/site/web/page-heading',
    ),
  ],
  cadastro: [ours('pages/public/sign-up-landing')],
  // Validates a form and makes a call, which is all the contact form needs.
  calls: [ours('web/api/call', 'rules/field-problem', 'contract/(?:error|fields|pages|route)')],
  // Account pages, wizard and panels: the answers of calls, forms, drawers.
  app: [
    ours(
      'pages/app-layout',
      'pages/shell/use-tab-title',
      'web/session/end-session',
      'features/orders/web/(?:refund-link|storage)',
      'web/format/money',
      'web/words/(?:use-failure-text|use-problem-text)',
      'web/forms/(?:form-alert|use-call|use-place-refusal)',
      'web/ui/(?:badge|drawer|error-state|password-field|globe|yes-no)',
      'features/(?:accounts|catalog|orders|payments)/contract',
      'features/privacy/rules/consent',
      'features/duties/rules/duty',
      'features/orders/rules/(?:card|countries|wizard-draft)',
      'features/payments/rules/payment-status',
    ),
    /\/react-query\/build\/modern\/useMutation\.js$/,
  ],
  wizard: [ours('features/orders/web/wizard-drawer')],
  // The frame around every screen of a panel, and the modules of nearly every screen, as the customers' screens import them.
  panels: [
    ours(
      'pages/customer/layout',
      'features/accounts/web/verification/verification-strip',
      'web/format/.*',
      'features/registrations/words/registrations\\.pt-BR',
      'web/lists/(?:use-address-filter|use-open-record|use-paged-rows)',
      'web/ui/(?:card|data-table|load-more|loaded|row-skeletons|screen-title|search-box|use-opener)',
      'features/(?:purchases/contract|registrations/contract/company-(?:record|papers))',
      'features/(?:registrations|documents)/rules/(?:status|types|activity)',
    ),
  ],
  customer: [ours('pages/customer/dashboard')],
}

/**
 * By default the bundler makes a file of each module that two pages share: opening a panel would take a hundred requests, each with the
 * latency of a slow network. Modules that no group names stay in the bundler's own files.
 */
export const scriptChunks = {
  groups: Object.entries(inOrder).map(([name, tests], index, all) => ({
    name,
    test: (id: string): boolean => tests.some((test) => test.test(id)),
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
