import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { documentScene, goodPdf } from '#tests/support/sending-files.ts'
import { storedFiles } from '#tests/support/stored-files.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

type Scene = Awaited<ReturnType<typeof documentScene>>

let t: TestApp
/** Runs after the file has arrived and before it becomes a document. */
let meanwhile: () => Promise<unknown>
beforeAll(async () => {
  t = await testApp({
    files: (made) => ({
      ...made,
      put: async (...given) => {
        const stored = await made.put(...given)
        await meanwhile()
        return stored
      },
    }),
  })
})
afterAll(() => t.close())
beforeEach(() => t.owner.query('delete from rate_limits'))

const byAdmin = async (id: string, path: string, body: object = {}) => {
  const { cookie } = await t.person('superadmin')
  expect((await t.call('POST', `/api/people/${id}/${path}`, { cookie, body })).statusCode).toBe(200)
}
const ends: Record<string, (person: { id: string; cookie: string }) => Promise<unknown>> = {
  disabled: ({ id }) => byAdmin(id, 'disable'),
  'signed out': ({ cookie }) => t.call('POST', '/api/auth/sign-out', { cookie }),
  'signed out by an admin': ({ id }) => byAdmin(id, 'end-sessions'),
}
const documentsOf = (scene: Scene) =>
  t.db
    .selectFrom('documents')
    .select(['status', 'version'])
    .where('business_registration_id', '=', scene.registration.id)
    .execute()

test.each(Object.entries(ends))('an upload whose sender was %s meanwhile ends as no document', async (_, end) => {
  const scene = await documentScene(t)
  const { id } = await scene.pending()
  meanwhile = () => end(scene.customer)
  expect((await scene.send(id, goodPdf())).statusCode).toBe(401)
  expect(await documentsOf(scene)).toEqual([{ status: 'pending', version: 0 }])
  expect(await storedFiles(t)).toEqual([])
})

test.each([
  ...Object.entries(ends),
  ['given another role', ({ id }: { id: string }) => byAdmin(id, 'role', { role: 'user' })] as const,
])('a paper of the team whose sender was %s meanwhile is never approved', async (_, end) => {
  const scene = await documentScene(t)
  meanwhile = () => end(scene.agent)
  expect((await scene.add({}, goodPdf())).statusCode).toBe(401)
  expect(await documentsOf(scene)).toEqual([])
  expect(await storedFiles(t)).toEqual([])
})

test('a paper of an agent whose process was handed over meanwhile ends as no document', async () => {
  const scene = await documentScene(t)
  const next = await t.person('agent')
  const body = { agentId: next.id, expectedAgentId: scene.agent.id, confirmUnpaid: true }
  const { id } = scene.registration
  meanwhile = () => t.call('POST', `/api/registrations/${id}/assign`, { cookie: scene.admin.cookie, body })
  expect((await scene.add({}, goodPdf())).statusCode).toBe(404)
  expect(await documentsOf(scene)).toEqual([])
  expect(await storedFiles(t)).toEqual([])
})
