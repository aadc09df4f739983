import { expect, type Page, test } from '@playwright/test'
import { fromOwnAddress, GOOD_PASSWORD, newAddress } from './support/accounts.ts'
import { offlineBar } from './support/offline.ts'
import { fillLogin, PASSWORD, people } from './support/people.ts'
import { wake } from './support/script-weight.ts'
import { openUntouched } from './support/untouched.ts'
import { drawerOf, fillAccount, fillCard, fillCompany, fillOwner } from './support/wizard.ts'

/** Goes offline, acts, checks that the page shows the offline bar, and goes online again. */
async function withoutNetwork(page: Page, act: () => Promise<void>): Promise<void> {
  await page.context().setOffline(true)
  await act()
  await expect(offlineBar(page)).toBeInViewport({ ratio: 1 })
  await page.context().setOffline(false)
  await expect(offlineBar(page)).toBeHidden()
}

test.beforeEach(async ({ page, context }) => {
  await fromOwnAddress(context)
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test.describe('with the page that the browser keeps', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the network is cut at every step of the wizard', { tag: '@phone-only' }, async ({ page }) => {
    const begin = page.getByRole('button', { name: 'Abrir minha empresa' }).first()
    const drawer = drawerOf(page)
    const next = drawer.getByRole('button', { name: 'Continuar' })
    const at = (step: number) => drawer.getByText(`Etapa ${step} de 6`, { exact: false })

    await test.step('before the page has any script', async () => {
      await openUntouched(page, '/cadastro', { waitUntil: 'networkidle' })
      await withoutNetwork(page, async () => {
        await begin.tap()
      })
      await expect(drawer.getByRole('radio', { name: 'LLC' })).toBeVisible()
    })
    await test.step('before the wizard has its script', async () => {
      await page.goto('/cadastro', { waitUntil: 'networkidle' })
      await wake(page)
      await withoutNetwork(page, () => begin.tap())
      await expect(drawer.getByRole('radio', { name: 'LLC' })).toBeVisible()
    })
    await test.step('type and state', async () => {
      await drawer.getByRole('searchbox').fill('texas')
      await withoutNetwork(page, async () => {
        await drawer.getByRole('radio', { name: 'Texas' }).check()
        await next.tap()
        await expect(at(2)).toBeVisible()
      })
    })
    await test.step('plan', async () => {
      const plan = drawer.getByRole('button', { name: 'Selecionar plano Profissional' })
      await expect(plan).toBeVisible()
      await withoutNetwork(page, async () => {
        await plan.tap()
        await expect(at(3)).toBeVisible()
      })
    })
    await test.step('account', async () => {
      const account = { name: 'Ana Souza', email: newAddress('semrede'), password: GOOD_PASSWORD }
      // The steps from here on are in a script of their own.
      await expect(drawer.getByLabel('Nome completo')).toBeVisible()
      await withoutNetwork(page, () => fillAccount(drawer, account))
      await expect(at(4)).toBeVisible()
    })
    await test.step('company', () =>
      withoutNetwork(page, async () => {
        await fillCompany(drawer, `Farol ${Math.random().toString(36).slice(2, 8)} LLC`)
        await expect(at(5)).toBeVisible()
      }))
    await test.step('owner, and the page is loaded again meanwhile', async () => {
      await fillOwner(drawer, { first: 'Ana', last: 'Souza', share: '100' })
      await page.context().setOffline(true)
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Sem conexão' })).toBeVisible()
      await page.context().setOffline(false)
      // The page reloads by itself and hydrates with the first interaction.
      await expect(page.getByRole('heading', { name: 'Sem conexão' })).toBeHidden()
      const resume = page.getByRole('button', { name: 'Continuar de onde parei' })
      await expect(async () => {
        await page.keyboard.press('Shift')
        await expect(resume).toBeVisible({ timeout: 1000 })
      }).toPass()
      await resume.tap()
      await expect(drawer.getByLabel('Sobrenome')).toHaveValue('Souza')
      await withoutNetwork(page, () => next.tap())
    })
    await test.step('payment, and the wizard is closed meanwhile', async () => {
      await fillCard(drawer)
      const ordered: string[] = []
      page.on('request', (request) => request.method() === 'POST' && ordered.push(new URL(request.url()).pathname))
      await withoutNetwork(page, async () => {
        await drawer.getByRole('button', { name: 'Pagar e concluir' }).tap()
        await expect(drawer.getByRole('status')).toBeVisible()
        await drawer.getByRole('button', { name: 'Fechar' }).tap()
        await expect(drawer).toBeHidden()
        ordered.length = 0
      })
      // Longer than the wizard shows its spinner before it redirects to the provider's page.
      await page.waitForTimeout(3000)
      expect(ordered.filter((path) => /order|payment/.test(path))).toEqual([])
      await expect(page).toHaveURL('/cadastro')
      await begin.tap()
    })
    await test.step('payment', async () => {
      await fillCard(drawer)
      await withoutNetwork(page, () => drawer.getByRole('button', { name: 'Pagar e concluir' }).tap())
      await expect(page).toHaveURL(/\/pagamento-teste\/test_/)
    })
  })
})

