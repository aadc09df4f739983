import { sql } from 'kysely'
import type { orders } from '#contract/orders.ts'
import { AppError } from '#domain/errors.ts'
import { checkName } from '#domain/registrations/check-name.ts'
import { nameKey } from '#domain/registrations/company-name.ts'
import { type NamingRule, readNamingRules } from '#domain/registrations/naming-rules.ts'
import { genericTwins, halvesOf } from '#domain/registrations/similar-names.ts'
import type { Db } from '#server/db/connect.ts'
import type { Handler } from '#server/http/mount.ts'

type Place = { companyTypeId: string; stateId: string }

async function assertOffered(db: Db, { companyTypeId, stateId }: Place): Promise<void> {
  const { type, state } = await db
    .selectNoFrom((eb) => [
      eb.exists(eb.selectFrom('company_types').select('id').where('id', '=', companyTypeId)).as('type'),
      eb.exists(eb.selectFrom('states').select('id').where('id', '=', stateId)).as('state'),
    ])
    .executeTakeFirstOrThrow()
  if (type && state) return
  throw new AppError('invalid', {
    fields: {
      ...(type ? {} : { companyTypeId: 'Este tipo de empresa não está disponível' }),
      ...(state ? {} : { stateId: 'Este estado não está disponível' }),
    },
  })
}

const rulesFor = (db: Db, { companyTypeId, stateId }: Place): Promise<NamingRule[]> =>
  db
    .selectFrom('naming_rules')
    .select(['kind', 'state_id as stateId', 'value', 'reason'])
    .where((rule) => rule.or([rule('company_type_id', 'is', null), rule('company_type_id', '=', companyTypeId)]))
    .where((rule) => rule.or([rule('state_id', 'is', null), rule('state_id', '=', stateId)]))
    .where('kind', '!=', 'normalisation')
    .orderBy('kind')
    .orderBy('key')
    .execute()

/** The keys of paid orders in the state that are equal or near enough to be compared. */
async function keysNear(db: Db, stateId: string, names: readonly string[], genericWords: readonly string[]) {
  const keys = names.map(nameKey).filter((key) => key !== '')
  const equal = keys.flatMap((key) => [key, ...genericTwins(key, genericWords)])
  const near = keys.map((key) => {
    const { first, last } = halvesOf(key)
    const same = sql<boolean>`(starts_with(name_key, ${first}) or right(name_key, ${last.length}::int) = ${last})`
    return sql<boolean>`(length(name_key) between ${key.length - 1}::int and ${key.length + 1}::int and ${same})`
  })
  const rows = await db
    .selectFrom('business_registrations')
    .select('name_key')
    .distinct()
    .where('state_id', '=', stateId)
    .where('paid_at', 'is not', null)
    .where(sql<boolean>`(name_key = any(${equal}) or ${sql.join([sql`false`, ...near], sql` or `)})`)
    .execute()
  return rows.map(({ name_key }) => name_key)
}

export const checkNames: Handler<typeof orders.checkNames> = async ({ db }, { names, ...place }) => {
  await assertOffered(db, place)
  const rules = readNamingRules(await rulesFor(db, place))
  const taken = await keysNear(db, place.stateId, names, rules.genericWords)
  return { items: names.map((name) => ({ name, ...checkName(name, rules, taken) })) }
}
