import { afterAll, beforeAll, expect, test } from 'vitest'
import { approvalsDueAt } from '#features/documents/rules/approvals-due.ts'
import { tellApprovals } from '#features/documents/server/tell-approvals.ts'
import { systemContext } from '#server/context.ts'
import { sendQueued } from '#tests/support/queued-mail.ts'
import { documentScene, goodPdf } from '#tests/support/sending-files.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

const MINUTE = 60_000
let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** A customer whose documents are approved one by one, and the customer's notifications and mails about it. */
async function approving() {
  const scene = await documentScene(t)
  const { customer, registration } = scene
  const approved = async (name: string): Promise<string> => {
    const { id } = await scene.pending(name)
    await scene.send(id, goodPdf())
    expect((await scene.approve(id)).statusCode).toBe(200)
    return id
  }
  const tell = () => tellApprovals(systemContext(t.services, 'test'), { registrationId: registration.id })
  const told = async () => {
    const { items } = (await t.call('GET', '/api/notifications', { cookie: customer.cookie })).json()
    return items.filter(({ title }: { title: string }) => /aprovado/.test(title)) as Record<string, string>[]
  }
  const mails = async () => (await sendQueued(t, customer.id)).filter(({ subject }) => /aprovado/.test(subject))
  return { ...scene, approved, tell, told, mails }
}

test('documents approved within a short time are told once, by one notification and one mail', async () => {
  const { approved, tell, told, mails, registration } = await approving()
  await approved('Documento de identidade: Lia Costa')
  await tell()
  expect([await told(), await mails()]).toEqual([[], []])
  t.clock.ahead = MINUTE
  await approved('Comprovante de endereço: Lia Costa')
  await approved('Objetivo da empresa')
  t.clock.ahead = 2 * MINUTE
  await tell()
  expect(await told()).toEqual([])
  t.clock.ahead = 3 * MINUTE
  await Promise.all([tell(), tell()])
  const [note, ...more] = await told()
  expect([note?.['title'], more]).toEqual(['Documentos aprovados', []])
  for (const name of [
    'Documento de identidade: Lia Costa',
    'Comprovante de endereço: Lia Costa',
    'Objetivo da empresa',
  ])
    expect(note?.['message']).toContain(`“${name}”`)
  expect(note?.['link']).toBe(`/user/documents?empresa=${registration.id}`)
  const sent = await mails()
  expect(sent).toHaveLength(1)
  expect(sent[0]?.text).toContain('Objetivo da empresa')
  t.clock.ahead = 0
})

test('one alone is told by its name and leads to it, and the next batch is another one', async () => {
  const { approved, tell, told, mails } = await approving()
  const id = await approved('Documento de identidade')
  t.clock.ahead = 3 * MINUTE
  await tell()
  expect(await told()).toMatchObject([
    { title: 'Documento aprovado', link: expect.stringContaining(`documento=${id}`) },
  ])
  await approved('Comprovante de endereço')
  t.clock.ahead = 6 * MINUTE
  await tell()
  expect((await told()).map(({ title }) => title)).toEqual(['Documento aprovado', 'Documento aprovado'])
  expect(await mails()).toHaveLength(2)
  t.clock.ahead = 0
})

test('a check waits in the queue, one for all approvals of a company', async () => {
  const { approved, registration } = await approving()
  await approved('Documento de identidade')
  await approved('Comprovante de endereço')
  const { rows } = await t.owner.query(`select run_at from graphile_worker._private_jobs where key = $1`, [
    `approvals:${registration.id}`,
  ])
  expect(rows).toHaveLength(1)
})

test('approvals that go on are told ten minutes after the first at the latest', () => {
  const at = (minutes: number) => new Date(minutes * MINUTE)
  expect(approvalsDueAt([at(0)])).toEqual(at(2))
  expect(approvalsDueAt([at(0), at(1), at(1.5)])).toEqual(at(3.5))
  expect(approvalsDueAt([at(0), at(4), at(9)])).toEqual(at(10))
})
