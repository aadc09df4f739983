import { expect, test } from '@playwright/test'
import { asFreshSuperadmin } from './support/fresh-account.ts'
import { ORIGIN } from './support/people.ts'
import { deaf } from './support/states.ts'
import { aTalk, browserOf, bubble, composer, openThread, row, say, storedTexts, thread, write } from './support/talk.ts'

test('written without a connection, sent once when it is back', async ({ browser }, info) => {
  const talk = await aTalk()
  const context = await browserOf(browser, talk.customer, info)
  const page = await context.newPage()
  const agent = await (await browserOf(browser, talk.agent, info)).newPage()
  await openThread(page, talk, 'user')
  await openThread(agent, talk, 'agent')
  await context.setOffline(true)
  await say(page, 'Sem rede, um')
  await say(page, 'Sem rede, dois')
  await expect(bubble(page, 'Sem rede, um')).toContainText('Aguardando conexão')
  await expect(bubble(page, 'Sem rede, dois')).toContainText('Aguardando conexão')
  await write(talk, talk.agent, 'Enquanto isso')
  await context.setOffline(false)
  await expect(bubble(page, 'Sem rede, um')).toContainText(/Enviada|Lida/)
  await expect(bubble(page, 'Sem rede, dois')).toContainText(/Enviada|Lida/)
  await expect(bubble(page, 'Enquanto isso')).toBeVisible()
  await expect(bubble(agent, 'Sem rede, dois')).toBeVisible()
  expect((await storedTexts(talk)).sort()).toEqual(['Enquanto isso', 'Sem rede, dois', 'Sem rede, um'])
  await expect(thread(agent).getByRole('listitem')).toHaveCount(3)
})

test('what could not be sent survives a reload and goes out from any screen', async ({ browser }, info) => {
  const talk = await aTalk()
  const page = await (await browserOf(browser, talk.customer, info)).newPage()
  await page.route('**/api/conversations/*/messages', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionfailed') : route.continue(),
  )
  await openThread(page, talk, 'user')
  await say(page, 'Fica para depois')
  await expect(bubble(page, 'Fica para depois')).toContainText('Aguardando conexão')
  await page.reload()
  await expect(bubble(page, 'Fica para depois')).toBeVisible()
  await page.unroute('**/api/conversations/*/messages')
  await page.goto('/user/dashboard')
  await expect.poll(() => storedTexts(talk)).toEqual(['Fica para depois'])
})

test('an answer that gets lost doubles nothing', async ({ browser }, info) => {
  const talk = await aTalk()
  const page = await (await browserOf(browser, talk.customer, info)).newPage()
  let posts = 0
  const secondTry = Promise.withResolvers<void>()
  // With live events or the thread's answer the page would know that its message is stored, and not retry.
  await deaf(page)
  await page.route(/\/api\/conversations\/[^/]+\/messages/, async (route) => {
    if (route.request().method() !== 'POST') {
      const response = await route.fetch()
      if (posts === 1) await secondTry.promise
      return route.fulfill({ response })
    }
    posts += 1
    if (posts > 1) {
      secondTry.resolve()
      return route.continue()
    }
    await route.fetch()
    await route.abort('connectionreset')
  })
  await openThread(page, talk, 'user')
  await say(page, 'Uma vez só')
  await expect(bubble(page, 'Uma vez só')).toContainText('Enviada')
  await expect.poll(() => posts).toBe(2)
  await expect(thread(page).getByRole('listitem')).toHaveCount(1)
  expect(await storedTexts(talk)).toEqual(['Uma vez só'])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a refused message says so, stays, and can be tried again or given up', async ({ browser }, info) => {
  const talk = await aTalk()
  const page = await (await browserOf(browser, talk.customer, info)).newPage()
  const broken = { error: { code: 'conflict', message: 'Não deu.', requestId: 'r' } }
  await page.route('**/api/conversations/*/messages', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 409, json: broken }) : route.continue(),
  )
  await openThread(page, talk, 'user')
  await say(page, 'Primeira tentativa')
  await say(page, 'Outra')
  await expect(page.getByText('Erro ao enviar mensagem').first()).toBeVisible()
  await expect(page.getByText('Não foi possível enviar a mensagem. Tente novamente.').first()).toBeVisible()
  await expect(bubble(page, 'Primeira tentativa')).toContainText('Não enviada')
  await bubble(page, 'Outra').getByRole('button', { name: 'Descartar' }).click()
  await expect(bubble(page, 'Outra')).toBeHidden()
  await page.unroute('**/api/conversations/*/messages')
  await bubble(page, 'Primeira tentativa').getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(bubble(page, 'Primeira tentativa')).toContainText('Enviada')
  expect(await storedTexts(talk)).toEqual(['Primeira tentativa'])
})

