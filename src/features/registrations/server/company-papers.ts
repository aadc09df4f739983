import { sql } from 'kysely'
import type { DocumentType } from '#features/documents/rules/types.ts'
import { type CompanyPaper, companyPapers } from '#features/registrations/rules/company-papers.ts'
import type { Db } from '#server/db/connect.ts'

/** Formation document and EIN letter: the team's approved files that the customer may download, and the note about a missing one. */
export async function companyPapersOf(db: Db, registrationId: string) {
  const { rows: files } = await sql<{
    id: string
    name: string
    version: number
    type: DocumentType
    paper: CompanyPaper
  }>`
    select d.id, d.name, d.version, d.document_type as type,
      case when d.ein_letter then 'ein_letter' else 'formation' end as paper
    from documents d join business_registrations r on r.id = d.business_registration_id
    where d.business_registration_id = ${registrationId}::uuid and (d.ein_letter or d.document_type = 'formation') and d.paper_kind is null
      and d.status = 'approved' and d.version > 0 and d.customer_sees and d.uploaded_by is distinct from r.user_id
    order by d.created_at, d.id`.execute(db)
  const later = await db
    .selectFrom('business_registrations')
    .select(['formation_later as formation', 'ein_letter_later as ein_letter'])
    .where('id', '=', registrationId)
    .executeTakeFirst()
  return companyPapers.map((paper) => ({
    paper,
    files: files.filter((file) => file.paper === paper).map(({ paper: _, ...file }) => file),
    later: later?.[paper] ?? null,
  }))
}
