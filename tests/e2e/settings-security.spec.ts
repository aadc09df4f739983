import { expect, type Page, test } from '@playwright/test'
import { codeIn, windowAt } from '#server/auth/totp.ts'
import { findings } from './support/findings.ts'
import { confirmedAccount, freshAccount, signInAs } from './support/fresh-account.ts'
import { ORIGIN, people } from './support/people.ts'

const panel = (page: Page) => page.getByRole('tabpanel')
const field = (page: Page, name: string) => panel(page).getByLabel(name, { exact: true })

async function fillPasswords(page: Page, current: string, fresh: string, again = fresh): Promise<void> {
  await field(page, 'Senha atual').fill(current)
  await field(page, 'Nova senha').fill(fresh)
  await field(page, 'Confirmar nova senha').fill(again)
  await panel(page).getByRole('button', { name: 'Alterar senha' }).click()
}

test('the password changes only with the current one, and only to one that fits', async ({ page, playwright }) => {
  const { email, password } = await freshAccount(page)
  await page.goto('/user/settings?aba=seguranca')
  await expect(panel(page).getByRole('button', { name: 'Alterar senha' })).toBeDisabled()
  await fillPasswords(page, password, 'nova-senha-boa-9', 'outra-coisa-9')
  await expect(page.getByText('As senhas não coincidem!')).toBeVisible()
  await fillPasswords(page, password, 'curta')
  await expect(page.getByText('A senha deve ter pelo menos 6 caracteres!')).toBeVisible()
  await fillPasswords(page, 'errada-mesmo', 'nova-senha-boa-9')
  await expect(page.getByText('Senha atual incorreta')).toBeVisible()
  await expect(field(page, 'Senha atual')).toBeFocused()
  await expect(field(page, 'Nova senha')).toHaveValue('nova-senha-boa-9')
  await fillPasswords(page, password, '123456789')
  await expect(page.getByText('Essa senha é fácil de adivinhar. Escolha outra.')).toBeVisible()
  await fillPasswords(page, password, 'nova-senha-boa-9')
  await expect(page.getByText('Senha alterada com sucesso!')).toBeVisible()
  for (const name of ['Senha atual', 'Nova senha', 'Confirmar nova senha'])
    await expect(field(page, name)).toHaveValue('')
  const elsewhere = await playwright.request.newContext({ baseURL: ORIGIN })
  expect(await signInAs(elsewhere, email, password)).toBe(401)
  expect(await signInAs(elsewhere, email, 'nova-senha-boa-9')).toBe(200)
  await elsewhere.dispose()
})

test('a device ended here is signed out there, and its page says why', async ({ page, browser }) => {
  const { email, password } = await freshAccount(page)
  const elsewhere = await browser.newContext()
  expect(await signInAs(elsewhere.request, email, password)).toBe(200)
  const other = await elsewhere.newPage()
  await other.goto('/user/settings')
  await expect(other.getByLabel('Nome completo')).not.toHaveValue('')
  await page.goto('/user/settings?aba=seguranca')
  await expect(panel(page).getByText('Este aparelho')).toHaveCount(1)
  const end = panel(page).getByRole('button', { name: /^Encerrar / })
  await end.first().click()
  await expect(page.getByText('Aparelho desconectado')).toBeVisible()
  await expect(panel(page).getByText('Sua conta não está aberta em nenhum outro aparelho.')).toBeVisible()
  await expect(other).toHaveURL(/\/login\?from=/)
  await expect(other.getByText('Sua sessão foi encerrada em outra janela ou aparelho. Entre de novo.')).toBeVisible()

  expect(await signInAs(elsewhere.request, email, password)).toBe(200)
  await other.goto('/user/dashboard')
  await expect(other.getByRole('heading', { level: 1, name: 'Painel' })).toBeVisible()
  await page.reload()
  await panel(page).getByRole('button', { name: 'Encerrar todas as outras' }).click()
  await expect(page.getByText('Os outros aparelhos foram desconectados')).toBeVisible()
  await expect(other).toHaveURL(/\/login\?from=/)
  await expect(page).toHaveURL('/user/settings?aba=seguranca')
  await elsewhere.close()
})

