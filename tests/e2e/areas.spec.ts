import { expect, test } from '@playwright/test'
import { everyone, people, signedIn } from './support/people.ts'

const areas = everyone

for (const who of ['user', 'agent', 'admin'] as const) {
  test(`${who} is led from foreign panels to the own dashboard`, async ({ page }) => {
    await signedIn(page, who)
    for (const area of areas.filter((name) => name !== who)) {
      await page.goto(`/${area}/dashboard`)
      await expect(page).toHaveURL(people[who].home)
    }
  })
}

test('the superadmin opens every panel through the menu', { tag: '@phone' }, async ({ page }) => {
  await signedIn(page, 'superadmin')
  await page.goto('/superadmin/dashboard')
  const panels = [
    ['Admin', '/admin/dashboard'],
    ['Agente', '/agent/dashboard'],
    ['Cliente', '/user/dashboard'],
    ['Super Admin', '/superadmin/dashboard'],
  ] as const
  for (const [name, path] of panels) {
    await page.getByRole('button', { name: /^Painéis:/ }).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
  }
})

for (const area of areas) {
  test(`/${area} leads to its dashboard`, async ({ page }) => {
    await signedIn(page, area)
    await page.goto(`/${area}`)
    await expect(page).toHaveURL(`/${area}/dashboard`)
  })
}

test('the guard says that it is loading', async ({ page }) => {
  await signedIn(page, 'user')
  const { promise: looked, resolve: look } = Promise.withResolvers<void>()
  await page.route('**/api/session', async (route) => {
    await looked
    await route.continue()
  })
  await page.goto('/user/dashboard')
  await expect(page.getByText('Carregando...')).toBeVisible()
  look()
  await expect(page.getByRole('heading', { name: 'Painel' })).toBeVisible()
})

test('navigation shows only what works', { tag: '@phone' }, async ({ page }, { project }) => {
  await signedIn(page, 'admin')
  await page.goto('/admin/dashboard')
  if (project.name === 'phone') await page.getByRole('button', { name: 'Menu' }).click()
  const panel = page.getByRole('navigation', { name: 'Painel' }).last()
  await expect(panel.getByRole('link')).toHaveText([
    'Painel',
    'Usuários',
    'Agentes',
    'Processos',
    'Obrigações',
    'Serviços pedidos',
    'Serviços',
    'Comissões',
    'Reembolsos',
    'Avaliações',
    'Estados',
    'Atendimento',
    'Auditoria',
    'Configurações',
  ])
  if (project.name !== 'phone') return
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
})

test('signing out leaves nothing behind', async ({ page }) => {
  await signedIn(page, 'user')
  await page.goto('/user/dashboard')
  await page.getByRole('button', { name: /^Conta de/ }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Você saiu da sua conta')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  await page.goto('/user/dashboard')
  await expect(page).toHaveURL(/\/login\?from=/)
  await expect(page.getByText('Sua sessão')).toHaveCount(0)
})

test('a session that ends elsewhere leads to the sign-in page with a word', async ({ page, context }) => {
  await signedIn(page, 'agent')
  await page.goto('/agent/dashboard')
  await expect(page.getByRole('heading', { name: 'Painel' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/agent/dashboard')
  await other.getByRole('button', { name: /^Conta de/ }).click()
  await other.getByRole('menuitem', { name: 'Sair' }).click()
  await expect(other).toHaveURL('/')
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('Sua sessão foi encerrada em outra janela ou aparelho. Entre de novo.')).toBeVisible()
})

test('the crash screen offers to reload', async ({ page }) => {
  const broken = 'export default function Broken() { throw new Error("broken on purpose") }'
  await signedIn(page, 'user')
  await page.route('**/assets/dashboard-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: broken }),
  )
  await page.goto('/user/dashboard')
  await expect(page.getByRole('heading', { name: 'Algo deu errado' })).toBeVisible()
  await expect(page.getByText('Ocorreu um erro inesperado. Por favor, recarregue a página.')).toBeVisible()
  await page.unroute('**/assets/dashboard-*.js')
  await page.getByRole('button', { name: 'Recarregar Página' }).click()
  await expect(page.getByRole('heading', { name: 'Painel' })).toBeVisible()
})
