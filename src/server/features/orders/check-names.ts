import { sql } from 'kysely'
import type { orders } from '#contract/orders.ts'
import { AppError } from '#domain/errors.ts'
import { checkName } from '#domain/registrations/check-name.ts'
import { type NamingRule, readNamingRules } from '#domain/registrations/naming-rules.ts'
import type { Db } from '#server/db/connect.ts'
import type { Handler } from '#server/http/mount.ts'
import { keysNear } from './keys-near.ts'

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
      ...(type ? {} : { companyTypeId: 'not_offered' as const }),
      ...(state ? {} : { stateId: 'not_offered' as const }),
    },
  })
}

const rulesFor = (db: Db, { companyTypeId, stateId }: Place): Promise<NamingRule[]> =>
  db
    .selectFrom('naming_rules')
    .select(['kind', 'state_id as stateId', 'value', 'reason'])
    .where((rule) => rule.or([rule('company_type_id', 'is', null), rule('company_type_id', '=', companyTypeId)]))
    .where((rule) => rule.or([rule('state_id', 'is', null), rule('state_id', '=', stateId)]))
    .where('kind', '!=', sql.lit('normalisation'))
    .where('removed_at', 'is', null)
    .orderBy('kind')
    .orderBy('key')
    .execute()

export const checkNames: Handler<typeof orders.checkNames> = async ({ db }, { names, ...place }) => {
  await assertOffered(db, place)
  const rules = readNamingRules(await rulesFor(db, place))
  const taken = await keysNear(db, place.stateId, names, rules.genericWords)
  return { items: names.map((name) => ({ name, ...checkName(name, rules, taken) })) }
}
