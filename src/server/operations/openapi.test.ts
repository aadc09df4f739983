import { afterAll, beforeAll, expect, test } from 'vitest'
import { isDownload } from '#contract/route.ts'
import { everyRoute } from '#tests/support/every-route.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
import { openApiDocument } from './openapi.ts'

let t: TestApp
let demo: TestApp
beforeAll(async () => {
  t = await testApp()
  demo = await testApp({ config: { demo: true } })
})
afterAll(async () => {
  await t.close()
  await demo.close()
})

type Operation = { 'x-access': { action: string; roles: string[] }; parameters?: { name: string }[]; responses: object }
type Document = { openapi: string; paths: Record<string, Record<string, Operation>> }

test('only staff reads the description, in demo mode too', async () => {
  const read = async (cookie?: string) => (await t.call('GET', '/api/openapi.json', { cookie })).statusCode
  expect(await read()).toBe(401)
  expect(await read((await t.person('user')).cookie)).toBe(403)
  for (const role of ['agent', 'admin', 'superadmin'] as const)
    expect(await read((await t.person(role)).cookie)).toBe(200)
  expect((await demo.call('GET', '/api/openapi.json')).statusCode).toBe(401)
})

test('every call of the contract is described with who may make it', async () => {
  const { cookie } = await demo.person('admin')
  const document = (await demo.call('GET', '/api/openapi.json', { cookie })).json<Document>()
  expect(document.openapi).toBe('3.1.0')
  for (const { route } of everyRoute) {
    const operation = document.paths[route.path.replace(/:(\w+)/g, '{$1}')]?.[route.method.toLowerCase()]
    expect(operation?.['x-access'].action, route.path).toBe(route.access)
    const status = isDownload(route) ? 200 : (route.status ?? 200)
    expect(Object.keys(operation?.responses ?? {})).toContain(String(status))
  }
  expect(document.paths['/api/people']?.['get']?.['x-access'].roles.sort()).toEqual(['admin', 'superadmin'])
  expect(document.paths['/api/session']?.['get']?.['x-access'].roles).toContain('visitor')
  expect(document.paths['/api/people/{id}/disable']?.['post']?.parameters?.map(({ name }) => name)).toEqual(['id'])
  expect(document.paths['/api/events']?.['get']?.['x-access'].action).toBe('events.listen')
})

test('references lead somewhere and operation ids are unique', () => {
  const text = JSON.stringify(openApiDocument(everyRoute))
  const references = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1])
  expect(new Set(references)).toEqual(new Set(['#/components/schemas/Error']))
  const ids = [...text.matchAll(/"operationId":"([^"]+)"/g)].map((match) => match[1])
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.length).toBeGreaterThan(10)
})
