import { expect, type Page, test } from '@playwright/test'
import { complaints } from './support/console.ts'
import { confirmedAccount, freshAccount } from './support/fresh-account.ts'
import { signedIn } from './support/people.ts'

const save = (page: Page) => page.getByRole('tabpanel').getByRole('button', { name: 'Salvar alterações' })

test('the name and the phone are saved and still there after a reload', async ({ page }) => {
  const heard = complaints(page)
  const { name } = await confirmedAccount(page)
  await page.goto('/user/settings')
  await expect(page.getByLabel('Nome completo')).toHaveValue(name)
  await expect(save(page)).toBeDisabled()
  await page.getByLabel('Nome completo').fill('Nina Prado Lima')
  await page.getByLabel('Telefone').fill('+55 11 91234-5678')
  await save(page).click()
  await expect(page.getByText('Perfil atualizado com sucesso!')).toBeVisible()
  await expect(save(page)).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Conta de Nina Prado Lima' })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Nome completo')).toHaveValue('Nina Prado Lima')
  await expect(page.getByLabel('Telefone')).toHaveValue('+55 11 91234-5678')
  expect(heard).toEqual([])
})

test('what is wrong is named at its field', async ({ page }) => {
  await freshAccount(page)
  await page.goto('/user/settings')
  await page.getByLabel('Nome completo').fill('  ')
  await page.getByLabel('Telefone').fill('12')
  await save(page).click()
  await expect(page.getByText('Informe o seu nome completo')).toBeVisible()
  await expect(page.getByText('Telefone inválido')).toBeVisible()
})

test('a save that fails and a look at another tab lose nothing that was typed', async ({ page }) => {
  await freshAccount(page)
  await page.goto('/user/settings')
  await page.route('**/api/account/profile', (route) => route.abort())
  await page.getByLabel('Nome completo').fill('Nome Ainda Não Salvo')
  await save(page).click()
  await expect(page.getByRole('alert')).toContainText('Não foi possível falar com o servidor')
  await expect(page.getByLabel('Nome completo')).toHaveValue('Nome Ainda Não Salvo')
  await page.getByRole('tab', { name: 'Preferências' }).click()
  await expect(page).toHaveURL('/user/settings?aba=preferencias')
  await page.getByRole('tab', { name: 'Perfil' }).click()
  await expect(page.getByLabel('Nome completo')).toHaveValue('Nome Ainda Não Salvo')
  await page.unroute('**/api/account/profile')
  await save(page).click()
  await expect(page.getByText('Perfil atualizado com sucesso!')).toBeVisible()
})

test('settings that cannot be read can be asked for again', async ({ page }) => {
  await freshAccount(page)
  await page.route('**/api/account', (route) => route.fulfill({ status: 404, json: {} }))
  await page.goto('/user/settings')
  await expect(page.getByText('Não foi possível carregar').first()).toBeVisible()
  await page.unroute('**/api/account')
  await page.getByRole('button', { name: 'Tentar de novo' }).first().click()
  await expect(page.getByLabel('Nome completo')).toHaveValue('Nina Prado')
})

test('another address is asked for with the password, shown as pending and given up', async ({ page }) => {
  const { email, password } = await freshAccount(page)
  const wanted = `outra-${crypto.randomUUID().slice(0, 8)}@exemplo.test`
  await page.goto('/user/settings')
  await page.getByRole('button', { name: 'Trocar e-mail' }).click()
  await page.getByLabel('Novo e-mail').fill(email)
  await page.getByRole('button', { name: 'Enviar links de confirmação' }).click()
  await expect(page.getByText('Este já é o seu e-mail')).toBeVisible()
  await expect(page.getByText('Informe a sua senha atual')).toBeVisible()
  await page.getByLabel('Novo e-mail').fill(wanted)
  await page.getByLabel('Senha atual').fill('errada-mesmo')
  await page.getByRole('button', { name: 'Enviar links de confirmação' }).click()
  await expect(page.getByText('Senha atual incorreta')).toBeVisible()
  await expect(page.getByLabel('Novo e-mail')).toHaveValue(wanted)
  await page.getByLabel('Senha atual').fill(password)
  await page.getByRole('button', { name: 'Enviar links de confirmação' }).click()
  await expect(page.getByText(`Troca para ${wanted} em andamento`)).toBeVisible()
  await page.reload()
  await expect(page.getByText('Aguardando')).toHaveCount(2)
  await page.getByRole('button', { name: 'Cancelar a troca' }).click()
  await expect(page.getByText('Troca de e-mail cancelada')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Trocar e-mail' })).toBeVisible()
})

for (const [who, path, entry] of [
  ['user', '/user/settings', 'Configurações'],
  ['agent', '/agent/account', 'Perfil'],
  ['admin', '/admin/account', 'Perfil'],
  ['superadmin', '/superadmin/account', 'Configurações'],
] as const) {
  test(`${who} finds the settings in the account menu`, async ({ page }) => {
    await signedIn(page, who)
    await page.goto(`/${who}/dashboard`)
    await page.getByRole('button', { name: /^Conta de/ }).click()
    await page.getByRole('menuitem', { name: entry }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('tab')).toHaveText(['Perfil', 'Notificações', 'Segurança', 'Preferências'])
    await expect(page.getByLabel('Nome completo')).not.toHaveValue('')
  })
}
