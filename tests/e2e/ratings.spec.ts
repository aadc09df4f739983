import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { Output } from '#contract/route.ts'
import type { ratings } from '#features/ratings/contract.ts'
import { STORIES_FROM } from '#features/ratings/rules/proof.ts'
import { complaints } from './support/console.ts'
import { findings } from './support/findings.ts'
import { fromSomewhere } from './support/from-somewhere.ts'
import { overflow } from './support/overflow.ts'
import { PASSWORD } from './support/people.ts'
import { anotherPage, signedInThere, test } from './support/with-own-server.ts'

const SENTENCE = 'Abri de casa e acompanhei cada etapa pelo painel.'
const REPLY = 'Obrigado por contar, Rafael!'
const COMPANY = 'Pinhão Analytics LLC'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

/** Hides published ratings until there is one story fewer than the section needs. */
async function hideStories(office: APIRequestContext, origin: string): Promise<void> {
  const answer = await office.get(`${origin}/api/ratings?show=published&limit=100`)
  const { items }: Output<typeof ratings.list> = await answer.json()
  for (const { id, version } of items.slice(STORIES_FROM - 1)) {
    const hidden = await office.put(`${origin}/api/ratings/${id}/hidden`, {
      data: { reason: 'Fora do assunto.', expectedVersion: version },
      headers: { origin },
    })
    expect(hidden.status(), await hidden.text()).toBe(200)
  }
}
/** Waits for a section of the landing page, because every node refills its pages a moment after a change is answered. */
const landingShows = (page: Page, title: string) =>
  expect(async () => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible({ timeout: 2000 })
  }).toPass()

test('a customer rates the approved order, the landing page tells it from three on, and the office answers', {
  tag: '@phone',
}, async ({ page, context, ownServer: { origin } }) => {
  const heard = complaints(page)
  const office = await anotherPage(context, origin)
  const calls = await signedInThere(office, origin, 'admin')
  const visitor = await anotherPage(context, origin)
  await page.request.post(`${origin}/api/auth/sign-in/email`, {
    data: { email: 'cliente2@demo.travessia.test', password: PASSWORD },
    headers: { origin, ...fromSomewhere() },
  })
  await page.goto('/user/dashboard')
  await expect(page.getByText('Como foi abrir a sua empresa com a gente?')).toBeVisible()
  await hideStories(calls, origin)
  await landingShows(visitor, 'O que você confere antes de pedir')
  await expect(visitor.getByRole('heading', { name: 'Histórias de quem abriu empresa fora' })).toBeHidden()
  await expect(visitor.getByRole('main')).not.toContainText(/2\.500|depoimento/)
  expect(await overflow(visitor)).toBe(0)
  expect(await findings(visitor)).toEqual([])

  await page.getByRole('button', { name: 'Enviar avaliação' }).click()
  await expect(page.getByText('Escolha uma nota de 1 a 5.')).toBeVisible()
  await page.getByRole('radio', { name: 'Nota 4 de 5' }).check({ force: true })
  await page.getByLabel('O que você diria a outro empreendedor?').fill('Muito <b>bom</b>')
  await page.getByLabel('Podem publicar no site com o meu primeiro nome e a minha cidade').check()
  await expect(page.getByText('Vai aparecer como: Rafael, Curitiba.')).toBeVisible()
  await page.getByRole('button', { name: 'Enviar avaliação' }).click()
  await expect(page.getByText('Escreva só texto, sem código HTML')).toBeVisible()
  await page.getByLabel('O que você diria a outro empreendedor?').fill(SENTENCE)
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Enviar avaliação' }).click()
  await expect(page.getByText('Obrigado! Sua avaliação foi guardada.').first()).toBeVisible()
  await expect(page.getByText('Pode ser publicada')).toBeVisible()

  await landingShows(visitor, 'Histórias de quem abriu empresa fora')
  const story = visitor.getByRole('figure').filter({ hasText: SENTENCE })
  await expect(visitor.getByRole('figure')).toHaveCount(STORIES_FROM)
  await expect(story).toContainText('Rafael')
  await expect(story.getByRole('img', { name: 'Nota 4 de 5' })).toBeVisible()
  expect(await overflow(visitor)).toBe(0)
  expect(await findings(visitor)).toEqual([])

  await office.goto('/admin/ratings?mostrar=to_answer')
  await office.getByRole('button', { name: `Abrir a avaliação: ${COMPANY}` }).click()
  const drawer = office.getByRole('dialog', { name: COMPANY })
  await expect(drawer.getByText('Rafael, Curitiba')).toBeVisible()
  await drawer.getByLabel('Resposta pública').fill(REPLY)
  await drawer.getByRole('button', { name: 'Responder' }).click()
  await expect(office.getByText('Avaliação atualizada').first()).toBeVisible()
  await expect(drawer.getByText(/Beatriz Fontes respondeu em/)).toBeVisible()
  expect(await findings(office)).toEqual([])
  await expect(page.getByText(REPLY)).toBeVisible()
  await expect(async () => {
    await visitor.goto('/')
    await expect(story).toContainText(REPLY, { timeout: 2000 })
  }).toPass()

  await page.getByRole('button', { name: 'Retirar', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar a avaliação' }).click()
  await expect(page.getByRole('button', { name: 'Enviar avaliação' })).toBeVisible()
  await landingShows(visitor, 'O que você confere antes de pedir')
  expect(heard).toEqual([])
  await office.context().close()
  await visitor.context().close()
})
