import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { ORIGIN } from './people.ts'

export type Ticket = { id: string; subject: string }

/** Opens a ticket as the signed-in customer, without the form, for tests about something else. */
export async function openTicket(
  page: Page,
  given: Partial<{ subject: string; message: string }> = {},
): Promise<Ticket> {
  const subject = given.subject ?? `Dúvida ${crypto.randomUUID().slice(0, 8)}`
  const data = { key: crypto.randomUUID(), subject, type: 'other', message: given.message ?? 'Podem me ajudar?' }
  const answer = await page.request.post('/api/tickets', { data, headers: { origin: ORIGIN } })
  expect(answer.status(), await answer.text()).toBe(201)
  return { id: (await answer.json()).id, subject }
}

/** Replies to the ticket as the person to whom the request context's session belongs. */
export async function sayIn(calls: APIRequestContext, { id }: Ticket, message: string): Promise<void> {
  const data = { key: crypto.randomUUID(), message }
  const answer = await calls.post(`/api/tickets/${id}/replies`, { data, headers: { origin: ORIGIN } })
  expect(answer.status(), await answer.text()).toBe(200)
}

export async function fillTicket(page: Page, subject: string, message: string): Promise<void> {
  await page.getByLabel('Assunto').fill(subject)
  await page.getByLabel('Tipo de suporte').selectOption('Documentos')
  await page.getByRole('main').getByLabel('Mensagem').fill(message)
}
export const sendTicket = (page: Page) => page.getByRole('button', { name: 'Enviar chamado' })
