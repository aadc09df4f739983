import { sql } from 'kysely'
import { among, type PersonalData, type Rows } from '#server/personal-table.ts'

/** Edits of the owners of the person's companies: of all edits, the only ones with personal data. */
const ofOwnerEdits: Rows = ({ id }) =>
  sql`(t.subject_type = 'owners' and ${among(sql`t.subject_id`, sql`select id::text from business_registrations where user_id = ${id}`)})`

export const personalData = {
  edits: {
    file: 'socios-mudancas',
    about: {
      pt_BR: 'Mudanças nos dados dos sócios depois do pedido.',
      en_US: 'Changes of the owners’ data after the order.',
      es_ES: 'Cambios en los datos de los socios después del pedido.',
    },
    columns: ['edited_at', 'changes'],
    rows: ofOwnerEdits,
    erase: { changes: '{}' },
  },
} satisfies PersonalData
