import { expect, type Page, test } from '@playwright/test'
import { fromOwnAddress, GOOD_PASSWORD } from './support/accounts.ts'
import { offlineBar } from './support/offline.ts'
import { openUntouched } from './support/untouched.ts'
import { choosePlan, drawerOf, openWizard } from './support/wizard.ts'

const frame = (page: Page) => page.locator('#cadastro-abrindo')

test.beforeEach(async ({ page, context }) => {
  await fromOwnAddress(context)
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('the wizard answers at once with its frame and survives scripts that do not come', async ({ page }) => {
  await openUntouched(page, '/cadastro', { waitUntil: 'networkidle' })
  await page.route('**/assets/boot-*.js', (route) => route.abort())
  await page.getByRole('button', { name: 'Abrir minha empresa' }).first().click()
  await expect(frame(page)).toBeVisible({ timeout: 1000 })
  await expect(offlineBar(page)).toBeVisible()
  await page.unrouteAll()
  await expect(drawerOf(page)).toBeVisible()
  await expect(frame(page)).toBeHidden()
  await expect(offlineBar(page)).toBeHidden()
})

test('the frame of the wizard closes before the wizard has come, which then stays closed', async ({ page }) => {
  await openUntouched(page, '/cadastro', { waitUntil: 'networkidle' })
  const closed = Promise.withResolvers<void>()
  await page.route('**/assets/wizard-*.js', (route) => closed.promise.then(() => route.continue()))
  const begin = page.getByRole('button', { name: 'Abrir minha empresa' }).first()
  const asked = page.waitForRequest('**/assets/wizard-*.js')
  await begin.click()
  await asked
  await expect(frame(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(frame(page)).toBeHidden()
  closed.resolve()
  await expect(begin).toBeEnabled()
  await expect(drawerOf(page)).toBeHidden()
  await begin.click()
  await expect(drawerOf(page).getByRole('radio', { name: 'LLC' })).toBeVisible()
})

test('a button of a public page that waits for its scripts is busy, and acts when they have come', async ({ page }) => {
  await openUntouched(page, '/cadastro', { waitUntil: 'networkidle' })
  await page.route('**/assets/boot-*.js', (route) => route.abort())
  const quiz = page.locator('#quiz').getByRole('button').first()
  await quiz.click()
  await expect(quiz).toHaveAttribute('aria-busy', 'true')
  await page.unrouteAll()
  await expect(page.locator('#quiz').getByRole('radio').first()).toBeVisible()
})

test('the wizard is fetched once the page was scrolled and is idle', async ({ page }) => {
  await openUntouched(page, '/cadastro', { waitUntil: 'networkidle' })
  const fetched = page.waitForResponse(/\/assets\/wizard-/)
  await page.mouse.wheel(0, 400)
  expect((await fetched).ok()).toBe(true)
})

test('a script that is lost once on its way, while the browser is online, comes with the next try', async ({
  page,
}) => {
  await openUntouched(page, '/cadastro', { waitUntil: 'networkidle' })
  const lost = new Set<string>()
  // An entry script and one that it imports, the wizard's script and one that this imports.
  const scripts = /\/assets\/(root|react|wizard|calls)-[^/]*\.js$/
  await page.route(scripts, (route, request) => {
    const name = scripts.exec(request.url())?.[1] ?? ''
    if (lost.has(name)) return route.continue()
    lost.add(name)
    return route.abort('connectionreset')
  })
  await page.getByRole('button', { name: 'Abrir minha empresa' }).first().click()
  await expect(drawerOf(page).getByRole('radio', { name: 'LLC' })).toBeVisible()
  expect([...lost].sort()).toEqual(['calls', 'react', 'root', 'wizard'])
})

test('later steps of the wizard that cannot be fetched are missed inside the wizard, which keeps what was chosen', async ({
  page,
}) => {
  const file = '**/assets/later-steps-*.js'
  await page.route(file, (route) => route.abort('connectionreset'))
  await page.goto('/cadastro')
  const drawer = await openWizard(page)
  await choosePlan(drawer)
  await expect(drawer.getByRole('alert')).toContainText('Não foi possível carregar')
  await page.unroute(file)
  await drawer.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(drawer.getByText('Etapa 3 de 6: Conta')).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Criar conta e continuar' })).toBeVisible()
})

test('texts of the wizard that were lost on their way come with the next step', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('locale', 'en-US'))
  const files = '**/assets/orders.en-US-*.js'
  // Both the first attempt and the retry fail; the retry follows at once, because the server is reachable.
  let lost = 0
  await page.route(files, (route) => {
    lost += 1
    return route.abort('connectionreset')
  })
  await page.goto('/cadastro')
  await page.getByRole('button', { name: 'Abrir minha empresa' }).first().click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText('Etapa 1 de 6: Tipo e estado')).toBeVisible()
  await expect.poll(() => lost).toBe(2)
  await page.unroute(files)
  await drawer.getByRole('button', { name: 'Continuar' }).click()
  await expect(drawer.getByRole('button', { name: 'Select plan Profissional' })).toBeVisible()
})

/** Holds back all scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

test('what is typed before the sign-up page has its scripts stays and is judged', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/signup', { waitUntil: 'commit' })
  await page.getByLabel('E-mail').fill('ana@example.test')
  await page.getByLabel('Senha', { exact: true }).fill(GOOD_PASSWORD)
  release()
  await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith('__reactFiber')))
  await expect(page.getByText('Força da senha', { exact: false })).toBeVisible()
  await expect(page.getByLabel('E-mail')).toHaveValue('ana@example.test')
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue(GOOD_PASSWORD)
})

test('the link past the menus keeps the token of a mail, also before the page has its scripts', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(`/redefinir-senha#token=${'x'.repeat(43)}`, { waitUntil: 'commit' })
  await page.getByRole('link', { name: 'Ir para o conteúdo' }).press('Enter')
  release()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByLabel('Nova senha', { exact: true })).toBeVisible()
})
