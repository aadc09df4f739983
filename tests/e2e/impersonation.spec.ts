import { expect, type Page, test } from '@playwright/test'
import { anOrder } from './support/an-order.ts'
import { complaints } from './support/console.ts'
import { findings } from './support/findings.ts'
import { asFreshSuperadmin, freshAccount } from './support/fresh-account.ts'
import { enterAs } from './support/fresh-process.ts'
import { ORIGIN, people } from './support/people.ts'
import { toast } from './support/toast.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

const banner = (page: Page) => page.getByRole('region', { name: 'Acesso como outra pessoa' })
const counter = (page: Page, name: string) => page.locator('dl > div').filter({ hasText: name }).locator('dd')

/** Finds the person in the superadmin's list and starts to impersonate them. */
async function seeAs(page: Page, { name, email }: { name: string; email: string }, reason: string): Promise<void> {
  await page.goto('/superadmin/dashboard')
  await page.getByLabel('Buscar usuários...').fill(email)
  const row = page.locator('tr, li').filter({ hasText: email })
  await row.getByRole('button', { name: `Impersonar ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: `Ver como ${name}` })
  await dialog.getByRole('button', { name: 'Ver como esta pessoa' }).click()
  await expect(dialog.getByText('Escreva o motivo com pelo menos 3 letras.')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await dialog.getByLabel('Motivo').fill(reason)
  await dialog.getByRole('button', { name: 'Ver como esta pessoa' }).click()
  await expect(banner(page)).toContainText(`Vendo como: ${name}`)
}

test('a customer is seen, what support may not do is refused, and both sides can read of it', async ({ page }) => {
  const heard = complaints(page)
  const lia = await freshAccount(page, 'Lia Conceição')
  const { companyName } = await anOrder(page.request)
  await asFreshSuperadmin(page.request)
  await seeAs(page, lia, 'O pagamento não aparece')
  await expect(page).toHaveURL('/user/dashboard')
  await expect(toast(page, 'Agora você está vendo como Lia Conceição')).toBeVisible()
  await expect(page.getByText(companyName).first()).toBeVisible()
  await page.reload()
  await expect(banner(page)).toContainText('Vendo como: Lia Conceição')

  // While impersonating, a superadmin can neither pay, change the account's access nor open their own panels.
  await page.goto('/user/payments')
  await page
    .getByRole('button', { name: `Pagar agora: ${companyName}` })
    .first()
    .click()
  await expect(page.getByText('Isso não pode ser feito enquanto você vê o produto como outra pessoa.')).toBeVisible()
  await page.goto('/superadmin/dashboard')
  await expect(page).toHaveURL('/user/dashboard')
  await page.getByRole('button', { name: /^Notificações/ }).click()
  await page.getByRole('button', { name: 'Marcar todas como lidas' }).click()
  await expect(page.getByRole('button', { name: 'Notificações', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await banner(page).getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/superadmin/dashboard')
  await expect(toast(page, 'Impersonação finalizada')).toBeVisible()

  await page.getByRole('tab', { name: 'Impersonações' }).click()
  await page.getByRole('button', { name: 'Abrir a impersonação de Lia Conceição' }).first().click()
  const drawer = page.getByRole('dialog', { name: 'Visto como Lia Conceição' })
  await expect(drawer).toContainText('Clara Chefe')
  await expect(drawer).toContainText('O pagamento não aparece')
  await expect(drawer).toContainText('Pelo botão Sair')
  await expect(drawer.getByRole('list', { name: 'O que foi feito' })).toContainText('notifications.markAllRead')
  expect(await findings(page)).toEqual([])

  await enterAs(page, lia)
  await page.goto('/user/settings?aba=seguranca')
  await expect(page.getByText('O pagamento não aparece')).toBeVisible()
  expect(heard.filter((line) => !line.includes('403'))).toEqual([])
})

test('an agent is seen with the banner on every screen of the panel, and nothing is sent in their name', async ({
  page,
}) => {
  const agent = { name: 'Camila Nogueira', email: people.agent.email }
  await asFreshSuperadmin(page.request)
  await seeAs(page, agent, 'Conferir a fila do agente')
  await expect(page).toHaveURL('/agent/dashboard')
  const screens = page.getByRole('navigation', { name: 'Painel' }).first().getByRole('link')
  const paths = await screens.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(paths.length).toBeGreaterThan(5)
  for (const path of [...paths, '/agent/account']) {
    await page.goto(path)
    await expect(banner(page), path).toContainText('Vendo como: Camila Nogueira')
  }
  await page.goto('/agent/messages')
  await page.getByRole('region', { name: 'Conversas' }).getByRole('link').first().click()
  await expect(page.getByText('Você vê esta conversa como outra pessoa: só leitura.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toHaveCount(0)
  const conversation = new URL(page.url()).searchParams.get('conversa')
  const sent = await page.request.post(`/api/conversations/${conversation}/messages`, {
    data: { message: 'Olá', key: crypto.randomUUID() },
    headers: { origin: ORIGIN },
  })
  expect([sent.status(), (await sent.json()).error.message]).toEqual([
    403,
    'Isso não pode ser feito enquanto você vê o produto como outra pessoa.',
  ])
  await banner(page).getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/superadmin/dashboard')
})

test('the counters follow by themselves, and a superadmin is nobody to be seen as', async ({ page, browser }) => {
  await asFreshSuperadmin(page.request)
  await page.goto('/superadmin/dashboard?busca=superadmin@demo')
  const button = page.getByRole('button', { name: /^Impersonar / }).first()
  await expect(button).toBeDisabled()
  await expect(button).toHaveAttribute('title', 'Não se pode ver como um Super Admin')
  await page.getByLabel('Buscar usuários...').fill('ninguém-tem-este-nome')
  await expect(page.getByText('Nenhum usuário encontrado')).toBeVisible()

  const users = counter(page, 'Total de Usuários')
  await expect(users).toHaveText(/\d/)
  const before = Number((await users.innerText()).replaceAll(/\D/g, ''))
  const other = await browser.newContext()
  await freshAccount(await other.newPage(), 'Nova Pessoa')
  await expect.poll(async () => Number((await users.innerText()).replaceAll(/\D/g, ''))).toBeGreaterThan(before)
  await other.close()
})
