import { type Browser, type BrowserContext, expect, type Locator, type Page, type TestInfo } from '@playwright/test'
import { freshAgent, freshProcess, type Someone } from './fresh-process.ts'

export type Talk = Awaited<ReturnType<typeof aTalk>>

/** A new customer with a company and its agent, used by one test only. */
export async function aTalk() {
  const agent = await freshAgent('Bruna Matos')
  const process = await freshProcess({ agent })
  return { ...process, agent }
}

/** Opens a browser signed in as that person, with the screen size of the running project. */
export async function browserOf(browser: Browser, { calls }: Someone, { project }: TestInfo): Promise<BrowserContext> {
  const { viewport, hasTouch, isMobile } = project.use
  return browser.newContext({
    baseURL: project.use.baseURL ?? '',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    storageState: await calls.storageState(),
    ...(viewport ? { viewport } : {}),
    ...(hasTouch ? { hasTouch } : {}),
    ...(isMobile ? { isMobile } : {}),
  })
}

export const write = async (talk: Talk, who: Someone, text: string, attachments: string[] = []): Promise<string> => {
  const messageId = crypto.randomUUID()
  const answer = await who.calls.post(`/api/conversations/${talk.id}/messages`, {
    data: { messageId, text, attachments },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return messageId
}
export const storedTexts = async (talk: Talk): Promise<string[]> => {
  const { items } = await (await talk.agent.calls.get(`/api/conversations/${talk.id}/messages?limit=100`)).json()
  return items.map(({ text }: { text: string }) => text).reverse()
}

export const composer = (page: Page): Locator => page.getByRole('textbox', { name: 'Mensagem' })
export const thread = (page: Page): Locator => page.getByRole('log')
export const bubble = (page: Page, text: string): Locator =>
  thread(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(text, { exact: true }) })
export const row = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Conversas' }).getByRole('link', { name })

/** Opens the conversation by its own address. */
export async function openThread(page: Page, talk: Talk, area: 'user' | 'agent'): Promise<void> {
  await page.goto(`/${area}/messages?conversa=${talk.id}`)
  await expect(composer(page)).toBeVisible()
}
export async function say(page: Page, text: string): Promise<void> {
  await composer(page).fill(text)
  await composer(page).press('Enter')
}
