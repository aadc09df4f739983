import { checkName } from '#features/company-names/rules/check-name.ts'
import { keysNear } from '#features/company-names/server/keys-near.ts'
import { type NamingPlace, namingRulesFor } from '#features/company-names/server/naming-rules-for.ts'
import type { orders } from '#features/orders/contract.ts'
import { AppError } from '#rules/errors.ts'
import type { Db } from '#server/db/connect.ts'
import type { Handler } from '#server/http/handler.ts'
import { whoReads } from '#server/language/reader.ts'

async function assertOffered(db: Db, { companyTypeId, stateId }: NamingPlace): Promise<void> {
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

export const checkNames: Handler<typeof orders.checkNames> = async (context, { names, ...place }) => {
  const { db } = context
  const { language } = whoReads(context)
  await assertOffered(db, place)
  const rules = await namingRulesFor(db, place, language)
  const taken = await keysNear(db, place.stateId, names, rules.genericWords)
  return { items: names.map((name) => ({ name, ...checkName(name, rules, taken, language) })) }
}
