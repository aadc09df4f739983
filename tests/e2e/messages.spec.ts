import { expect, test } from '@playwright/test'
import { findings } from './support/findings.ts'
import { assign, freshAgent, freshProcess } from './support/fresh-process.ts'
import { signedIn } from './support/people.ts'
import { aTalk, browserOf, bubble, composer, openThread, row, say, storedTexts, thread, write } from './support/talk.ts'

test(
  'customer and agent talk live, and each sees what the other has read',
  { tag: '@phone' },
  async ({ browser }, info) => {
    const talk = await aTalk()
    const customer = await (await browserOf(browser, talk.customer, info)).newPage()
    const agent = await (await browserOf(browser, talk.agent, info)).newPage()
    await customer.goto('/user/messages')
    const own = row(customer, 'Bruna Matos')
    await expect(own).toContainText('Agente responsável')
    await expect(own).toContainText('Nenhuma mensagem ainda')
    if (info.project.name === 'phone') await own.click()
    await expect(customer.getByRole('heading', { name: 'Bruna Matos' })).toBeVisible()
    await expect(customer.getByRole('link', { name: 'Ver Documentos' })).toHaveAttribute(
      'href',
      /^\/user\/documents\?empresa=/,
    )

    await agent.goto('/agent/messages')
    await expect(row(agent, 'Nina Prado')).toContainText(talk.company)
    if (info.project.name === 'desktop')
      await expect(agent.getByText('Selecione uma conversa para começar')).toBeVisible()

    await say(customer, 'Bom dia! Alguma novidade?')
    await expect(bubble(customer, 'Bom dia! Alguma novidade?')).toContainText('Enviada')
    expect(await customer.locator('[data-toast]').count()).toBe(0)
    await expect(row(agent, 'Nina Prado')).toContainText('1 nova')
    await expect(agent.getByRole('link', { name: 'Mensagens, 1 não lida' })).toBeVisible()

    await row(agent, 'Nina Prado').click()
    await expect(bubble(agent, 'Bom dia! Alguma novidade?')).toContainText(/\d{2}:\d{2}/)
    await expect(thread(agent).getByText('Hoje')).toBeVisible()
    await expect(bubble(customer, 'Bom dia! Alguma novidade?')).toContainText('Lida')
    await expect(agent.getByRole('link', { name: 'Mensagens', exact: true }).first()).toBeVisible()

    await say(agent, 'Sim: o estado aprovou o nome.')
    await expect(bubble(customer, 'Sim: o estado aprovou o nome.')).toBeVisible()
    await expect(bubble(agent, 'Sim: o estado aprovou o nome.')).toContainText('Lida')
    expect(await storedTexts(talk)).toEqual(['Bom dia! Alguma novidade?', 'Sim: o estado aprovou o nome.'])
    if (info.project.name === 'phone') {
      await customer.getByRole('link', { name: 'Voltar para as conversas' }).click()
      await expect(row(customer, 'Bruna Matos')).toContainText('Sim: o estado aprovou o nome.')
    }
  },
)

test(
  'what comes while one is elsewhere is counted, in the header and in the list',
  { tag: '@phone' },
  async ({ browser }, info) => {
    const talk = await aTalk()
    const page = await (await browserOf(browser, talk.customer, info)).newPage()
    await page.goto('/user/dashboard')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Mensagens', exact: true })).toBeVisible()
    await write(talk, talk.agent, 'Primeira')
    await write(talk, talk.agent, 'Segunda')
    const button = page.getByRole('banner').getByRole('link', { name: 'Mensagens, 2 não lidas' })
    await expect(button).toBeVisible()
    if (info.project.name === 'phone') {
      await button.click()
      await expect(row(page, 'Bruna Matos')).toContainText('2 novas')
      await row(page, 'Bruna Matos').click()
    } else await button.click()
    await expect(bubble(page, 'Segunda')).toBeVisible()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Mensagens', exact: true })).toBeVisible()
  },
)

