import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sanctionedCountries } from '#features/orders/rules/sanctioned-countries.ts'
import { type TestDatabase, testDatabase } from '#tests/support/test-database.ts'
import { referenceRows } from './load-reference.ts'

let database: TestDatabase
const rows = async <T>(sql: string, values: unknown[] = []): Promise<T[]> =>
  (await database.owner.query(sql, values)).rows
const one = async (sql: string, values: unknown[] = []) => (await rows<{ value: unknown }>(sql, values))[0]?.value
const amount = (key: string) => one('select amount as value from facts where key = $1', [key])

describe('the reference data', () => {
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(() => database.drop())

  it('fills every table with all rows of the data files', async () => {
    for (const [{ name }, wanted] of referenceRows())
      expect([name, await one(`select count(*)::int as value from ${name}`)]).toEqual([name, wanted.length])
    expect(await one('select count(*)::int as value from states')).toBe(50)
    expect(await one('select count(*)::int as value from commission_rules')).toBe(200)
    expect(await one('select count(*)::int as value from facts where length(key) > 0')).toBeGreaterThan(500)
  })

  it('knows what every state takes for an LLC and for a Corporation', async () => {
    const fees = await rows<{ company_type_id: string; count: number; sum: number }>(
      `select company_type_id, count(amount)::int as count, sum(amount)::int as sum from facts
       where kind = 'formation_fee' group by company_type_id order by company_type_id`,
    )
    expect(fees).toEqual([
      { company_type_id: 'corporation', count: 50, sum: 638_300 },
      { company_type_id: 'llc', count: 50, sum: 665_600 },
    ])
  })

  it.each([
    ['florida/llc/formation_fee', 12_500],
    ['florida/corporation/formation_fee', 7000],
    ['florida/llc/annual_duty', 13_875],
    ['alabama/corporation/formation_fee', 22_800],
    ['connecticut/corporation/formation_fee', 25_000],
    ['connecticut/corporation/obligation/organization-and-first-report', 15_000],
    ['nevada/llc/formation_fee', 42_500],
    ['nevada/corporation/formation_fee', 72_500],
    ['alaska/corporation/formation_fee', 25_000],
    ['alaska/obligation/state-business-licence', null],
    ['california/llc/annual_duty', 2000],
    ['california/llc/annual_duty/annual-llc-tax-ftb-3522', 80_000],
    ['delaware/llc/annual_duty', 40_000],
  ])('states %s as %s cents', async (key, cents) => {
    expect(await amount(`state/${key}`)).toBe(cents)
  })

  it('splits a formation fee into parts that add up to it', async () => {
    const wrong = await rows(
      `select key from facts where kind = 'formation_fee' and amount <> (
         select sum((part->>'amountCents')::int) from jsonb_array_elements(value->'parts') part)`,
    )
    expect(wrong).toEqual([])
  })

  it('names a source with title or address for everything about a state, and the day it was checked', async () => {
    const nameless = `exists (select from jsonb_array_elements(sources) s
      where coalesce(s->>'title', '') = '' and coalesce(s->>'url', '') = '')`
    expect(await rows(`select key from facts where ${nameless}`)).toEqual([])
    expect(await rows(`select key from naming_rules where ${nameless}`)).toEqual([])
    const undated = "scope = 'state' and (checked_on is null or jsonb_array_length(sources) = 0)"
    expect(await rows(`select key from facts where ${undated}`)).toEqual([])
  })

  it('has a Portuguese summary for every note and tax statement', async () => {
    const silent = "kind in ('note', 'income_tax', 'federal') and summary is null"
    expect(await rows(`select key from facts where ${silent}`)).toEqual([])
  })

  it('names the sanctioned countries that the forms refuse, with sources and the day they were checked', async () => {
    const [fact] = await rows<{ countries: string[]; checked_on: string | null; sources: number }>(
      `select value->'data'->'countries' as countries, checked_on::text, jsonb_array_length(sources) as sources
       from facts where key = 'federal/sanctioned-countries'`,
    )
    expect(fact?.countries).toEqual([...sanctionedCountries])
    expect(fact?.checked_on).toBe('2026-11-16')
    expect(fact?.sources).toBeGreaterThanOrEqual(sanctionedCountries.length)
  })

  // Written by hand from C10 and G38.
  it('offers the plans, popular states and types that it starts with', async () => {
    const plans = await rows(
      'select name, price, price_brl, state_fee, processing_time, recommended from packages order by price',
    )
    expect(plans).toEqual([
      {
        name: 'Básico',
        price: 27_900,
        price_brl: 149_900,
        state_fee: 12_500,
        processing_time: '3 semanas',
        recommended: false,
      },
      {
        name: 'Profissional',
        price: 46_900,
        price_brl: 249_900,
        state_fee: 12_500,
        processing_time: '3 semanas',
        recommended: true,
      },
      {
        name: 'Empresarial',
        price: 74_900,
        price_brl: 399_900,
        state_fee: 12_500,
        processing_time: '9 dias úteis',
        recommended: false,
      },
    ])
    expect(await one("select string_agg(abbreviation, ' ' order by id) as value from states where popular")).toBe(
      'CA DE FL NV NY TX',
    )
    const types = await rows('select name, typical_days as days, base_price as price from company_types order by days')
    expect(types).toEqual([
      { name: 'Sole_Proprietorship', days: 3, price: 20_000 },
      { name: 'Partnership', days: 5, price: 40_000 },
      { name: 'LLC', days: 7, price: 50_000 },
      { name: 'Corporation', days: 10, price: 80_000 },
    ])
  })

  it('asks each type for two documents per owner and one for the company', async () => {
    const asked = await rows(
      `select company_type_id as type, count(*) filter (where per_owner)::int as each, count(*)::int as all
       from document_requirements where active group by 1 order by 1`,
    )
    expect(asked).toEqual(
      ['corporation', 'llc', 'partnership', 'sole-proprietorship'].map((type) => ({ type, each: 2, all: 3 })),
    )
  })

  it('plans each workflow in the typical days of its type', async () => {
    const late = await rows(
      `select c.name from company_types c left join workflow_templates w on w.company_type = c.name and w.is_active
       where ceil(w.estimated_total_hours / 8) is distinct from c.typical_days
         or w.estimated_total_hours <> (select sum((t->>'estimated_hours')::numeric) from jsonb_array_elements(w.tasks) t)`,
    )
    expect(late).toEqual([])
  })

  it('stores commission rules that give the worked examples', async () => {
    const { examples } = JSON.parse(readFileSync(new URL('./data/commission-rules.json', import.meta.url), 'utf8'))
    expect(examples).toHaveLength(7)
    for (const { company_type, state_code, complexity, days, total } of examples) {
      const sql = `select round(base_commission * state_multiplier * (1
          + case when $3::int >= 3 then complexity_bonus_percent else 0 end
          + case when $4::int <= speed_threshold_days then speed_bonus_percent else 0 end))::int as value
        from commission_rules where company_type = $1 and state_code = $2`
      expect(await one(sql, [company_type, state_code, complexity, days])).toBe(Math.round(total * 100))
    }
  })
})
