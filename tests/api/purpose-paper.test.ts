import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aboutHeader } from '#contract/route.ts'
import { makePurposePaper } from '#features/papers/server/make-purpose-paper.ts'
import { anOrder } from '#tests/support/order-body.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { goodPdf } from '#tests/support/sending-files.ts'
import { storedFiles } from '#tests/support/stored-files.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const rows = async (text: string, ...values: unknown[]) => (await t.owner.query(text, values)).rows

async function placed(businessPurpose = 'Loja de cerâmica.\nVende na Flórida.') {
  const customer = await t.person('user')
  const body = await anOrder(t)
  const order = { ...body, company: { ...body.company, businessPurpose } }
  const answer = await t.call('POST', '/api/orders', { cookie: customer.cookie, body: order })
  expect(answer.statusCode, answer.body).toBe(201)
  const registrationId = String(answer.json().registrationId)
  const paper = async () =>
    (
      await rows(
        `select id, status, version, file_path, file_name, content_type, uploaded_by from documents
         where business_registration_id = $1 and document_type = 'business_purpose'`,
        registrationId,
      )
    )[0]
  const send = async () =>
    t.call('POST', `/api/documents/${(await paper()).id}/file`, {
      cookie: customer.cookie,
      body: goodPdf(),
      headers: { 'content-type': 'application/pdf', [aboutHeader('fileName')]: 'meu-texto.pdf' },
    })
  return { customer, registrationId, paper, send }
}

test('its heading and its file are named in the language that the customer reads', async () => {
  const { customer, registrationId, paper } = await placed()
  const body = { language: 'en_US', timeZone: 'America/New_York' }
  await t.call('PUT', '/api/account/preferences', { cookie: customer.cookie, body })
  await makePurposePaper(t.services, registrationId)
  const made = await paper()
  expect(made.file_name).toBe('business-purpose.pdf')
  const text = pdfText(
    await buffer(await t.services.files.get({ key: made.file_path, documentId: made.id, version: 1 })),
  )
  expect(text).toContain('Business purpose')
  expect(text).not.toContain('Objetivo da empresa')
})

test('an order asks for its purpose paper to be made, once its rows are there', async () => {
  const { registrationId } = await placed()
  const jobs = await rows(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks k on k.id = j.task_id
     where k.identifier = 'make-purpose-paper' and j.payload ->> 'registrationId' = $1`,
    registrationId,
  )
  expect(jobs).toHaveLength(1)
})

test('the typed purpose arrives as a paper under review, however often the job runs', async () => {
  const { customer, registrationId, paper } = await placed()
  await makePurposePaper(t.services, registrationId)
  await makePurposePaper(t.services, registrationId)
  const made = await paper()
  expect(made).toMatchObject({
    status: 'submitted',
    version: 1,
    file_name: 'objetivo-da-empresa.pdf',
    content_type: 'application/pdf',
    uploaded_by: customer.id,
  })
  const pdf = await buffer(await t.services.files.get({ key: made.file_path, documentId: made.id, version: 1 }))
  for (const part of ['Objetivo da empresa', 'Loja de cerâmica.', 'Vende na Flórida.'])
    expect(pdfText(pdf)).toContain(part)
  expect(await rows('select version from document_versions where document_id = $1', made.id)).toHaveLength(1)
  const shown = await t.call('GET', '/api/overview', { cookie: customer.cookie })
  const owed = shown.json().company.documents.filter(({ status }: { status: string }) => status === 'pending')
  expect(owed.map(({ name }: { name: string }) => name)).toEqual(['Documento de identidade', 'Comprovante de endereço'])
})

test('the customer can replace it, and a file that was sent first stays', async () => {
  const replaced = await placed()
  await makePurposePaper(t.services, replaced.registrationId)
  expect((await replaced.send()).statusCode).toBe(200)
  expect(await replaced.paper()).toMatchObject({ status: 'submitted', version: 2, file_name: 'meu-texto.pdf' })

  const faster = await placed()
  expect((await faster.send()).statusCode).toBe(200)
  const before = await storedFiles(t)
  await makePurposePaper(t.services, faster.registrationId)
  expect(await faster.paper()).toMatchObject({ version: 1, file_name: 'meu-texto.pdf' })
  expect(await storedFiles(t)).toEqual(before)
})

test('for an order that is gone nothing is made', async () => {
  const before = await storedFiles(t)
  await makePurposePaper(t.services, '00000000-0000-4000-8000-000000000000')
  expect(await storedFiles(t)).toEqual(before)
})
