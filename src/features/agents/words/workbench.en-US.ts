import type { TranslationOf } from '#rules/language/translation.ts'
import type { workbench as portuguese } from './workbench.pt-BR.ts'

const daysIn = ({ days, status }: { days: number; status: string }) =>
  days === 1 ? `1 day in ${status}` : `${days} days in ${status}`
const since = (days: number) => (days === 0 ? '' : days === 1 ? ' for 1 day' : ` for ${days} days`)

export const workbench: TranslationOf<typeof portuguese> = {
  intro: 'The processes that are with you, and where each one stands.',
  tabs: 'Ways to see the processes',
  all: 'All processes',
  queue: {
    title: 'Most urgent',
    text: 'What needs you first, and why.',
    loading: 'Loading the queue',
    failed: 'The queue could not be loaded',
    empty: 'Nothing urgent now',
    emptyText: 'No missed deadline, and no document or message waiting for you.',
    mostUrgent: ({ count }) => `The ${count} most urgent. The others appear as you settle these.`,
    order:
      'Overdue ones first, then what waits for you, unread messages, documents that the client did not send in time and what takes longer than usual.',
  },
  reasons: {
    overdue: ({ days }) =>
      days === 0 ? 'The deadline passed today' : days === 1 ? '1 day overdue' : `${days} days overdue`,
    documents: ({ count, days }) =>
      `${count === 1 ? '1 document waits' : `${count} documents wait`} for your review${since(days)}`,
    unread: ({ count, days }) => `${count === 1 ? '1 unread message' : `${count} unread messages`}${since(days)}`,
    notSent: ({ count, days }) =>
      `${count === 1 ? '1 requested document' : `${count} requested documents`} did not arrive in time${days === 0 ? '' : days === 1 ? ', 1 day late' : `, ${days} days late`}`,
    standing: (values) => `${daysIn(values)} without a step by us`,
    slow: ({ median, ...values }) => `${daysIn(values)}; the median is ${median}`,
  },
  stages: {
    review: 'In review',
    documents: 'Documents pending',
    filing: 'Being filed',
    done: 'Completed',
    rejected: 'Rejected',
  },
  everyStage: 'Every status',
  byStage: 'Filter by status',
  caption: 'Processes with you',
  search: 'Search by company, client or number',
  searchHint: 'Company, client or number',
  waiting: 'Waiting for you',
  documentsWaiting: ({ count }) => (count === 1 ? '1 document' : `${count} documents`),
  unread: ({ count }) => (count === 1 ? '1 message' : `${count} messages`),
  nothingWaits: 'Nothing',
  order: { label: 'Order', newest: 'Newest first', oldest: 'Oldest first' },
  empty: 'No process with you',
  emptyText: 'A process appears here as soon as it is assigned to you.',
}
