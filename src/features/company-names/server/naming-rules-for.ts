import { sql } from 'kysely'
import { type NamingRules, readNamingRules } from '#features/company-names/rules/naming-rules.ts'
import type { Language } from '#rules/language/preferences.ts'
import type { Db } from '#server/db/connect.ts'

export type NamingPlace = { companyTypeId: string; stateId: string }

const rowsFor = (db: Db, { companyTypeId, stateId }: NamingPlace) =>
  db
    .selectFrom('naming_rules')
    .select(['kind', 'state_id as stateId', 'value', 'reason'])
    .where((rule) => rule.or([rule('company_type_id', 'is', null), rule('company_type_id', '=', companyTypeId)]))
    .where((rule) => rule.or([rule('state_id', 'is', null), rule('state_id', '=', stateId)]))
    .where('kind', '!=', sql.lit('normalisation'))
    .where('removed_at', 'is', null)
    .orderBy('kind')
    .orderBy('key')

/** Only the designators that names have to end with, such as LLC: a row or two. */
export const designatorsFor = async (db: Db, place: NamingPlace): Promise<NamingRules> =>
  readNamingRules(await rowsFor(db, place).where('kind', '=', sql.lit('designator')).execute())

/** The current naming rules for a company type in a state, with their reasons in one language. */
export const namingRulesFor = async (db: Db, place: NamingPlace, language?: Language): Promise<NamingRules> =>
  readNamingRules(await rowsFor(db, place).execute(), language)
