import { afterAll, beforeAll, expect, test } from 'vitest'
import { aNotification } from '#demo/factories/notification.ts'
import { aRegistration } from '#demo/factories/registration.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
import { APP_ROLE, READER_ROLE } from './connect.ts'
import { openRowSecurity } from './row-security.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** Tables without personal data. */
const nobodys = [
  ...['announcements', 'commission_rules', 'company_types', 'document_requirements', 'extras', 'facts', 'naming_rules'],
  ...['packages', 'refund_rules', 'schema_migrations', 'site_settings', 'states', 'workflow_templates'],
]

test('whatever a reader may read is nobody’s own or limited row by row', async () => {
  const { rows } = await t.owner.query<{ name: string; limited: boolean }>(
    `select relname as name, relrowsecurity as limited from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
       -- Such a view asks its tables with the rights of its reader.
       and reloptions is distinct from '{security_invoker=true}'
       and has_any_column_privilege('${READER_ROLE}', oid, 'select') order by relname`,
  )
  expect(rows.filter(({ limited }) => !limited).map(({ name }) => name)).toEqual(nobodys.toSorted())
  expect(rows.filter(({ limited }) => limited).length).toBeGreaterThan(40)
})

test('the views that stand before tables are these, and each ends in the rows of one person', async () => {
  const { rows } = await t.owner.query<{ name: string; rule: string; creates: boolean }>(
    `select relname as name, pg_get_viewdef(oid) as rule, has_schema_privilege('${READER_ROLE}', relnamespace, 'create') as creates
     from pg_class where relnamespace = '${READER_ROLE}'::regnamespace order by relname`,
  )
  const views = [
    'agent_clients',
    'document_search',
    'payments',
    'profiles',
    'purchases',
    'registration_search',
    'usa_company_workflows',
  ]
  expect(rows.map(({ name }) => name)).toEqual(views)
  for (const { name, rule, creates } of rows)
    expect([name, creates, rule.includes('wall_actor()')]).toEqual([name, false, true])
})

test('a reader changes nothing but turns of limits and the own lines of the audit trail', async () => {
  const { rows } = await t.owner.query<{ name: string }>(
    `select distinct table_name || ' ' || lower(privilege_type) as name from information_schema.role_table_grants
     where grantee = '${READER_ROLE}' and privilege_type <> 'SELECT' order by 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual(['audit_log insert', 'rate_limits insert', 'rate_limits update'])
  const { rows: roles } = await t.owner.query(
    `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, has_schema_privilege(oid, 'public', 'create') as creates
     from pg_roles where rolname in ('${READER_ROLE}', '${APP_ROLE}') order by rolname desc`,
  )
  const may = { rolsuper: false, rolcreaterole: false, rolcreatedb: false, creates: false }
  // The application's own role works on every row, and gets better query plans without policies.
  expect(roles).toEqual([
    { ...may, rolbypassrls: false },
    { ...may, rolbypassrls: true },
  ])
})

test('a line of the audit trail in somebody else’s name is refused', async () => {
  const [ana, bia] = [await t.person('user'), await t.person('user')]
  const write = (actor_id: string) =>
    t.rowSecurity
      .as(ana.id)
      .insertInto('audit_log')
      .values({ actor_id, action: 'document.downloaded', details: '{}', request_id: 'r', at: new Date() })
      .execute()
  await write(ana.id)
  await expect(write(bia.id)).rejects.toMatchObject({ code: '42501' })
})

test('a connection that says nobody sees nobody’s records', async () => {
  const customer = await t.person('user')
  await aRegistration(t.context, { user_id: customer.id })
  await t.owner.query('begin')
  try {
    await t.owner.query(`set local role ${READER_ROLE}`)
    for (const table of ['business_registrations', 'notifications', 'documents', 'payments', 'sessions', 'audit_log'])
      expect((await t.owner.query(`select 1 from ${table}`)).rowCount).toBe(0)
  } finally {
    await t.owner.query('rollback')
  }
})

test('two connections that four hundred reads of five people share show each person the own records', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => t.person('user')))
  for (const { id } of people) await aNotification(t.context, id)
  const rowSecurity = openRowSecurity(t.place, { max: 2, report: () => undefined })
  try {
    const reads = Array.from({ length: 400 }, async (_, n) => {
      const { id } = people[(n * 7) % people.length] ?? { id: '' }
      const db = rowSecurity.as(id)
      const read = () => db.selectFrom('notifications').select('user_id').execute()
      // A failing statement in between does not change which person the connection is set to.
      if (n % 9 === 0) await expect(db.selectFrom('credentials').selectAll().execute()).rejects.toThrow('permission')
      const rows =
        n % 5 === 0
          ? await db.transaction().execute((tx) => tx.selectFrom('notifications').select('user_id').execute())
          : await read()
      expect(new Set(rows.map(({ user_id }) => user_id))).toEqual(new Set([id]))
    })
    await Promise.all(reads)
  } finally {
    await rowSecurity.end()
  }
})

test('a name that is nobody’s id reads what is nobody’s own, and no record', async () => {
  await expect(t.rowSecurity.as('nobody').selectFrom('packages').select('id').execute()).resolves.not.toEqual([])
  await expect(t.rowSecurity.as('nobody').selectFrom('notifications').select('id').execute()).rejects.toMatchObject({
    code: '22P02',
  })
})
