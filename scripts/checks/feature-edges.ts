/**
 * Which feature of the browser may import which other one; everything else about two features is joined by a page of
 * `src/web/routes` or by `src/web/app`. The list has no ring, and an entry that no import uses is a complaint.
 */
export const WEB_FEATURE_EDGES: Readonly<Record<string, readonly string[]>> = {
  accounts: ['orders', 'two-factor'],
  announcement: ['edits'],
  clients: ['registrations'],
  'commission-rules': ['commissions', 'edits'],
  'document-requirements': ['edits'],
  documents: ['overview'],
  facts: ['edits'],
  packages: ['edits', 'orders'],
  payments: ['orders'],
  registrations: ['documents'],
  settings: ['privacy', 'two-factor'],
  'site-settings': ['edits'],
  site: ['impersonation', 'orders'],
  'workflow-templates': ['edits'],
}
