import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { aPng } from '#tests/support/sample-pictures.ts'
import { fromOwnAddress, newAddress, signedUp } from './support/accounts.ts'
import { signInAs } from './support/fresh-account.ts'
import { freshAgent } from './support/fresh-process.ts'
import { ordersOf } from './support/orders-of.ts'
import { people } from './support/people.ts'
import { choosePlan, fillCard, fillCompany, fillOwner, openWizard } from './support/wizard.ts'

const IDENTITY = 'Documento de identidade'
const aPhoto = (name: string) => ({ name, mimeType: 'image/png', buffer: aPng() })

/** A page in a separate browser context, because customer, admin and agent each use their own. */
async function browserFor(browser: Browser, email?: string): Promise<Page> {
  const context = await browser.newContext()
  await fromOwnAddress(context)
  const page = await context.newPage()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  if (email) expect(await signInAs(page.request, email)).toBe(200)
  return page
}

const processRow = (page: Page, company: string): Locator =>
  page.locator('tr, li').filter({ has: page.getByRole('button', { name: `Ver detalhes de ${company}` }) })
const fileRow = (page: Page): Locator =>
  page
    .getByRole('tabpanel')
    .locator('tr, li')
    .filter({ has: page.getByRole('button', { name: `Ver detalhes: ${IDENTITY}` }) })
const said = (page: Page, text: string): Locator =>
  page.getByRole('log').getByRole('listitem').filter({ hasText: text })
const talk = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Conversas' }).getByRole('link', { name })

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Mensagem' }).fill(text)
  await page.getByRole('textbox', { name: 'Mensagem' }).press('Enter')
}

async function order(page: Page, company: string): Promise<void> {
  await page.goto('/cadastro')
  const drawer = await openWizard(page)
  await choosePlan(drawer)
  await fillCompany(drawer, company)
  await fillOwner(drawer, { first: 'Lia', last: 'Costa', share: '100' })
  await drawer.getByRole('button', { name: 'Continuar' }).click()
  await fillCard(drawer)
  await drawer.getByRole('button', { name: 'Pagar e concluir' }).click()
  await expect(page).toHaveURL(/\/pagamento-teste\//)
}

async function act(page: Page, company: string, entry: string): Promise<Locator> {
  await page.getByRole('button', { name: `Ações de ${company}` }).click()
  await page.getByRole('menuitem', { name: entry }).click()
  return page.getByRole('dialog')
}

test('from the order to the approved company, each step seen live by customer, admin and agent', {
  tag: '@phone',
}, async ({ browser }) => {
  const email = newAddress('jornada')
  const company = `Jornada ${crypto.randomUUID().slice(0, 8)} LLC`
  const colleague = await freshAgent('Bruna Matos')
  const customer = await browserFor(browser)
  const admin = await browserFor(browser, people.admin.email)
  const agent = await browserFor(browser, colleague.email)
  await signedUp(customer, email)
  await admin.goto(`/admin/processes?busca=${encodeURIComponent(company)}`)
  await expect(admin.getByText('Nada encontrado')).toBeVisible()
  await agent.goto('/agent/messages')
  await expect(agent.getByText('Nenhuma conversa disponível')).toBeVisible()

  await order(customer, company)
  const process = processRow(admin, company)
  await expect(process).toContainText('Não pago')
  await customer.getByRole('button', { name: 'Aprovar pagamento' }).click()
  await expect(customer.getByRole('dialog', { name: 'Pagamento confirmado' })).toBeVisible()
  await customer.getByRole('button', { name: 'Acessar dashboard' }).click()
  await expect(process).not.toContainText('Não pago')
  await expect(process).toContainText('Pendente')

  const assigning = await act(admin, company, 'Atribuir a um agente')
  await assigning.getByLabel('Agente responsável').selectOption(colleague.id)
  await assigning.getByRole('button', { name: 'Atribuir agente' }).click()
  await expect(process).toContainText('Em análise')
  await expect(process).toContainText('Bruna Matos')
  await expect(customer.getByText('Agente atribuído').first()).toBeVisible()
  await expect(talk(agent, 'Lia Costa')).toContainText(company)

  await customer.goto('/user/messages')
  await talk(customer, 'Bruna Matos').click()
  await write(customer, 'Bom dia! O que falta?')
  await expect(talk(agent, 'Lia Costa')).toContainText('1 nova')
  await talk(agent, 'Lia Costa').click()
  await expect(said(agent, 'Bom dia! O que falta?')).toBeVisible()
  await expect(said(customer, 'Bom dia! O que falta?')).toContainText('Lida')
  await write(agent, 'Só o documento de identidade.')
  await expect(said(customer, 'Só o documento de identidade.')).toBeVisible()

  await agent.goto('/agent/documents')
  await customer.goto('/user/documents')
  const sent = fileRow(customer)
  await sent.locator('input[type=file]').first().setInputFiles(aPhoto('passaporte.png'))
  await expect(sent).toContainText('Em análise')
  await agent.getByRole('button', { name: `Analisar ${IDENTITY}` }).click()
  const review = agent.getByRole('dialog')
  await review.getByRole('button', { name: 'Rejeitar' }).click()
  await review.getByLabel('Motivo da rejeição').fill('A foto está escura.')
  await review.getByRole('button', { name: 'Rejeitar documento' }).click()
  await expect(sent).toContainText('Recusado')
  await expect(sent).toContainText('A foto está escura.')
  await sent.locator('input[type=file]').first().setInputFiles(aPhoto('passaporte-claro.png'))
  await expect(sent).toContainText('Em análise')
  await expect(review.getByText('passaporte-claro.png')).toBeVisible()
  await review.getByRole('button', { name: 'Aprovar' }).click()
  await expect(sent).toContainText('Aprovado')

  await customer.goto('/user/dashboard')
  await expect(customer.getByText('Em andamento').first()).toBeVisible()
  const deciding = await act(admin, company, 'Alterar status')
  await deciding.getByLabel('Novo status').selectOption('Aprovado')
  await expect(deciding.getByText('Faltam 2 documentos obrigatórios:')).toBeVisible()
  await deciding.getByRole('button', { name: 'Alterar status' }).click()
  await expect(deciding.getByText('Escreva por que a empresa pode ser aprovada assim.')).toBeVisible()
  const why = 'O estado já aceitou o endereço.'
  await deciding.getByLabel('Motivo da aprovação sem os documentos').fill(why)
  await deciding.getByRole('button', { name: 'Alterar status' }).click()
  await expect(deciding.getByText('Adicione o documento ou diga quando ele vem.')).toHaveCount(2)
  await deciding.getByLabel('Documento de constituição: quando vem?').fill('O estado devolve em até 5 dias.')
  await deciding.getByLabel('Carta do EIN: quando vem?').fill('O IRS leva de 4 a 6 semanas.')
  await deciding.getByRole('button', { name: 'Alterar status' }).click()
  await expect(process).toContainText('Aprovado')
  await expect(customer.getByText(`Nossa equipe escreveu: ${why}`)).toBeVisible()
  await expect(customer.getByText('Concluído').first()).toBeVisible()
  await expect(customer.getByText('Seus documentos estão a caminho')).toBeVisible()
  await expect(customer.getByText('O IRS leva de 4 a 6 semanas.')).toBeVisible()
  await agent.goto('/agent/dashboard')
  const opener = agent.getByRole('button', { name: `Ver detalhes de ${company}` })
  await expect(agent.locator('tr, li').filter({ has: opener })).toContainText('Concluído')

  expect(await ordersOf(email)).toMatchObject([
    { company, status: 'approved', paid: true, history: ['pending', 'in_review', 'approved'] },
  ])
})
