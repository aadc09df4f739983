import type { Plugin } from 'vite'

/** Module ids are absolute paths, so these patterns match from a folder inside them on. */
const inPackages = (...names: string[]): RegExp => new RegExp(`/node_modules/(?:${names.join('|')})/`)
const ours = (...paths: string[]): RegExp => new RegExp(`/src/(?:${paths.join('|')})\\.tsx?(?:\\?|$)`)
const icons = (...names: string[]): RegExp => new RegExp(`/lucide-react/dist/esm/icons/(?:${names.join('|')})\\.`)

/**
 * The files that the first steps of a visitor and a customer need, in the order in which they need them. Each takes the modules named
 * here with all they import that no earlier file has. What several later files share must be named in an earlier one: otherwise the first
 * file that imports it takes it, and the others load that whole file.
 */
const inOrder: Record<string, RegExp[]> = {
  react: [inPackages('react', 'react-dom', 'scheduler', 'react-router')],
  // Every page.
  root: [
    ours(
      'web/root',
      'web/app/meta/page-meta',
      'web/content/use-site',
      'web/features/orders/draft-key',
      'web/features/site/home-link',
      'web/format/penalty-text',
      'web/session/(?:landing|session-end|use-area-hint)',
      'web/ui/(?:brand|empty-state|field|notice|route-line|select|skeleton|skip-link|text-area|text-field|version)',
      'domain/catalog/match-state',
      'domain/language/listed',
      'domain/papers/signatures',
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
  site: [ours('web/routes/public/layout', 'web/content/(?:content-shapes|figure)', 'web/features/site/page-heading')],
  cadastro: [ours('web/routes/public/sign-up-landing')],
  // Checks a form and makes a call; the contact form needs no more.
  calls: [ours('web/api/call', 'domain/field-problem', 'contract/(?:error|fields|pages|route)')],
  // Account pages, wizard and panels: the answers of calls, forms, drawers.
  app: [
    ours(
      'web/routes/app-layout',
      'web/app/shell/use-tab-title',
      'web/session/end-session',
      'web/features/orders/(?:refund-link|storage)',
      'web/format/money',
      'web/i18n/(?:use-failure-text|use-problem-text)',
      'web/forms/(?:form-alert|use-place-refusal)',
      'web/ui/(?:badge|drawer|error-state|password-field|globe|yes-no)',
      'contract/(?:catalog|orders|payments)',
      'domain/accounts/consent',
      'domain/duties/duty',
      'domain/orders/(?:card|countries|wizard-draft)',
      'domain/payments/payment-status',
    ),
    /\/react-query\/build\/modern\/useMutation\.js$/,
  ],
  wizard: [ours('web/features/orders/wizard-drawer')],
  // The frame around every screen of a panel, and what nearly every screen has: the customers' bring it along.
  panels: [
    ours(
      'web/routes/customer/layout',
      'web/features/accounts/verification/verification-strip',
      'web/format/.*',
      'web/i18n/pt-BR/registrations',
      'web/lists/(?:use-address-filter|use-open-record|use-paged-rows)',
      'web/ui/(?:card|data-table|load-more|loaded|row-skeletons|screen-title|search-box|use-opener)',
      'contract/(?:purchases|company-record|company-papers)',
      'domain/(?:registrations|documents)/(?:status|types|activity)',
    ),
  ],
  customer: [ours('web/routes/customer/dashboard')],
}

/**
 * Left alone, the bundler makes a file of each module that two pages share: a hundred requests to open a panel, each with the
 * latency of a slow network. Modules that no group names stay in the files that the bundler makes.
 */
export const scriptChunks = {
  groups: Object.entries(inOrder).map(([name, tests], index, all) => ({
    name,
    test: (id: string): boolean => tests.some((test) => test.test(id)),
    priority: all.length - index,
  })),
}

/** Lets a page's own file carry what other pages share with it; by default such a page is an empty file beside the shared one. */
export const sharingEntries = (): Plugin => ({
  name: 'sharing-entries',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  options: (given) => ({ ...given, preserveEntrySignatures: 'allow-extension' }),
})
