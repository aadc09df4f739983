import { sql } from 'kysely'
import type { Offer } from '#features/registrations/rules/quote.ts'
import { compileOnce } from '#server/db/compile-once.ts'
import type { Db } from '#server/db/connect.ts'

export type Choice = { packageId: string; companyTypeId: string; stateId: string }
export type Requirement = {
  id: string
  documentType: string
  name: string
  description: string | null
  perOwner: boolean
}

// Always returns one row; the parts that are not offered (any more) are null.
const offerRow = compileOnce(['packageId', 'companyTypeId', 'stateId'], (db, choice: Choice) =>
  db
    .selectFrom(sql<{ one: number }>`(select 1 as one)`.as('o'))
    .leftJoin('packages as p', (join) => join.on('p.id', '=', choice.packageId).on('p.deleted_at', 'is', null))
    .leftJoin('company_types as t', (join) => join.on('t.id', '=', choice.companyTypeId))
    .leftJoin('states as s', (join) => join.on('s.id', '=', choice.stateId))
    .leftJoin('facts as f', (join) =>
      join
        .onRef('f.state_id', '=', 's.id')
        .onRef('f.company_type_id', '=', 't.id')
        .on('f.kind', '=', sql.lit('formation_fee')),
    )
    .select(['p.id as packageId', 'p.name as packageName', 'p.price', 'p.state_fee as stateFee'])
    .select(['t.id as typeId', 't.label as typeLabel', 's.name as stateName', 'f.amount as formationFee'])
    .select(
      sql<Requirement[]>`coalesce((
        select json_agg(json_build_object('id', d.id, 'documentType', d.document_type, 'name', d.name,
          'description', d.description, 'perOwner', d.per_owner) order by d.position, d.id)
        from document_requirements d where d.company_type_id = t.id and d.active), '[]')`.as('requirements'),
    ),
)

/** The current offer with the documents that its company type requires; or the parts of the choice that are not offered. */
export async function readOffer(
  db: Db,
  choice: Choice,
): Promise<{ offer: Offer; requirements: Requirement[] } | { unknown: (keyof Choice)[] }> {
  const [row] = await offerRow(db, '', choice)
  const { packageId, packageName, price, stateFee, typeId, typeLabel, stateName } = row ?? {}
  const unknown: (keyof Choice)[] = []
  if (!packageId) unknown.push('packageId')
  if (!typeId) unknown.push('companyTypeId')
  if (!stateName) unknown.push('stateId')
  if (!row || !packageId || !typeId || !stateName) return { unknown }
  const offer: Offer = {
    package: { id: packageId, name: packageName ?? '', price: price ?? 0, stateFee: stateFee ?? 0 },
    companyType: { id: typeId, label: typeLabel ?? '' },
    state: { name: stateName },
    formationFee: row.formationFee,
  }
  return { offer, requirements: row.requirements }
}
