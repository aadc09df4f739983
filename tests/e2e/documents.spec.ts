import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { readZip } from '#tests/support/read-zip.ts'
import { anOrder } from './support/an-order.ts'
import { complaints } from './support/console.ts'
import { aPdf, IDENTITY, PURPOSE, pick, rowOf } from './support/customer-documents.ts'
import { findings } from './support/findings.ts'
import { freshAccount } from './support/fresh-account.ts'
import { aPhoto, ownCompany } from './support/own-company.ts'
import { holdClock, pastTheRetries } from './support/past-the-retries.ts'
import { signedIn } from './support/people.ts'

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('without a company the page says where documents will appear', async ({ page }) => {
  await freshAccount(page)
  await page.goto('/user/documents')
  await expect(page.getByText('Nenhum documento ainda')).toBeVisible()
  await expect(page.getByText('Seus documentos aparecem aqui quando você registrar a sua empresa.')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('link', { name: 'Abrir minha empresa' }).click()
  await expect(page).toHaveURL(/\/cadastro/)
})

test('while the documents are on their way their shape is shown, and a failure can be tried again', async ({
  page,
}) => {
  const { order } = await ownCompany(page)
  let broken = true
  await page.route('**/api/registrations/*/documents', (route) =>
    broken ? route.fulfill({ status: 500, body: 'x' }) : route.continue(),
  )
  await holdClock(page)
  await page.goto('/user/documents')
  await expect(page.getByRole('status').filter({ hasText: 'Carregando' })).toBeVisible()
  await pastTheRetries(page, page.getByText('Não foi possível carregar os documentos'))
  await expect(page.getByText('Tente de novo mais tarde ou fale com o suporte.')).toBeVisible()
  expect(await findings(page)).toEqual([])
  broken = false
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(rowOf(page, IDENTITY)).toBeVisible()
  expect(order.companyName).toContain('LLC')
})

test('search, tabs and columns', { tag: '@phone' }, async ({ page }, { project }) => {
  const heard = complaints(page)
  const { team } = await ownCompany(page)
  await team.add('Licença municipal', 'license', aPdf('licenca.pdf'))
  await page.goto('/user/documents')
  await expect(page.getByText('4 documentos encontrados')).toBeVisible()
  if (project.name === 'desktop')
    await expect(page.getByRole('columnheader')).toHaveText(['Nome', 'Categoria', 'Status', 'Data', 'Tamanho', 'Ação'])
  await expect(rowOf(page, IDENTITY)).toContainText('Pendente')
  await expect(rowOf(page, 'Licença municipal')).toContainText('Aprovado')
  await expect(rowOf(page, 'Licença municipal')).toContainText('Licenças')
  await expect(page.getByRole('tab')).toHaveText([
    'Todos4',
    'Societários1',
    'Fiscais0',
    'Licenças1',
    'Bancários0',
    'Pessoais2',
  ])
  expect(await findings(page)).toEqual([])

  const search = page.getByPlaceholder('Buscar documentos...')
  await search.fill('ENDERECO')
  await expect(page.getByText('1 documento encontrado')).toBeVisible()
  await search.fill('licencas')
  await expect(rowOf(page, 'Licença municipal')).toBeVisible()
  // The purpose paper came with the order and is already in review.
  await search.fill('pendente')
  await expect(page.getByText('2 documentos encontrados')).toBeVisible()
  await search.fill('nada disso')
  await expect(page.getByText('Nenhum documento encontrado')).toBeVisible()
  await search.fill('')
  // The URL follows the search box after a typing pause; reloading earlier would restore the old search.
  await expect(page).not.toHaveURL(/busca=/)
  await page.getByRole('tab', { name: 'Pessoais' }).click()
  await page.reload()
  await expect(page.getByText('2 documentos encontrados')).toBeVisible()
  if (project.name === 'desktop')
    await expect(page.getByRole('columnheader')).toHaveText(['Nome', 'Status', 'Data', 'Tamanho', 'Ação'])
  await page.getByRole('tab', { name: 'Bancários' }).click()
  await expect(page.getByText('Nada nesta aba ainda')).toBeVisible()
  await page.setViewportSize({ width: project.name === 'phone' ? 360 : 1280, height: 800 })
  await page.getByRole('tab', { name: 'Todos' }).click()
  expect(await overflow(page)).toBe(0)
  expect(heard).toEqual([])
})

test('sent, rejected, sent again, approved: every step is shown live, and what is approved arrives', {
  tag: '@phone',
}, async ({ page }) => {
  const { team, named, order, person } = await ownCompany(page)
  await page.goto('/user/documents')
  const row = rowOf(page, IDENTITY)
  await expect(row).toContainText('Pendente')
  await expect(row.getByRole('button', { name: `Baixar ${IDENTITY}` })).toBeDisabled()
  await pick(row, aPhoto('passaporte da Lia.png'))
  await expect(page.getByText('Arquivo enviado', { exact: true })).toBeVisible()
  await expect(row).toContainText('Em análise')
  await expect(row.getByRole('button', { name: `Trocar arquivo: ${IDENTITY}` })).toBeVisible()

  const { id } = await named(IDENTITY)
  await team.reject(id, 1, 'A foto está escura: dá para ver o nome?')
  await expect(row).toContainText('Recusado')
  await expect(row).toContainText('A foto está escura: dá para ver o nome?')
  expect(await findings(page)).toEqual([])

  await row.getByRole('button', { name: `Ver detalhes: ${IDENTITY}` }).click()
  const drawer = page.getByRole('dialog', { name: IDENTITY })
  await expect(drawer.getByRole('alert')).toContainText('A foto está escura')
  await expect(drawer.getByText('passaporte da Lia.png')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await drawer.getByRole('button', { name: /^Ver imagem: Versão 1/ }).click()
  const picture = page.getByRole('img', { name: `Arquivo enviado para ${IDENTITY}` })
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1)
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(picture).toBeHidden()
  await expect(drawer.getByRole('button', { name: /^Ver imagem: Versão 1/ })).toBeFocused()
  await pick(drawer, aPdf('passaporte.pdf'))
  await expect(drawer.getByText('Versão 2')).toBeVisible()
  await expect(drawer.getByText('Versão 1')).toBeVisible()
  await expect(drawer.getByText('Em análise')).toBeVisible()

  await team.approve(id, 2)
  await expect(drawer.getByText('Conferido e aprovado pela nossa equipe.')).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Escolher arquivo' })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(row).toContainText('Aprovado')

  const saving = page.waitForEvent('download')
  await row.getByRole('link', { name: `Baixar ${IDENTITY}` }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('passaporte.pdf')
  expect((await readFile(await saved.path())).equals(aPdf().buffer)).toBe(true)

  const packing = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Baixar tudo' }).click()
  const packed = await packing
  expect(packed.suggestedFilename()).toContain(order.companyName.slice(0, 8))
  const zip = await readZip(await readFile(await packed.path()))
  expect([...zip.keys()]).toEqual([`01 ${IDENTITY}.pdf`, 'indice.txt'])
  expect(zip.get(`01 ${IDENTITY}.pdf`)?.equals(aPdf().buffer)).toBe(true)
  expect(zip.get('indice.txt')?.toString('utf8')).toContain(IDENTITY)
  expect(person.email).toContain('@')
})

test("the company's own papers wait for a confirmed address, and the page says so", async ({ page }) => {
  const { team } = await ownCompany(page)
  await page.goto('/user/documents')
  await expect(page.getByRole('button', { name: /^Baixar tudo.*Ainda não há/ })).toBeDisabled()
  await team.add('Certificado de formação', 'certificate', aPdf('certificado.pdf'))
  const row = rowOf(page, 'Certificado de formação')
  await expect(row).toContainText('Aprovado')
  await expect(row.getByRole('button', { name: /^Baixar/ })).toBeDisabled()
  await expect(page.getByRole('button', { name: /^Baixar tudo.*Confirme seu e-mail/ })).toBeDisabled()
  await row.getByRole('button', { name: /^Ver detalhes/ }).click()
  await expect(
    page.getByRole('dialog').getByText('Confirme seu e-mail para baixar os documentos da empresa.'),
  ).toBeVisible()
})

test('a document that the team asks for appears by itself, with what it is for', async ({ page }) => {
  const { team } = await ownCompany(page)
  await page.goto('/user/documents')
  await expect(rowOf(page, PURPOSE)).toBeVisible()
  await team.request('Extrato do banco', 'Os três últimos meses, com o seu nome.')
  const row = rowOf(page, 'Extrato do banco')
  await expect(row).toContainText('Bancários')
  await row.getByRole('button', { name: 'Ver detalhes: Extrato do banco' }).press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Extrato do banco' })
  await expect(drawer.getByText('Os três últimos meses, com o seu nome.')).toBeVisible()
  await expect(drawer.getByText('Pedido pela nossa equipe')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row.getByRole('button', { name: 'Ver detalhes: Extrato do banco' })).toBeFocused()
  await page.goto('/user/dashboard')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Novo documento pedido/ })
    .click()
  await expect(page).toHaveURL(/\/user\/documents\?.*documento=/)
  await expect(drawer).toBeVisible()
})

