import type { TranslationOf } from '#rules/language/translation.ts'
import type { ui as portuguese } from './ui.pt-BR.ts'

export const ui: TranslationOf<typeof portuguese> = {
  close: 'Close',
  loadMore: 'Load more',
  loadMoreFailed: 'More could not be loaded. Try again.',
  unchanged: 'Change something to save it',
  clearFilters: 'Clear filters',
  loading: 'Loading',
  retry: 'Try again',
  loadFailed: 'Could not load',
  loadFailedText: 'Check the connection and try again.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  toasts: 'Notices',
  sortBy: ({ column }) => `Sort by ${column}`,
  dateAt: ({ date, time }) => `${date} at ${time}`,
  copy: ({ what }) => `Copy ${what}`,
  copied: ({ what }) => `Copied: ${what}`,
  copyFailed: 'The browser did not allow copying',
}
