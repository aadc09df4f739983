import { createHmac } from 'node:crypto'
import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test'
import { fromSomewhere } from './from-somewhere.ts'
import { ORIGIN } from './people.ts'

/** The owner's address that playwright.config.ts sets. */
export const OWNER = 'dono@e2e.travessia.test'
export const GOOD_PASSWORD = 'nove gatos no telhado'
export const newAddress = (who = 'pessoa'): string =>
  `${who}-${Math.random().toString(36).slice(2, 10)}@e2e.travessia.test`

/** Rate limits count by address, so each test comes from its own address. */
export async function fromOwnAddress(context: BrowserContext): Promise<void> {
  await context.setExtraHTTPHeaders(fromSomewhere())
}

/** The newest mailed link to this page for this address, as a path of this site. */
export async function mailedLink(request: APIRequestContext, to: string, page: string): Promise<string> {
  const link = new RegExp(`${ORIGIN}(${page.replace('?', '\\?')}#token=[\\w-]+)`)
  let found: string | undefined
  await expect
    .poll(
      async () => {
        const { items } = await (await request.get('/api/dev/mail')).json()
        const mine = items.filter((mail: { to: string }) => mail.to.includes(to))
        found = mine.map(({ text }: { text: string }) => link.exec(text)?.[1]).find(Boolean)
        return found
      },
      { message: `a link to ${page} for ${to}` },
    )
    .toBeTruthy()
  return found ?? ''
}

/** Opens the mailed link within the account's own session, so that the account is not reset. */
export async function confirmAddress(own: APIRequestContext, email: string): Promise<void> {
  const token = (await mailedLink(own, email, '/verificar-email')).split('#token=')[1]
  const answer = await own.post('/api/auth/verify-email', { data: { token }, headers: { origin: ORIGIN } })
  expect(answer.status(), await answer.text()).toBe(200)
}

export async function fillSignUp(
  page: Page,
  given: { name?: string; email: string; password?: string; confirm?: string },
) {
  const password = given.password ?? GOOD_PASSWORD
  await page.getByLabel('Nome').fill(given.name ?? 'Lia Costa')
  await page.getByLabel('E-mail').fill(given.email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByLabel('Confirme a senha').fill(given.confirm ?? password)
}

/** Signs up without the form, for tests about something else. */
export async function signedUp(page: Page, email: string, password = GOOD_PASSWORD): Promise<void> {
  const data = { name: 'Lia Costa', email, password }
  const answer = await page.request.post('/api/auth/sign-up/email', { data, headers: { origin: ORIGIN } })
  expect(answer.status(), await answer.text()).toBe(201)
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Conta de/ }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/')
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The code an authenticator app shows for the secret; a code works once, so later ones come from later time windows. */
export function codeFor(shownSecret: string, windowsAhead = 0): string {
  const bits = [...shownSecret.replace(/\s/g, '')].map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0'))
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + windowsAhead))
  const hash = createHmac('sha1', key).update(counter).digest()
  const at = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}
