import { test as base, expect, type Page } from '@playwright/test'
import { codeFor } from './support/accounts.ts'
import { findings } from './support/findings.ts'
import { startOwnServer } from './support/own-server.ts'
import { fillLogin, PASSWORD, people } from './support/people.ts'

const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 3920) + 60

/** Passkeys need a domain, so these tests have a server whose origin is localhost instead of an IP address. */
const test = base.extend<object, { there: string }>({
  there: [
    async ({ playwright: _ }, use, { parallelIndex }) => {
      const port = FIRST_PORT + parallelIndex
      const origin = `http://localhost:${port}`
      const server = await startOwnServer(port, { APP_ORIGIN: origin })
      await use(origin)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ there }, use) => use(there),
})

const { email, home } = people.user
const panel = (page: Page) => page.getByRole('tabpanel')
const passkeyButton = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })

/** A device with a screen lock, whose owner confirms until it is told otherwise. */
async function device(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { refuse: () => cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false }) }
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Conta de/ }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/login')
}

test('from the first passkey to its removal: without password, after it, and without the device @phone', async ({
  page,
  there,
}) => {
  const phone = await device(page)
  await page.goto('/login')
  await fillLogin(page, email)
  await expect(page).toHaveURL(home)
  await page.goto('/user/settings?aba=seguranca')
  await panel(page).getByRole('button', { name: 'Criar chave de acesso' }).click()
  await expect(page.getByText('Chave de acesso criada')).toBeVisible()
  await panel(page)
    .getByRole('button', { name: /^Renomear/ })
    .click()
  await page.getByRole('dialog').getByLabel('Nome').fill('')
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Dê um nome de até 60 letras')).toBeVisible()
  await page.getByRole('dialog').getByLabel('Nome').fill('Meu celular')
  expect(await findings(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
  await expect(panel(page).getByText('Meu celular')).toBeVisible()
  await expect(panel(page).getByText('Ainda não usada')).toBeVisible()
  expect(await findings(page)).toEqual([])

  await signOut(page)
  expect(await findings(page)).toEqual([])
  await passkeyButton(page, 'Entrar com chave de acesso').click()
  await expect(page).toHaveURL(home)

  const headers = { origin: there }
  const started = await page.request.post('/api/account/two-factor/start', {
    data: { currentPassword: PASSWORD },
    headers,
  })
  const { secret } = await started.json()
  const confirmed = await page.request.post('/api/account/two-factor/confirm', {
    data: { code: codeFor(secret) },
    headers,
  })
  const { recoveryCodes } = await confirmed.json()
  await signOut(page)
  await fillLogin(page, email)
  await expect(page.getByRole('heading', { name: 'Confirme que é você' })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await passkeyButton(page, 'Usar chave de acesso').click()
  await expect(page).toHaveURL(home)

  await page.goto('/user/settings?aba=seguranca')
  await panel(page).getByRole('button', { name: 'Remover Meu celular' }).click()
  await expect(page.getByRole('dialog')).toContainText('Esta chave não abre mais a sua conta')
  await page.getByRole('dialog').getByRole('button', { name: 'Remover' }).click()
  await expect(page.getByText('Chave de acesso removida')).toBeVisible()
  await expect(panel(page).getByText('Você ainda não tem nenhuma chave de acesso.')).toBeVisible()
  await signOut(page)
  await passkeyButton(page, 'Entrar com chave de acesso').click()
  await expect(page.getByText('A chave de acesso não confirmou. Tente de novo.')).toBeVisible()

  await phone.refuse()
  await passkeyButton(page, 'Entrar com chave de acesso').click()
  await expect(page.getByText('O aparelho não confirmou a chave de acesso. Tente de novo.')).toBeVisible()
  await fillLogin(page, email)
  await page.getByRole('button', { name: 'Usar código de recuperação' }).click()
  await page.getByLabel('Código de recuperação').fill(recoveryCodes[0])
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page).toHaveURL(home)
})

test('a passkey proves its person where a call asks for it', async ({ page }) => {
  await device(page)
  await page.goto('/login')
  await fillLogin(page, 'cliente2@demo.travessia.test')
  await expect(page).toHaveURL(home)
  await page.goto('/user/settings?aba=seguranca')
  await panel(page).getByRole('button', { name: 'Criar chave de acesso' }).click()
  await expect(page.getByText('Chave de acesso criada')).toBeVisible()
  const json = { error: { code: 'step_up_required', message: 'x', requestId: 'x' } }
  await page.route('**/api/account/passkeys/*', (route) => route.fulfill({ status: 403, json }), { times: 1 })
  await panel(page)
    .getByRole('button', { name: /^Remover/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remover' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Usar chave de acesso' }).click()
  await expect(page.getByText('Chave de acesso removida')).toBeVisible()
})
