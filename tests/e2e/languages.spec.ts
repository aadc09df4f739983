import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { entriesOf } from '#pages/navigation/screens.ts'
import { languageTag } from '#rules/language/language-tag.ts'
import { type Language, languages } from '#rules/language/preferences.ts'
import type { Area } from '#rules/role.ts'
import { foreignWords } from '#tests/support/foreign-words.ts'
import { aPng } from '#tests/support/sample-pictures.ts'
import { anOrder, beginPayment } from './support/an-order.ts'
import { asFreshSuperadmin } from './support/fresh-account.ts'
import { documentsOf, enterAs, freshAgent, freshProcess, good, type Someone, sendFor } from './support/fresh-process.ts'
import { openAfresh } from './support/open-afresh.ts'
import { ORIGIN } from './support/people.ts'
import { textsOnScreen } from './support/texts-on-screen.ts'

const settings = (path: string): string[] =>
  ['perfil', 'notificacoes', 'seguranca', 'preferencias'].map((tab) => `${path}?aba=${tab}`)
const screens = (area: Area): string[] => entriesOf(area).map(({ path }) => path)

const speak = async (calls: APIRequestContext, language: Language): Promise<unknown> =>
  good(
    await calls.put('/api/account/preferences', {
      data: { language, timeZone: 'America/Sao_Paulo' },
      headers: { origin: ORIGIN },
    }),
  )

const load = (page: Page, path: string): Promise<unknown> => page.goto(path)

/** The texts of a screen that are in another language than its own. */
async function mixedOn(page: Page, path: string, language: Language, open = load): Promise<string[]> {
  await open(page, path)
  await expect(page.locator('html')).toHaveAttribute('lang', languageTag[language])
  // Checks the text, because an open drawer hides the heading from the accessibility tree.
  await expect(page.locator('h1')).not.toBeEmpty()
  if (/[?&](documento|processo)=/.test(path)) await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('.animate-pulse')).toHaveCount(0)
  return mixedIn(page, path, language)
}

const mixedIn = async (page: Page, path: string, language: Language): Promise<string[]> =>
  (await textsOnScreen(page)).flatMap((text) => {
    const words = foreignWords(text, language)
    return words.length > 0 ? [`${path}: ${text} (${words.join(', ')})`] : []
  })

type Screen = string | (() => Promise<string>)
// A page that is loaded again reads the language; the other screens follow within it.
const opening = (n: number): typeof load => (n === 0 ? load : openAfresh)

async function walk(page: Page, paths: readonly Screen[]): Promise<void> {
  for (const language of languages)
    await test.step(language, async () => {
      await speak(page.request, language)
      const mixed: string[] = []
      for (const [n, path] of paths.entries())
        mixed.push(...(await mixedOn(page, typeof path === 'string' ? path : await path(), language, opening(n))))
      expect.soft(mixed, language).toEqual([])
    })
}

const freshPayment = async ({ calls }: Someone): Promise<string> => beginPayment(calls, await anOrder(calls))

test('the customer reads every screen in one language', async ({ page }) => {
  const process = await freshProcess({ customerName: 'Nina Prado' })
  const [first] = await documentsOf(process)
  await sendFor(process, first?.name ?? '', { name: 'x.png', type: 'image/png', body: aPng() })
  await enterAs(page, process.customer)
  await walk(page, [
    ...screens('user'),
    ...settings('/user/settings').slice(1),
    `/user/documents?documento=${first?.id}`,
    `/user/messages?conversa=${process.id}`,
    // A payment page keeps the language in which it was opened, so each language gets a new one.
    () => freshPayment(process.customer),
  ])
})

test('a payment that could not be decided says so in the language of the reader', async ({ page }) => {
  const { customer } = await freshProcess({ paid: false })
  await enterAs(page, customer)
  await speak(page.request, 'es_ES')
  const path = await freshPayment(customer)
  await page.route('**/api/test-payments/*', (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({
          status: 429,
          json: { error: { code: 'too_many_requests', message: 'Tente mais tarde.', requestId: 'teste' } },
        }),
  )
  await page.goto(path)
  await page.getByRole('button', { name: 'Aprobar pago' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await mixedIn(page, path, 'es_ES')).toEqual([])
})

test('the agent reads every screen in one language', async ({ page }) => {
  const agent = await freshAgent('Rui Melo')
  const process = await freshProcess({ customerName: 'Nina Prado', agent })
  const [first] = await documentsOf(process)
  await sendFor(process, first?.name ?? '', { name: 'x.png', type: 'image/png', body: aPng() })
  await enterAs(page, agent)
  await walk(page, [
    ...screens('agent'),
    `/agent/documents?documento=${first?.id}`,
    `/agent/dashboard?processo=${process.id}`,
    `/agent/processes?aba=fila&processo=${process.id}`,
    `/agent/clients?cliente=${process.customer.id}`,
    `/agent/messages?conversa=${process.id}`,
  ])
})

const TOKEN = 'x'.repeat(43)
const accountPages = [
  '/login',
  '/signup',
  '/esqueci-senha',
  '/redefinir-senha',
  `/redefinir-senha#token=${TOKEN}`,
  '/verificar-email',
  `/verificar-email#token=${TOKEN}`,
  '/confirmar-novo-email',
]

test('whoever chose a language signs in, signs up and recovers a password in it', async ({ page }) => {
  for (const language of languages)
    await test.step(language, async () => {
      await page.goto('/login')
      await page.evaluate((locale) => localStorage.setItem('locale', locale), languageTag[language])
      const mixed: string[] = []
      for (const [n, path] of accountPages.entries()) {
        mixed.push(...(await mixedOn(page, path, language, opening(n))))
        const send = page.locator('main form button[type=submit]')
        if (!(await send.count())) continue
        await send.click()
        await expect(page.locator('main [aria-invalid=true], main [role=alert]').first(), path).toBeVisible()
        mixed.push(...(await mixedIn(page, path, language)))
      }
      expect.soft(mixed, language).toEqual([])
    })
})

test('the office reads every screen in one language', async ({ page }) => {
  const { id, company } = await freshProcess({ customerName: 'Nina Prado' })
  await asFreshSuperadmin(page.request)
  // Customers of other tests wrote in any language, so lists are narrowed to this test's records.
  const narrowed: Readonly<Record<string, string>> = {
    '/admin/processes': `?busca=${encodeURIComponent(company)}`,
    '/admin/support': `?busca=${encodeURIComponent(company)}`,
    '/admin/users': '?busca=Nina+Prado',
    '/superadmin/dashboard': '?busca=Nina+Prado',
    '/admin/audit': `?sujeito=${id}`,
    '/admin/ratings': '?mostrar=hidden',
  }
  const alone = (path: string): string => path + (narrowed[path] ?? '')
  await walk(page, [
    ...screens('superadmin').map(alone),
    ...screens('admin').map(alone),
    ...settings('/superadmin/account').slice(2, 3),
    ...['conferir', 'federal', 'nomes', 'documentos', 'fluxos'].map((tab) => `/admin/states?aba=${tab}`),
    '/admin/states?estado=florida',
    `${alone('/admin/processes')}&processo=${id}`,
  ])
})
