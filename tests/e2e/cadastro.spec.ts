import { expect, type Page, test } from '@playwright/test'
import { complaints } from './support/console.ts'
import { findings } from './support/findings.ts'

const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Abrir minha empresa' })
const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('travessia.wizard') ?? 'null'))
const openWizard = async (page: Page) => {
  await page.getByRole('button', { name: 'Abrir minha empresa' }).first().click()
  await expect(drawerOf(page).getByRole('radio', { name: 'LLC' })).toBeVisible()
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('the page makes its claims and answers four questions, one at a time', async ({ page }) => {
  const heard = complaints(page)
  await page.goto('/cadastro')
  // The demo business has too few answers and companies for an average or a count.
  await expect(page.getByText('Taxas com fonte e data')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(/de 5|50\.000/)
  await expect(page.getByRole('heading', { name: 'O que está incluído' })).toBeVisible()
  const questions = page.locator('#perguntas details')
  await expect(questions).toHaveCount(4)
  await questions.nth(0).locator('summary').click()
  await expect(page.getByText('É uma taxa única', { exact: false })).toBeVisible()
  await questions.nth(1).locator('summary').click()
  await expect(questions.nth(0)).not.toHaveAttribute('open')
  await expect(page.getByText('Estão incluídos nos planos Profissional e Empresarial.')).toBeVisible()
  await expect(page.locator('#perguntas').getByRole('link', { name: 'Fale com a gente' })).toHaveAttribute(
    'href',
    '/contato',
  )
  expect(heard).toEqual([])
})

test('type, state and plan are chosen in the drawer and kept on the way to the account', { tag: '@phone' }, async ({
  page,
}) => {
  const heard = complaints(page)
  await page.goto('/cadastro')
  await openWizard(page)
  const drawer = drawerOf(page)
  await expect(drawer.getByText('Etapa 1 de 6: Tipo e estado')).toBeVisible()
  await expect(drawer.getByRole('list', { name: 'Etapas do pedido' }).getByRole('listitem')).toHaveCount(6)
  await expect(drawer.getByRole('radio', { name: 'LLC' })).toBeChecked()
  await expect(drawer.getByRole('radio', { name: 'Flórida' })).toBeChecked()
  await expect(drawer.getByText('US$ 125,00')).toBeVisible()
  await expect(drawer.getByText('Todo ano, até 1º de maio')).toBeVisible()
  const names = await drawer
    .locator('label:has(input[name=state])')
    .evaluateAll((labels) => labels.map((label) => (label.textContent ?? '').replace(/[A-Z]{2}(Mais procurado)?$/, '')))
  expect(names).toHaveLength(50)
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'pt-BR')))

  // The rarer company types are collapsed, so that the states are in view, also on a phone.
  await expect(drawer.getByRole('searchbox')).toBeInViewport({ ratio: 1 })
  await expect(drawer.getByRole('radio', { name: 'Partnership' })).toBeHidden()
  await drawer.getByText('Outros tipos').click()
  await drawer.getByRole('radio', { name: 'Partnership' }).check()
  // Customers cannot order these types themselves; their description stays readable.
  await expect(drawer.getByText('Sociedade de duas ou mais pessoas', { exact: false })).toBeVisible()
  const toTeam = drawer.getByRole('link', { name: 'Fale com a equipe' })
  await expect(toTeam).toHaveAttribute('href', '/contato')
  // The link is next to the company type, above the fifty states.
  const [linkAt, statesAt] = [await toTeam.boundingBox(), await drawer.getByRole('searchbox').boundingBox()]
  expect(linkAt?.y).toBeLessThan(statesAt?.y ?? 0)
  await expect(drawer.getByRole('button', { name: 'Continuar' })).toBeDisabled()
  await drawer.getByRole('radio', { name: 'Corporation' }).check()
  await drawer.getByRole('searchbox').fill('nv')
  await drawer.getByRole('radio', { name: 'Nevada' }).check()
  await expect(drawer.getByText('US$ 725,00')).toBeVisible()
  await drawer.getByRole('button', { name: 'Continuar' }).click()

  await expect(drawer.getByRole('heading', { name: 'Escolha seu pacote de formação' })).toBeFocused()
  await expect(drawer.getByText('Etapa 2 de 6: Plano')).toBeVisible()
  await expect(drawer.getByText('Você escolheu: Corporation em Nevada.')).toBeVisible()
  await expect(drawer.locator('[data-look=done]')).toHaveCount(1)
  const plan = drawer.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Profissional' }) })
  await expect(plan.getByText('Recomendado')).toBeVisible()
  await expect(plan).toContainText(/R\$\s2\.499,00.*cobrado em dólares: US\$\s469,00.*US\$\s725,00.*US\$\s1\.194,00/)
  expect(await findings(page)).toEqual([])

  await drawer.getByRole('button', { name: 'Mudar tipo ou estado' }).click()
  await expect(drawer.getByRole('radio', { name: 'Corporation' })).toBeChecked()
  await drawer.getByRole('button', { name: 'Continuar' }).click()
  await drawer.getByRole('button', { name: 'Selecionar plano Profissional' }).click()
  await expect(drawer.getByText('Etapa 3 de 6: Conta')).toBeVisible()
  const { draft, savedAt } = await stored(page)
  expect(draft).toMatchObject({ companyTypeId: 'corporation', stateId: 'nevada', step: 3 })
  expect(draft.packageId).toMatch(/^[0-9a-f-]{36}$/)
  expect(Math.abs(Date.now() - savedAt)).toBeLessThan(60_000)
  expect(heard).toEqual([])
})

