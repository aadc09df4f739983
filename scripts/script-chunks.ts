/** Module ids are absolute paths, so these patterns match from a folder inside them on. */
const inPackages = (...names: string[]): RegExp => new RegExp(`/node_modules/(?:${names.join('|')})/`)
const ours = (...paths: string[]): RegExp => new RegExp(`/src/(?:${paths.join('|')})\\.tsx?$`)

const everyPage = ours(
  'web/api/(?:activity|across-outages|connection|read-plain)',
  'web/i18n/(?:locale-provider|load-dictionary|shape/translation|pt-BR/(?:shell|ui|unread-words))',
  'web/ui/(?:button|create-icon|spinner|toast|toaster|full-page|brand)',
  'web/app/(?:crash-screen|keep-offline-page|offline-bar|meta/shell-meta)',
  'web/features/site/home-link',
  'web/session/session-end',
  'web/content/use-site',
  'domain/(?:site|accounts/role)',
)
const publicPages = ours(
  'web/features/site/(?:still|written-html)',
  'web/features/site/frame/(?:public-(?:header|menu|actions)|keep-focus|use-[a-z-]+)',
  'web/session/use-area-hint',
)
/** Small parts of the frame around every panel; none of them needs more than the groups above. */
const panels = ours(
  'web/ui/(?:avatar|badge|count-bubble|menu|menu-keys|place-near|popover|use-popover|use-wide)',
  'web/i18n/pt-BR/(?:account-menu|impersonation|notifications|registrations)',
  'domain/(?:documents/(?:status|types)|payments/payment-status|registrations/status)',
)
const icons = /\/lucide-react\/dist\/esm\/(?:(?!icons\/)|icons\/(?:x|menu|info|circle-check|circle-alert)\.)/

/**
 * Left alone, the bundler makes a file of each module that two pages share; dozens of tiny files weigh more and compress
 * worse than one. Modules that no group names stay in the files that the bundler makes.
 */
export const scriptChunks = {
  groups: [
    { name: 'react', test: inPackages('react', 'react-dom', 'scheduler', 'react-router'), priority: 3 },
    { name: 'base', test: (id: string): boolean => everyPage.test(id) || icons.test(id), priority: 2 },
    { name: 'site', test: publicPages, priority: 1 },
    { name: 'panels', test: panels, priority: 1 },
  ],
}
