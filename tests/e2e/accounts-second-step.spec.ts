import { expect, type Locator, type Page, test } from '@playwright/test'
import {
  codeFor,
  confirmAddress,
  fromOwnAddress,
  GOOD_PASSWORD,
  newAddress,
  signedUp,
  signOut,
} from './support/accounts.ts'
import { isPhone } from './support/collisions.ts'
import { findings } from './support/findings.ts'
import { fillLogin, ORIGIN, people, signedIn } from './support/people.ts'
import { choosePlan, openWizard } from './support/wizard.ts'

test.beforeEach(async ({ context, page }) => {
  await fromOwnAddress(context)
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

// An intercepted call may still be in flight when the test ends; its error is no failure.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }))

/** Sets up the second factor, from the password to the recovery codes; returns the secret and the codes. */
async function setUp(page: Page, box: Locator): Promise<{ secret: string; codes: string[] }> {
  await box.getByLabel('Senha atual').fill(GOOD_PASSWORD)
  await box.getByRole('button', { name: 'Continuar' }).click()
  await expect(box.getByRole('img', { name: 'Código QR' })).toBeVisible()
  expect(await findings(page)).toEqual([])
  const secret = await box.locator('[data-secret]').innerText()
  // A phone cannot scan a QR code on its own screen, so it shows a link to the app instead.
  const inApp = box.getByRole('link', { name: 'Abrir no aplicativo' })
  if (isPhone(page)) {
    const uri = new URL((await inApp.getAttribute('href')) ?? '')
    expect([uri.protocol, uri.host, uri.searchParams.get('secret')]).toEqual([
      'otpauth:',
      'totp',
      secret.replaceAll(/\s/g, ''),
    ])
  } else {
    await expect(inApp).toHaveCount(0)
    const size = page.viewportSize()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(inApp).toBeVisible()
    if (size) await page.setViewportSize(size)
  }
  await box.getByLabel('Código de 6 dígitos').fill('12')
  await box.getByRole('button', { name: 'Ativar' }).click()
  await expect(box.getByLabel('Código de 6 dígitos')).toHaveAccessibleDescription(/O código tem 6 números$/)
  await box.getByLabel('Código de 6 dígitos').fill(codeFor(secret) === '000000' ? '111111' : '000000')
  await box.getByRole('button', { name: 'Ativar' }).click()
  await expect(box.getByLabel('Código de 6 dígitos')).toHaveAccessibleDescription(/Código incorreto/)
  expect(await page.locator('[data-toast=error]').count()).toBe(0)
  await box.getByLabel('Código de 6 dígitos').fill(codeFor(secret).replace(/(...)/, '$1 '))
  await box.getByRole('button', { name: 'Ativar' }).click()
  const list = box.getByRole('list', { name: 'Guarde seus códigos de recuperação' })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  expect(await findings(page)).toEqual([])
  const codes = await list.getByRole('listitem').allInnerTexts()
  const saved = page.waitForEvent('download')
  await box.getByRole('button', { name: 'Baixar' }).click()
  expect((await saved).suggestedFilename()).toBe('codigos-de-recuperacao.txt')
  await box.getByRole('button', { name: 'Concluir' }).click()
  await expect(box.getByText('Guarde os códigos antes de continuar')).toBeVisible()
  await box.getByLabel('Guardei meus códigos').check()
  await box.getByRole('button', { name: 'Concluir' }).click()
  return { secret, codes }
}

test('switched on in the settings, a code and then a recovery code open the account', async ({ page }) => {
  const email = newAddress()
  await signedUp(page, email)
  await confirmAddress(page.request, email)
  await page.goto('/user/settings')
  await page.getByRole('tab', { name: 'Segurança' }).click()
  await page.getByRole('button', { name: 'Ativar', exact: true }).click()
  const { secret, codes } = await setUp(page, page.getByRole('dialog'))
  await expect(page.getByText('Verificação em duas etapas ativada').first()).toBeVisible()
  await signOut(page)

  await page.goto('/user/notifications')
  await fillLogin(page, email, GOOD_PASSWORD)
  await expect(page.getByRole('heading', { name: 'Confirme que é você' })).toBeVisible()
  const field = page.getByLabel('Código de 6 dígitos')
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(field).toHaveAttribute('inputmode', 'numeric')
  expect(await findings(page)).toEqual([])
  await page.reload()
  await field.fill('abc')
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await expect(field).toHaveAccessibleDescription('O código tem 6 números')
  await field.fill('000000')
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Código incorreto ou já usado')
  await expect(field).toBeFocused()
  await field.fill(codeFor(secret, 1))
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page).toHaveURL('/user/notifications')
  await expect(page.getByText('Login realizado com sucesso!')).toBeVisible()
  await signOut(page)

  await page.goto('/login')
  await fillLogin(page, email, GOOD_PASSWORD)
  await page.getByRole('button', { name: 'Voltar' }).click()
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await page.getByLabel('Senha', { exact: true }).fill(GOOD_PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click()
  await page.getByRole('button', { name: 'Usar código de recuperação' }).click()
  const recovery = page.getByLabel('Código de recuperação')
  await expect(recovery).toBeFocused()
  await recovery.fill((codes[0] ?? '').toUpperCase())
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page).toHaveURL('/user/dashboard')
  await signOut(page)

  await page.goto('/login')
  await fillLogin(page, email, GOOD_PASSWORD)
  await page.getByRole('button', { name: 'Usar código de recuperação' }).click()
  await recovery.fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Código incorreto ou já usado')
})

test('once the time is over the password is asked for again', async ({ page }) => {
  await page.route('**/api/session', async (route) => {
    const session = await (await route.fetch()).json()
    await route.fulfill({ json: { ...session, secondStep: true, secondStepBy: ['code'] } })
  })
  await page.goto('/login')
  await page.getByLabel('Código de 6 dígitos').fill('123456')
  // The second step exists only in the faked session, so the server refuses the code.
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'O tempo para digitar o código acabou. Entre de novo.',
  )
  await expect(page.getByLabel('Senha', { exact: true })).toBeVisible()
})

