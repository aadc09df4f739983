import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditSubjects } from '#rules/audit-actions.ts'
import { audit } from '#server/audit/audit.ts'
import { checkAudit } from '#server/audit/check-audit.ts'
import { sealAudit } from '#server/audit/seal-audit.ts'
import { actingScene } from '#tests/support/acting.ts'
import { PASSWORD, type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
let admin: Awaited<ReturnType<TestApp['person']>>
beforeAll(async () => {
  t = await testApp()
  admin = await t.person('admin', { name: 'Admira Luz' })
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.db.deleteFrom('rate_limits').execute()
})

const list = async (query = '', cookie = admin.cookie) => {
  const answer = await t.call('GET', `/api/audit${query}`, { cookie })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const seals = async () => (await t.call('GET', '/api/audit/seals', { cookie: admin.cookie })).json()
const seal = () => sealAudit({ ...t.services, now: () => new Date(Date.now() + 60_000) })

describe('the list', () => {
  test('says who did what to whom, with the names of whoever still exists', async () => {
    const person = await t.person('agent', { name: 'Bento Reis' })
    await t.call('POST', `/api/people/${person.id}/disable`, { cookie: admin.cookie, body: {} })
    const { items, person: filtered } = await list(`?person=${admin.id}&action=account.disabled`)
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({
      by: { id: admin.id, name: 'Admira Luz' },
      actingAs: null,
      action: 'account.disabled',
      subject: { type: 'account', id: person.id, name: 'Bento Reis' },
    })
    expect(filtered).toEqual({ id: admin.id, name: 'Admira Luz' })
  })

  test('every kind of subject is looked up, also one that is gone', async () => {
    const subjectId = crypto.randomUUID()
    for (const subjectType of auditSubjects) await audit(t.context, { action: 'document.read', subjectType, subjectId })
    const { items } = await list(`?subject=${subjectId}&limit=100`)
    const types = items.map(({ subject }: { subject: { type: string; name: null } }) => [subject.type, subject.name])
    expect(types.sort()).toEqual(auditSubjects.map((type) => [type, null]).sort())
  })

  test('an erased person has no name in it', async () => {
    const person = await t.person('user', { name: 'Some Daqui' })
    await t.call('POST', `/api/people/${person.id}/disable`, { cookie: admin.cookie, body: {} })
    await t.owner.query('update profiles set erased_at = now() where id = $1', [person.id])
    const { items, subject } = await list(`?subject=${person.id}&action=account.disabled`)
    expect(items[0].subject).toMatchObject({ id: person.id, name: null })
    expect(subject).toEqual({ id: person.id, name: null })
    expect(JSON.stringify(items)).not.toContain('Some Daqui')
  })

  test('whoever acts as somebody is found by both, and stands as the one who did it', async () => {
    const { acting } = actingScene(t)
    const { boss, target, cookie } = await acting('admin')
    await t.call('POST', '/api/notifications/read-all', { cookie, body: {} })
    for (const id of [boss.id, target.id]) {
      const { items } = await list(`?person=${id}&action=impersonation.acted`)
      expect(items[0]).toMatchObject({ by: { id: boss.id }, actingAs: { id: target.id } })
    }
  })

  test('signing in is done by the account itself, although it has no session yet', async () => {
    const person = await t.person('user', { name: 'Entra Agora' })
    await t.call('POST', '/api/auth/sign-in/email', { body: { email: person.email, password: PASSWORD } })
    const { items } = await list(`?person=${person.id}&action=account.signedIn`)
    expect(items[0]).toMatchObject({ by: { id: person.id, name: 'Entra Agora' } })
  })

  test('comes page by page, newest first, without gaps or repetitions', async () => {
    const who = await t.person('admin')
    const context = { ...t.context, session: undefined }
    for (let n = 0; n < 7; n++)
      await audit(context, { action: 'document.read', subjectType: 'document', subjectId: who.id })
    const seen: string[] = []
    for (let cursor = ''; ; ) {
      const page = await list(`?subject=${who.id}&action=document.read&limit=3${cursor && `&cursor=${cursor}`}`)
      seen.push(...page.items.map(({ id }: { id: string }) => id))
      if (!page.nextCursor) break
      cursor = encodeURIComponent(page.nextCursor)
    }
    expect(seen).toHaveLength(7)
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => Number(b) - Number(a)))
  })

  test('a period is days of São Paulo, both included', async () => {
    const subject = 'noite'
    await t.owner.query(
      `insert into audit_log (at, action, subject_type, subject_id) values
        ('2026-03-10T02:59:59Z', 'document.read', 'document', $1), ('2026-03-10T03:00:00Z', 'document.read', 'document', $1),
        ('2026-03-11T02:59:59Z', 'document.read', 'document', $1), ('2026-03-11T03:00:00Z', 'document.read', 'document', $1)`,
      [subject],
    )
    const { items } = await list(`?subject=${subject}&from=2026-03-10&to=2026-03-10`)
    expect(items.map(({ at }: { at: string }) => at)).toEqual(['2026-03-11T02:59:59.000Z', '2026-03-10T03:00:00.000Z'])
  })

  test('nonsense is refused by name', async () => {
    for (const [query, field] of [
      ['person=x', 'person'],
      ['action=nada', 'action'],
      ['from=2026-13-45', 'from'],
    ]) {
      const answer = await t.call('GET', `/api/audit?${query}`, { cookie: admin.cookie })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().error.fields).toHaveProperty(String(field))
    }
  })
})

