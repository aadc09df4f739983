import { expect, type Page } from '@playwright/test'
import { fromSomewhere } from './from-somewhere.ts'

/** The origin that playwright.config.ts serves; calls that change data have to come from it. */
export const ORIGIN = process.env['E2E_ORIGIN'] ?? `http://127.0.0.1:${process.env['E2E_PORT'] ?? 3920}`
export const PASSWORD = 'travessia-demo'
export const people = {
  user: { email: 'cliente@demo.travessia.test', home: '/user/dashboard' },
  agent: { email: 'agente@demo.travessia.test', home: '/agent/dashboard' },
  admin: { email: 'admin@demo.travessia.test', home: '/admin/dashboard' },
  superadmin: { email: 'superadmin@demo.travessia.test', home: '/superadmin/dashboard' },
} as const
export type Who = keyof typeof people
export const everyone = Object.keys(people) as Who[]

export async function fillLogin(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click()
}

/** Signs in through the form, as a person does. */
export async function signIn(page: Page, who: Who): Promise<void> {
  await page.goto('/login')
  await fillLogin(page, people[who].email)
  await expect(page).toHaveURL(people[who].home)
}

/** Signs in without the form, for tests about something else. */
export async function signedIn(page: Page, who: Who): Promise<void> {
  const data = { email: people[who].email, password: PASSWORD }
  const answer = await page.request.post('/api/auth/sign-in/email', {
    data,
    headers: { origin: ORIGIN, ...fromSomewhere() },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}
