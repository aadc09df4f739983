import { expect, type Locator, type Page, test } from '@playwright/test'
import { entriesOf } from '#pages/navigation/screens.ts'
import {
  type Control,
  controlsIn,
  leaveAlone,
  locate,
  settled,
  statedReason,
  watchEffects,
} from './support/controls.ts'
import { openAfresh } from './support/open-afresh.ts'
import { signedIn, type Who } from './support/people.ts'

const staff = ['agent', 'admin', 'superadmin'] as const satisfies readonly Who[]

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

const screen = (page: Page): Locator => page.locator('main')
async function open(page: Page, address: string, how: (page: Page, to: string) => Promise<unknown>): Promise<void> {
  await how(page, address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[role=status]').getByText('Carregando')).toHaveCount(0)
  // Skeletons of parts that still load: their replacement would look like the effect of a click.
  await expect(page.locator('.animate-pulse')).toHaveCount(0)
  await settled(page)
}
const load = (page: Page, address: string): Promise<void> =>
  open(page, address, async () => {
    await page.goto(address)
    await page.evaluate(() => Reflect.set(window, 'loadedHere', true))
  })

/**
 * Returns how to open a screen again. It loads the page only where the last click left what could look like the effect of the next one:
 * a refused call, which may be repeated, a toast, or another document.
 */
async function opener(page: Page): Promise<(address: string) => Promise<void>> {
  const refused = await leaveAlone(page)
  let before = -1
  return async (address) => {
    const isQuiet = () => Reflect.has(window, 'loadedHere') && !document.querySelector('[data-toast]')
    const within = before === refused() && (await page.evaluate(isQuiet))
    before = refused()
    await (within ? open(page, address, openAfresh) : load(page, address))
  }
}

/** Clicks a control, selects the last option of a select, or types into a search box. */
async function press(control: Locator, role: Control['role']): Promise<void> {
  if (role !== 'combobox') return control.click({ noWaitAfter: true })
  if (await control.evaluate((element) => !element.matches('select'))) return control.fill('a')
  const options = await control.locator('option:not([disabled])').count()
  await control.selectOption({ index: options - 1 })
}

/** Whether a control has an effect or states a reason for having none; null if neither. */
async function effectOf(page: Page, part: Locator, known: Control): Promise<'effect' | 'reason' | null> {
  const control = locate(part, known)
  const href = await control.getAttribute('href')
  if (href?.startsWith('mailto:') || href?.startsWith('tel:')) return 'effect'
  const reason = await statedReason(control)
  if (await control.isDisabled()) return reason ? 'reason' : null
  const happened = await watchEffects(page)
  await press(control, known.role)
  // A control that states its reason need not have an effect; its menu opens within this time.
  if (reason) return settled(page).then(() => 'reason')
  const changed = await expect
    .poll(happened, { timeout: 10_000, intervals: [20, 50, 100] })
    .toBe(true)
    .then(() => true)
    .catch(() => false)
  return changed ? 'effect' : null
}

const menu = (page: Page): Locator => page.getByRole('menu')

type Part = (page: Page) => Locator
/** The controls of one part of a screen, including the entries of menus that they open, that do nothing without a reason. */
async function inert(
  page: Page,
  again: (address: string) => Promise<void>,
  address: string,
  part: Part,
  without?: Control['role'],
): Promise<string[]> {
  await again(address)
  const nothing: string[] = []
  for (const known of (await controlsIn(part(page))).filter(({ role }) => role !== without)) {
    await again(address)
    if ((await effectOf(page, part(page), known)) === null) nothing.push(`${known.role} “${known.name}”`)
    for (const entry of (await menu(page).count()) > 0 ? await controlsIn(menu(page)) : []) {
      await again(address)
      await locate(part(page), known).click()
      await settled(page)
      if ((await effectOf(page, menu(page), entry)) === null) nothing.push(`${known.name} › “${entry.name}”`)
    }
  }
  return nothing
}

test('a button that does nothing is found out', async ({ page }) => {
  await signedIn(page, 'admin')
  const again = await opener(page)
  await page.addInitScript(() => {
    const plant = () => {
      const main = document.querySelector('main')
      if (!main || document.getElementById('planted')) return
      const part = document.createElement('div')
      part.id = 'planted'
      part.append(Object.assign(document.createElement('button'), { textContent: 'Enfeite' }))
      main.append(part)
    }
    new MutationObserver(plant).observe(document, { childList: true, subtree: true })
  })
  expect(await inert(page, again, '/admin/dashboard', (of) => of.locator('#planted'))).toEqual(['button “Enfeite”'])
})

for (const who of staff) {
  test(`every control around the screens of ${who} does something or says why not`, async ({ page }) => {
    await signedIn(page, who)
    const again = await opener(page)
    const [first] = entriesOf(who)
    const around = (of: Page) => of.locator('aside, header').locator('visible=true')
    expect(await inert(page, again, first?.path ?? '/', (of) => around(of).first())).toEqual([])
    expect(await inert(page, again, first?.path ?? '/', (of) => around(of).last())).toEqual([])
  })

  // The account screen has three addresses and is tested at one.
  for (const { path } of entriesOf(who))
    if (who === 'admin' || !path.endsWith('/account'))
      test(`every control on ${path} does something or says why not`, async ({ page }) => {
        await signedIn(page, who)
        const again = await opener(page)
        await again(path)
        const tabs = await screen(page).getByRole('tab').all()
        const addresses = new Set([page.url()])
        for (const tab of tabs) {
          await tab.click()
          addresses.add(page.url())
        }
        // Every tab shows the same row of tabs, which is clicked through only once.
        for (const [n, address] of [...addresses].entries())
          await test.step(address, async () =>
            expect.soft(await inert(page, again, address, screen, n > 0 ? 'tab' : undefined), address).toEqual([]),
          )
      })
}
