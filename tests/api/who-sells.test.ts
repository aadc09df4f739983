import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aPayment } from '#demo/factories/payment.ts'
import { aRegistration } from '#demo/factories/registration.ts'
import { processorKinds } from '#features/privacy/rules/processors.ts'
import { connectedProcessors } from '#features/site-settings/server/connected-processors.ts'
import { warnOfMissingSeller } from '#features/site-settings/server/warn-of-missing-seller.ts'
import type { Config } from '#server/start/config.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { sendQueued } from '#tests/support/queued-mail.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
let admin: Awaited<ReturnType<TestApp['person']>>
beforeAll(async () => {
  t = await testApp()
  admin = await t.person('admin', { name: 'Admira Luz' })
})
afterAll(() => t.close())
beforeEach(() =>
  t.owner.query(`update site_settings set legal_name = null, cnpj = null, seller_address = null, officer_name = null,
    officer_email = null, processors = '{}', version = 1`),
)

const nowhere = { name: '', country: '', mechanism: '' }
const processors = Object.fromEntries(processorKinds.map((kind) => [kind, nowhere]))
const empty = { legalName: '', cnpj: '', sellerAddress: '', officerName: '', officerEmail: '', processors }
const whole = {
  legalName: 'Ponte Clara Serviços Ltda.',
  cnpj: '12.abc.345/01de-35',
  sellerAddress: 'Rua do Cais, 1, Santos, SP',
  officerName: 'Lia Prado',
  officerEmail: 'Dados@Ponte.test',
  processors: { ...processors, hosting: { name: 'Nuvem X', country: 'DE', mechanism: 'standard_clauses' } },
}
const save = (changes: object, { cookie } = admin, expectedVersion = 1) =>
  t.call('PUT', '/api/site-settings/seller', { cookie, body: { ...empty, ...changes, expectedVersion } })

describe('saving who sells', () => {
  test('stores the CNPJ without punctuation and in capitals, keeps the history, and nothing is missing any more', async () => {
    const saved = await save({ ...whole, sellerAddress: ' Rua do Cais, 1\r\nSantos, SP ' })
    expect(saved.statusCode, saved.body).toBe(200)
    expect(saved.json()).toMatchObject({
      ...whole,
      cnpj: '12ABC34501DE35',
      officerEmail: 'dados@ponte.test',
      version: 2,
      editedBy: 'Admira Luz',
      missing: { fields: [], processors: [] },
    })
    const url = '/api/edits?subjectType=site_settings&subjectId=site'
    const { items } = (await t.call('GET', url, { cookie: admin.cookie })).json()
    expect(items[0].changes).toContainEqual({ field: 'cnpj', from: '', to: '12ABC34501DE35' })
  })

  test('what is empty is named as missing, hosting included; in Brazil it needs no ground of a transfer', async () => {
    const { missing } = (await save({ legalName: 'Ponte' })).json()
    expect(missing).toEqual({
      fields: ['cnpj', 'sellerAddress', 'officerName', 'officerEmail'],
      processors: ['hosting'],
    })
    const abroad = { ...processors, hosting: { name: 'Nuvem X', country: 'US', mechanism: '' } }
    expect((await save({ processors: abroad }, admin, 2)).json().missing.processors).toEqual(['hosting'])
    const atHome = { ...processors, hosting: { name: 'Nuvem X', country: 'BR', mechanism: '' } }
    expect((await save({ processors: atHome }, admin, 3)).json().missing.processors).toEqual([])
  })

  test('of two editors the second is told, and nothing is overwritten', async () => {
    const other = await t.person('superadmin')
    expect((await save({ legalName: 'Primeira' })).statusCode).toBe(200)
    const late = await save({ legalName: 'Segunda' }, other)
    expect([late.statusCode, late.json().error.code]).toEqual([409, 'conflict'])
    const now = (await t.call('GET', '/api/site-settings', { cookie: admin.cookie })).json()
    expect(now.legalName).toBe('Primeira')
  })

  test.each([
    [{ cnpj: '11222333000182' }, 'cnpj', 'cnpj'],
    [{ cnpj: '11.111.111/1111-11' }, 'cnpj', 'cnpj'],
    [{ cnpj: '112223330001811' }, 'cnpj', 'cnpj'],
    [{ cnpj: '1'.repeat(41) }, 'cnpj', 'too_long'],
    [{ legalName: 'x'.repeat(161) }, 'legalName', 'too_long'],
    [{ legalName: 'Ponte\nClara' }, 'legalName', 'unprintable'],
    [{ sellerAddress: 'x'.repeat(501) }, 'sellerAddress', 'too_long'],
    [{ processors: { ...processors, sms: { ...nowhere, country: 'XX' } } }, 'processors.sms.country', 'country'],
    [{ processors: { ...processors, sms: { ...nowhere, mechanism: 'trust' } } }, 'processors.sms.mechanism', 'choice'],
    [{ processors: { hosting: nowhere } }, 'processors.payments', 'required'],
  ])('%j is refused at its field', async (changes, field, problem) => {
    const answer = await save(changes)
    expect(answer.statusCode).toBe(400)
    expect(answer.json().error.fields).toMatchObject({ [field]: problem })
  })
})

