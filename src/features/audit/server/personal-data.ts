import { sql } from 'kysely'
import type { PersonalData } from '#server/personal-table.ts'

export const personalData = {
  audit_log: {
    file: 'registro-de-seguranca',
    about: {
      pt_BR: 'O que foi feito com a sua conta ou por meio dela.',
      en_US: 'What was done with your account or through it.',
      es_ES: 'Lo que se hizo con tu cuenta o por medio de ella.',
    },
    columns: ['at', 'action'],
    names: { pela_equipe: 'impersonator_id' },
    rows: ({ id }) => sql`(t.actor_id = ${id} or (t.subject_type = 'account' and t.subject_id = ${id}::text))`,
    // The audit log contains only ids, and the application cannot delete from it.
    erase: 'kept',
  },
  audit_checks: 'impersonal',
  audit_seals: 'impersonal',
} satisfies PersonalData