test('a disabled account and a changed role take effect on the open page, which says why', async ({
  page,
  playwright,
}) => {
  const { id, email, password } = await confirmedAccount(page)
  const office = await playwright.request.newContext({ baseURL: ORIGIN })
  expect(await signInAs(office, people.admin.email)).toBe(200)
  await page.goto('/user/settings')
  await expect(page.getByLabel('Nome completo')).not.toHaveValue('')
  const headers = { origin: ORIGIN }
  await page.waitForTimeout(500)
  const move = async (role: string) => {
    const moved = await office.post(`/api/people/${id}/role`, { data: { role }, headers })
    expect(moved.status(), await moved.text()).toBe(200)
  }
  await move('agent')
  // A customer who becomes an agent has to sign in again.
  await expect(page).toHaveURL(/\/login\?from=/)
  await expect(page.getByText('Seu acesso mudou. Entre de novo para continuar.')).toBeVisible()
  await page.goto('about:blank')
  expect(await signInAs(page.request, email, password)).toBe(200)
  await page.goto('/agent/account')
  await expect(page.getByLabel('Nome completo')).not.toHaveValue('')
  await page.waitForTimeout(500)
  await move('admin')
  await expect(page).toHaveURL('/admin/dashboard')
  await expect(page.getByText('Seu acesso mudou. Este é o seu painel agora.')).toBeVisible()
  await page.waitForTimeout(1500)
  const disabled = await office.post(`/api/people/${id}/disable`, { data: {}, headers })
  expect(disabled.status(), await disabled.text()).toBe(200)
  await expect(page).toHaveURL(/\/login\?from=/)
  await expect(page.getByText('Esta conta está desativada. Fale com o suporte.')).toBeVisible()
  await office.dispose()
})

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const bytesOf = (secret: string): Buffer => {
  const bits = [...secret].map((sign) => BASE32.indexOf(sign).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
}

test('the second factor is switched on, gets new codes and is switched off', async ({ page }) => {
  const { password } = await confirmedAccount(page)
  await page.goto('/user/settings?aba=seguranca')
  await expect(panel(page).getByText('Desativada', { exact: true })).toBeVisible()
  await panel(page).getByRole('button', { name: 'Ativar' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Senha atual').fill(password)
  const started = page.waitForResponse('**/api/account/two-factor/start')
  await dialog.getByRole('button', { name: 'Continuar' }).click()
  const { secret } = await (await started).json()
  await dialog.getByLabel('Código de 6 dígitos').fill(codeIn(windowAt(new Date()), bytesOf(secret)))
  const confirmed = page.waitForResponse('**/api/account/two-factor/confirm')
  await dialog.getByRole('button', { name: 'Ativar' }).click()
  const { recoveryCodes } = await (await confirmed).json()
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Concluir' }).click()
  await expect(dialog).toBeHidden()
  await expect(panel(page).getByText('Ativada', { exact: true })).toBeVisible()
  await expect(panel(page).getByText('Restam 10 códigos de recuperação.')).toBeVisible()

  await panel(page).getByRole('button', { name: 'Gerar novos códigos' }).click()
  await dialog.getByLabel('Senha atual').fill(password)
  await dialog.getByLabel('Código', { exact: true }).fill('nada')
  await dialog.getByRole('button', { name: 'Gerar novos códigos' }).click()
  await expect(dialog.getByText('Código inválido')).toBeVisible()
  await dialog.getByLabel('Código', { exact: true }).fill(recoveryCodes[0])
  const renewed = page.waitForResponse('**/api/account/two-factor/recovery-codes')
  await dialog.getByRole('button', { name: 'Gerar novos códigos' }).click()
  const fresh = (await (await renewed).json()).recoveryCodes
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Concluir' }).click()

  await panel(page).getByRole('button', { name: 'Desativar' }).click()
  await dialog.getByLabel('Senha atual').fill(password)
  await dialog.getByLabel('Código', { exact: true }).fill(recoveryCodes[1])
  await dialog.getByRole('button', { name: 'Desativar' }).click()
  await expect(dialog.getByText('Código incorreto ou já usado')).toBeVisible()
  await dialog.getByLabel('Código', { exact: true }).fill(fresh[0])
  await dialog.getByRole('button', { name: 'Desativar' }).click()
  await expect(page.getByText('Verificação em duas etapas desativada')).toBeVisible()
  await expect(panel(page).getByText('Desativada', { exact: true })).toBeVisible()
})

test('axe finds nothing in the dialogs, and they are left by keyboard', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await confirmedAccount(page)
  await page.goto('/user/settings?aba=seguranca')
  for (const opener of ['Ativar', 'Apagar minha conta']) {
    const button = page.getByRole('tabpanel').getByRole('button', { name: opener })
    await button.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await findings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(button).toBeFocused()
  }
})