test('a mail names who sells below everything, in the language of its reader, with markup as text', async () => {
  await save({ ...whole, legalName: '<b>Ponte</b> & Cia' })
  const person = await t.person('user')
  const [mail] = await sendQueued(t, person.id)
  expect(mail?.text).toContain('<b>Ponte</b> & Cia, CNPJ 12.ABC.345/01DE-35\nRua do Cais, 1, Santos, SP\nEncarregado')
  expect(mail?.html).toContain('&lt;b&gt;Ponte&lt;/b&gt; &amp; Cia, CNPJ 12.ABC.345/01DE-35<br>')
  expect(mail?.html).not.toContain('<b>Ponte')
})

test('an invoice names who sells; while that is empty it has the address of the office', async () => {
  await t.owner.query(`update site_settings set office_address = 'Praça da Sé, 1'`)
  const customer = await t.person('user')
  const registration = await aRegistration(t.context, { user_id: customer.id })
  const { id } = await aPayment(t.context, registration, { payment_status: 'paid' })
  const invoice = async () =>
    pdfText((await t.call('GET', `/api/payments/${id}/invoice`, { cookie: customer.cookie })).rawPayload)
  expect(await invoice()).toContain('Praça da Sé, 1')
  await save(whole)
  const named = await invoice()
  for (const part of ['Ponte Clara Serviços Ltda.', 'CNPJ 12.ABC.345/01DE-35', 'Rua do Cais, 1', 'dados@ponte.test'])
    expect(named).toContain(part)
  expect(named).not.toContain('Praça da Sé')
})

describe('the log of a start', () => {
  const warnings = async (config: Partial<Config>) => {
    const lines: unknown[] = []
    await warnOfMissingSeller(t.db, { ...t.services.config, ...config }, { warn: (line: unknown) => lines.push(line) })
    return lines
  }

  test('on a public address says what is missing, and nothing once it is filled in', async () => {
    expect(await warnings({ local: false })).toEqual([
      {
        fields: ['legalName', 'cnpj', 'sellerAddress', 'officerName', 'officerEmail'],
        processors: ['hosting'],
      },
    ])
    await save(whole)
    expect(await warnings({ local: false })).toEqual([])
    // A mail server that is connected later receives customers' names, so the privacy page has to name its location.
    expect(await warnings({ local: false, smtpUrl: 'smtps://u:p@mail.example.test' })).toEqual([
      { fields: [], processors: ['mail'] },
    ])
  })

  test('on this machine alone says nothing', async () => expect(await warnings({ local: true })).toEqual([]))
})

test('services count where they run on another machine, by the host of their address', async () => {
  const s3 = { region: 'sa-east-1', bucket: 'b', accessKeyId: 'k', secretAccessKey: 's' }
  const connected = (config: Partial<Config>) => connectedProcessors(t.db, { ...t.services.config, ...config })
  const elsewhere = { smtpUrl: 'smtp://mail.example.test:587', smsUrl: 'https://sms.example.test/send' }
  expect(await connected({ ...elsewhere, s3, clamdUrl: 'tcp://scan.example.test:3310' })).toEqual({
    hosting: '',
    files: 's3.sa-east-1.amazonaws.com',
    mail: 'mail.example.test',
    sms: 'sms.example.test',
    scanner: 'scan.example.test',
  })
  const here = { smtpUrl: 'smtp://localhost:1025', smsUrl: 'http://127.0.0.1:9/sms', clamdUrl: 'unix:/run/clamd.sock' }
  expect(await connected({ ...here, s3: { ...s3, endpoint: 'http://[::1]:9000' } })).toEqual({ hosting: '' })
})
