import { sql } from 'kysely'
import { ofOrders, ofOrdersThrough } from '#features/registrations/server/of-orders.ts'
import { among, type PersonalData, type Rows } from '#server/personal-table.ts'

/** Documents that are visible to the customer (G114). */
const seen: Rows = (person) => sql`(t.customer_sees and ${ofOrders()(person)})`

const ofSeenDocuments: Rows = ({ id }) =>
  among(
    sql`t.document_id`,
    sql`select d.id from documents d join business_registrations r on r.id = d.business_registration_id
      where r.user_id = ${id} and d.customer_sees`,
  )

export const personalData = {
  document_versions: {
    file: 'documentos-versoes',
    about: {
      pt_BR: 'Cada arquivo de cada documento. Os arquivos estão na pasta arquivos.',
      en_US: 'Each file of each document. The files are in the folder arquivos.',
      es_ES: 'Cada archivo de cada documento. Los archivos están en la carpeta arquivos.',
    },
    columns: [
      'document_id',
      'version',
      'created_at',
      'file_name',
      'content_type',
      'size_bytes',
      'reviewed_at',
      'rejection_reason',
    ],
    // Papers hidden from the customer are not exported: they are the team's own, like its notes (G114).
    rows: ofSeenDocuments,
    erase: 'rows',
    alsoErase: [ofOrdersThrough('document_id', 'documents')],
  },
  documents: {
    file: 'documentos',
    about: {
      pt_BR: 'Documentos de cada empresa e a situação de cada um.',
      en_US: 'Documents of each company and the state of each one.',
      es_ES: 'Documentos de cada empresa y la situación de cada uno.',
    },
    columns: [
      'id',
      'business_registration_id',
      'created_at',
      'name',
      'description',
      'due_on',
      'example',
      'document_type',
      'status',
      'required',
      'file_name',
      'version',
      'rejection_reason',
      'reviewed_at',
    ],
    rows: seen,
    erase: 'rows',
    alsoErase: [ofOrders()],
  },
  document_requirements: 'impersonal',
  document_search: 'derived',
} satisfies PersonalData
