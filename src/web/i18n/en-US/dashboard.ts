import type { dashboard as portuguese } from '#web/i18n/pt-BR/dashboard.ts'
import type { TranslationOf } from '#web/i18n/shape/translation.ts'

export const dashboard: TranslationOf<typeof portuguese> = {
  noCompany: 'No company registered',
  loadFailed: 'Error loading',
  placeholders: ['Account created', 'Complete your business registration process'],
  loading: 'Loading the company',
  company: 'Your company',
  kind: ({ type, state }) => `${type} · ${state}`,
  createdAt: ({ at }) => `Created on ${at}`,
  progress: 'Progress',
  nextStep: 'Next step',
  status: 'Status',
  toDocuments: 'View documents',
  contactAgent: 'Contact the agent',
  help: 'Help',
  start: 'Open my company',
  required: 'Required documents',
  columns: { document: 'Document', status: 'Status', date: 'Date', action: 'File' },
  noDocuments: 'No document requested',
  noDocumentsText: 'When we need something, it appears here and you are told.',
  details: ({ name }) => `View details: ${name}`,
  activities: 'Recent activities',
  noActivities: 'No activity yet',
  switchCompany: 'Switch company',
  staffNotice: "This is the customers' area. To see somebody's, enter the panel as that person.",
}
