import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Owner } from '#demo/factories/owners.ts'
import type { Registration } from '#demo/factories/registration.ts'
import type { OrderedOwner } from '#features/orders/rules/order-fields.ts'
import { openIdentityNumber } from '#server/keys/identity-number.ts'
import { codeOf, type DutyScene, dutyScene, type Person } from '#tests/support/duty-scene.ts'
import { findPattern } from '#tests/support/scan-database.ts'
import { PASSWORD, type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
let scene: DutyScene
beforeAll(async () => {
  t = await testApp()
  scene = await dutyScene(t)
})
afterAll(() => t.close())
beforeEach(() => scene.on('2026-09-01'))

type Owners = { main: OrderedOwner; partners: OrderedOwner[] }
type OwnersView = Owners & { version: number; editedAt: string | null; editedBy: string | null }

async function company(given: Partial<Registration> = {}, owners: readonly Partial<Owner>[] = [{}]) {
  const made = await scene.company({ paid_at: t.services.now(), ...given }, owners)
  const call = (method: 'GET' | 'PUT', who: Person, body?: object) =>
    t.call(method, `${made.url}/owners`, { cookie: who.cookie, ...(body && { body }) })
  const read = async (): Promise<OwnersView> => {
    const answer = await call('GET', scene.admin)
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  const save = (owners: object, expectedVersion: number, who: Person = scene.admin) =>
    call('PUT', who, { owners, expectedVersion })
  /** Saves the owners as an admin sees them, with the main owner changed. */
  const correct = async (main: object, who: Person = scene.admin) => {
    const { version, editedAt: _, editedBy: __, ...owners } = await read()
    return save({ ...owners, main: { ...owners.main, ...main } }, version, who)
  }
  const say = (answers: object[], expectedVersion: number, who: Person = made.customer) =>
    t.call('PUT', `${made.url}/tax-status`, { cookie: who.cookie, body: { answers, expectedVersion } })
  const history = async () => {
    const answer = await t.call('GET', `/api/edits?subjectType=owners&subjectId=${made.id}`, {
      cookie: scene.admin.cookie,
    })
    return answer.json().items
  }
  return { ...made, read, save, correct, say, history }
}
const stored = async (id: string) =>
  (await t.owner.query('select * from business_owners where business_registration_id = $1 order by position', [id]))
    .rows

describe('the office corrects owners after the order', () => {
  test('in every field, with a version, a history and a line in the audit trail', async () => {
    const { id, url, customer, read, save, history } = await company({}, [{}, { first_name: 'Rui' }])
    const { version, editedAt, editedBy, ...before } = await read()
    expect([version, editedAt, editedBy]).toEqual([1, null, null])
    const [partner] = before.partners
    const after = {
      main: {
        firstName: 'Joana Maria',
        lastName: 'Prado Lima',
        email: 'joana.lima@example.test',
        phone: '+1 305 555 0100',
        address: { country: 'US', street: '1 Main St', city: 'Miami', state: 'FL', zipCode: '33101' },
        taxCountry: 'PT',
        usPerson: true,
        identityNumber: 'QX998877',
        share: 7000,
      },
      partners: [{ ...partner, share: 3000 }],
    }
    const saved = await save(after, 1)
    expect(saved.statusCode, saved.body).toBe(200)
    expect(saved.json()).toMatchObject({ ...after, version: 2, editedBy: 'Ana Prado', editedAt: expect.any(String) })

    const rows = await stored(id)
    expect(rows.map((row) => [row.first_name, row.ownership_percentage])).toEqual([
      ['Joana Maria', '70.00'],
      ['Rui', '30.00'],
    ])
    expect(openIdentityNumber(t.services.keys, rows[0].id, rows[0].identity_number_sealed)).toBe('QX998877')
    const [entry] = await history()
    expect(entry).toMatchObject({ kind: 'changed', by: { id: scene.admin.id } })
    expect(entry.changes).toEqual(
      expect.arrayContaining([
        { field: '1.firstName', from: 'Joana', to: 'Joana Maria' },
        { field: '1.country', from: 'BR', to: 'US' },
        { field: '1.usPerson', from: false, to: true },
        { field: '2.share', from: '50.00', to: '30.00' },
      ]),
    )
    // The number is stored only in its own row, sealed: no column contains it in plain text.
    expect(await findPattern(t, 'QX998877')).toEqual([])
    const { rows: trail } = await t.owner.query(
      `select actor_id, details from audit_log where action = 'owners.changed' and subject_id = $1`,
      [id],
    )
    expect(trail).toEqual([{ actor_id: scene.admin.id, details: { fields: expect.stringContaining('1.firstName') } }])
    expect(JSON.stringify(trail)).not.toContain('Joana')
    // Customer and agent read the corrected data.
    for (const who of [customer, scene.agent]) {
      const { owners } = (await t.call('GET', `${url}/detail`, { cookie: who.cookie })).json()
      expect(owners[0]).toMatchObject({ firstName: 'Joana Maria', usPerson: true, ownershipPercentage: '70.00' })
    }
  })

  test('the second of two editors is refused and loses nothing; the same data again change nothing', async () => {
    const { read, correct, save, history } = await company()
    const { version, editedAt: _, editedBy: __, ...seen } = await read()
    expect((await correct({ phone: '+55 11 95555-0000' })).statusCode).toBe(200)
    const late = await save({ ...seen, main: { ...seen.main, email: 'outra@example.test' } }, version)
    expect(codeOf(late)).toEqual([409, 'conflict'])
    const now = await read()
    expect(now.main).toMatchObject({ phone: '+55 11 95555-0000', email: seen.main.email })
    // A retry after a lost answer names the previous version and is accepted.
    expect((await save({ main: now.main, partners: [] }, version)).json()).toMatchObject({ version: 2 })
    expect(await history()).toHaveLength(1)
  })

  test('two corrections at the same moment end as one correction and one conflict', async () => {
    const { read, save, history } = await company()
    const { version, main } = await read()
    const both = await Promise.all(
      ['11', '22'].map((tail) => save({ main: { ...main, phone: `+55 11 90000-00${tail}` }, partners: [] }, version)),
    )
    expect(both.map((answer) => answer.statusCode).sort()).toEqual([200, 409])
    expect(await history()).toHaveLength(1)
  })

  test('the calendar follows in the same transaction', async () => {
    const { formed, get, correct } = await company()
    await formed('2026-08-10')
    const codes = async () => (await get()).items.filter(({ status }) => status === 'open').map(({ code }) => code)
    expect(await codes()).toEqual(expect.arrayContaining(['form_5472', 'irpf']))
    const address = { country: 'US', street: '1 Main St', city: 'Miami', state: 'FL', zipCode: '33101' }
    expect((await correct({ address, taxCountry: 'US', usPerson: true })).statusCode).toBe(200)
    expect(await codes()).not.toEqual(expect.arrayContaining(['form_5472']))
    expect(await codes()).not.toEqual(expect.arrayContaining(['irpf']))
  })

  test('what an older order never asked may stay open while something else is corrected', async () => {
    const { id, correct } = await company({}, [{ tax_country: null, us_person: null }])
    expect((await correct({ phone: '+55 11 95555-0001' })).statusCode).toBe(200)
    expect((await stored(id))[0]).toMatchObject({ phone: '+55 11 95555-0001', tax_country: null, us_person: null })
  })

  test.each<[string, (owners: Owners) => object, string]>([
    [
      'shares that do not total 100',
      ({ main, partners }) => ({ main: { ...main, share: 5001 }, partners }),
      'owners.main.share',
    ],
    [
      'a partner without a share',
      ({ main, partners }) => ({ main: { ...main, share: 10_000 }, partners: [{ ...partners[0], share: 0 }] }),
      'owners.partners.0.share',
    ],
    [
      'a wrong CPF',
      ({ main, partners }) => ({ main: { ...main, identityNumber: '11111111111' }, partners }),
      'owners.main.identityNumber',
    ],
    [
      'a country under US sanctions',
      ({ main, partners }) => ({ main: { ...main, taxCountry: 'IR' }, partners }),
      'owners.main.taxCountry',
    ],
    [
      'half a CEP',
      ({ main, partners }) => ({ main: { ...main, address: { ...main.address, zipCode: '01' } }, partners }),
      'owners.main.address.zipCode',
    ],
    ['an owner less', ({ main }) => ({ main: { ...main, share: 10_000 }, partners: [] }), 'owners.partners'],
    [
      'an owner more',
      ({ main, partners }) => ({ main: { ...main, share: 4000 }, partners: [...partners, { ...main, share: 1000 }] }),
      'owners.partners',
    ],
  ])('%s is refused, and nothing changes', async (_, changed, field) => {
    const { id, read, save, history } = await company({}, [{}, {}])
    const before = await stored(id)
    const { version, editedAt: __, editedBy: ___, ...owners } = await read()
    const answer = await save(changed(owners), version)
    expect([answer.statusCode, Object.keys(answer.json().error.fields ?? {})]).toEqual([400, [field]])
    expect(await stored(id)).toEqual(before)
    expect(await history()).toEqual([])
  })

  test('an unpaid order, which its customer may still replace, and a rejected one are refused', async () => {
    const closed = [await company({ paid_at: null, status: 'pending' }), await company({ status: 'rejected' })]
    for (const { url, customer, say } of closed) {
      const answer = await t.call('GET', `${url}/owners`, { cookie: scene.admin.cookie })
      expect([answer.statusCode, answer.json().error.reason]).toEqual([409, 'owners_closed'])
      const [owner] = await stored(url.split('/').at(-1) ?? '')
      const said = await say([{ ownerId: owner.id, taxCountry: 'BR', usPerson: false }], 1, customer)
      expect([said.statusCode, said.json().error.reason]).toEqual([409, 'owners_closed'])
      const calendar = await t.call('GET', `${url}/duties`, { cookie: customer.cookie })
      expect(calendar.json().taxStatus.owners).toEqual([])
    }
  })

  test('a registration that does not exist is not found', async () => {
    const { main } = await (await company()).read()
    const answer = await t.call('PUT', `/api/registrations/${randomUUID()}/owners`, {
      cookie: scene.admin.cookie,
      body: { owners: { main, partners: [] }, expectedVersion: 1 },
    })
    expect(answer.statusCode).toBe(404)
  })
})

describe('papers made before a correction', () => {
  test('say so when they name owners, and no longer once they are made again', async () => {
    const { url, correct } = await company()
    const make = async (kind: string) =>
      (await t.call('POST', `${url}/papers/${kind}`, { cookie: scene.agent.cookie })).json()
    const outdated = async () => {
      const { items } = (await t.call('GET', `${url}/papers`, { cookie: scene.agent.cookie })).json()
      return items.flatMap(({ kind, made }: { kind: string; made: { outdated: boolean } | null }) =>
        made?.outdated ? [kind] : [],
      )
    }
    for (const kind of ['order_checklist', 'owners_sheet', 'name_report'])
      expect(await make(kind)).toMatchObject({ made: { version: 1, outdated: false } })
    await correct({ lastName: 'Prado Lima' })
    expect(await outdated()).toEqual(['order_checklist', 'owners_sheet'])
    expect(await make('owners_sheet')).toMatchObject({ made: { version: 2, outdated: false } })
    expect(await outdated()).toEqual(['order_checklist'])
  })
})

describe('the customer says where each owner pays tax', () => {
  const never = { tax_country: null, us_person: null }

  test('for one owner after the other, and may change it later; history and calendar follow', async () => {
    const { id, get, say, formed, history, customer } = await company({}, [never, { ...never, first_name: 'Rui' }])
    await formed('2026-08-10')
    const { taxStatus } = await get()
    const [joana, rui] = await stored(id)
    expect(taxStatus).toEqual({
      version: 1,
      owners: [
        { id: joana.id, name: 'Joana Prado', taxCountry: null, usPerson: null },
        { id: rui.id, name: 'Rui Prado', taxCountry: null, usPerson: null },
      ],
    })
    expect((await say([{ ownerId: joana.id, taxCountry: 'BR', usPerson: false }], 1)).statusCode).toBe(200)
    expect((await say([{ ownerId: rui.id, taxCountry: 'BR', usPerson: true }], 2)).statusCode).toBe(200)
    expect((await say([{ ownerId: rui.id, taxCountry: 'PT', usPerson: false }], 3)).statusCode).toBe(200)
    expect((await get()).taxStatus).toMatchObject({
      version: 4,
      owners: [
        { taxCountry: 'BR', usPerson: false },
        { taxCountry: 'PT', usPerson: false },
      ],
    })
    const entries = await history()
    expect(entries.map(({ by }: { by: { id: string } }) => by.id)).toEqual([customer.id, customer.id, customer.id])
  })

  test('an answer on top of a correction that was not seen is a conflict', async () => {
    const { id, say, correct } = await company({}, [never])
    await correct({ usPerson: true })
    const [owner] = await stored(id)
    expect(codeOf(await say([{ ownerId: owner.id, taxCountry: 'BR', usPerson: false }], 1))).toEqual([409, 'conflict'])
    expect((await stored(id))[0]).toMatchObject({ us_person: true })
  })

  test('half an answer, a stranger’s owner and somebody else’s company are refused', async () => {
    const [mine, other] = [await company({}, [never]), await company({}, [never])]
    const [owner] = await stored(mine.id)
    const [stranger] = await stored(other.id)
    const whole = { ownerId: owner.id, taxCountry: 'BR', usPerson: false }
    for (const half of [{ taxCountry: null }, { usPerson: null }, { taxCountry: 'CU' }])
      expect(codeOf(await mine.say([{ ...whole, ...half }], 1))).toEqual([400, 'invalid'])
    expect(codeOf(await mine.say([], 1))).toEqual([400, 'invalid'])
    expect(codeOf(await mine.say([whole, { ...whole, ownerId: stranger.id }], 1))).toEqual([404, 'not_found'])
    expect(codeOf(await mine.say([whole], 1, other.customer))).toEqual([404, 'not_found'])
    expect(codeOf(await mine.say([whole], 1, scene.agent))).toEqual([403, 'forbidden'])
    expect((await stored(mine.id))[0]).toMatchObject({ tax_country: null, us_person: null })
  })
})

describe('a customer who leaves', () => {
  test('takes the history of the owners along, and nothing is left to correct', async () => {
    const { url, customer, correct, history } = await company()
    await correct({ firstName: 'Zuleica', identityNumber: 'ZX445566' })
    expect(await history()).toHaveLength(1)
    const erased = await t.call('POST', '/api/account/erase', {
      cookie: customer.cookie,
      body: { currentPassword: PASSWORD },
    })
    expect(erased.statusCode, erased.body).toBe(200)
    expect(await findPattern(t, 'Zuleica|ZX445566')).toEqual([])
    expect((await history())[0]).toMatchObject({ changes: [] })
    const answer = await t.call('GET', `${url}/owners`, { cookie: scene.admin.cookie })
    expect([answer.statusCode, answer.json().error.reason]).toEqual([409, 'owners_closed'])
  })

  test('nothing else of the history can be rewritten, not even by the application', async () => {
    const { id, correct } = await company()
    await correct({ firstName: 'Zulmira' })
    const app = t.db
    const rewrite = (changes: object, subjectType: string) =>
      app
        .updateTable('edits')
        .set({ changes: JSON.stringify(changes) })
        .where('subject_type', '=', subjectType)
        .execute()
    await expect(rewrite({ '1.firstName': { from: 'a', to: 'b' } }, 'owners')).rejects.toThrow(/never changed/)
    await t.owner.query(
      `insert into edits (subject_type, subject_id, kind, changes) values ('package', $1, 'changed', '{"name": {}}')`,
      [id],
    )
    await expect(rewrite({}, 'package')).rejects.toThrow(/never changed/)
  })
})