test(
  'older messages come as one scrolls up, and the view stays where it was',
  { tag: '@phone' },
  async ({ browser }, info) => {
    const talk = await aTalk()
    for (let n = 1; n <= 75; n++) await write(talk, n % 2 ? talk.customer : talk.agent, `Mensagem ${n}`)
    const page = await (await browserOf(browser, talk.customer, info)).newPage()
    await openThread(page, talk, 'user')
    await expect(bubble(page, 'Mensagem 75')).toBeInViewport()
    await expect(bubble(page, 'Mensagem 1')).toHaveCount(0)
    const box = thread(page)
    // The oldest loaded message must stay in place when older ones arrive above it.
    const anchor = bubble(page, 'Mensagem 46')
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/conversations/*/messages?*cursor*', async (route) => {
      await held
      await route.continue()
    })
    await box.evaluate((element) => element.scrollTo({ top: -element.scrollHeight }))
    await expect(page.getByText('Carregando mensagens anteriores...')).toBeInViewport()
    await expect(anchor).toBeInViewport()
    const before = (await anchor.boundingBox())?.y ?? 0
    release()
    await expect(bubble(page, 'Mensagem 40')).toHaveCount(1)
    expect(Math.abs(((await anchor.boundingBox())?.y ?? 0) - before)).toBeLessThan(60)
    await expect(async () => {
      await box.evaluate((element) => element.scrollTo({ top: -element.scrollHeight }))
      await expect(bubble(page, 'Mensagem 1')).toBeInViewport({ timeout: 1000 })
    }).toPass()
    await expect(page.getByText('Início da conversa')).toBeVisible()
    // Far from the end of the thread, a new message is announced instead of moving the view.
    await write(talk, talk.agent, 'Chegou agora')
    await expect(page.getByRole('button', { name: 'Novas mensagens' })).toBeVisible()
    await expect(bubble(page, 'Mensagem 1')).toBeInViewport()
    await page.getByRole('button', { name: 'Novas mensagens' }).click()
    await expect(bubble(page, 'Chegou agora')).toBeInViewport()
  },
)

test('older messages that do not load say so and can be asked for again', async ({ browser }, info) => {
  const talk = await aTalk()
  for (let n = 1; n <= 34; n++) await write(talk, n % 2 ? talk.customer : talk.agent, `Mensagem ${n}`)
  const page = await (await browserOf(browser, talk.agent, info)).newPage()
  await page.route('**/api/conversations/*/messages?*cursor*', (route) => route.abort())
  await openThread(page, talk, 'agent')
  await thread(page).evaluate((element) => element.scrollTo({ top: -element.scrollHeight }))
  await expect(page.getByText('As mensagens anteriores não carregaram.')).toBeVisible()
  await page.unroute('**/api/conversations/*/messages?*cursor*')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(bubble(page, 'Mensagem 1')).toHaveCount(1)
})

test('list and thread show that they load, that they failed, and recover', async ({ browser }, info) => {
  const talk = await aTalk()
  await write(talk, talk.agent, 'Bom dia')
  const page = await (await browserOf(browser, talk.customer, info)).newPage()
  // A live event would reload list and thread before the test clicks the button.
  await deaf(page)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/conversations**', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/user/messages')
  await expect(page.getByRole('region', { name: 'Conversas' }).getByRole('status')).toHaveText('Carregando')
  answer()
  await expect(row(page, 'Bruna Matos')).toBeVisible()
  await page.unroute('**/api/conversations**')

  const refusal = { error: { code: 'invalid', message: 'Não.', requestId: 'r' } }
  await page.route('**/api/conversations**', (route) => route.fulfill({ status: 403, json: refusal }))
  await page.goto('/user/messages')
  const list = page.getByRole('region', { name: 'Conversas' })
  await expect(list.getByRole('alert')).toBeVisible()
  await page.unroute('**/api/conversations**')
  await list.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(row(page, 'Bruna Matos')).toBeVisible()

  await page.route('**/api/conversations/*/messages**', (route) => route.fulfill({ status: 403, json: refusal }))
  await page.goto(`/user/messages?conversa=${talk.id}`)
  const open = page.getByRole('region', { name: 'Conversa', exact: true })
  await expect(open.getByRole('alert')).toBeVisible()
  await page.unroute('**/api/conversations/*/messages**')
  await open.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(bubble(page, 'Bom dia')).toBeVisible()
})