test('the wizard resumes after closing and after a reload, and forgets after a day', async ({ page }) => {
  await page.goto('/cadastro')
  await openWizard(page)
  await drawerOf(page).getByRole('searchbox').fill('texas')
  await drawerOf(page).getByRole('radio', { name: 'Texas' }).check()
  await drawerOf(page).getByRole('button', { name: 'Continuar' }).click()
  await expect(drawerOf(page).getByText('Você escolheu: LLC no Texas.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawerOf(page)).toBeHidden()
  // The button that opened the wizard now offers to resume.
  await expect(page.getByRole('button', { name: 'Continuar de onde parei' })).toBeFocused()

  await page.reload()
  await page.mouse.move(30, 30)
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Continuar de onde parei' }).click()
  await expect(drawerOf(page).getByText('Você escolheu: LLC no Texas.')).toBeVisible()

  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('travessia.wizard') ?? '{}')
    localStorage.setItem('travessia.wizard', JSON.stringify({ ...kept, savedAt: kept.savedAt - 86_400_000 }))
  })
  await page.reload()
  await openWizard(page)
  await expect(drawerOf(page).getByRole('radio', { name: 'Flórida' })).toBeChecked()
})

test('the keyboard stays inside the drawer', async ({ page }) => {
  await page.goto('/cadastro')
  await openWizard(page)
  for (let press = 0; press < 15; press += 1) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true)
  }
  expect(await findings(page)).toEqual([])
})

