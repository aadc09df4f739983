import { sql } from 'kysely'
import { own, type PersonalData } from './personal-table.ts'

/** Tables of the platform itself. */
export const personalData = {
  rate_limits: {
    file: 'limites-de-uso',
    about: {
      pt_BR: 'Contagem recente de pedidos, que protege a sua conta de abusos.',
      en_US: 'Recent count of requests, which protects your account from abuse.',
      es_ES: 'Recuento reciente de peticiones, que protege tu cuenta de abusos.',
    },
    columns: ['key', 'hits', 'resets_at'],
    rows: ({ id }) => sql`position(${id}::text in t.key) > 0`,
    erase: 'rows',
  },
  live_events: {
    file: 'atualizacoes-ao-vivo',
    about: {
      pt_BR: 'Sinais das últimas 24 horas para as páginas que você tinha abertas.',
      en_US: 'Signals of the last 24 hours for the pages that you had open.',
      es_ES: 'Señales de las últimas 24 horas para las páginas que tenías abiertas.',
    },
    columns: ['created_at', 'event'],
    rows: own('user_id'),
    erase: 'rows',
  },
  cron_runs: 'impersonal',
  kept_changes: 'impersonal',
  kept_sums: 'impersonal',
  schema_migrations: 'impersonal',
} satisfies PersonalData
