import type { TranslationOf } from '#rules/language/translation.ts'
import type { customerDocuments as portuguese } from './customer-documents.pt-BR.ts'

export const customerDocuments: TranslationOf<typeof portuguese> = {
  search: 'Search documents...',
  tabs: {
    All: 'All',
    'Legal Documents': 'Legal Documents',
    Tax: 'Tax',
    Licenses: 'Licenses',
    Banking: 'Banking',
    Personal: 'Personal',
  },
  columns: { category: 'Category' },
  found: ({ count }) => `${count} documents found`,
  noFile: '-',
  failed: 'Unable to load documents',
  failedText: 'Please try again later or contact support.',
  empty: 'No documents yet',
  emptyText: 'Your documents will appear here once you register your company.',
  nothingFound: 'No document found',
  nothingFoundText: 'Look for another name, category or status, or see another tab.',
  nothingInTab: 'Nothing in this tab yet',
  downloadAll: 'Download all',
  nothingToDownload: 'There are no approved documents to download yet.',
  details: ({ name }) => `View details: ${name}`,
  requested: 'Requested by our team',
  gone: 'We could not find this document in your account.',
  sendTitle: 'Send a file',
  replaceTitle: 'Replace the file',
  replaceText: 'The earlier file is kept as a version.',
  approvedText: 'Checked and approved by our team.',
  submittedText: 'We have received the file. You are told once it has been checked.',
}
