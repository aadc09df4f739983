import { expect, type Locator, type Page, test } from '@playwright/test'
import { complaints } from './support/console.ts'
import { findings } from './support/findings.ts'
import { assign, enterAs, freshAgent, freshProcess, setStatus } from './support/fresh-process.ts'
import { holdClock, pastTheRetries } from './support/past-the-retries.ts'
import { rowOf } from './support/processes-page.ts'
import { runWorkflow } from './support/run-workflow.ts'
import { failing, held } from './support/states.ts'
import { toast } from './support/toast.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

const GONE = 'Este processo não existe ou não está mais com você.'
const chip = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

test('an agent filters by the specified labels, searches, sorts and changes a status from the row', {
  tag: '@phone',
}, async ({ page }) => {
  const heard = complaints(page)
  const agent = await freshAgent('Alba Nunes')
  const [review, filing, papers] = [
    await freshProcess({ agent, customerName: 'Zulmira Quintela' }),
    await freshProcess({ agent }),
    await freshProcess({ agent }),
  ]
  const [done, refused] = [await freshProcess({ agent }), await freshProcess({ agent })]
  await runWorkflow(filing.id, { days: 1 })
  await setStatus(papers.id, 'in_review', 'documents_required')
  await setStatus(done.id, 'in_review', 'approved')
  await setStatus(refused.id, 'in_review', 'rejected')
  const all = [review, filing, papers, done, refused].map(({ company }) => company)
  const shows = async (...companies: string[]) => {
    for (const company of all) await expect(rowOf(page, company)).toHaveCount(companies.includes(company) ? 1 : 0)
  }
  await enterAs(page, agent)
  await page.goto('/agent/processes')
  await expect(rowOf(page, refused.company)).toContainText('Rejeitado')
  await expect(rowOf(page, filing.company)).toContainText('Em registro')
  await expect(rowOf(page, review.company)).toContainText('1 documento')
  await expect(chip(page, 'Todos os status')).toHaveAttribute('aria-pressed', 'true')
  expect(await findings(page)).toEqual([])
  await chip(page, 'Em análise').click()
  await shows(review.company)
  await chip(page, 'Documentação pendente').click()
  await shows(papers.company)
  await chip(page, 'Em registro').click()
  await shows(filing.company)
  await expect(page).toHaveURL(/status=filing/)
  await page.reload()
  await shows(filing.company)
  await chip(page, 'Concluído').click()
  await shows(done.company)
  await page.getByRole('combobox', { name: 'Estado' }).selectOption({ label: 'Vermont' })
  await expect(page.getByText('Nada encontrado')).toBeVisible()
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await shows(...all)
  await page.getByRole('combobox', { name: 'Ordem' }).selectOption({ label: 'Mais antigos primeiro' })
  await expect(page.getByRole('button', { name: /^Ver detalhes de/ }).first()).toHaveText(review.company)
  await page.getByRole('searchbox', { name: 'Buscar por empresa, cliente ou número' }).fill('quintela')
  await shows(review.company)
  await page.getByRole('button', { name: `Ações de ${review.company}` }).click()
  await page.getByRole('menuitem', { name: 'Alterar status' }).click()
  const dialog = page.getByRole('dialog', { name: 'Alterar status' })
  await dialog.getByLabel('Novo status').selectOption('Documentos necessários')
  await dialog.getByRole('button', { name: 'Alterar status' }).click()
  await expect(toast(page, 'Status atualizado.')).toBeVisible()
  await expect(rowOf(page, review.company)).toContainText('Documentação pendente')
  expect(heard).toEqual([])
})

test('a process that the office hands over leaves the open list, its drawer and its old links at once', async ({
  page,
  browser,
}) => {
  const [alba, bento] = [await freshAgent('Alba Nunes'), await freshAgent('Bento Reis')]
  const [moved, stays] = [await freshProcess({ agent: alba }), await freshProcess({ agent: alba })]
  // A notification about the registration from when Alba was its agent.
  await setStatus(moved.id, 'in_review', 'documents_required')
  await enterAs(page, alba)
  await page.goto('/agent/processes')
  await page.getByRole('button', { name: `Ver detalhes de ${moved.company}` }).click()
  const drawer = page.getByRole('dialog', { name: moved.company })
  await expect(drawer.getByRole('heading', { name: 'Histórico' })).toBeVisible()
  const other = await browser.newContext()
  const his = await other.newPage()
  await enterAs(his, bento)
  await his.goto('/agent/processes')
  await expect(his.getByText('Nenhum processo com você')).toBeVisible()
  await assign(moved.id, bento, alba)
  await expect(rowOf(his, moved.company)).toBeVisible()
  await expect(page.getByText(GONE)).toBeVisible()
  await expect(page.getByText(moved.company)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(rowOf(page, stays.company)).toBeVisible()
  await expect(rowOf(page, moved.company)).toHaveCount(0)
  await page.getByRole('button', { name: /notificaç/i }).click()
  await expect(page.getByRole('dialog', { name: 'Notificações' }).getByText(moved.company)).toHaveCount(0)
  await page
    .getByRole('link', { name: /documentos necessários/ })
    .first()
    .click()
  await expect(page).toHaveURL(`/agent/processes?processo=${moved.id}`)
  await expect(page.getByText(GONE)).toBeVisible()
  await expect(page.getByRole('dialog').getByText(moved.customer.email)).toHaveCount(0)
  for (const path of ['processes', 'queue']) {
    const answer = await (await alba.calls.get(`/api/agent/${path}`)).json()
    expect(answer.items.map(({ id }: { id: string }) => id)).toEqual([stays.id])
  }
  await other.close()
})

test('the queue says why each process stands where it stands, and loading, empty and failed have their faces', async ({
  page,
}) => {
  const agent = await freshAgent('Alba Nunes')
  await enterAs(page, agent)
  const release = await held(page, /\/api\/agent\/queue/)
  await page.goto('/agent/processes?aba=fila')
  await expect(page.getByText('Carregando a fila')).toBeAttached()
  release()
  await expect(page.getByText('Nada urgente agora')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const late = await freshProcess({ agent })
  await runWorkflow(late.id, { days: 13 })
  const quiet = await freshProcess({ agent })
  const lines = page.getByRole('listitem').filter({ has: page.getByRole('link') })
  await page.reload()
  await expect(lines.first()).toContainText(late.company)
  await expect(lines.first()).toContainText('Atrasado há 3 dias')
  await expect(lines.nth(1)).toContainText(quiet.company)
  await expect(lines.nth(1)).toContainText('1 documento espera sua análise')
  expect(await findings(page)).toEqual([])
  await page.getByRole('link', { name: late.company }).click()
  await expect(page.getByRole('dialog', { name: late.company })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/agent/processes?aba=fila')
  const mend = await failing(page, /\/api\/agent\/queue/)
  await holdClock(page)
  await page.reload()
  await pastTheRetries(page, page.getByText('Não foi possível carregar a fila'))
  await mend()
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(lines.first()).toContainText(late.company)
})
