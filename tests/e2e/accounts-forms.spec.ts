import { expect, test } from '@playwright/test'
import { fillSignUp, fromOwnAddress, newAddress, signedUp } from './support/accounts.ts'
import { findings } from './support/findings.ts'
import { fillLogin, people } from './support/people.ts'

test.beforeEach(({ context }) => fromOwnAddress(context))

test('sign-up names every mistake at its field, keeps the rest and focuses the first', async ({ page }) => {
  await page.goto('/signup')
  await page.getByLabel('Senha', { exact: true }).fill('cinco')
  await page.getByLabel('Confirme a senha').fill('outra')
  await page.getByRole('button', { name: 'Criar conta' }).click()
  const told = [
    ['Nome', 'Nome é obrigatório'],
    ['E-mail', 'Email é obrigatório'],
    ['Confirme a senha', 'Senhas não coincidem'],
  ] as const
  for (const [label, text] of told) await expect(page.getByLabel(label)).toHaveAccessibleDescription(text)
  await expect(page.getByLabel('Senha', { exact: true })).toHaveAccessibleDescription(
    'Senha deve ter pelo menos 6 caracteres',
  )
  await expect(page.getByLabel('Nome')).toBeFocused()
  await expect(page.getByRole('alert')).toHaveText('Confira os campos destacados.')
  expect(await findings(page)).toEqual([])
  await page.getByLabel('E-mail').fill('isto não é')
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('E-mail inválido')
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('cinco')
})

test('a taken address and a guessable password are refused, and nothing typed is lost', async ({ page }) => {
  await page.goto('/signup')
  await fillSignUp(page, { email: people.user.email })
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page.getByRole('alert')).toHaveText('Falha ao criar contaErro ao criar conta')
  await expect(page.getByLabel('Nome')).toHaveValue('Lia Costa')

  await fillSignUp(page, { email: newAddress(), password: 'password123' })
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page.getByLabel('Senha', { exact: true })).toHaveAccessibleDescription(
    'Essa senha é fácil de adivinhar. Escolha outra.',
  )
  await expect(page.getByLabel('Senha', { exact: true })).toBeFocused()
  await expect(page).toHaveURL('/signup')
})

test('the strength of a password is told without asking for kinds of characters', async ({ page }) => {
  await page.goto('/signup')
  // The password meter reacts only after hydration.
  await page.waitForLoadState('networkidle')
  const password = page.getByLabel('Senha', { exact: true })
  const meter = page.getByRole('meter', { name: 'Força da senha' })
  for (const [typed, said, bars] of [
    ['abc', 'Curta demais. Faltam mais 3 caracteres.', 1],
    ['abcdefg', 'Fraca. Faltam mais 7 caracteres.', 2],
    ['nove gatos', 'Boa. Faltam mais 4 caracteres.', 3],
    ['nove gatos no telhado', 'Forte.', 4],
  ] as const) {
    await password.fill(typed)
    await expect(page.getByText(`Força da senha: ${said}`, { exact: true })).toBeVisible()
    await expect(meter).toHaveAttribute('aria-valuetext', `Força da senha: ${said}`)
    await expect(meter).toHaveAttribute('value', String(bars))
  }
  expect(await findings(page)).toEqual([])
})

test('forms tell password managers what is what', async ({ page }) => {
  await page.goto('/signup')
  const tokens = () =>
    page
      .getByRole('main')
      .locator('input')
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('autocomplete')))
  expect(await tokens()).toEqual(['name', 'username', 'new-password', 'new-password'])
  await page.goto('/login')
  expect(await tokens()).toEqual(['username', 'current-password'])
  await page.goto(`/redefinir-senha#token=${'x'.repeat(43)}`)
  await expect(page.getByLabel('Nova senha')).toBeVisible()
  expect(await tokens()).toEqual(['new-password', 'new-password'])
})

test('the documents open beside the form, and sign-up and sign-in lead to each other with the way back', async ({
  page,
  context,
}) => {
  await page.goto('/signup?from=/user/notifications')
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Termos' }).click()
  await expect(await opened).toHaveURL('/termos')
  await page.getByRole('main').getByRole('link', { name: 'Entrar' }).click()
  await expect(page).toHaveURL('/login?from=/user/notifications')
  await page.getByRole('link', { name: 'Criar conta' }).click()
  await fillSignUp(page, { email: newAddress() })
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page).toHaveURL('/user/notifications')
})

test('recovery answers alike for known and unknown addresses', async ({ page }) => {
  for (const email of [people.user.email, newAddress('ninguem')]) {
    await page.goto('/esqueci-senha')
    await page.getByLabel('E-mail').fill(email)
    await page.getByRole('button', { name: 'Enviar link' }).click()
    await expect(page.getByText(`Se houver uma conta com ${email}, o link chega em alguns minutos.`)).toBeVisible()
  }
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Usar outro e-mail' }).click()
  await expect(page.getByLabel('E-mail')).toHaveValue(/^ninguem-/)
})

test('another link can be asked for after a minute', async ({ page }) => {
  await page.clock.install()
  await page.goto('/esqueci-senha')
  await page.getByLabel('E-mail').fill(newAddress())
  await page.getByRole('button', { name: 'Enviar link' }).click()
  await expect(page.getByRole('button', { name: /^Enviar de novo em/ })).toBeDisabled()
  await page.clock.runFor(61_000)
  await page.getByRole('button', { name: 'Enviar de novo', exact: true }).click()
  await expect(page.getByText('Enviamos de novo.')).toBeVisible()
})

test('who tries too often reads how long to wait', async ({ page }) => {
  const email = newAddress()
  await page.goto('/login')
  for (let attempt = 0; attempt < 12; attempt += 1) {
    await fillLogin(page, email, `errada-${attempt}`)
    await expect(page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true })).toBeEnabled()
    if (await page.getByText(/^Muitas tentativas\./).isVisible()) break
  }
  await expect(page.getByRole('alert')).toHaveText(/^Muitas tentativas\. Tente de novo em \d+ (minutos?|segundos?)\.$/)
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
})

test('what was typed survives a server that cannot be reached', async ({ page }) => {
  await page.goto('/signup')
  await page.route('**/api/auth/sign-up/email', (route) => route.abort())
  const email = newAddress()
  await fillSignUp(page, { email })
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page.getByRole('alert')).toContainText('Não foi possível falar com o servidor. Tente de novo.')
  await expect(page.getByLabel('Confirme a senha')).not.toHaveValue('')
  await page.unroute('**/api/auth/sign-up/email')
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page).toHaveURL('/user/dashboard')
})

test('whoever is signed in is led away from the sign-up', async ({ page }) => {
  await signedUp(page, newAddress())
  await page.goto('/signup')
  await expect(page).toHaveURL('/user/dashboard')
})