test('the quiz recommends with reasons and hands its answer to the wizard', async ({ page }) => {
  await page.goto('/cadastro')
  await page.getByRole('button', { name: 'Fazer o quiz' }).click()
  await page.getByRole('button', { name: 'Próxima' }).click()
  await expect(page.getByText('Escolha uma resposta para continuar.')).toBeVisible()
  const answers = [
    'Sim, está nos planos',
    'Mais de 5, ou vão mudar',
    'Reinvestir no negócio',
    'Nenhum',
    'Sim',
    'O mais simples possível',
  ]
  for (const [at, answer] of answers.entries()) {
    await expect(page.getByText(`Pergunta ${at + 1} de 6`)).toBeVisible()
    await page.locator('#quiz').getByRole('radio', { name: answer, exact: true }).check()
    await page.getByRole('button', { name: at === 5 ? 'Ver recomendação' : 'Próxima' }).click()
  }
  await expect(page.getByRole('heading', { name: 'a Corporation parece o melhor começo', exact: false })).toBeFocused()
  await expect(page.getByText('Fundos e aceleradoras costumam exigir ações', { exact: false })).toBeVisible()
  await expect(page.getByText('O que pesa para o outro lado')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Começar com uma Corporation' }).click()
  await expect(drawerOf(page).getByRole('radio', { name: 'Corporation' })).toBeChecked()
})

test('the guides are searched, sorted and read, and begin the order in their state', { tag: '@phone' }, async ({
  page,
}) => {
  const heard = complaints(page)
  // The wait starts before the click, because scrolling to the list loads its guides.
  const answered = page.waitForResponse('**/api/states/guides')
  await page.goto('/cadastro')
  const guides = page.locator('#guias-dos-estados')
  await guides.getByRole('searchbox').click()
  // Hydration may replace the list's element at this moment, so it is looked up again.
  await page.evaluate(() => document.querySelector('#guias-dos-estados')?.scrollIntoView())
  await answered
  await expect(guides.getByText('50 estados encontrados')).toBeVisible()
  await guides.getByLabel('Ordenar por').first().selectOption('Custo por ano')
  await expect(guides.locator('li[data-state]').first()).toContainText('Sem taxa periódica')
  await guides.getByLabel('Inverter a ordem').click()
  await expect(guides.locator('li[data-state]').first()).not.toContainText('Sem taxa periódica')

  await guides.getByRole('searchbox').fill('wyo')
  await expect(guides.getByText('1 estado encontrado')).toBeVisible()
  const row = guides.locator('li[data-state=wyoming]')
  await row.locator('summary').click()
  await expect(row.getByText('Obrigações periódicas')).toBeVisible()
  await expect(
    row.getByText('informação geral, não é consultoria jurídica ou tributária', { exact: false }),
  ).toBeVisible()
  await expect(row.getByText(/Conferido em \d\d\/\d\d\/\d{4}/)).toBeVisible()
  await expect(row.getByRole('link').first()).toHaveAttribute('href', /^https:/)
  expect(await findings(page)).toEqual([])
  await guides.getByText('Corporation', { exact: true }).first().click()
  await row.getByRole('button', { name: 'Começar neste estado: Wyoming' }).click()
  await expect(drawerOf(page).getByRole('radio', { name: 'Wyoming' })).toBeChecked()
  await expect(drawerOf(page).getByRole('radio', { name: 'Corporation' })).toBeChecked()
  expect((await stored(page)).draft).toMatchObject({ stateId: 'wyoming', companyTypeId: 'corporation' })
  await page.keyboard.press('Escape')

  await guides.getByRole('searchbox').fill('Lisboa')
  await expect(guides.getByText('Nenhum estado com esse nome')).toBeVisible()
  expect(heard).toEqual([])
})

test('a failed list says so and is asked for again', async ({ page }) => {
  let refusals = 0
  await page.route('**/api/packages', (route) => {
    refusals += 1
    return refusals === 1 ? route.fulfill({ status: 403, json: {} }) : route.continue()
  })
  await page.goto('/cadastro')
  await openWizard(page)
  await drawerOf(page).getByRole('button', { name: 'Continuar' }).click()
  await expect(drawerOf(page).getByRole('alert')).toContainText('Não foi possível carregar')
  await drawerOf(page).getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(drawerOf(page).getByRole('button', { name: 'Selecionar plano Básico' })).toBeVisible()
})

test('what a company costs to keep is counted for two years of any state and type', async ({ page }) => {
  const heard = complaints(page)
  let failing = true
  await page.route('**/api/catalog/keeping-cost*', (route) =>
    failing ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  )
  await page.goto('/cadastro')
  const cost = page.locator('#quanto-custa-manter')
  await page.getByRole('link', { name: 'Quanto custa manter' }).click()
  // A failed calculation shows an error with a retry button.
  await expect(cost.getByText('Não foi possível fazer a conta agora.', { exact: false })).toBeVisible()
  failing = false
  await cost.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(cost.getByRole('status')).toContainText('LLC, Flórida')
  await cost.getByLabel('Estado').selectOption('Delaware')
  await cost.getByLabel('Tipo de empresa').selectOption('Corporation')
  await expect(cost.getByRole('status')).toContainText('Corporation, Delaware')
  const years = cost.getByRole('region')
  await expect(years).toHaveCount(2)
  // A report of US$ 225 on 1 March, and tax forms that cost nothing unless they are late.
  await expect(years.nth(1)).toContainText(/01\/03\/\d{4}/)
  await expect(years.nth(1)).toContainText(/US\$\s225,00/)
  await expect(years.nth(1)).toContainText('Formulário 5472')
  await expect(years.nth(1)).toContainText('sem taxa')
  await expect(years.nth(1)).toContainText(/multa de US\$\s25\.000/)
  await years.nth(1).getByText('Fonte e conferência').first().click()
  await expect(years.nth(1).getByText('Conferido em', { exact: false }).first()).toBeVisible()
  await expect(cost.getByText('Honorários de contador', { exact: false })).toBeVisible()
  expect(await findings(page)).toEqual([])
  expect(heard.filter((line) => !line.includes('503'))).toEqual([])
})

test('a plan named in the address is marked', async ({ page }) => {
  await page.goto('/cadastro?plano=basico&payment=cancelled')
  // A customer who returns from a cancelled payment finds the wizard open.
  await expect(drawerOf(page).getByRole('radio', { name: 'LLC' })).toBeVisible()
  await drawerOf(page).getByRole('button', { name: 'Continuar' }).click()
  const plan = drawerOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Básico' }) })
  await expect(plan.getByText('Seu plano')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('O pagamento foi cancelado. Seus dados continuam salvos.')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('all guides can be read and opened', async ({ page, request }) => {
    await page.goto('/cadastro')
    const rows = page.locator('#guias-dos-estados li[data-state]')
    await expect(rows).toHaveCount(50)
    const florida = page.locator('li[data-state=florida]')
    await expect(florida).toContainText('Todo ano, até 1º de maio')
    await florida.locator('summary').click()
    await expect(florida.getByText('US$ 125,00').first()).toBeVisible()
    await expect(florida.getByRole('link').first()).toBeVisible()
    // Chromium renders noscript only with scripts disabled in its settings, so the source is checked.
    expect(await (await request.get('/cadastro')).text()).toMatch(/<noscript>.*precisa de JavaScript/)
  })
})
