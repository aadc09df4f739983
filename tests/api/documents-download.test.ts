import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actingScene } from '#tests/support/acting.ts'
import { aPng } from '#tests/support/sample-pictures.ts'
import { documentScene, goodPdf } from '#tests/support/sending-files.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
let s: Awaited<ReturnType<typeof documentScene>>
beforeAll(async () => {
  t = await testApp()
  s = await documentScene(t)
})
afterAll(() => t.close())

const reads = (documentId: string) =>
  t.db
    .selectFrom('audit_log')
    .select(['actor_id', 'impersonator_id', 'details'])
    .where('subject_id', '=', documentId)
    .where('action', '=', 'document.read')
    .orderBy('id')
    .execute()
const codeOf = (answer: { statusCode: number; json(): { error: { code: string } } }) => [
  answer.statusCode,
  answer.json().error.code,
]
const MISSING = '00000000-0000-4000-8000-000000000000'

describe('a file', () => {
  test('is saved, never shown, cached or guessed', async () => {
    const { id } = await s.pending()
    await s.send(id, goodPdf(), { name: 'certidão "final"\u202e.pdf' })
    await s.approve(id)
    const answer = await s.file(id)
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload).toEqual(goodPdf())
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(goodPdf().length),
      'content-disposition': `attachment; filename="certid_o _final_.pdf"; filename*=UTF-8''certid%C3%A3o%20_final_.pdf`,
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
    })
  })

  test('can be saved by its customer once it is approved, by the team at any time and in any version', async () => {
    const { id } = await s.pending()
    await s.send(id, goodPdf())
    expect(codeOf(await s.file(id))).toEqual([403, 'forbidden'])
    expect((await s.file(id, 1, s.agent.cookie)).statusCode).toBe(200)
    await s.reject(id)
    await s.sendPng(id)
    await s.approve(id, 2)
    expect((await s.file(id, 2)).rawPayload).toEqual(aPng())
    expect(codeOf(await s.file(id, 1))).toEqual([403, 'forbidden'])
    for (const cookie of [s.agent.cookie, s.admin.cookie]) expect((await s.file(id, 1, cookie)).statusCode).toBe(200)
    for (const version of [0, 3, 1.5, 'x'])
      expect([400, 404]).toContain((await s.file(id, version as number)).statusCode)
  })

  test("the company's papers wait for a confirmed address, one's own do not", async () => {
    const scene = await documentScene(t)
    await t.db.updateTable('profiles').set({ email_verified: false }).where('id', '=', scene.customer.id).execute()
    const { id } = (await scene.add({}, goodPdf())).json()
    expect(codeOf(await scene.file(id))).toEqual([403, 'email_unverified'])
    const own = (await scene.pending()).id
    await scene.send(own, goodPdf())
    await scene.approve(own)
    expect((await scene.file(own)).statusCode).toBe(200)
    expect(codeOf(await scene.zip())).toEqual([403, 'email_unverified'])
  })

  test('of somebody else does not exist, for customers and for agents', async () => {
    const other = await documentScene(t)
    const { id } = await s.pending()
    await s.send(id, goodPdf())
    await s.approve(id)
    const shape = (body: string) => body.replace(/"requestId":"[^"]+"/, '')
    for (const cookie of [other.customer.cookie, other.agent.cookie])
      for (const path of ['', '/versions/1/file', '/versions/1/preview']) {
        const foreign = await t.call('GET', `/api/documents/${id}${path}`, { cookie })
        const missing = await t.call('GET', `/api/documents/${MISSING}${path}`, { cookie })
        expect([path, foreign.statusCode, shape(foreign.body)]).toEqual([path, 404, shape(missing.body)])
      }
    expect((await s.send(id, goodPdf(), { cookie: other.customer.cookie })).statusCode).toBe(404)
    expect((await s.approve(id, 1, other.agent.cookie)).statusCode).toBe(404)
    expect((await s.add({}, goodPdf(), other.agent.cookie)).statusCode).toBe(404)
    expect((await s.zip(other.customer.cookie)).statusCode).toBe(404)
    expect(await s.rowsOf(id)).toHaveLength(1)
  })

  test('is lost to an agent at once when the company is given to another', async () => {
    const scene = await documentScene(t)
    const next = await t.person('agent')
    const { id } = await scene.pending()
    await scene.send(id, goodPdf())
    expect((await scene.file(id, 1, scene.agent.cookie)).statusCode).toBe(200)
    await t.db
      .updateTable('business_registrations')
      .set({ assigned_agent_id: next.id })
      .where('id', '=', scene.registration.id)
      .execute()
    const old = scene.agent.cookie
    expect((await scene.file(id, 1, old)).statusCode).toBe(404)
    expect((await scene.zip(old)).statusCode).toBe(404)
    expect((await scene.approve(id, 1, old)).statusCode).toBe(404)
    expect((await scene.add({}, goodPdf(), old)).statusCode).toBe(404)
    expect((await t.call('GET', '/api/documents', { cookie: old })).json().items).toEqual([])
    expect((await scene.file(id, 1, next.cookie)).statusCode).toBe(200)
    // Only the new agent is notified of the next file.
    await scene.sendPng(id)
    const told = await t.db
      .selectFrom('notifications')
      .select('user_id')
      .where('event', '=', 'document.submitted')
      .where('user_id', 'in', [next.id, scene.agent.id])
      .execute()
    expect(told.map(({ user_id }) => user_id)).toEqual([scene.agent.id, next.id])
  })

  test('that is gone from the store answers like none', async () => {
    const { id } = await s.pending()
    await s.send(id, goodPdf())
    const [row] = await s.rowsOf(id)
    await t.services.files.remove(row?.file_path ?? '')
    expect((await s.file(id, 1, s.agent.cookie)).statusCode).toBe(404)
  })

  test('of another document cannot be put in its place', async () => {
    const [one, two] = [(await s.pending()).id, (await s.pending()).id]
    await s.send(one, goodPdf())
    await s.sendPng(two)
    const [row] = await s.rowsOf(one)
    await t.owner.query('delete from document_versions where document_id = $1', [one])
    await t.owner.query('update document_versions set file_path = $1 where document_id = $2', [row?.file_path, two])
    expect((await s.file(two, 1, s.agent.cookie)).statusCode).toBe(500)
  })
})

