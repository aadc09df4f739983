import { expect, type Locator, type Page, test } from '@playwright/test'
import { wake } from './support/script-weight.ts'
import { aTalk, browserOf, composer, openThread, thread } from './support/talk.ts'
import { theOffice } from './support/the-office.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

const topOf = (one: Locator): Promise<number> => one.evaluate((element) => element.getBoundingClientRect().top)
const headerEdge = (page: Page): Promise<number> =>
  page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom)
/** Scrolls the upper edge of an element to this height of the screen. */
const putAt = (one: Locator, height: number): Promise<void> =>
  one.evaluate(
    (element, at) => scrollBy({ top: element.getBoundingClientRect().top - at, behavior: 'instant' }),
    height,
  )

test('what is opened or asked next stands clear of the header', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto('/faq')
  await wake(page)
  // Scroll anchoring is switched off, because not every browser has it.
  await page.evaluate(() => document.documentElement.style.setProperty('overflow-anchor', 'none'))
  const questions = page.getByRole('main').locator('details')
  await questions.nth(0).locator('summary').click()
  await putAt(questions.nth(1), 100)
  await questions.nth(1).locator('summary').click()
  await expect(questions.nth(1)).toHaveAttribute('open')
  await expect.poll(() => topOf(questions.nth(1))).toBeGreaterThanOrEqual(await headerEdge(page))

  await page.goto('/cadastro')
  await page.getByRole('button', { name: 'Fazer o quiz' }).click()
  const heading = page.locator('[data-quiz-heading]')
  await expect(page.getByText('Pergunta 1 de 6')).toBeVisible()
  await page.locator('#quiz').getByRole('radio').first().check()
  await putAt(heading, 20)
  await page.getByRole('button', { name: 'Próxima' }).click()
  await expect(page.getByText('Pergunta 2 de 6')).toBeAttached()
  await expect.poll(() => topOf(heading)).toBeGreaterThanOrEqual(await headerEdge(page))
})

const areApart = async (one: Locator, other: Locator): Promise<boolean> => {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()])
  if (!a || !b) throw new Error('one of the two is not on the screen')
  return a.y + a.height <= b.y || b.y + b.height <= a.y || a.x + a.width <= b.x || b.x + b.width <= a.x
}

/** Requests a document from the customer, which shows a toast on the customer's page. */
async function askFor(id: string, name: string): Promise<void> {
  const data = { name, description: 'Do banco', type: 'banking_reference' }
  const asked = await (await theOffice()).post(`/api/registrations/${id}/document-requests`, { data })
  expect(asked.ok(), await asked.text()).toBe(true)
}

test(
  'a toast covers neither header, nor shortcuts, nor the conversation',
  { tag: '@phone' },
  async ({ browser }, info) => {
    const talk = await aTalk()
    const page = await (await browserOf(browser, talk.customer, info)).newPage()
    await openThread(page, talk, 'user')
    await page.waitForLoadState('networkidle')
    await askFor(talk.id, 'Comprovante')
    const toast = page.locator('[data-toast]').first()
    await expect(toast).toBeVisible()
    await toast.hover()
    await expect.poll(() => areApart(toast, composer(page))).toBe(true)
    expect(await areApart(toast, thread(page))).toBe(true)
    expect(await areApart(toast, page.getByRole('banner'))).toBe(true)
    if (info.project.name === 'phone') expect(await areApart(toast, page.locator('[data-shortcuts]'))).toBe(true)
  },
)

test('a toast stays while it is pointed at, not where a pointer happens to rest', async ({ browser }, info) => {
  const talk = await aTalk()
  const page = await (await browserOf(browser, talk.customer, info)).newPage()
  await page.clock.install()
  await openThread(page, talk, 'user')
  await page.waitForLoadState('networkidle')
  await page.mouse.move(1150, 740)
  const toast = page.locator('[data-toast]')
  await askFor(talk.id, 'Extrato')
  await expect(toast).toBeVisible()
  await page.clock.runFor(5000)
  await expect(toast).toBeHidden()
  await askFor(talk.id, 'Contrato')
  await expect(toast).toBeVisible()
  await toast.hover()
  await page.clock.runFor(10_000)
  await expect(toast).toBeVisible()
  await page.mouse.move(20, 20)
  await page.clock.runFor(5000)
  await expect(toast).toBeHidden()
})
