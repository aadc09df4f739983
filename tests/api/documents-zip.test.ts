import { afterAll, beforeAll, expect, test } from 'vitest'
import { foreignWords } from '#tests/support/foreign-words.ts'
import { readZip } from '#tests/support/read-zip.ts'
import { aPng } from '#tests/support/sample-pictures.ts'
import { documentScene, goodPdf } from '#tests/support/sending-files.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

async function scene() {
  const s = await documentScene(t)
  const sent = async (name: string) => {
    const { id } = await s.pending(name)
    await s.send(id, goodPdf())
    return id
  }
  return { ...s, sent }
}

test('a customer gets what is approved, with an index; the team gets all, the newest of each', async () => {
  const s = await scene()
  const approved = await s.sent('Identidade/RG: Lia')
  await s.approve(approved)
  await s.sent('Comprovante')
  const twice = await s.sent('Foto')
  await s.sendPng(twice)
  await s.approve(twice, 2)
  await s.pending('Falta')
  await s.add({ name: '=1+1' }, goodPdf())
  await t.db
    .updateTable('business_registrations')
    .set({ company_name: 'Ipê & Filhos LLC' })
    .where('id', '=', s.registration.id)
    .execute()

  const answer = await s.zip()
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="documentos Ip_ & Filhos LLC.zip"; filename*=UTF-8''documentos%20Ip%C3%AA%20%26%20Filhos%20LLC.zip`,
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'private, no-store',
  })
  const files = await readZip(answer.rawPayload)
  const names = [...files.keys()]
  expect(names.map((name) => name.replace(/^0[123] /, '')).sort()).toEqual([
    '=1+1.pdf',
    'Foto.png',
    'Identidade-RG_ Lia.pdf',
    'indice.txt',
  ])
  const named = (end: string) => files.get(names.find((name) => name.endsWith(end)) ?? '')
  expect(named('RG_ Lia.pdf')).toEqual(goodPdf())
  expect(named('Foto.png')).toEqual(aPng())
  const index = files.get('indice.txt')?.toString() ?? ''
  for (const text of ['Ipê & Filhos LLC', '3 arquivos', 'Identidade/RG: Lia', 'Licença', 'Versão 2'])
    expect(index).toContain(text)
  expect(index).not.toContain('Comprovante')

  const all = await readZip((await s.zip(s.agent.cookie)).rawPayload)
  expect([...all.keys()].filter((name) => name.includes('Comprovante'))).toHaveLength(1)
  expect(all.size).toBe(5)

  const noted = await t.db
    .selectFrom('audit_log')
    .select(['actor_id', 'details'])
    .where('action', '=', 'document.read')
    .where('subject_id', '=', twice)
    .execute()
  expect(noted.map(({ details }) => details)).toMatchObject([
    { how: 'zip', version: 2 },
    { how: 'zip', version: 2 },
  ])
})

test('names of ours and the index are in the language of the reader', async () => {
  const s = await scene()
  await s.approve(await s.sent('Documento de identidade: Lia'))
  const body = { language: 'en_US', timeZone: 'America/New_York' }
  await t.call('PUT', '/api/account/preferences', { cookie: s.customer.cookie, body })
  const answer = await s.zip()
  expect(answer.headers['content-disposition']).toContain('filename="documents ')
  const files = await readZip(answer.rawPayload)
  expect([...files.keys()]).toEqual(['01 Identity document_ Lia.pdf', 'index.txt'])
  const index = files.get('index.txt')?.toString() ?? ''
  for (const text of ['1 file', 'Document: Identity document: Lia', 'Type: Identity document', 'Version 1, sent on'])
    expect(index).toContain(text)
  expect(foreignWords(index, 'en_US')).toEqual([])
})

test('with nothing to save there is no archive', async () => {
  const s = await scene()
  await s.sent('Passaporte')
  const answer = await s.zip()
  expect([answer.statusCode, answer.json().error.message]).toEqual([404, 'Ainda não há documentos para baixar.'])
})

test('a file that is lost is named in the index instead of holding up the rest', async () => {
  const s = await scene()
  const [one, two] = [await s.sent('Um'), await s.sent('Dois')]
  for (const id of [one, two]) await s.approve(id)
  const [row] = await s.rowsOf(one)
  await t.services.files.remove(row?.file_path ?? '')
  const files = await readZip((await s.zip()).rawPayload)
  expect([...files.keys()].map((name) => name.replace(/^\d+ /, ''))).toEqual(['Dois.pdf', 'indice.txt'])
  expect(files.get('indice.txt')?.toString()).toContain('não foi encontrado')
})