test('a message counts as read only once it is on the screen', async ({ browser }, info) => {
  const talk = await aTalk()
  await write(talk, talk.customer, 'Está aí?')
  const context = await browserOf(browser, talk.agent, info)
  const page = await context.newPage()
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', {
      get: () => (Reflect.get(window, 'shown') ? 'visible' : 'hidden'),
    })
  })
  await openThread(page, talk, 'agent')
  await expect(bubble(page, 'Está aí?')).toBeVisible()
  const readBy = async () =>
    (await (await talk.customer.calls.get(`/api/conversations/${talk.id}/messages`)).json()).items[0].read
  await say(page, 'Estou')
  await expect(bubble(page, 'Estou')).toContainText('Enviada')
  expect(await readBy()).toBe(false)
  await page.evaluate(() => {
    Reflect.set(window, 'shown', true)
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect
    .poll(async () => {
      const { items } = await (await talk.customer.calls.get(`/api/conversations/${talk.id}/messages`)).json()
      return items.find(({ text }: { text: string }) => text === 'Está aí?').read
    })
    .toBe(true)
})

test('as somebody else one reads, and neither writes nor marks', async ({ page }) => {
  const talk = await aTalk()
  await write(talk, talk.agent, 'Só para a Nina')
  await asFreshSuperadmin(page.request)
  const data = { userId: talk.customer.id, reason: 'Chamado 4711' }
  const started = await page.request.post('/api/impersonation', { data, headers: { origin: ORIGIN } })
  expect(started.status(), await started.text()).toBe(200)
  const marks: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/conversations/')) marks.push(request.url())
  })
  await page.goto(`/user/messages?conversa=${talk.id}`)
  await expect(bubble(page, 'Só para a Nina')).toBeVisible()
  await expect(page.getByText('Você vê esta conversa como outra pessoa: só leitura.')).toBeVisible()
  await expect(composer(page)).toHaveCount(0)
  expect(marks).toEqual([])
})

test('the composer stays above an on-screen keyboard', { tag: '@phone' }, async ({ browser }, info) => {
  const talk = await aTalk()
  for (let n = 1; n <= 12; n++) await write(talk, talk.agent, `Linha ${n}`)
  const page = await (await browserOf(browser, talk.customer, info)).newPage()
  await openThread(page, talk, 'user')
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 420 })
  await composer(page).click()
  await expect(composer(page)).toBeInViewport({ ratio: 1 })
  await expect(bubble(page, 'Linha 12')).toBeInViewport()
})