test('several companies: the newest paid one first, the others by choice, a link leads to any', async ({ page }) => {
  const first = await ownCompany(page)
  const second = await anOrder(page.request)
  await page.goto('/user/documents')
  const choice = page.getByLabel('Trocar de empresa')
  await expect(choice).toHaveValue(first.order.registrationId)
  await first.team.request('Contrato de aluguel', 'O do escritório.')
  await expect(rowOf(page, 'Contrato de aluguel')).toBeVisible()
  await choice.selectOption(second.registrationId)
  await expect(rowOf(page, 'Contrato de aluguel')).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`empresa=${second.registrationId}`))
  // The link opens a document of a company that is not the selected one.
  const { id } = await first.named('Contrato de aluguel')
  await page.goto(`/user/documents?documento=${id}`)
  await expect(page.getByRole('dialog', { name: 'Contrato de aluguel' })).toBeVisible()
  await page.goto(`/user/documents?empresa=${crypto.randomUUID()}&documento=${crypto.randomUUID()}`)
  await expect(page.getByText('Não encontramos este documento na sua conta.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(choice).toHaveValue(first.order.registrationId)
})

test('whoever is no customer is not offered a company of their own', async ({ page }) => {
  await signedIn(page, 'superadmin')
  await page.goto('/user/documents')
  await expect(page.getByText('Nenhum documento ainda')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Abrir minha empresa' })).toBeHidden()
})
