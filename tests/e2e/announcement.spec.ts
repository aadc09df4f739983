import { expect, type Page } from '@playwright/test'
import { complaints } from './support/console.ts'
import { findings } from './support/findings.ts'
import { overflow } from './support/overflow.ts'
import { wake } from './support/script-weight.ts'
import { openUntouched } from './support/untouched.ts'
import { anotherPage, signedInThere, test } from './support/with-own-server.ts'

// Run serially, because every test changes the pages that the others read.
test.describe.configure({ mode: 'default' })

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const edit = async (page: Page, part: string) => {
  await page.getByRole('button', { name: `Editar ${part}` }).click()
  return page.getByRole('dialog', { name: part })
}
const saved = async (page: Page) => {
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Anúncio atualizado. As páginas já mostram.').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
/** Waits for a text on a page, because every node refills its pages a moment after the save is answered. */
const shows = (page: Page, path: string, text: string) =>
  expect(async () => {
    await page.goto(path)
    await expect(page.getByRole('main')).toContainText(text, { timeout: 2000 })
  }).toPass()

test('changed figures stand on the pages at once, and in one place for all of them', async ({ page, ownServer }) => {
  await signedInThere(page, ownServer.origin, 'admin')
  await page.goto('/admin/services?aba=anuncio')
  await expect(page.getByRole('button', { name: 'Editar Prazos' })).toBeVisible()
  expect(await findings(page)).toEqual([])

  const count = await edit(page, 'Clientes e nota')
  await expect(page).toHaveURL('/admin/services?aba=anuncio&parte=customers')
  await count.getByLabel('Empreendedores (/cadastro)').fill('muitos')
  await count.getByRole('button', { name: 'Salvar' }).click()
  await expect(count.getByText('Confira este campo')).toBeVisible()
  await count.getByLabel('Empreendedores (/cadastro)').fill('3000')
  await count.getByLabel(/^Publicar enquanto/).check()
  await count.getByRole('button', { name: 'Salvar' }).click()
  await expect(count.getByText('Campo obrigatório')).toBeVisible()
  await expect(count.getByText('Só um número por vez: iguale os dois antes de publicar')).toBeVisible()
  await count.getByLabel('Empreendedores (/cadastro)').fill('2500')
  await count.getByLabel(/^Fonte destes números/).fill('Pesquisa Exemplo, 2026')
  await saved(page)

  const hours = await edit(page, 'Horários de atendimento')
  await hours.getByLabel('Sábado: abre às').fill('9')
  await hours.getByLabel('Sábado: fecha às').fill('13')
  await saved(page)

  const times = await edit(page, 'Prazos')
  await times.getByLabel('No total: até').fill('5')
  await saved(page)

  await shows(page, '/cadastro', 'ais de 2.500 empreendedores')
  await expect(page.getByText('Fonte: Pesquisa Exemplo, 2026')).toBeVisible()
  await shows(page, '/contato', '9h às 13h')
  await shows(page, '/', '2 a 5 semanas')
})

async function editPlan(office: Page, plan: string, to: { name: string; brl: string; usd: string }): Promise<void> {
  await office.getByRole('button', { name: `Editar ${plan}` }).click()
  const form = office.getByRole('dialog', { name: plan })
  await form.getByLabel('Nome').fill(to.name)
  await form.getByLabel('Preço (R$)').fill(to.brl)
  await form.getByLabel('Preço (US$)').fill(to.usd)
  await form.getByRole('button', { name: 'Salvar' }).click()
  await expect(office.getByRole('button', { name: `Editar ${to.name}` })).toBeVisible()
}

test('prices are edited in one place, and both pages show them, without script and alive', async ({
  page,
  context,
  ownServer: { origin },
}) => {
  const office = await anotherPage(context, origin)
  await signedInThere(office, origin, 'admin')
  await office.goto('/admin/services?aba=anuncio')
  const prices = office.getByRole('table', { name: 'Preços dos planos' })
  await expect(prices.getByRole('row', { name: /Profissional R\$\s2\.499,00 US\$\s469,00/ })).toBeVisible()
  await expect(prices.getByRole('button')).toHaveCount(0)
  await office.getByRole('link', { name: 'Editar em Serviços' }).click()
  await expect(office).toHaveURL('/admin/services')
  await editPlan(office, 'Profissional', { name: 'Platina <b>', brl: '2590', usd: '485.5' })

  await shows(page, '/', 'Platina <b>')
  const heard = complaints(page)
  for (const path of ['/', '/planos']) {
    await openUntouched(page, path)
    await expect(cards(page).getByRole('heading')).toHaveText(['Básico', 'Platina <b>', 'Empresarial'])
    await expect(cards(page).nth(1)).toContainText('R$ 2.590')
    await expect(cards(page).nth(1)).toContainText('cobrado em dólares: US$ 485,50')
    await expect(cards(page).nth(1)).toContainText('Mais popular')
    await expect(page.getByText('Não há planos à venda', { exact: false })).toBeHidden()
    expect(await overflow(page)).toBe(0)
  }
  const html = await (await page.request.get('/planos')).text()
  expect(html).toContain('Compare os planos Básico, Platina &lt;b&gt; e Empresarial:')
  const data = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map((one) =>
    JSON.parse(one[1] ?? ''),
  )
  expect(data.flatMap(({ offers }) => (offers ? [[offers.price, offers.priceCurrency]] : []))).toEqual([
    [279, 'USD'],
    [485.5, 'USD'],
    [749, 'USD'],
  ])

  // The plans stay the same after hydration and client-side navigation.
  await wake(page)
  await expect(cards(page)).toHaveCount(3)
  await page.getByText('Posso mudar para um plano maior depois?').click()
  await expect(page.getByRole('link', { name: 'Abrir Serviços no painel' })).toHaveAttribute('href', '/user/services')
  await page.getByRole('banner').getByRole('link', { name: 'Início' }).click()
  await expect(page).toHaveURL('/')
  await expect(cards(page).nth(1)).toContainText('R$ 2.590')
  await expect(page.getByRole('heading', { name: 'Três planos, um pagamento cada' })).toBeVisible()
  expect(await findings(page)).toEqual([])
  expect(heard).toEqual([])
  // Restores the price list for the other tests of this server.
  await editPlan(office, 'Platina <b>', { name: 'Profissional', brl: '2499', usd: '469' })
  await office.context().close()
})

test('the announcement fits a phone, and its parts are edited there', { tag: '@phone-only' }, async ({
  page,
  ownServer: { origin },
}) => {
  await signedInThere(page, origin, 'admin')
  await page.goto('/admin/services?aba=anuncio')
  expect(await overflow(page)).toBe(0)
  const part = await edit(page, 'Prazos')
  await part.getByLabel('No total: até').fill('6')
  expect(await overflow(page)).toBe(0)
  expect(await findings(page)).toEqual([])
  await saved(page)
  await shows(page, '/faq', 'No total: 2 a 6 semanas')
})
