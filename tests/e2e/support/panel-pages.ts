import { expect, type Page } from '@playwright/test'
import { entriesOf, type ScreenEntry } from '#pages/navigation/screens.ts'
import { people, type Who } from './people.ts'
import { watchScripts } from './script-weight.ts'

const heading = (page: Page, { title }: ScreenEntry) =>
  page.getByRole('heading', { level: 1, name: title['pt-BR'], exact: true })
const entry = (page: Page, { path }: ScreenEntry) =>
  page.getByRole('navigation', { name: 'Painel' }).locator(`a[href="${path}"]`)

/** The panel's home page and the other pages in its menu. */
export function pagesOf(who: Who): { home: ScreenEntry; further: ScreenEntry[] } {
  const further = entriesOf(who).filter(({ menu, path }) => menu && path !== people[who].home)
  const home = entriesOf(who).find(({ path }) => path === people[who].home)
  if (!home) throw new Error(`no home of ${who}`)
  return { home, further }
}

/** Kilobytes of scripts that a click in the menu loads, after the panel's home page. */
export async function weightAfter(page: Page, home: ScreenEntry, to: ScreenEntry): Promise<number> {
  await page.goto(home.path, { waitUntil: 'networkidle' })
  await expect(heading(page, home)).toBeVisible()
  const scripts = watchScripts(page)
  await entry(page, to).click()
  await expect(heading(page, to)).toBeVisible()
  await page.waitForLoadState('networkidle')
  return scripts.kilobytes()
}

/** Milliseconds from the click to the frame that shows the other page's title. */
export async function changeTime(page: Page, to: ScreenEntry): Promise<number> {
  const link = await entry(page, to).elementHandle()
  return page.evaluate(
    ([element, title]) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        const look = () => {
          if (document.querySelector('h1')?.textContent?.trim() !== title) return requestAnimationFrame(look)
          requestAnimationFrame(() => resolve(performance.now() - start))
        }
        ;(element as HTMLElement).click()
        look()
      }),
    [link, to.title['pt-BR']] as const,
  )
}
