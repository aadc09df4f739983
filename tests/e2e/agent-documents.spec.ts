import { deflateSync } from 'node:zlib'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { pdfOf } from '#demo/factories/pdf.ts'
import { aPng } from '#tests/support/sample-pictures.ts'
import { complaints } from './support/console.ts'
import { findings } from './support/findings.ts'
import {
  assign,
  documentsOf,
  enterAs,
  type FreshProcess,
  freshAgent,
  freshProcess,
  good,
  type Someone,
  sendFor,
} from './support/fresh-process.ts'
import { holdClock, pastTheRetries } from './support/past-the-retries.ts'
import { deaf, failing, held } from './support/states.ts'
import { theOffice } from './support/the-office.ts'
import { toast } from './support/toast.ts'

const LIST = /\/api\/documents(\?|$)/
const IDENTITY = 'Documento de identidade'
const ADDRESS = 'Comprovante de endereço'
const PURPOSE = 'Objetivo da empresa'
const photo = { name: 'rg.png', type: 'image/png', body: aPng() }
const otherPhoto = { ...photo, name: 'rg-verso.png', body: aPng({ points: deflateSync(Buffer.from([0, 9, 9, 9])) }) }
const paper = { name: 'conta-de-luz.pdf', type: 'application/pdf', body: pdfOf('Conta de luz', ['Novembro']) }

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

const rowOf = (page: Page, name: string): Locator =>
  page.locator('tr, li').filter({ has: page.getByRole('button', { name: new RegExp(`^(Abrir|Analisar) ${name}`) }) })
const filter = (page: Page, name: string): Locator => page.getByRole('combobox', { name, exact: true })

async function scene(): Promise<{ agent: Someone; process: FreshProcess }> {
  const agent = await freshAgent('Alba Nunes')
  return { agent, process: await freshProcess({ agent, customerName: 'Caio Lima' }) }
}
async function open(page: Page, agent: Someone): Promise<void> {
  await enterAs(page, agent)
  await page.goto('/agent/documents')
  await expect(page.getByRole('heading', { level: 1, name: 'Documentos' })).toBeVisible()
}
async function review(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: new RegExp(`^Analisar ${name}`) }).click()
  const drawer = page.getByRole('dialog', { name })
  await expect(drawer.getByRole('button', { name: 'Aprovar' })).toBeVisible()
  return drawer
}
const stateOf = async (process: FreshProcess, name: string) =>
  (await documentsOf(process)).find((one) => one.name.startsWith(name))

