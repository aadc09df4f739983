import { afterAll, beforeAll, expect, test } from 'vitest'
import { aboutHeader } from '#contract/route.ts'
import { anOrder, anOwner } from '#tests/support/order-body.ts'
import { goodPdf } from '#tests/support/sending-files.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

type Listed = { id: string; name: string }

test('the documents of an order are in the order of its owners, and what becomes of them moves none', async () => {
  const customer = await t.person('user')
  const owners = {
    main: anOwner({ firstName: 'Rui', share: 4000 }),
    partners: [anOwner({ firstName: 'Ana', share: 3000 }), anOwner({ firstName: 'Bia', share: 3000 })],
  }
  const body = await anOrder(t, { owners })
  const ordered = await t.call('POST', '/api/orders', { cookie: customer.cookie, body })
  expect(ordered.statusCode).toBe(201)
  const { registrationId: id } = ordered.json()
  const expected = ['Rui', 'Ana', 'Bia']
    .flatMap((name) => [`Documento de identidade: ${name} Prado`, `Comprovante de endereço: ${name} Prado`])
    .concat('Objetivo da empresa')
  const listed = async (): Promise<Listed[]> =>
    (await t.call('GET', `/api/registrations/${id}/documents`, { cookie: customer.cookie })).json().items
  const required = async (): Promise<Listed[]> =>
    (await t.call('GET', '/api/overview', { cookie: customer.cookie })).json().company.documents
  const names = async () => [(await listed()).map(({ name }) => name), (await required()).map(({ name }) => name)]
  expect(await names()).toEqual([expected, expected])
  const [, second, third] = await listed()
  for (const document of [second, third]) {
    const headers = { 'content-type': 'application/pdf', [aboutHeader('fileName')]: 'um.pdf' }
    const path = `/api/documents/${document?.id}/file`
    const sent = await t.call('POST', path, { cookie: customer.cookie, body: goodPdf(), headers })
    expect(sent.json()).toMatchObject({ status: 'submitted' })
  }
  await t.db
    .updateTable('documents')
    .set({ status: 'approved' })
    .where('id', '=', second?.id ?? '')
    .execute()
  expect(await names()).toEqual([expected, expected])
})
