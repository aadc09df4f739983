import { beforeEach, describe, expect, it } from 'vitest'
import { ownerPool } from '#server/db/connect.ts'
import { type TestDatabase, testDatabase } from '#tests/support/test-database.ts'
import { loadReference, referenceRows } from './load-reference.ts'

let database: TestDatabase
const rows = async <T>(sql: string, values: unknown[] = []): Promise<T[]> =>
  (await database.owner.query(sql, values)).rows
const one = async (sql: string, values: unknown[] = []) => (await rows<{ value: unknown }>(sql, values))[0]?.value
const amount = (key: string) => one('select amount as value from facts where key = $1', [key])
const nothing = { inserted: 0, updated: 0 }

describe('loading the reference data again', () => {
  beforeEach(async () => {
    database = await testDatabase()
    return () => database.drop()
  })

  it('changes nothing, rewrites no row and is quick', async () => {
    const versions = 'select key, xmin::text, xmax::text from facts order by key'
    const before = await rows(versions)
    const times: number[] = []
    for (let run = 0; run < 3; run += 1) {
      const start = performance.now()
      expect(await loadReference(database.owner)).toEqual(nothing)
      times.push(performance.now() - start)
    }
    console.info(`reference loaded again in ${Math.min(...times).toFixed(0)} ms`)
    // The quickest of three, because other work shares the machine.
    expect(Math.min(...times)).toBeLessThan(2000)
    expect(await rows(versions)).toEqual(before)
  })

  it("keeps an admin's edit in every table", async () => {
    for (const [{ name }, wanted] of referenceRows()) {
      const edited = await database.owner.query(`update ${name} set edited_at = now()`)
      expect([name, edited.rowCount]).toEqual([name, wanted.length])
    }
    await database.owner.query("update facts set amount = 1 where key = 'state/florida/llc/formation_fee'")
    await database.owner.query("update packages set price = 1 where reference_key = 'basico'")
    await database.owner.query("update company_types set name = 'Companhia' where id = 'llc'")
    await database.owner.query("update commission_rules set base_commission = 1 where state_code = 'FL'")
    expect(await loadReference(database.owner)).toEqual(nothing)
    expect(await amount('state/florida/llc/formation_fee')).toBe(1)
  })

  it('updates what nobody edited and puts back nothing else', async () => {
    await database.owner.query("update facts set amount = 1 where key = 'state/florida/llc/formation_fee'")
    await database.owner.query("update states set popular = true, edited_at = now() where id = 'ohio'")
    expect(await loadReference(database.owner)).toEqual({ inserted: 0, updated: 1 })
    expect(await amount('state/florida/llc/formation_fee')).toBe(12_500)
    expect(await one("select popular as value from states where id = 'ohio'")).toBe(true)
  })

  it('brings no removed word back and leaves what the office added alone', async () => {
    await database.owner.query(
      "update naming_rules set removed_at = now(), edited_at = now() where key = 'restricted_word/bank'",
    )
    await database.owner.query(
      `insert into naming_rules (key, kind, severity, value, confidence)
       values ('office/x', 'restricted_word', 'warn', '{"word": "capivara", "variants": []}', 'low')`,
    )
    expect(await loadReference(database.owner)).toEqual(nothing)
    expect(await one("select removed_at is null as value from naming_rules where key = 'restricted_word/bank'")).toBe(
      false,
    )
    expect(await one("select count(*)::int as value from naming_rules where key = 'office/x'")).toBe(1)
  })

  it('leaves a deleted package deleted, also when another took its name', async () => {
    await database.owner.query("update packages set deleted_at = now(), price = 1 where reference_key = 'basico'")
    await database.owner.query(
      "insert into packages (name, price, state_fee, processing_time) values ('básico', 5, 0, '1 dia')",
    )
    expect(await loadReference(database.owner)).toEqual(nothing)
    expect(await one("select price as value from packages where reference_key = 'basico'")).toBe(1)
  })

  it('gives its prices to a package that nobody edited, and leaves an edited one without a price in reais', async () => {
    await database.owner.query(
      `update packages set price = 19900, price_brl = null, edited_at = case reference_key when 'empresarial' then now() end
       where reference_key in ('profissional', 'empresarial')`,
    )
    expect(await loadReference(database.owner)).toEqual({ inserted: 0, updated: 1 })
    const { rows } = await database.owner.query(
      `select reference_key as key, price, price_brl from packages
       where reference_key in ('profissional', 'empresarial') order by key desc`,
    )
    expect(rows).toEqual([
      { key: 'profissional', price: 46_900, price_brl: 249_900 },
      { key: 'empresarial', price: 19_900, price_brl: null },
    ])
  })

  it('does not add a second active template beside an admin’s own', async () => {
    await database.owner.query("delete from workflow_templates where reference_key = 'llc'")
    await database.owner.query(
      "insert into workflow_templates (company_type, estimated_total_hours, tasks) values ('LLC', 8, '[]')",
    )
    expect(await loadReference(database.owner)).toEqual({ inserted: 1, updated: 0 })
    expect(await one("select is_active as value from workflow_templates where reference_key = 'llc'")).toBe(false)
    expect(await loadReference(database.owner)).toEqual(nothing)
  })

  it('can be done by two nodes at once', async () => {
    await database.owner.query('truncate facts cascade')
    const facts = referenceRows().find(([{ name }]) => name === 'facts')?.[1].length
    const second = ownerPool(database.place, 1)
    try {
      const both = await Promise.all([loadReference(database.owner), loadReference(second)])
      expect(both.sort((a, b) => a.inserted - b.inserted)).toEqual([nothing, { inserted: facts, updated: 0 }])
    } finally {
      await second.end()
    }
  })

  it('leaves nothing behind when it fails half way', async () => {
    await database.owner.query('truncate facts cascade')
    await database.owner.query('alter table commission_rules rename to hidden_rules')
    await expect(loadReference(database.owner)).rejects.toThrow('commission_rules')
    expect(await one('select count(*)::int as value from facts')).toBe(0)
  })
})
