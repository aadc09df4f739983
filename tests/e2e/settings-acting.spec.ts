import { expect, type Page, test } from '@playwright/test'
import { findings } from './support/findings.ts'
import { asFreshSuperadmin, freshAccount } from './support/fresh-account.ts'
import { ORIGIN } from './support/people.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Acesso como outra pessoa' })

async function actAsSomebody(page: Page): Promise<void> {
  const { id } = await freshAccount(page, 'Otávio Reis')
  await asFreshSuperadmin(page.request)
  const data = { userId: id, reason: 'Ver o que o cliente vê' }
  const answer = await page.request.post('/api/impersonation', { data, headers: { origin: ORIGIN } })
  expect(answer.status(), await answer.text()).toBe(200)
}

test('the banner names the person and the minutes left, also after a reload, until one stops', async ({ page }) => {
  await actAsSomebody(page)
  await page.goto('/user/dashboard')
  await expect(banner(page)).toContainText('Vendo como: Otávio Reis')
  await expect(banner(page)).toContainText(/termina em (60|59) minutos/)
  await page.reload()
  await expect(banner(page)).toContainText('Vendo como: Otávio Reis')
  expect(await findings(page)).toEqual([])
  await banner(page).getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/superadmin/dashboard')
  await expect(page.getByText('Impersonação finalizada')).toBeVisible()
  await expect(banner(page)).toBeHidden()
  await page.waitForTimeout(1500)
  await expect(page).toHaveURL('/superadmin/dashboard')
  await expect(page.getByRole('button', { name: 'Conta de Clara Chefe' })).toBeVisible()
})

test('the public site shows the banner too', async ({ page }) => {
  await actAsSomebody(page)
  await page.goto('/planos')
  await page.keyboard.press('Tab')
  await expect(banner(page)).toContainText('Vendo como: Otávio Reis')
  expect(await findings(page)).toEqual([])
  await banner(page).getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/superadmin/dashboard')
})

test('a stop that fails says so, and the banner stays', async ({ page }) => {
  await actAsSomebody(page)
  await page.goto('/user/dashboard')
  await page.route('**/api/impersonation/stop', (route) => route.abort())
  await banner(page).getByRole('button', { name: 'Sair' }).click()
  await expect(page.getByText('Erro ao finalizar impersonação')).toBeVisible()
  await expect(banner(page)).toContainText('Vendo como: Otávio Reis')
})

test('what belongs to the owner of the account alone is explained instead of failing', async ({ page }) => {
  await actAsSomebody(page)
  await page.goto('/user/settings?aba=seguranca')
  await expect(page.getByText('Indisponível enquanto você vê como outra pessoa')).toBeVisible()
  await expect(page.getByLabel('Senha atual')).toHaveCount(0)
  expect(await findings(page)).toEqual([])
  await page.getByRole('tab', { name: 'Perfil' }).click()
  await expect(page.getByText('A troca de e-mail não pode ser feita', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Trocar e-mail' })).toBeHidden()
})