test('a conversation that opens by itself does not take back the way to another page', async ({ browser }, info) => {
  const talk = await aTalk()
  const page = await (await browserOf(browser, talk.customer, info)).newPage()
  const [list, script] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(/\/api\/conversations(\?|$)/, (route) => list.promise.then(() => route.continue()))
  await page.route('**/assets/obligations-*.js', (route) => script.promise.then(() => route.continue()))
  await page.goto('/user/messages')
  await page.getByRole('navigation', { name: 'Painel' }).getByRole('link', { name: 'Obrigações' }).click()
  list.resolve()
  await expect(page.getByRole('heading', { name: 'Bruna Matos' })).toBeVisible()
  script.resolve()
  await expect(page.getByRole('heading', { level: 1, name: 'Obrigações', exact: true })).toBeVisible()
})

test('the badge stops at 99+', async ({ page }) => {
  await signedIn(page, 'user')
  await page.route('**/api/conversations/unread', (route) => route.fulfill({ json: { unread: 240 } }))
  await page.goto('/user/dashboard')
  await expect(page.getByRole('link', { name: 'Mensagens, 99+ não lidas' })).toContainText('99+')
})

test(
  'Enter sends, Shift and Enter break the line, blanks are nothing',
  { tag: '@phone' },
  async ({ browser }, info) => {
    const talk = await aTalk()
    const page = await (await browserOf(browser, talk.customer, info)).newPage()
    await openThread(page, talk, 'user')
    const send = page.getByRole('button', { name: 'Enviar' })
    await expect(send).toBeDisabled()
    await composer(page).fill('   \n ')
    await expect(send).toBeDisabled()
    await composer(page).press('Enter')
    await composer(page).fill('  primeira')
    await composer(page).press('Shift+Enter')
    await composer(page).pressSequentially('segunda  ')
    await page.reload()
    await expect(composer(page)).toHaveValue('  primeira\nsegunda  ')
    await send.click()
    await expect(composer(page)).toHaveValue('')
    await expect(thread(page).getByText('primeira\nsegunda')).toBeVisible()
    await expect.poll(() => storedTexts(talk)).toEqual(['primeira\nsegunda'])
    await composer(page).fill('x'.repeat(5001))
    await expect(page.getByText('No máximo 5.000 caracteres.')).toBeVisible()
    await expect(send).toBeDisabled()
    const { height } = (await composer(page).boundingBox()) ?? { height: 0 }
    expect(height).toBeLessThanOrEqual(128)
    for (const target of [send, page.getByRole('button', { name: 'Anexar documento' })]) {
      const box = await target.boundingBox()
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    }
  },
)

test('what somebody writes is text and nothing else', async ({ browser }, info) => {
  const talk = await aTalk()
  await write(talk, talk.customer, '<img src=x onerror="document.title=1"><b>oi</b> javascript:alert(1)')
  await write(talk, talk.customer, 'Veja https://exemplo.test/a?b=1 aqui')
  const page = await (await browserOf(browser, talk.agent, info)).newPage()
  await openThread(page, talk, 'agent')
  await expect(thread(page).getByText('<b>oi</b>')).toBeVisible()
  await expect(thread(page).locator('img, b')).toHaveCount(0)
  await expect(thread(page).getByRole('link')).toHaveText(['https://exemplo.test/a?b=1'])
})

test('a document of the process goes along', async ({ browser }, info) => {
  const talk = await aTalk()
  const page = await (await browserOf(browser, talk.customer, info)).newPage()
  await openThread(page, talk, 'user')
  await page.getByRole('button', { name: 'Anexar documento' }).click()
  const dialog = page.getByRole('dialog', { name: 'Anexar documentos' })
  // The customer has not uploaded this document yet; a job generates the purpose paper during the test, so that is not used.
  const choice = dialog.getByRole('checkbox', { name: /^Comprovante de endereço/ })
  await expect(choice).toBeVisible()
  expect(await findings(page)).toEqual([])
  await choice.check()
  await dialog.getByRole('button', { name: 'Anexar 1 documento' }).click()
  await expect(page.getByRole('button', { name: /^Tirar/ })).toBeVisible()
  await say(page, 'Este aqui?')
  await expect(bubble(page, 'Este aqui?').getByRole('link')).toHaveAttribute('href', /^\/user\/documents\?documento=/)
  await expect(page.getByRole('button', { name: /^Tirar/ })).toBeHidden()
  const agent = await (await browserOf(browser, talk.agent, info)).newPage()
  await openThread(agent, talk, 'agent')
  const link = bubble(agent, 'Este aqui?').getByRole('link')
  await expect(link).toHaveAttribute('href', /^\/agent\/documents\?documento=/)
})

