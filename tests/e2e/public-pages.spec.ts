import { expect, type Page, test } from '@playwright/test'
import { faqCategories, faqContactBox } from '#features/site/web/content/faq.ts'
import { howItWorksBenefits, howItWorksFeatures, howItWorksSteps } from '#features/site/web/content/how-it-works.ts'
import { landingBenefits, landingPlans, landingSteps, landingStories } from '#features/site/web/content/landing.ts'
import { customPlanBox, plansFaq } from '#features/site/web/content/plans.ts'
import { byDefault, filled } from './support/announced.ts'

const main = (page: Page) => page.getByRole('main')

/** Expects every link with this name in the main part to lead to `to`. */
async function leadsTo(page: Page, name: string | RegExp, to: string, count: number): Promise<void> {
  const links = main(page).getByRole('link', { name })
  await expect(links, String(name)).toHaveCount(count)
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', to)
}
async function shows(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) await expect(main(page).getByText(text).first(), text).toBeVisible()
}
const headings = (page: Page, level: number) => main(page).getByRole('heading', { level })

test('the landing page has its parts in order, with the quoted buttons and targets', async ({ page }) => {
  await page.goto('/')
  await expect(headings(page, 1)).toHaveText('Abra sua empresa nos Estados Unidos sem sair do Brasil')
  await leadsTo(page, /^Começar agora/, '/cadastro', 5)
  await leadsTo(page, 'Como funciona', '/como-funciona', 1)
  await leadsTo(page, 'Fale com nossa equipe', '/contato', 1)
  await leadsTo(page, 'Falar com a equipe', '/contato', 1)
  await expect(headings(page, 2)).toHaveText([
    landingBenefits.title,
    landingSteps.title,
    filled(landingPlans.title),
    landingStories.title,
    /^Pronto para começar/,
  ])
  expect(landingBenefits.cards).toHaveLength(6)
  expect(landingSteps.steps).toHaveLength(6)
  await expect(headings(page, 3)).toHaveText([
    ...landingBenefits.cards.map(({ title }) => title),
    ...landingSteps.steps.map(({ title }) => title),
    'Básico',
    'Profissional',
    'Empresarial',
  ])
  await shows(page, ['1.499', '2.499', '3.999', '3 a 5 dias úteis'])
  // The demo business has five ratings that may be published.
  await expect(main(page).getByRole('figure')).toHaveCount(5)
  await expect(main(page)).not.toContainText(/2\.500 empreendedores|depoimento/)
})

test('how it works has four features, five steps and six benefits', async ({ page }) => {
  await page.goto('/como-funciona')
  await expect(headings(page, 1)).toHaveText('Como funciona')
  expect([howItWorksFeatures.cards.length, howItWorksSteps.steps.length, howItWorksBenefits.cards.length]).toEqual([
    4, 5, 6,
  ])
  await expect(headings(page, 3)).toHaveText([
    ...howItWorksFeatures.cards.map(({ title }) => title),
    ...howItWorksSteps.steps.map(({ title }) => title),
    ...howItWorksBenefits.cards.map(({ title }) => title),
  ])
  await shows(page, [
    'indicamos advogado parceiro, contrato à parte',
    'Abertura da conta bancária nos EUA',
    '2 a 3 semanas',
  ])
  await leadsTo(page, 'Começar agora', '/cadastro', 1)
  await leadsTo(page, 'Ver planos', '/planos', 1)
})

test('plans: three cards that lead to the sign-up, the personalised box and the questions', async ({ page }) => {
  await page.goto('/planos')
  await expect(headings(page, 1)).toHaveText('Planos')
  await expect(main(page).getByRole('article')).toHaveCount(3)
  for (const plan of byDefault.lists.plansPlans) {
    const card = main(page).getByRole('article').filter({ hasText: plan.description })
    await expect(card.getByRole('heading', { level: 2 })).toHaveText(plan.name)
    await expect(card).toContainText(`${plan.currency} ${plan.amount}`)
    await expect(card).toContainText(`cobrado em dólares: ${plan.charged}`)
    await expect(card.getByRole('listitem')).toHaveText([...plan.features])
    await expect(card.getByRole('link')).toHaveAttribute('href', '/cadastro')
  }
  await expect(main(page).getByRole('heading', { name: 'Precisa de um plano personalizado?' })).toBeVisible()
  await leadsTo(page, customPlanBox.button.label, '/contato', 1)
  await expect(main(page).locator('details')).toHaveCount(plansFaq.items.length)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })
    test('the questions open one at a time and close again', async ({ page }) => {
      await page.goto('/faq')
      await expect(headings(page, 2)).toHaveText([
        'Sobre o processo',
        'Aspectos financeiros',
        'Operação e compliance',
        'Sobre a plataforma',
        faqContactBox.title,
      ])
      const [first, second] = [faqCategories[0]?.items[0], faqCategories[1]?.items[0]]
      const summary = (text = '') => main(page).locator('summary').filter({ hasText: text })
      const open = main(page).locator('details[open]')
      await expect(open).toHaveCount(0)
      await summary(first?.question).click()
      await expect(main(page).getByText(filled(first?.answer ?? ''))).toBeVisible()
      await summary(second?.question).click()
      await expect(main(page).getByText(filled(second?.answer ?? ''))).toBeVisible()
      await expect(open).toHaveCount(1)
      await summary(second?.question).click()
      await expect(open).toHaveCount(0)
    })
  })
}

test('the questions show every text, and the contact box the way to a person', async ({ page }) => {
  await page.goto('/faq')
  for (const { items } of faqCategories) {
    expect(items.length).toBeGreaterThanOrEqual(4)
    for (const { question, answer, note } of items) {
      await main(page)
        .locator('summary')
        .filter({ hasText: filled(question) })
        .click()
      await shows(page, [filled(question), filled(answer), ...(note ? [note.text] : [])])
    }
  }
  await leadsTo(page, faqContactBox.button.label, '/contato', 1)
  await expect(main(page).locator('a[href^="mailto:"]')).toBeVisible()
  await expect(main(page).locator('a[href^="tel:"]')).toBeVisible()
})

for (const [path, title] of [
  ['/privacidade', 'Política de privacidade'],
  ['/termos', 'Termos de uso'],
] as const) {
  test(`${path} says what it has to, with a way to ask`, async ({ page }) => {
    await page.goto(path)
    await expect(headings(page, 1)).toHaveText(title)
    await leadsTo(page, 'Ir para o contato', '/contato', 1)
    const entry = page.getByRole('navigation', { name: 'Nesta página' }).getByRole('link').nth(2)
    await entry.click()
    await expect(page).toHaveURL(new RegExp(`${path}#`))
    await expect(page.getByRole('heading', { level: 2, name: (await entry.textContent()) ?? '' })).toBeInViewport()
    await expect(main(page)).not.toContainText('{{')
  })
}
