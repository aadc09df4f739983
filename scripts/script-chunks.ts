/** Module ids are absolute paths, so these patterns match from a folder inside them on. */
const inPackages = (...names: string[]): RegExp => new RegExp(`/node_modules/(?:${names.join('|')})/`)
const ours = (...paths: string[]): RegExp => new RegExp(`/src/(?:${paths.join('|')})\\.tsx?$`)
const icons = (...names: string[]): RegExp => new RegExp(`/lucide-react/dist/esm/icons/(?:${names.join('|')})\\.`)

const everyPage = [
  ours(
    'web/api/(?:activity|across-outages|connection|read-plain)',
    'web/i18n/(?:locale-provider|load-dictionary|shape/translation|pt-BR/(?:shell|ui|unread-words))',
    'web/ui/(?:button|create-icon|spinner|toast|toaster|full-page|brand|notice|route-line)',
    'web/app/(?:crash-screen|keep-offline-page|offline-bar|meta/shell-meta)',
    'web/features/site/home-link',
    'web/session/session-end',
    'web/content/use-site',
    'domain/(?:site|accounts/role)',
  ),
  /\/lucide-react\/dist\/esm\/(?!icons\/)/,
  icons('x', 'menu', 'info', 'circle-check', 'circle-alert', 'chevron-down'),
]
const publicPages = [
  ours(
    'web/features/site/(?:still|written-html)',
    'web/features/site/frame/(?:public-(?:header|menu|actions)|keep-focus|use-[a-z-]+)',
    'web/session/use-area-hint',
  ),
]
/** The guides of the states, which have no account, show these parts of lists too. */
const guides = [ours('web/ui/empty-state'), icons('search', 'arrow-up', 'arrow-down')]
/** Checks a form and makes a call; the contact form needs no more. */
const calls = [
  inPackages('zod'),
  ours('contract/(?:error|fields|looks-at|pages|route)', 'domain/(?:fields|field-problem)', 'web/api/call'),
]
/** Keeps answers, knows who is signed in, and shows that something is on its way: panels, account pages, the wizard. */
const queries = [
  /\/react-query\/build\/modern\/useMutation\.js$/,
  ours(
    'contract/accounts',
    'domain/(?:documents/(?:status|types)|payments/payment-status|registrations/status)',
    'web/i18n/use-failure-text',
    'web/session/(?:end-session|query-provider|use-session)',
    'web/ui/(?:badge|error-state|skeleton)',
  ),
  icons('eye'),
]
const appLayout = [
  ours(
    'web/app/(?:live/live-updates|meta/screen-meta|shell/use-tab-title)',
    'web/session/(?:landing|use-reader-locale)',
  ),
]
/** Public pages show it as well, to a superadmin who sees them as somebody else. */
const acting = [ours('web/features/impersonation/acting-banner')]
/** The frame around every screen, and what nearly every screen has. */
const panels = [
  ours(
    'web/app/shell/area-layout',
    'web/lists/use-(?:address-filter|address-tab|open-record)',
    'web/ui/(?:card|loaded|row-skeletons|screen-title|use-opener)',
  ),
]
const lists = [
  ours(
    'web/lists/(?:list-table|paged-list|use-(?:address-search|paged-rows|typed-search))',
    'web/ui/(?:counter-tiles|data-table|row-actions)',
  ),
]
/** Every dashboard asks for the confirmation of the address. */
const verification = [
  ours('web/features/accounts/verification/(?:verification-strip|use-ask-verification)', 'web/i18n/pt-BR/verification'),
]

/** The first group that matches takes a module, and with it whatever that imports and no earlier group has taken. */
const inOrder = Object.entries({
  react: [inPackages('react', 'react-dom', 'scheduler', 'react-router')],
  base: everyPage,
  site: publicPages,
  guides,
  calls,
  queries,
  'app-layout': appLayout,
  acting,
  verification,
  panels,
  lists,
})

/**
 * Left alone, the bundler makes a file of each module that two pages share; dozens of tiny files weigh more and compress
 * worse than one. Modules that no group names stay in the files that the bundler makes.
 */
export const scriptChunks = {
  groups: inOrder.map(([name, tests], index) => ({
    name,
    test: (id: string): boolean => tests.some((test) => test.test(id)),
    priority: inOrder.length - index,
  })),
}
