import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailTemplates } from '#rules/mail-templates.ts'
import { makeMail } from '#server/mail/make-mail.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let dev: TestApp
let live: TestApp
beforeAll(async () => {
  dev = await testApp({ config: { development: true } })
  live = await testApp()
})
afterAll(async () => {
  await dev.close()
  await live.close()
})

const pages = '/api/dev/mail-pages'

test('every mail of the product is shown with made-up facts', async () => {
  const { items } = (await dev.call('GET', '/api/dev/mail-samples')).json()
  expect(items.map(({ template }: { template: string }) => template)).toEqual([...mailTemplates])
  for (const { subject, text } of items) {
    expect(subject).not.toBe('')
    expect(text).toContain('Equipe Travessia')
    expect(text).not.toMatch(/undefined|\[object/)
  }
})

test.each(mailTemplates)('%s can be looked at as it arrives, in a page that may load nothing', async (template) => {
  const page = await dev.call('GET', `${pages}/samples/${template}`)
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  expect(page.headers['content-security-policy']).not.toContain('script-src')
  expect(page.body).toContain('<html lang="pt-BR">')
})

test('what was written to the folder can be looked at too, and nothing else on the disk', async () => {
  const id = '00000000-0000-4000-8000-000000000001'
  const message = { id, to: 'ana@example.test', language: 'pt-BR', subject: 'Olá', text: 'Olá', html: '<p>gravada</p>' }
  await makeMail(dev.services.config).send(message)
  expect((await dev.call('GET', `${pages}/sent/${id}`)).body).toBe('<p>gravada</p>')
  for (const odd of ['nada', '..%2f..%2fapp-key', '%00', '00000000-0000-4000-8000-000000000002'])
    expect((await dev.call('GET', `${pages}/sent/${odd}`)).statusCode).toBe(404)
  expect((await dev.call('GET', `${pages}/samples/constructor`)).statusCode).toBe(404)
})

test('where mails are sent for real there is nothing to look at', async () => {
  for (const url of ['/api/dev/mail-samples', `${pages}/samples/verify-email`, `${pages}/sent/x`])
    expect([url, (await live.call('GET', url)).statusCode]).toEqual([url, 404])
})
