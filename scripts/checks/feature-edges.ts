/**
 * Which feature of the browser may import which other one; everything else about two features is joined by a page of
 * `src/web/routes` or by `src/web/app`. The list has no ring, and an entry that no import uses is a complaint.
 */
export const WEB_FEATURE_EDGES: Readonly<Record<string, readonly string[]>> = {
  accounts: ['orders', 'two-factor'],
  announcement: ['edits', 'packages'],
  clients: ['registrations'],
  'commission-rules': ['commissions', 'edits'],
  'document-requirements': ['edits'],
  documents: ['answers', 'overview'],
  duties: ['purchases'],
  extras: ['edits', 'packages'],
  facts: ['edits'],
  impersonation: ['audit', 'people'],
  messages: ['answers'],
  packages: ['edits', 'orders'],
  papers: ['documents'],
  payments: ['orders'],
  purchases: ['orders', 'payments'],
  refunds: ['edits'],
  registrations: ['documents', 'edits', 'orders', 'papers'],
  'service-orders': ['documents', 'registrations'],
  settings: ['privacy', 'two-factor'],
  'site-settings': ['edits'],
  site: ['impersonation', 'orders'],
  'workflow-templates': ['edits'],
  workflows: ['documents', 'papers', 'registrations'],
}
