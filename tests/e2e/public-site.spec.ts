import { expect, test } from '@playwright/test'
import { complaints } from './support/console.ts'
import { signedIn } from './support/people.ts'
import { publicRoutes } from './support/site.ts'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('every public page can be read', async ({ page }) => {
    for (const path of publicRoutes) {
      const answer = await page.goto(path)
      expect(answer?.status(), path).toBe(200)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    }
  })
  test('an unknown path says so and leads home', async ({ page }) => {
    expect((await page.goto('/nada'))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
    await page.getByRole('link', { name: 'Voltar para o início' }).click()
    await expect(page).toHaveURL('/')
  })
})

test(
  'client navigation works after the first touch, with a clean console',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    const heard = complaints(page)
    await page.goto('/')
    if (project.name === 'phone') await page.getByRole('button', { name: 'Abrir menu' }).click()
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Planos' }).click()
    await expect(page).toHaveURL('/planos')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planos')
    expect(heard).toEqual([])
  },
)

test('a click before hydration is kept and repeated', async ({ page }) => {
  await signedIn(page, 'user')
  const pressed = Promise.withResolvers<void>()
  // Holds back the boot script until the test's button is clicked, even if a resting pointer requests it earlier.
  await page.route('**/assets/boot-*.js', async (route) => {
    await pressed.promise
    await route.continue()
  })
  await page.goto('/planos')
  await page.evaluate(() => {
    const button = document.createElement('button')
    button.textContent = 'contar'
    button.onclick = () => {
      document.body.dataset['clicks'] = String(Number(document.body.dataset['clicks'] ?? 0) + 1)
    }
    document.body.append(button)
  })
  const hydrated = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('hydrated', () => resolve(), { once: true })),
  )
  await page.getByRole('button', { name: 'contar' }).click()
  pressed.resolve()
  await hydrated
  await expect(page.locator('body')).toHaveAttribute('data-clicks', '1')
})

test('a signed-in visitor sees the panel and the way out', { tag: '@phone' }, async ({ page }, { project }) => {
  await signedIn(page, 'agent')
  await page.goto('/')
  const phone = project.name === 'phone'
  await page.mouse.move(20, 20)
  if (phone) await page.getByRole('button', { name: 'Abrir menu' }).click()
  await page.getByRole('link', { name: 'Meu Painel' }).click()
  await expect(page).toHaveURL('/agent/dashboard')
  await page.goto('/')
  if (phone) await page.getByRole('button', { name: 'Abrir menu' }).click()
  else await page.mouse.move(30, 30)
  await page.getByRole('button', { name: 'Sair' }).click()
  await expect(page.getByText('Você saiu da sua conta')).toBeVisible()
})

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  test('the menu closes on navigation', { tag: '@phone-only' }, async ({ page }) => {
    await page.goto('/faq')
    await page.getByRole('button', { name: 'Abrir menu' }).click()
    await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Contato' }).click()
    await expect(page).toHaveURL('/contato')
    await expect(page.getByRole('button', { name: 'Fechar menu' })).toBeHidden()
  })
})

test('an unknown path answers 404 with the page and a line in the console', async ({ page }) => {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  page.on('pageerror', (error) => lines.push(`threw ${error.message}`))
  for (const path of ['/nada', '/user/nada', '/admin/users/x', '/nada%C3%A9?x=1']) {
    expect((await page.goto(path))?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible()
    await expect.poll(() => lines.some((line) => line.includes(path.replace(/\?.*/, '')))).toBe(true)
  }
  expect(lines.filter((line) => /threw|hydrat/i.test(line))).toEqual([])
  await page.getByRole('link', { name: 'Voltar para o início' }).click()
  await expect(page).toHaveURL('/')
})

test('a missing asset answers 404 in plain text', async ({ request }) => {
  const answer = await request.get('/assets/gone-1234.js')
  expect(answer.status()).toBe(404)
  expect(answer.headers()['content-type']).toContain('text/plain')
})
