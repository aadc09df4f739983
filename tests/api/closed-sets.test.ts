import { afterAll, beforeAll, expect, test } from 'vitest'
import { schemaObjects } from '#scripts/checks/schema-objects.ts'
import { noSet, onlyInSql, openInSql, sameInRules, type Values } from '#tests/api/closed-columns.ts'
import { closedSets, comparisons, impossible } from '#tests/support/sql-literals.ts'
import { type TestDatabase, testDatabase } from '#tests/support/test-database.ts'

const listed = (values: Values): string =>
  [...new Set(values)]
    .filter((value) => value !== null)
    .toSorted()
    .join(', ')

let t: TestDatabase
beforeAll(async () => {
  t = await testDatabase()
})
afterAll(() => t.drop())

/** The objects of the database, after a change of the schema that is taken back. */
async function objectsAfter(change = ''): Promise<Map<string, string>> {
  await t.owner.query(`begin; ${change}`)
  const objects = await schemaObjects(t.owner)
  await t.owner.query('rollback')
  return objects
}

function differentSets(objects: ReadonlyMap<string, string>): string[] {
  const inSql = new Map([...closedSets(objects)].map(([column, values]) => [column, listed(values)]))
  const inRules = new Map(Object.entries(sameInRules).map(([column, values]) => [column, listed(values)]))
  for (const column of Object.keys(onlyInSql)) inRules.set(column, inSql.get(column) ?? 'a check')
  return [...new Set([...inSql.keys(), ...inRules.keys()])]
    .filter((column) => inSql.get(column) !== inRules.get(column))
    .map((column) => `${column}: ${inSql.get(column) ?? 'no check'} ≠ ${inRules.get(column) ?? 'nothing'}`)
}

/** Comparisons of columns with literals, and those with a value that the column cannot have. */
function compared(objects: ReadonlyMap<string, string>) {
  const open = Object.entries(openInSql).map(([column, values]) => [column, [...values].map(String)] as const)
  const all = comparisons(objects).filter(({ column }) => !noSet.has(column))
  return { all, wrong: impossible(all, new Map([...closedSets(objects), ...open])) }
}

test('each closed set of a check is the one of the rules', async () => {
  expect(differentSets(await objectsAfter())).toEqual([])
})

test('a set that differs, a check without a set of the rules and a set without a check are found', async () => {
  const objects = await objectsAfter(`
    alter table documents drop constraint documents_status_check, add check (status in ('pending', 'approved', 'lost'));
    alter table refunds drop constraint refunds_bank_check;
    create table things (state text check (state in ('new', 'used')), unit text check (unit = 'piece'))`)
  expect(differentSets(objects).toSorted()).toEqual([
    'documents.status: approved, lost, pending ≠ approved, pending, rejected, submitted',
    'refunds.bank: no check ≠ pending, returned',
    'things.state: new, used ≠ nothing',
    'things.unit: piece ≠ nothing',
  ])
})

test('SQL compares columns with values of their sets only', async () => {
  const { all, wrong } = compared(await objectsAfter())
  const outside = all.filter(({ object }) => !object.startsWith('constraint '))
  const literals = outside.flatMap((comparison) => comparison.literals).length
  console.log(`${literals} literals in ${new Set(outside.map(({ object }) => object)).size} objects besides checks`)
  expect(literals).toBeGreaterThan(130)
  expect(wrong).toEqual([])
})

test('a wrong value is found in a check, an index, a trigger, a function, a policy and a view', async () => {
  const objects = await objectsAfter(`
    alter table documents add constraint planted check (status <> 'opened' or file_path is not null);
    create index planted_index on documents (id) where status in ('pending', 'aproved');
    create function planted() returns trigger language plpgsql as $$
    declare
      over constant text[] := '{approved,refunded}';
    begin
      if new.status = any (over) or exists (select from refunds r where r.status = 'aproved') then return new; end if; -- status = 'comment'
      update usa_company_workflows set workflow_status = 'paused' where business_registration_id = new.id;
      return null;
    end $$;
    create trigger planted after update on documents for each row
      when (old.status <> 'in_review' and new.status is distinct from 'approved') execute function planted();
    create policy planted on documents using (status = 'send');
    create view planted_view as select d.id from documents d join payments p using (id) where d.status = 'refunded'`)
  expect(compared(objects).wrong.toSorted()).toEqual([
    `constraint documents.planted: status 'opened'`,
    `function planted(): status 'aproved'`,
    `function planted(): status 'refunded'`,
    `function planted(): workflow_status 'paused'`,
    `policy documents.planted: status 'send'`,
    `relation public.planted_index: status 'aproved'`,
    `relation public.planted_view: status 'refunded'`,
    `trigger documents.planted: status 'in_review'`,
  ])
})
