import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aDocument } from '#demo/factories/document.ts'
import { pdfOf } from '#demo/factories/pdf.ts'
import { aRegistration } from '#demo/factories/registration.ts'
import { tellApprovals } from '#features/documents/server/tell-approvals.ts'
import { categoryOf } from '#features/notifications/rules/category.ts'
import { systemContext } from '#server/context.ts'
import { removeFiles } from '#server/files/remove-files.ts'
import { documentScene, goodPdf } from '#tests/support/sending-files.ts'
import { storedFiles } from '#tests/support/stored-files.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
let s: Awaited<ReturnType<typeof documentScene>>
beforeAll(async () => {
  t = await testApp()
  s = await documentScene(t)
})
afterAll(() => t.close())

const list = async (cookie: string, query = '') =>
  (await t.call('GET', `/api/documents?limit=100&${query}`, { cookie })).json().items as { id: string; name: string }[]
const notesOf = async (userId: string) =>
  await t.db
    .selectFrom('notifications')
    .select(['title', 'message', 'event', 'data'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
const liveOf = async (userId: string, documentId: string) =>
  (
    await t.db
      .selectFrom('live_events')
      .select('data')
      .where('user_id', '=', userId)
      .where('event', '=', 'documents.changed')
      .execute()
  ).filter(({ data }) => JSON.stringify(data).includes(documentId)).length

describe('the way of a document', () => {
  test('sent, sent back with a reason, sent again, approved: every version stays, each side is told', async () => {
    const scene = await documentScene(t)
    const office = await t.person('admin')
    const { id } = await scene.pending('Passaporte: Lia Costa')
    expect(await scene.read(id)).toMatchObject({
      status: 'pending',
      turn: 'customer',
      canUpload: true,
      file: null,
      versions: [],
    })

    expect((await scene.send(id, goodPdf(), { name: 'um.pdf' })).statusCode).toBe(200)
    const asAgent = await scene.read(id, scene.agent.cookie)
    expect(asAgent).toMatchObject({ status: 'submitted', turn: 'team', canUpload: false, canReview: true })
    expect(asAgent.file).toMatchObject({ canDownload: true, canPreview: true })

    const rejected = await scene.reject(id, 1, 'A foto está cortada.')
    expect(rejected.json()).toMatchObject({
      status: 'rejected',
      rejectionReason: 'A foto está cortada.',
      turn: 'customer',
    })
    expect(await scene.read(id)).toMatchObject({
      rejectionReason: 'A foto está cortada.',
      canUpload: true,
      canReview: false,
    })

    const again = (await scene.sendPng(id)).json()
    expect(again).toMatchObject({
      status: 'submitted',
      rejectionReason: null,
      file: { version: 2, fileName: 'foto.png' },
    })
    expect(
      again.versions.map((one: { version: number; rejectionReason: string }) => [one.version, one.rejectionReason]),
    ).toEqual([
      [2, null],
      [1, 'A foto está cortada.'],
    ])
    expect((await scene.approve(id, 2)).json()).toMatchObject({ status: 'approved', turn: null, canReview: false })
    expect((await scene.send(id, goodPdf())).statusCode).toBe(409)
    expect((await scene.reject(id, 2)).statusCode).toBe(409)

    const agentNotes = await notesOf(scene.agent.id)
    expect(agentNotes.filter(({ event }) => event === 'document.submitted')).toHaveLength(2)
    // Notifications to the agent must not name the customer.
    expect(JSON.stringify(agentNotes)).not.toContain('Lia')
    t.clock.ahead = 3 * 60_000
    await tellApprovals(systemContext(t.services, 'test'), { registrationId: scene.registration.id })
    t.clock.ahead = 0
    const told = (await notesOf(scene.customer.id)).filter(({ event }) => event.startsWith('document.'))
    expect(told.map(({ title }) => title)).toEqual(['Documento recusado', 'Documento aprovado'])
    expect(told[0]?.data).toEqual({ documentId: id, registrationId: scene.registration.id })
    for (const note of [...told, ...agentNotes.filter(({ event }) => event === 'document.submitted')])
      expect(categoryOf(note)).toBe('document')
    for (const { id: userId } of [scene.customer, scene.agent, office]) expect(await liveOf(userId, id)).toBe(4)
    const { status } = await t.db
      .selectFrom('business_registrations')
      .select('status')
      .where('id', '=', scene.registration.id)
      .executeTakeFirstOrThrow()
    expect(status).toBe('pending')
    const audited = await t.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
    expect(audited.map(({ action }) => action)).toEqual([
      'document.submitted',
      'document.rejected',
      'document.submitted',
      'document.approved',
    ])
    expect(audited.map(({ actor_id }) => actor_id)).toEqual([
      scene.customer.id,
      scene.agent.id,
      scene.customer.id,
      scene.agent.id,
    ])
  })

  test('a reason is needed to send back', async () => {
    const { id } = await s.pending()
    await s.send(id, goodPdf())
    for (const reason of ['', '   ', undefined]) {
      const body = { version: 1, ...(reason === undefined ? {} : { reason }) }
      expect((await t.call('POST', `/api/documents/${id}/reject`, { cookie: s.agent.cookie, body })).statusCode).toBe(
        400,
      )
    }
    expect((await s.read(id)).status).toBe('submitted')
  })

  test('nothing is approved that was not sent, and nobody reviews oneself', async () => {
    const { id } = await s.pending()
    expect((await s.approve(id, 1)).statusCode).toBe(409)
    await s.send(id, goodPdf())
    expect((await s.approve(id, 1, s.customer.cookie)).statusCode).toBe(403)
  })

  test('the team asks for one more, with a text', async () => {
    const url = `/api/registrations/${s.registration.id}/document-requests`
    const asked = { name: 'Contrato de aluguel', type: 'contract', description: 'Do escritório em Miami.' }
    expect(
      (await t.call('POST', url, { cookie: s.agent.cookie, body: { ...asked, description: '' } })).statusCode,
    ).toBe(400)
    expect(
      (await t.call('POST', url, { cookie: s.agent.cookie, body: { ...asked, status: 'approved' } })).statusCode,
    ).toBe(400)
    const made = await t.call('POST', url, { cookie: s.agent.cookie, body: asked })
    expect(made.json()).toMatchObject({
      ...asked,
      status: 'pending',
      required: true,
      requested: true,
      turn: 'customer',
    })
    expect((await notesOf(s.customer.id)).at(-1)).toMatchObject({
      event: 'document.requested',
      title: 'Novo documento pedido',
    })
    expect((await s.send(made.json().id, goodPdf())).statusCode).toBe(200)
  })

  test('the team adds a finished one, which the customer can fetch at once', async () => {
    const made = await s.add({ name: 'Licença da cidade', description: 'Vale um ano.' }, goodPdf())
    expect(made.statusCode).toBe(201)
    expect(made.json()).toMatchObject({
      type: 'license',
      status: 'approved',
      required: false,
      requested: false,
      file: { by: 'team' },
    })
    expect((await notesOf(s.customer.id)).at(-1)).toMatchObject({
      event: 'document.added',
      message: `“Licença da cidade”, da ${s.registration.company_name}, está em Documentos. Você já pode abrir e baixar.`,
    })
    expect((await s.file(made.json().id)).rawPayload).toEqual(goodPdf())
    expect((await s.add({ type: 'passport' }, goodPdf())).statusCode).toBe(400)
  })
})

describe('at the same time', () => {
  test('of two decisions one counts', async () => {
    const { id } = await s.pending()
    await s.send(id, goodPdf())
    const answers = await Promise.all([
      s.approve(id),
      s.reject(id, 1, 'Ilegível', s.admin.cookie),
      s.approve(id, 1, s.admin.cookie),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
    const audited = await t.db.selectFrom('audit_log').select('action').where('subject_id', '=', id).execute()
    expect(audited.filter(({ action }) => /approved|rejected/.test(action))).toHaveLength(1)
  })

  test('a decision about a version that was replaced does not count for the new one', async () => {
    const { id } = await s.pending()
    await s.send(id, goodPdf())
    await s.sendPng(id)
    expect((await s.approve(id, 1)).statusCode).toBe(409)
    expect((await s.read(id)).status).toBe('submitted')
    expect((await s.approve(id, 2)).statusCode).toBe(200)
  })

  test('of five files for one document one wins, and the others leave nothing', async () => {
    const { id } = await s.pending()
    const before = (await storedFiles(t)).length
    const answers = await Promise.all(Array.from({ length: 5 }, (_, at) => s.send(id, pdfOf('Passaporte', [`${at}`]))))
    const won = answers.filter(({ statusCode }) => statusCode === 200).length
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true)
    expect(won).toBeGreaterThan(0)
    expect(await s.rowsOf(id)).toHaveLength(won)
    expect((await storedFiles(t)).length).toBe(before + won)
    expect(await t.db.selectFrom('file_removals').selectAll().execute()).toEqual([])
  })

  test('the sweep leaves a file alone that is just being sent, and takes one that nobody claimed', async () => {
    const key = t.services.newId()
    const later = new Date(t.services.now().getTime() + 3_600_000)
    await t.db.insertInto('file_removals').values({ file_path: key, asked_at: later }).execute()
    await removeFiles(t.services)
    expect(await t.db.selectFrom('file_removals').selectAll().execute()).toHaveLength(1)
    t.clock.ahead = 3_700_000
    await removeFiles(t.services)
    t.clock.ahead = 0
    expect(await t.db.selectFrom('file_removals').selectAll().execute()).toEqual([])
  })
})

describe('lists', () => {
  test('a registration shows everything with owners, requirements and progress', async () => {
    const scene = await documentScene(t)
    const of = { business_registration_id: scene.registration.id }
    const [owner] = await t.db
      .insertInto('business_owners')
      .values({
        ...of,
        position: 0,
        first_name: 'Rui',
        last_name: 'Melo',
        email: 'rui@example.test',
        phone: '1',
        street: 'R',
        city: 'C',
        state: 'S',
        zip_code: '1',
        ownership_percentage: '100',
      })
      .returning('id')
      .execute()
    const sent = await aDocument(t.context, scene.registration.id, {
      owner_id: owner?.id ?? null,
      uploaded_by: scene.customer.id,
    })
    await scene.pending('Comprovante')
    await scene.pending('Objetivo')
    await aDocument(t.context, scene.registration.id, { status: 'approved', required: false, document_type: 'license' })
    const url = `/api/registrations/${scene.registration.id}/documents`
    const seen = (await t.call('GET', url, { cookie: scene.customer.cookie })).json()
    expect(seen.items).toHaveLength(4)
    const shown = seen.items.find((one: { id: string }) => one.id === sent.id)
    expect(shown).toMatchObject({
      owner: { name: 'Rui Melo' },
      required: true,
      file: { by: 'customer', sizeBytes: sent.size_bytes },
    })
    expect(JSON.stringify(seen)).not.toMatch(/file_path|filePath|sha256|rui@example/)
    expect(JSON.stringify(seen)).not.toContain(sent.file_path)
  })

  test('what waits for the reader comes first, page by page, with and without a filter', async () => {
    const agent = await t.person('agent')
    const customer = await t.person('user')
    const { id } = await aRegistration(t.context, { assigned_agent_id: agent.id, user_id: customer.id })
    const statuses = ['approved', 'submitted', 'pending', 'rejected', 'submitted', 'approved', 'pending', 'submitted']
    for (const [at, status] of statuses.entries()) {
      const created_at = new Date(t.context.now.getTime() - at * 60_000)
      await aDocument(t.context, id, { name: `${at} ${status}`, status, created_at })
    }
    const walk = async (cookie: string, query = '') => {
      const seen: string[] = []
      let cursor = ''
      do {
        const url = `/api/documents?limit=2${query}${cursor && `&cursor=${encodeURIComponent(cursor)}`}`
        const page = (await t.call('GET', url, { cookie })).json()
        seen.push(...page.items.map(({ name }: { name: string }) => name))
        cursor = page.nextCursor ?? ''
      } while (cursor)
      return seen
    }
    const toReview = ['1 submitted', '4 submitted', '7 submitted']
    const rest = ['0 approved', '2 pending', '3 rejected', '5 approved', '6 pending']
    expect(await walk(agent.cookie)).toEqual([...toReview, ...rest])
    expect(await walk(agent.cookie, '&status=pending')).toEqual([...toReview, '2 pending', '6 pending'])
    expect(await walk(agent.cookie, '&type=legal')).toEqual([...toReview, ...rest])
    const toSend = ['2 pending', '3 rejected', '6 pending']
    const others = ['0 approved', '1 submitted', '4 submitted', '5 approved', '7 submitted']
    expect(await walk(customer.cookie)).toEqual([...toSend, ...others])
    expect(await walk(agent.cookie, '&search=submitted')).toEqual(toReview)
    expect(await walk(agent.cookie, '&status=approved')).toEqual(['0 approved', '5 approved'])
  })

  test('an agent finds by name and company, filters, and sees only what is assigned', async () => {
    const [agent, other] = [await t.person('agent'), await t.person('agent')]
    const mine = await aRegistration(t.context, { assigned_agent_id: agent.id, company_name: 'Araucária Náutica LLC' })
    const foreign = await aRegistration(t.context, { assigned_agent_id: other.id, company_name: 'Araucária Terra LLC' })
    const make = (registrationId: string, name: string, status: string, type: string) =>
      aDocument(t.context, registrationId, { name, status, document_type: type })
    await make(mine.id, 'Passaporte válido', 'pending', 'identification')
    await make(mine.id, 'Araucária: contrato', 'submitted', 'contract')
    await make(mine.id, 'Carta do EIN', 'approved', 'tax_documentation')
    await make(mine.id, 'Extrato', 'rejected', 'banking_reference')
    await make(foreign.id, 'Passaporte válido', 'submitted', 'identification')
    const names = async (query: string, cookie = agent.cookie) =>
      (await list(cookie, query)).map(({ name }) => name).sort()
    expect(await names('')).toHaveLength(4)
    expect(await names('search=PASSAPORTE%20VALIDO')).toEqual(['Passaporte válido'])
    expect(await names('search=nautica')).toHaveLength(4)
    expect(await names('search=araucaria')).toHaveLength(4)
    expect(await names('search=terra')).toEqual([])
    expect(await names('status=pending')).toEqual(['Araucária: contrato', 'Passaporte válido'])
    expect(await names('status=approved')).toEqual(['Carta do EIN'])
    expect(await names('status=rejected')).toEqual(['Extrato'])
    expect(await names('type=contract')).toEqual(['Araucária: contrato'])
    expect(await names('type=banking&status=rejected&search=ext')).toEqual(['Extrato'])
    expect(await names('search=terra', s.admin.cookie)).toEqual(['Passaporte válido'])
    for (const query of ['status=submitted', 'type=passport', 'agent_id=1'])
      expect((await t.call('GET', `/api/documents?${query}`, { cookie: agent.cookie })).statusCode).toBe(400)
  })

  test('pages go on where they ended, with and without a search', async () => {
    const scene = await documentScene(t)
    const at = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, Math.floor(n / 2)))
    for (let n = 0; n < 9; n++)
      await aDocument(t.context, scene.registration.id, { status: 'pending', name: `Papel ${n}`, created_at: at(n) })
    for (const search of ['', 'search=papel&']) {
      const seen: string[] = []
      let cursor = ''
      for (let page = 0; page < 5; page++) {
        const answer = (
          await t.call('GET', `/api/documents?limit=4&${search}${cursor}`, { cookie: scene.agent.cookie })
        ).json()
        seen.push(...answer.items.map((one: { name: string }) => one.name))
        if (!answer.nextCursor) break
        cursor = `cursor=${answer.nextCursor}`
      }
      expect(new Set(seen).size).toBe(9)
      expect(seen).toHaveLength(9)
    }
    const { nextCursor } = (await t.call('GET', '/api/documents?limit=4', { cookie: scene.agent.cookie })).json()
    expect(
      (await t.call('GET', `/api/documents?limit=4&cursor=${nextCursor}`, { cookie: s.agent.cookie })).statusCode,
    ).toBe(400)
  })
})

test('the team marks the letter with the EIN among the tax documents, and the customer finds it with the company (K6)', async () => {
  const scene = await documentScene(t)
  const { id } = scene.registration
  await t.db
    .updateTable('business_registrations')
    .set({ status: 'approved', approved_at: t.context.now })
    .where('id', '=', id)
    .execute()
  const tax = { name: 'Formulário SS-4', type: 'tax_documentation' }
  expect((await scene.add(tax, goodPdf())).statusCode).toBe(201)
  const letter = await scene.add({ ...tax, name: 'CP 575', companyPaper: 'ein_letter' }, goodPdf())
  expect(letter.statusCode).toBe(201)
  const { company } = (await t.call('GET', '/api/overview', { cookie: scene.customer.cookie })).json()
  expect(company.companyPapers).toEqual([
    { paper: 'formation', files: [], later: null },
    { paper: 'ein_letter', files: [{ id: letter.json().id, name: 'CP 575', version: 1 }], later: null },
  ])
})