test('another agent takes over: the open thread of the one before is gone at once', async ({ browser }, info) => {
  const talk = await aTalk()
  const page = await (await browserOf(browser, talk.agent, info)).newPage()
  const customer = await (await browserOf(browser, talk.customer, info)).newPage()
  await openThread(page, talk, 'agent')
  await openThread(customer, talk, 'user')
  const next = await freshAgent('Caio Teles')
  await assign(talk.id, next, talk.agent)
  await expect(page.getByText('Esta conversa não está disponível')).toBeVisible()
  await expect(composer(page)).toBeHidden()
  await expect(customer.getByRole('heading', { name: 'Caio Teles' })).toBeVisible()
  await page.getByRole('link', { name: 'Ver as conversas' }).click()
  await expect(page.getByText('Nenhuma conversa disponível')).toBeVisible()
})

test('without an agent there is no conversation yet; it appears with one', async ({ browser }, info) => {
  const { customer, id } = await freshProcess()
  const page = await (await browserOf(browser, customer, info)).newPage()
  await page.goto('/user/messages')
  await expect(page.getByText('Nenhuma conversa disponível')).toBeVisible()
  await expect(page.getByText('Um agente será atribuído ao seu processo em breve')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await assign(id, await freshAgent('Bruna Matos'), null)
  await expect(row(page, 'Bruna Matos')).toBeVisible()
})

test('an agent finds a conversation by company or customer', async ({ browser }, info) => {
  const talk = await aTalk()
  const other = await freshProcess({ agent: talk.agent, customerName: 'Otávio Reis' })
  const page = await (await browserOf(browser, talk.agent, info)).newPage()
  await page.goto('/agent/messages')
  await expect(row(page, 'Nina Prado')).toBeVisible()
  const box = page.getByRole('searchbox', { name: 'Buscar por empresa ou cliente' })
  await box.fill('otavio')
  await expect(row(page, 'Nina Prado')).toBeHidden()
  await expect(row(page, 'Otávio Reis')).toContainText(other.company)
  await page.reload()
  await expect(box).toHaveValue('otavio')
  await expect(row(page, 'Nina Prado')).toBeHidden()
  await box.fill(talk.company.toUpperCase())
  await expect(row(page, 'Nina Prado')).toBeVisible()
  await box.fill('ninguém com este nome')
  await expect(page.getByText('Nenhuma conversa encontrada')).toBeVisible()
})

test('a superadmin is told that messages are read as the person only', async ({ page }) => {
  await signedIn(page, 'superadmin')
  for (const area of ['user', 'agent']) {
    await page.goto(`/${area}/messages`)
    await expect(page.getByText('Mensagens são só entre cliente e agente')).toBeVisible()
  }
  expect(await findings(page)).toEqual([])
})

for (const area of ['user', 'agent'] as const)
  test(`axe finds nothing in the conversations of the ${area}`, { tag: '@phone' }, async ({ browser }, info) => {
    const talk = await aTalk()
    await write(talk, talk.customer, 'Bom dia')
    await write(talk, talk.agent, 'Bom dia! Recebi.')
    const who = area === 'user' ? talk.customer : talk.agent
    const page = await (await browserOf(browser, who, info)).newPage()
    await page.goto(`/${area}/messages`)
    await expect(row(page, area === 'user' ? 'Bruna Matos' : 'Nina Prado')).toBeVisible()
    expect(await findings(page)).toEqual([])
    await openThread(page, talk, area)
    await expect(bubble(page, 'Bom dia! Recebi.')).toBeVisible()
    expect(await findings(page)).toEqual([])
    const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(width).toBeLessThanOrEqual(0)
  })