test('the bar covers neither the head of a tall dialog nor the foot of the menu', { tag: '@phone-only' }, async ({
  page,
}) => {
  await page.goto('/dev/ui')
  await page.getByRole('button', { name: 'Diálogo' }).tap()
  // So low that any dialog fills the height of the screen.
  await page.setViewportSize({ width: 390, height: 220 })
  await page.context().setOffline(true)
  await expect(offlineBar(page)).toBeInViewport({ ratio: 1 })
  const height = (await offlineBar(page).boundingBox())?.height ?? 0
  const dialog = await page.getByRole('dialog').boundingBox()
  expect(dialog?.y).toBeGreaterThanOrEqual(height)
  expect((dialog?.y ?? 0) + (dialog?.height ?? 0)).toBeLessThanOrEqual(220)
  await page.context().setOffline(false)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Abrir menu' }).tap()
  await page.context().setOffline(true)
  await expect(offlineBar(page)).toBeInViewport({ ratio: 1 })
  const menu = await page.getByRole('dialog', { name: 'Menu' }).boundingBox()
  expect(menu).toMatchObject({ y: height, height: 844 - height })
})

test('a link of a sleeping page waits for the network', async ({ page }) => {
  await openUntouched(page, '/', { waitUntil: 'networkidle' })
  await withoutNetwork(page, () => page.getByRole('banner').getByRole('link', { name: 'Planos' }).click())
  await expect(page).toHaveURL('/planos')
})

test('without network a panel stays, the sign-in waits, and both go on by themselves', async ({ page }) => {
  await page.goto('/login')
  await withoutNetwork(page, () => fillLogin(page, people.user.email))
  await expect(page).toHaveURL(people.user.home)
  await page.waitForLoadState('networkidle')
  await withoutNetwork(page, async () => {
    await page.getByRole('link', { name: 'Documentos', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Painel' })).toBeVisible()
  })
  await expect(page).toHaveURL(/\/user\/documents/)
  await expect(page.getByRole('heading', { level: 1, name: 'Documentos' })).toBeVisible()
})

test('a press that is under way when the connection breaks still counts', async ({ page }) => {
  await page.goto('/login', { waitUntil: 'networkidle' })
  await page.getByLabel('E-mail').fill(people.user.email)
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD)
  const button = page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true })
  await button.hover()
  await page.mouse.down()
  await page.context().setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
  // Longer than the bar takes to appear: while the button is pressed, the bar must not move it.
  await page.waitForTimeout(500)
  await expect(offlineBar(page)).toBeHidden()
  await page.mouse.up()
  await expect(offlineBar(page)).toBeInViewport({ ratio: 1 })
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await page.context().setOffline(false)
  await expect(page).toHaveURL(people.user.home)
})

test('the bar also appears during a press that does not end', async ({ page }) => {
  await page.goto('/login', { waitUntil: 'networkidle' })
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).hover()
  await page.mouse.down()
  await page.context().setOffline(true)
  await expect(offlineBar(page)).toBeInViewport({ ratio: 1 })
})

test('the contact form keeps what was written and sends it when the network is back', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/contato')
  await wake(page)
  await page.getByLabel('Nome *').fill('Rita Prado')
  await page.getByLabel('E-mail *').fill('rita@example.test')
  await page.getByLabel('Mensagem *').fill('Quanto tempo leva para abrir a empresa na Flórida?')
  const asked = page.waitForRequest('**/api/contact*')
  await withoutNetwork(page, async () => {
    await page.getByRole('button', { name: 'Enviar' }).click()
    await page.getByLabel('Mensagem *').fill('Quanto tempo leva para abrir a empresa na Geórgia?')
  })
  expect((await asked).postData()).toContain('Geórgia')
  await expect(page.getByRole('status').getByText('Mensagem enviada com sucesso!', { exact: false })).toBeInViewport()
  await page.route('**/api/contact*', (route) => route.abort())
  await page.getByLabel('Nome *').fill('Rita Prado')
  await page.getByLabel('E-mail *').fill('rita@example.test')
  await page.getByLabel('Mensagem *').fill('E no Texas, quanto tempo leva para abrir a empresa?')
  await page.getByRole('button', { name: 'Enviar' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toBeInViewport()
  await expect(page.getByLabel('Nome *')).toHaveValue('Rita Prado')
})
