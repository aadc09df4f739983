import type { TranslationOf } from '#rules/language/translation.ts'
import type { search as portuguese } from './search.pt-BR.ts'

export const search: TranslationOf<typeof portuguese> = {
  open: 'Search',
  shortcut: 'Ctrl K',
  title: 'Search everything',
  label: 'Companies, people, documents and tickets',
  labelAgent: 'Your companies, clients and documents',
  recent: 'Opened a moment ago',
  results: 'Results',
  hint: 'Type a name, an e-mail or the number of a process.',
  keys: '↑ ↓ to choose, Enter to open, Esc to close',
  searching: 'Searching…',
  nothing: ({ term }) => `Nothing found for “${term}”.`,
  found: ({ count }) => (count === 1 ? '1 result' : `${count} results`),
  failed: 'The search failed.',
  kinds: { company: 'Company', person: 'Person', document: 'Document', ticket: 'Ticket' },
}
