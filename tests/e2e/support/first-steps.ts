import { expect, type Page } from '@playwright/test'
import { watchRequests } from './sent-requests.ts'
import { openUntouched } from './untouched.ts'
import { drawerOf } from './wizard.ts'

/** The most requests of any kind that opening the wizard or the panel may need. */
export const MOST_REQUESTS = 12

const LONGEST_WAIT = 60_000

export type Step = { seconds: number; requests: string[] }
/** The emulated network and CPU of a measurement. */
export type Conditions = { bytesPerSecond?: number; latencyMs?: number; slowdown?: number }

type Watched = Awaited<ReturnType<typeof watchRequests>>

async function slowDown({ session, taken }: Watched, { bytesPerSecond = -1, latencyMs = 0, slowdown = 1 }: Conditions) {
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: latencyMs, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond },
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  taken()
  const from = performance.now()
  return (): Step => ({ seconds: (performance.now() - from) / 1000, requests: taken() })
}

/** From the click on a page that is loaded but not hydrated to the first field of the wizard. */
export async function openingOfWizard(page: Page, on: Conditions = {}): Promise<Step> {
  const watched = await watchRequests(page)
  await openUntouched(page, '/cadastro', { waitUntil: 'networkidle' })
  const taken = await slowDown(watched, on)
  await page.getByRole('button', { name: 'Abrir minha empresa' }).first().click()
  await expect(drawerOf(page).getByRole('radio', { name: 'LLC' })).toBeEnabled({ timeout: LONGEST_WAIT })
  return taken()
}

type Person = { email: string; password: string }

async function enter(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page.getByText('Próximo passo').first()).toBeVisible({ timeout: LONGEST_WAIT })
}

/** From the loaded sign-in form to the customer's panel with the company's next step. */
export async function signingIn(page: Page, person: Person, on: Conditions = {}): Promise<Step> {
  const watched = await watchRequests(page)
  await page.goto('/login', { waitUntil: 'networkidle' })
  const taken = await slowDown(watched, on)
  await enter(page, person)
  return taken()
}

/** Like `signingIn` with an empty browser cache: the form and all scripts of the panel are loaded too. */
export async function openingOfPanel(page: Page, person: Person, on: Conditions = {}): Promise<Step> {
  const watched = await watchRequests(page)
  const taken = await slowDown(watched, on)
  await page.goto('/login', { waitUntil: 'domcontentloaded' })
  await enter(page, person)
  return taken()
}

export const scriptsOf = ({ requests }: Step): string[] => requests.filter((request) => request.endsWith('.js'))