test('a code that the order refuses is told at its field alone', async ({ page }) => {
  await page.route('**/api/session', async (route) => {
    const session = await (await route.fetch()).json()
    await route.fulfill({ json: { ...session, secondStep: true, secondStepBy: ['code'] } })
  })
  await page.goto('/cadastro')
  const drawer = await openWizard(page)
  await choosePlan(drawer)
  const code = drawer.getByLabel('Código de verificação')
  await code.fill('123456')
  await drawer.getByRole('button', { name: 'Entrar e continuar' }).click()
  await expect(code).toHaveAccessibleDescription(/O tempo para digitar o código acabou/)
  await expect(code).toBeFocused()
  expect(await page.locator('[data-toast=error]').count()).toBe(0)
})

test('an account made with a first password has to change it before its panel opens', async ({ page }) => {
  const email = newAddress('agente')
  const first = 'primeira senha dada'
  await signedIn(page, 'admin')
  const data = { name: 'Nilo Prado', email, role: 'agent', password: first, requireChange: true }
  const created = await page.request.post('/api/people', { data, headers: { origin: ORIGIN } })
  expect(created.status(), await created.text()).toBe(201)
  await page.context().clearCookies()

  await page.goto('/agent/account')
  await fillLogin(page, email, first)
  await expect(page).toHaveURL('/agent/account')
  await expect(page.getByRole('heading', { name: 'Crie uma nova senha para continuar' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByLabel('Senha atual').fill('outra coisa')
  await page.getByLabel('Nova senha', { exact: true }).fill(GOOD_PASSWORD)
  await page.getByLabel('Confirme a nova senha').fill(GOOD_PASSWORD)
  await page.getByRole('button', { name: 'Salvar e continuar' }).click()
  await expect(page.getByLabel('Senha atual')).toHaveAccessibleDescription('Senha atual incorreta')
  await page.getByLabel('Senha atual').fill(first)
  await page.getByRole('button', { name: 'Salvar e continuar' }).click()
  await expect(page.getByText('Senha alterada com sucesso!')).toBeVisible()
  await expect(page).toHaveURL('/agent/account')
  await expect(page.getByRole('button', { name: /^Conta de/ })).toBeVisible()
})

test('a second factor that the team asks for is set up before the panel, codes included', async ({ page }) => {
  const email = newAddress('equipe')
  await signedUp(page, email)
  await confirmAddress(page.request, email)
  let required = true
  await page.route('**/api/session', async (route) => {
    const session = await (await route.fetch()).json()
    await route.fulfill({ json: required ? { ...session, required: 'two_factor' } : session })
  })
  await page.goto('/user/notifications')
  await expect(page.getByRole('heading', { name: 'Ative a verificação em duas etapas' })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByLabel('Senha atual').fill('errada')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page.getByLabel('Senha atual')).toHaveAccessibleDescription('Senha atual incorreta')
  required = false
  await setUp(page, page.getByRole('main'))
  await expect(page).toHaveURL('/user/notifications')
  await expect(page.getByRole('heading', { level: 1, name: 'Notificações' })).toBeVisible()
})

test('a required step can be left by signing out', async ({ page }) => {
  await signedIn(page, 'user')
  await page.route('**/api/session', async (route) => {
    const session = await (await route.fetch()).json()
    await route.fulfill({ json: session.user ? { ...session, required: 'password' } : session })
  })
  await page.goto(people.user.home)
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Você saiu da sua conta')).toBeVisible()
})