test('what was sent appears live; search and filters find it', async ({ page }) => {
  const heard = complaints(page)
  const { agent, process } = await scene()
  await open(page, agent)
  await expect(rowOf(page, IDENTITY)).toContainText('Ainda não enviado')
  await sendFor(process, IDENTITY, photo)
  await expect(rowOf(page, IDENTITY)).toContainText('Para analisar')
  await expect(rowOf(page, IDENTITY)).toContainText('rg.png')
  expect(await findings(page)).toEqual([])
  const search = page.getByRole('searchbox', { name: 'Buscar por documento ou empresa' })
  await search.fill('identidade')
  await expect(rowOf(page, PURPOSE)).toHaveCount(0)
  await expect(rowOf(page, IDENTITY)).toBeVisible()
  await search.fill(process.company)
  await expect(rowOf(page, PURPOSE)).toBeVisible()
  await expect(page).toHaveURL(/busca=/)
  await filter(page, 'Status').selectOption('Aprovado')
  await expect(page.getByText('Nada encontrado')).toBeVisible()
  await filter(page, 'Status').selectOption('Pendente')
  await expect(rowOf(page, IDENTITY)).toBeVisible()
  await filter(page, 'Tipo').selectOption('Fiscal')
  await expect(page.getByText('Nada encontrado')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect(rowOf(page, ADDRESS)).toBeVisible()
  await expect(filter(page, 'Tipo').getByRole('option')).toHaveText([
    'Todos os tipos',
    'Contrato',
    'Certificado',
    'Fiscal',
    'Legal',
    'Bancário',
  ])
  await expect(filter(page, 'Status').getByRole('option')).toHaveText([
    'Todos os status',
    'Aprovado',
    'Pendente',
    'Rejeitado',
  ])
  expect(heard).toEqual([])
})

test('a picture is looked at and approved', { tag: '@phone' }, async ({ page }) => {
  const { agent, process } = await scene()
  await sendFor(process, IDENTITY, photo)
  await open(page, agent)
  const drawer = await review(page, IDENTITY)
  await expect(drawer.getByText(`${process.company}, Caio Lima`)).toBeVisible()
  expect(await findings(page)).toEqual([])
  await drawer.getByRole('button', { name: /^Ver imagem/ }).click()
  const picture = page.getByRole('img', { name: new RegExp(`^Arquivo enviado para ${IDENTITY}`) })
  await expect(picture).toBeVisible()
  const shown = page.getByRole('dialog').filter({ has: picture })
  // The picture's backdrop covers the drawer: no dialog is in the corner any more.
  const inCorner = () => document.elementFromPoint(innerWidth - 24, 24)?.closest('[role=dialog]') ?? null
  expect(await page.evaluate(inCorner)).toBeNull()
  const widthOf = async () => (await picture.boundingBox())?.width ?? 0
  const before = await widthOf()
  for (let times = 0; times < 4; times++) await shown.getByRole('button', { name: 'Ampliar' }).click()
  await expect(shown.getByText('400%')).toBeVisible()
  await expect(shown.getByRole('button', { name: 'Ampliar' })).toBeDisabled()
  expect(await widthOf()).toBeGreaterThan(before * 3)
  expect(await findings(page)).toEqual([])
  await shown.getByRole('button', { name: 'Fechar' }).click()
  const saved = page.waitForEvent('download')
  await drawer.getByRole('link', { name: /^Baixar Versão 1/ }).click()
  expect((await saved).suggestedFilename()).toBe('rg.png')
  await drawer.getByRole('button', { name: 'Aprovar' }).click()
  await expect(toast(page, 'Documento aprovado')).toBeVisible()
  await expect(drawer.getByText('Este documento está aprovado.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rowOf(page, IDENTITY)).toContainText('Aprovado')
  expect((await stateOf(process, IDENTITY))?.status).toBe('approved')
})

test('a rejection needs a reason, which the customer reads', async ({ page }) => {
  const { agent, process } = await scene()
  await sendFor(process, ADDRESS, paper)
  await open(page, agent)
  const drawer = await review(page, ADDRESS)
  // A PDF is never opened inside our pages.
  await expect(drawer.getByRole('button', { name: /^Ver imagem/ })).toHaveCount(0)
  await drawer.getByRole('button', { name: 'Rejeitar' }).click()
  await expect(drawer.getByLabel('Motivo da rejeição')).toBeFocused()
  await drawer.getByRole('button', { name: 'Rejeitar documento' }).click()
  await expect(drawer.getByText('Campo obrigatório')).toBeVisible()
  expect(await findings(page)).toEqual([])
  const mend = await failing(page, '**/api/documents/*/reject')
  await drawer.getByLabel('Motivo da rejeição').fill('A conta tem mais de 90 dias.')
  await drawer.getByRole('button', { name: 'Rejeitar documento' }).click()
  await expect(toast(page, 'Não foi possível concluir a análise')).toBeVisible()
  await expect(drawer.getByLabel('Motivo da rejeição')).toHaveValue('A conta tem mais de 90 dias.')
  await mend()
  await drawer.getByRole('button', { name: 'Rejeitar documento' }).click()
  await expect(toast(page, 'Documento rejeitado')).toBeVisible()
  await expect(drawer.getByText('Devolvido ao cliente, que pode enviar outro arquivo.')).toBeVisible()
  expect(await stateOf(process, ADDRESS)).toMatchObject({
    status: 'rejected',
    rejectionReason: 'A conta tem mais de 90 dias.',
  })
})

test('a newer file that arrives meanwhile has to be looked at before the decision', async ({ page }) => {
  const { agent, process } = await scene()
  await sendFor(process, IDENTITY, photo)
  await open(page, agent)
  const drawer = await review(page, IDENTITY)
  await sendFor(process, IDENTITY, otherPhoto)
  await expect(drawer.getByText(/O cliente enviou a versão 2 enquanto você analisava/)).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Aprovar' })).toBeDisabled()
  expect(await findings(page)).toEqual([])
  await drawer.getByRole('button', { name: 'Já vi a versão 2' }).click()
  await drawer.getByRole('button', { name: 'Aprovar' }).click()
  await expect(toast(page, 'Documento aprovado')).toBeVisible()
})

test('of two decisions the second is told that there was a first', async ({ page }) => {
  const { agent, process } = await scene()
  const { id } = await sendFor(process, IDENTITY, photo)
  await deaf(page)
  await open(page, agent)
  const drawer = await review(page, IDENTITY)
  await good(await (await theOffice()).post(`/api/documents/${id}/approve`, { data: { version: 1 } }))
  await drawer.getByRole('button', { name: 'Rejeitar' }).click()
  await drawer.getByLabel('Motivo da rejeição').fill('Está cortada.')
  await drawer.getByRole('button', { name: 'Rejeitar documento' }).click()
  await expect(toast(page, 'Não foi possível concluir a análise')).toBeVisible()
  await expect(drawer.getByText('Este documento está aprovado.')).toBeVisible()
})

test('a further document is asked for, and one is added with its progress', async ({ page }) => {
  const { agent, process } = await scene()
  await open(page, agent)
  await page.getByRole('button', { name: 'Pedir documento' }).click()
  const asking = page.getByRole('dialog', { name: 'Pedir um documento' })
  await asking.getByRole('button', { name: 'Pedir documento' }).click()
  // The company, and what is needed.
  await expect(asking.getByText('Campo obrigatório')).toHaveCount(2)
  expect(await findings(page)).toEqual([])
  await asking.getByLabel('Empresa').selectOption(process.company)
  await asking.getByLabel('Tipo').selectOption('Referência bancária')
  await expect(asking.getByLabel('Nome do documento')).toHaveValue('Referência bancária')
  await asking.getByLabel('O que é preciso').fill('Carta do banco com a data de abertura da conta.')
  await asking.getByRole('button', { name: 'Pedir documento' }).click()
  await expect(toast(page, 'Documento pedido ao cliente')).toBeVisible()
  await expect(rowOf(page, 'Referência bancária')).toBeVisible()
  expect(await stateOf(process, 'Referência bancária')).toMatchObject({
    status: 'pending',
    description: 'Carta do banco com a data de abertura da conta.',
  })

  await page.getByRole('button', { name: 'Adicionar documento' }).click()
  const adding = page.getByRole('dialog', { name: 'Adicionar um documento' })
  const file = adding.locator('input[type=file]').first()
  await file.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: paper.body })
  await expect(adding.getByText('Campo obrigatório')).toBeVisible()
  await adding.getByLabel('Empresa').selectOption(process.company)
  await adding.getByLabel('Nome do documento').fill('Licença municipal')
  await file.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await expect(adding.getByText('Tipo de arquivo não suportado')).toBeVisible()
  expect(await findings(page)).toEqual([])
  const release = await held(page, '**/api/registrations/*/documents')
  await file.setInputFiles({ name: 'licenca.pdf', mimeType: 'application/pdf', buffer: paper.body })
  await expect(adding.getByRole('progressbar', { name: 'Envio de licenca.pdf' })).toBeVisible()
  release()
  await expect(toast(page, 'Documento adicionado')).toBeVisible()
  await expect(adding).toBeHidden()
  await expect(rowOf(page, 'Licença municipal')).toContainText('Aprovado')
  expect((await stateOf(process, 'Licença municipal'))?.status).toBe('approved')
})

test('with the company the documents leave the open page, and their ids lead nowhere', async ({ page }) => {
  const { agent, process } = await scene()
  const { id } = await sendFor(process, IDENTITY, photo)
  await open(page, agent)
  await review(page, IDENTITY)
  await assign(process.id, await freshAgent('Bento Reis'), agent)
  await expect(page.getByText('Este documento não existe ou não está mais com você.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Nenhum documento', { exact: true })).toBeVisible()
  for (const path of ['', '/versions/1/file', '/versions/1/preview'])
    expect((await agent.calls.get(`/api/documents/${id}${path}`)).status()).toBe(404)
  const late = await agent.calls.post(`/api/documents/${id}/approve`, { data: { version: 1 } })
  expect(late.status()).toBe(404)
})

test('loading, empty and failed have their faces, in the list and in the drawer', async ({ page }) => {
  const { agent, process } = await scene()
  const { id } = (await documentsOf(process)).find(({ name }) => name === IDENTITY) ?? { id: '' }
  await enterAs(page, agent)
  const release = await held(page, /\/api\/documents/)
  await page.goto(`/agent/documents?documento=${id}`)
  await expect(page.getByText('Carregando o documento')).toBeAttached()
  await expect(page.getByText('Carregando', { exact: true })).toBeAttached()
  release()
  await expect(page.getByText('O cliente ainda não enviou este documento.')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const mend = await failing(page, /\/api\/documents/)
  await holdClock(page)
  await page.goto(`/agent/documents?documento=${id}`)
  const again = page.getByRole('dialog').getByRole('button', { name: 'Tentar de novo' })
  await pastTheRetries(page, again)
  await mend()
  await again.click()
  await expect(page.getByText('O cliente ainda não enviou este documento.')).toBeVisible()
  await page.keyboard.press('Escape')
  const end = await failing(page, LIST)
  await page.goto('/agent/documents')
  await pastTheRetries(page, page.getByText('Não foi possível carregar'))
  expect(await findings(page)).toEqual([])
  await end()
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(rowOf(page, PURPOSE)).toBeVisible()
  await enterAs(page, await freshAgent('Bento Reis'))
  await page.goto(`/agent/documents?documento=${id}`)
  await expect(page.getByText('Este documento não existe ou não está mais com você.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Nenhum documento', { exact: true })).toBeVisible()
})
