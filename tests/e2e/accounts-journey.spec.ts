import { expect, test } from '@playwright/test'
import {
  fillSignUp,
  fromOwnAddress,
  GOOD_PASSWORD,
  mailedLink,
  newAddress,
  OWNER,
  signedUp,
  signOut,
} from './support/accounts.ts'
import { complaints } from './support/console.ts'
import { findings } from './support/findings.ts'
import { freshAccount } from './support/fresh-account.ts'
import { fillLogin, ORIGIN } from './support/people.ts'

test.beforeEach(({ context }) => fromOwnAddress(context))

test('sign up, verify, sign out, recover, sign in', { tag: '@phone' }, async ({ page, request }) => {
  const heard = complaints(page)
  const email = newAddress()
  await page.goto('/signup')
  await fillSignUp(page, { email })
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page).toHaveURL('/user/dashboard')
  await expect(page.getByText('Conta criada com sucesso! Verifique seu email.')).toBeVisible()
  const strip = page.getByRole('region', { name: 'Confirme seu e-mail' })
  await expect(strip).toContainText(email)
  expect(await findings(page)).toEqual([])

  const verify = await mailedLink(request, email, '/verificar-email')
  await page.goto(verify)
  await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click()
  await expect(page.getByRole('heading', { name: 'E-mail confirmado' })).toBeVisible()
  await page.getByRole('link', { name: 'Ir para o meu painel' }).click()
  await expect(page).toHaveURL('/user/dashboard')
  await expect(page.getByRole('heading', { name: 'Painel' })).toBeVisible()
  await expect(strip).toBeHidden()
  await signOut(page)

  await page.goto('/login')
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
  // The sign-in page has an e-mail field too, so the test waits for the next page before it fills one.
  await expect(page.getByRole('heading', { name: 'Esqueceu a senha?' })).toBeVisible()
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Enviar link' }).click()
  await expect(page.getByRole('heading', { name: 'Confira seu e-mail' })).toBeFocused()
  await expect(page.getByRole('button', { name: /^Enviar de novo em \d+ s$/ })).toBeDisabled()

  await page.goto(await mailedLink(request, email, '/redefinir-senha'))
  await expect(page.getByLabel('Nova senha')).toBeVisible()
  expect(page.url()).not.toContain('token')
  await page.getByLabel('Nova senha').fill('dez gatos no telhado')
  await page.getByLabel('Confirme a senha').fill('dez gatos no telhado')
  await page.getByRole('button', { name: 'Salvar nova senha' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Senha nova guardada. Entre com ela.')).toBeVisible()
  // The page shows the message itself, so no toast repeats it.
  await expect(page.locator('[data-toast]').getByText(/senha/i)).toHaveCount(0)

  await fillLogin(page, email, 'dez gatos no telhado')
  await expect(page).toHaveURL('/user/dashboard')
  await expect(page.getByText('Login realizado com sucesso!')).toBeVisible()
  expect(heard).toEqual([])
})

test('signing out while the screen still loads leaves no refused call behind', async ({ page }) => {
  await freshAccount(page)
  const heard = complaints(page)
  const signedOut = Promise.withResolvers<void>()
  // The overview's answer is held back until the session has ended; by then the page must have aborted the call.
  await page.route('**/api/overview*', async (route) => {
    await signedOut.promise
    await route.continue().catch(() => undefined)
  })
  const asked = page.waitForRequest(/\/api\/overview/)
  const listening = page.waitForResponse(/\/api\/events/)
  await page.goto('/user/dashboard')
  // Also waits for the event stream, because opening it makes the page refetch everything.
  await Promise.all([asked, listening])
  const givenUp = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/overview'))
  await signOut(page)
  signedOut.resolve()
  expect((await givenUp).failure()?.errorText).toBe('net::ERR_ABORTED')
  expect(heard).toEqual([])
})

test('a link works once, and the next one is asked for from its page', async ({ page, request }) => {
  const email = newAddress()
  await signedUp(page, email)
  const link = await mailedLink(request, email, '/verificar-email')
  await page.goto(link)
  // Opening the link confirms nothing, because a mail scanner may open it and run its scripts.
  await expect(page.getByRole('button', { name: 'Confirmar meu e-mail' })).toBeVisible()
  expect(page.url()).not.toContain('token')
  await page.goto('/user/dashboard')
  await expect(page.getByRole('region', { name: 'Confirme seu e-mail' })).toBeVisible()
  await page.getByRole('button', { name: 'Enviar de novo' }).click()
  await expect(page.getByText('Enviamos outro link para o seu e-mail.')).toBeVisible()
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click()
  await expect(page.getByRole('heading', { name: 'Este link não vale mais' })).toBeFocused()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Enviar outro link' }).click()
  await expect(page.getByRole('button', { name: 'Enviamos outro link' })).toBeDisabled()
})

test('a used link to a new password says that it was used', async ({ page, request }) => {
  const email = newAddress()
  await signedUp(page, email)
  await request.post('/api/auth/request-password-reset', { data: { email }, headers: { origin: ORIGIN } })
  const link = await mailedLink(request, email, '/redefinir-senha')
  const choose = async (password: string) => {
    await page.goto('about:blank')
    await page.goto(link)
    await page.getByLabel('Nova senha').fill(password)
    await page.getByLabel('Confirme a senha').fill(password)
    await page.getByRole('button', { name: 'Salvar nova senha' }).click()
  }
  await choose('dez gatos no telhado')
  await expect(page).toHaveURL('/login')
  await choose('onze gatos no telhado')
  await expect(page.getByRole('heading', { name: 'Este link já foi usado' })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('link', { name: 'Pedir outro link' }).click()
  await expect(page).toHaveURL('/esqueci-senha')
})

test('a new e-mail is confirmed in the account, and another browser leads to the sign-in', async ({
  page,
  request,
  browser,
}) => {
  const [email, next] = [newAddress(), newAddress('nova')]
  await signedUp(page, email)
  const asked = { data: { email: next, currentPassword: GOOD_PASSWORD }, headers: { origin: ORIGIN } }
  expect((await page.request.post('/api/account/email', asked)).status()).toBe(200)
  const link = await mailedLink(request, next, '/confirmar-novo-email')
  const elsewhere = await browser.newPage()
  await elsewhere.goto(link)
  await elsewhere.getByRole('button', { name: 'Confirmar a troca' }).click()
  await expect(elsewhere.getByRole('heading', { name: 'Entre na conta primeiro' })).toBeFocused()
  expect(await findings(elsewhere)).toEqual([])
  await elsewhere.getByRole('link', { name: 'Entrar na minha conta' }).click()
  await expect(elsewhere).toHaveURL('/login')
  await elsewhere.close()
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirmar a troca' }).click()
  await expect(page.getByRole('heading', { name: 'Falta a outra caixa de entrada' })).toBeVisible()
})

test('a visitor with a dead link is led to the sign-in, or asks for another', async ({ page }) => {
  const token = `#token=${'x'.repeat(43)}`
  await page.goto(`/verificar-email${token}`)
  await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click()
  await expect(page.getByText('Entre na sua conta para receber outro.')).toBeVisible()
  await page.getByRole('link', { name: 'Entrar na minha conta' }).click()
  await expect(page).toHaveURL('/login')

  await page.goto(`/redefinir-senha?convite=1${token}`)
  await expect(page.getByRole('heading', { name: 'Crie sua senha' })).toBeVisible()
  await expect(page).toHaveURL('/redefinir-senha?convite=1')
  await page.getByLabel('Senha', { exact: true }).fill(GOOD_PASSWORD)
  await page.getByLabel('Confirme a senha').fill(GOOD_PASSWORD)
  await page.getByRole('button', { name: 'Criar senha' }).click()
  await expect(page.getByRole('heading', { name: 'Este link não vale mais' })).toBeVisible()
  await page.getByRole('link', { name: 'Pedir outro link' }).click()
  await expect(page).toHaveURL('/esqueci-senha')

  await page.goto(`/confirmar-novo-email${token}`)
  await page.getByRole('button', { name: 'Confirmar a troca' }).click()
  await expect(page.getByText('Peça a troca de novo nas configurações.', { exact: false })).toBeVisible()
})

test('the owner is greeted in purple, and becomes superadmin with the confirmed link', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/signup')
  await fillSignUp(page, { email: newAddress() })
  await expect(page.getByRole('button', { name: 'Criar conta' })).toBeVisible()
  await fillSignUp(page, { name: 'Dona Rita', email: OWNER })
  await expect(page.getByText('Conta de Super Admin', { exact: true })).toBeVisible()
  const submit = page.getByRole('button', { name: 'Criar conta de Super Admin' })
  await expect(submit).toHaveCSS('background-color', 'rgb(95, 58, 163)')
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(submit).toBeVisible()
    expect(await findings(page)).toEqual([])
  }

  await submit.click()
  await expect(page).toHaveURL('/user/dashboard')
  await expect(
    page.getByText('O acesso de Super Admin começa quando você abrir o link', { exact: false }),
  ).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await findings(page)).toEqual([])
  await page.goto(await mailedLink(request, OWNER, '/verificar-email'))
  await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click()
  await expect(page.getByText('Sua conta agora tem acesso de Super Admin.', { exact: false })).toBeVisible()
  // A stranger may have signed up with this address, so the session ends and a mail asks for a new password.
  await expect(page.getByRole('link', { name: 'Entrar na minha conta' })).toBeVisible()
  await page.goto(await mailedLink(request, OWNER, '/redefinir-senha'))
  await page.getByLabel('Nova senha').fill('dez gatos no telhado')
  await page.getByLabel('Confirme a senha').fill('dez gatos no telhado')
  await page.getByRole('button', { name: 'Salvar nova senha' }).click()
  await page.getByLabel('E-mail').fill(OWNER)
  await page.getByLabel('Senha', { exact: true }).fill('dez gatos no telhado')
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL('/superadmin/dashboard')
  await expect(page.getByRole('heading', { name: 'Painel' })).toBeVisible()
})