describe('the file', () => {
  const file = (query: string) => t.call('GET', `/api/audit.csv${query}`, { cookie: admin.cookie })

  test('has the rows of the filter, harmless to a spreadsheet, and is itself recorded', async () => {
    const evil = await t.person('user', { name: '=2+3' })
    await t.call('POST', `/api/people/${evil.id}/disable`, { cookie: admin.cookie, body: {} })
    const answer = await file(`?subject=${evil.id}&action=account.disabled`)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toContain('text/csv')
    const lines = answer.body.trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(`account,${evil.id},'=2+3`)
    const { items } = await list(`?person=${admin.id}&action=audit.exported`)
    expect(items[0].details).toEqual({ subject: evil.id, action: 'account.disabled' })
  })

  test('goes on beyond one batch', async () => {
    await t.owner.query(
      `insert into audit_log (action, subject_type, subject_id) select 'document.read', 'document', 'muitas' from generate_series(1, 2300)`,
    )
    const answer = await file('?subject=muitas')
    expect(answer.body.trim().split('\r\n')).toHaveLength(2301)
  })
})

describe('the seals', () => {
  const check = () => t.call('POST', '/api/audit/checks', { cookie: admin.cookie, body: {} })
  const work = async (id: string) => checkAudit(t.services, id, new AbortController().signal)

  test('say what is sealed, what waits, and that the newest ones hold', async () => {
    await seal()
    const before = await seals()
    expect(before.last).not.toBeNull()
    await audit(t.context, { action: 'account.signInFailed' })
    await seal()
    await audit(t.context, { action: 'account.signInFailed' })
    const after = await seals()
    expect(after).toMatchObject({ unsealed: 1, newest: { seals: 1, rows: 1, broken: null } })
    expect(Number(after.last.lastId)).toBeGreaterThan(Number(before.last.lastId))
  })

  test('a check of everything runs once, slice by slice, and ends with the whole chain', async () => {
    const [first, second] = await Promise.all([check(), check()])
    expect([first?.statusCode, second?.statusCode]).toEqual([202, 202])
    const { check: running } = await seals()
    expect(running).toMatchObject({ state: 'running', askedBy: { id: admin.id, name: 'Admira Luz' } })
    const { rows } = await t.owner.query(`select count(*)::int as n from audit_checks where state = 'running'`)
    expect(rows[0].n).toBe(1)
    await work(running.id)
    const sealed = await t.owner.query('select count(*)::int as seals, sum(rows)::int as rows from audit_seals')
    expect((await seals()).check).toMatchObject({ state: 'whole', percent: 100, broken: null, ...sealed.rows[0] })
  })

  test('a tampered row is shown as broken, with the rows of its seal', async () => {
    await audit(t.context, { action: 'document.read', subjectType: 'document', subjectId: 'alterada' })
    await seal()
    const { rows } = await t.owner.query(
      'select first_audit_id, last_audit_id from audit_seals order by id desc limit 1',
    )
    const range = { firstId: rows[0].first_audit_id, lastId: rows[0].last_audit_id }
    await t.owner.query(`update audit_log set subject_id = 'outra' where subject_id = 'alterada'`)
    expect((await seals()).newest.broken).toMatchObject({ ...range, problem: 'hash' })
    const asked = (await check()).json().check
    await work(asked.id)
    const found = (await seals()).check
    expect(found).toMatchObject({ state: 'broken', broken: { ...range, problem: 'hash' } })
    expect(found.broken.from).toEqual(expect.any(String))
    await t.owner.query(`update audit_log set subject_id = 'alterada' where subject_id = 'outra'`)
    const again = (await check()).json().check
    await work(again.id)
    expect((await seals()).check).toMatchObject({ id: again.id, state: 'whole' })
  })

  test('a seal too large for the quick check is covered by a check of everything', async () => {
    await t.owner.query(
      `insert into audit_log (at, action) select now(), 'account.signInFailed' from generate_series(1, 501)`,
    )
    await seal()
    const { newest, last, check: earlier } = await seals()
    expect(newest).toBeNull()
    expect(earlier.upTo).not.toBe(last.lastId)
    await work((await check()).json().check.id)
    expect(await seals()).toMatchObject({ newest: null, check: { state: 'whole', upTo: last.lastId } })
  })

  test('a check that is stopped goes on from where it was', async () => {
    const { id } = (await check()).json().check
    await expect(checkAudit(t.services, id, AbortSignal.abort())).rejects.toThrow('stopping')
    expect((await seals()).check.state).toBe('running')
    await work(id)
    expect((await seals()).check.state).toBe('whole')
  })
})