describe('a picture', () => {
  test("is shown in its own page where nothing runs; one's own at any status", async () => {
    const { id } = await s.pending()
    await s.sendPng(id)
    const answer = await s.preview(id)
    expect(answer.rawPayload).toEqual(aPng())
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': `inline; filename="foto.png"; filename*=UTF-8''foto.png`,
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
    expect((await s.preview(id, 1, s.agent.cookie)).statusCode).toBe(200)
    expect((await s.read(id)).file).toMatchObject({ canDownload: false, canPreview: true })
  })
})

describe('a PDF', () => {
  test('is shown in a frame of our own pages only, sandboxed like every file', async () => {
    const { id } = await s.pending()
    await s.send(id, goodPdf())
    for (const cookie of [s.customer.cookie, s.agent.cookie, s.admin.cookie]) {
      const answer = await s.preview(id, 1, cookie)
      expect([answer.statusCode, answer.rawPayload]).toEqual([200, goodPdf()])
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': expect.stringMatching(/^inline; /),
        'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'self'",
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'private, no-store',
      })
      expect(answer.headers['x-frame-options']).toBeUndefined()
    }
  })

  test('that others made is shown once it may be saved', async () => {
    const { id } = await s.pending()
    await s.send(id, goodPdf())
    const stranger = await t.person('user')
    expect(codeOf(await s.preview(id, 1, stranger.cookie))).toEqual([404, 'not_found'])
    const refused = await s.preview(id, 9)
    expect(refused.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })
})

describe('the record', () => {
  test('says who read which version and how, and nothing of what was refused', async () => {
    const { id } = await s.pending()
    await s.sendPng(id)
    await s.file(id)
    await s.preview(id)
    await s.file(id, 1, s.agent.cookie)
    const details = { version: 1, registrationId: s.registration.id }
    expect(await reads(id)).toEqual([
      { actor_id: s.customer.id, impersonator_id: null, details: { ...details, how: 'preview' } },
      { actor_id: s.agent.id, impersonator_id: null, details: { ...details, how: 'download' } },
    ])
  })

  test('has both ids while a superadmin acts as the customer', async () => {
    const { id } = await s.pending()
    await s.sendPng(id)
    await s.approve(id)
    const scene = actingScene(t)
    const { boss, own } = await scene.couple()
    await scene.start(own, s.customer.id)
    expect((await s.file(id, 1, own.cookie())).statusCode).toBe(200)
    expect(await reads(id)).toMatchObject([{ actor_id: s.customer.id, impersonator_id: boss.id }])
  })
})
