import type { TranslationOf } from '#rules/language/translation.ts'
import type { processes as portuguese } from './processes.pt-BR.ts'

export const processes: TranslationOf<typeof portuguese> = {
  filters: {
    open: 'Filters',
    openWith: ({ count }) => `Filters (${count})`,
    everyType: 'Every type',
    attention: 'Attention',
    everyAttention: 'Any situation',
    attentionOf: {
      unassigned: () => 'Paid, without an agent',
      waiting: ({ days }) => `Nothing done for ${days} days`,
      disputes: () => 'Disputed payment',
    },
    from: 'Ordered from',
    to: 'to',
  },
  order: {
    label: 'Order',
    waiting: 'What waits for us',
    newest: 'Newest first',
    oldest: 'Oldest first',
    why: {
      waiting: 'Paid ones without an agent first, the longest waiting on top; then the newest.',
      newest: 'The newest orders first.',
      oldest: 'The oldest orders first.',
      attention: 'The longest waiting first.',
      search: 'A search shows the newest first.',
    },
  },
  paidSince: ({ since }) => `paid ${since}`,
  stillSince: ({ since }) => `last step ${since}`,
  select: ({ company }) => `Select ${company}`,
  selectAll: 'Select all that are shown',
  many: {
    bar: 'Selected',
    selected: ({ count }) => (count === 1 ? '1 process selected' : `${count} processes selected`),
    full: ({ most }) => `No more than ${most} at once.`,
    assign: 'Assign agent',
    status: 'Change status',
    clear: 'Clear selection',
    assignTitle: ({ count }) => (count === 1 ? 'Assign 1 process' : `Assign ${count} processes`),
    statusTitle: ({ count }) =>
      count === 1 ? 'Change the status of 1 process' : `Change the status of ${count} processes`,
    unpaid: ({ count }) =>
      count === 1
        ? 'One of them has not been paid yet. Assign it anyway.'
        : `${count} of them have not been paid yet. Assign them anyway.`,
    result: ({ done, refused }) =>
      refused === 0
        ? done === 1
          ? '1 process changed.'
          : `${done} processes changed.`
        : `${done} changed, ${refused} refused. The refused ones stay selected.`,
    results: 'Result of each one',
    done: 'Done',
    refused: 'Refused',
  },
}
