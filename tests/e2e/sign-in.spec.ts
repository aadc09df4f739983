import { expect, test } from '@playwright/test'
import { findings } from './support/findings.ts'
import { everyone, fillLogin, people, signedIn, signIn } from './support/people.ts'

for (const who of everyone) {
  test(`${who} signs in and lands on the own dashboard`, async ({ page }) => {
    await signIn(page, who)
    await expect(page.getByText('Login realizado com sucesso!')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Painel' })).toBeVisible()
  })
}

test('the answer to an older read of the session does not take the person back to the sign-in', async ({ page }) => {
  const [entered, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(
    '**/api/session',
    async (route) => {
      const asVisitor = await route.fetch()
      await entered.promise
      await route.fulfill({ response: asVisitor }).then(late.resolve, late.resolve)
    },
    { times: 1 },
  )
  await signIn(page, 'user')
  entered.resolve()
  await late.promise
  await expect(page.getByRole('heading', { level: 1, name: 'Painel' })).toBeVisible()
  await page.waitForTimeout(500)
  await expect(page).toHaveURL(people.user.home)
})

test('empty fields are named, at the form and at the fields', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('Por favor, preencha todos os campos')
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Campo obrigatório')).toHaveCount(2)
  expect(await findings(page)).toEqual([])
})

test('a malformed address is refused at its field without a request', async ({ page }) => {
  let asked = false
  page.on('request', (request) => {
    asked ||= request.url().includes('/api/auth/')
  })
  await page.goto('/login')
  await fillLogin(page, 'isto não é e-mail')
  await expect(page.getByText('E-mail inválido')).toBeVisible()
  expect(asked).toBe(false)
})

test('a wrong password shows the red box, and no toast says it again', async ({ page }) => {
  await page.goto('/login')
  await fillLogin(page, `ninguem-${Date.now()}@demo.travessia.test`, 'errada-mesmo')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'Falha na autenticação. Por favor, verifique suas credenciais.',
  )
  expect(await page.locator('[data-toast]').count()).toBe(0)
  await expect(page).toHaveURL('/login')
})

test('the password follows the address, then its own help; it can be shown and hidden', async ({ page }) => {
  await page.goto('/login')
  const field = page.getByLabel('Senha', { exact: true })
  await page.getByLabel('E-mail').press('Tab')
  await expect(field).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Esqueci minha senha' })).toBeFocused()
  await field.fill('segredo')
  await page.getByRole('button', { name: 'Mostrar senha' }).click()
  await expect(field).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Ocultar senha' }).click()
  await expect(field).toHaveAttribute('type', 'password')
})

test('the sign-in page leads to the forgotten password and to the sign-up', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
  await expect(page).toHaveURL('/esqueci-senha')
  await page.goBack()
  await page.getByRole('main').getByRole('link', { name: 'Abrir Empresa' }).click()
  await expect(page).toHaveURL('/cadastro')
})

test('a visitor returns to the remembered place after signing in', async ({ page }) => {
  await page.goto('/user/notifications?aba=1')
  await expect(page).toHaveURL(/\/login\?from=/)
  await fillLogin(page, people.user.email)
  await expect(page).toHaveURL('/user/notifications?aba=1')
})

test('a remembered place of another role is not visited', async ({ page }) => {
  await page.goto('/login?from=/admin/users')
  await fillLogin(page, people.agent.email)
  await expect(page).toHaveURL('/agent/dashboard')
})

const foreign = [
  '//evil.test',
  '/\\evil.test',
  'https://evil.test',
  'javascript:alert(1)',
  '/%2f%2fevil.test',
  '/user/%2f/evil.test',
  '/\t/evil.test',
  '@evil.test',
  '/api/session',
  '/login',
]
test('foreign addresses in ?from= land at home', async ({ page }) => {
  await signedIn(page, 'user')
  for (const from of foreign) {
    await page.goto(`/login?from=${encodeURIComponent(from)}`)
    await expect(page, from).toHaveURL('/user/dashboard')
  }
})
