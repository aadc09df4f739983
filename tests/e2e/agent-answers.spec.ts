import { expect, test } from '@playwright/test'
import { aPng } from '#tests/support/sample-pictures.ts'
import { complaints } from './support/console.ts'
import { findings } from './support/findings.ts'
import { enterAs, freshAgent, freshProcess, sendFor } from './support/fresh-process.ts'
import { held } from './support/states.ts'
import { aTalk, browserOf, bubble, composer, openThread, row, say, write } from './support/talk.ts'
import { toast } from './support/toast.ts'

const IDENTITY = 'Documento de identidade'
const photo = { name: 'rg.png', type: 'image/png', body: aPng() }

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('a document is sent back with templates while its customer looks on, and another is asked for by a day', async ({
  page,
  browser,
}, info) => {
  const heard = complaints(page)
  const agent = await freshAgent('Alba Nunes')
  const process = await freshProcess({ agent, customerName: 'Caio Lima' })
  const { id } = await sendFor(process, IDENTITY, photo)
  const customer = await (await browserOf(browser, process.customer, info)).newPage()
  await customer.goto(`/user/documents?documento=${id}`)
  await expect(customer.getByRole('dialog').getByText('Em análise')).toBeVisible()

  await enterAs(page, agent)
  await page.goto(`/agent/documents?documento=${id}`)
  const drawer = page.getByRole('dialog', { name: IDENTITY })
  await drawer.getByRole('button', { name: 'Rejeitar' }).click()
  const reason = drawer.getByLabel('Motivo da rejeição')
  await reason.fill('Bom dia.')

  // The agent's own template has a placeholder that the registration cannot fill.
  await drawer.getByRole('button', { name: 'Modelos' }).click()
  const templates = page.getByRole('dialog', { name: 'Modelos de recusa' })
  await expect(templates.getByText('O cliente lê em português.', { exact: false })).toBeVisible()
  expect(await findings(page)).toEqual([])
  await templates.getByRole('button', { name: 'Novo modelo' }).click()
  const form = page.getByRole('dialog', { name: 'Novo modelo' })
  await form.getByRole('button', { name: 'Guardar modelo' }).click()
  await expect(form.getByText('Campo obrigatório')).toHaveCount(2)
  await form.getByLabel('Título').fill('Até quando')
  await form.getByLabel('Texto').fill('{cliente}, envie de novo até {prazo}.')
  await form.getByRole('button', { name: 'Guardar modelo' }).click()
  // Saving the template has not submitted the rejection form behind the dialog.
  await expect(customer.getByRole('dialog').getByText('Em análise')).toBeVisible()
  await expect(templates.getByText('Caio Lima, envie de novo até {prazo}.')).toBeVisible()
  await expect(templates.getByText('Falta preencher: {prazo}')).toBeVisible()
  await templates.getByRole('button', { name: 'Usar o modelo Até quando' }).click()
  await expect(reason).toBeFocused()
  await expect(reason).toHaveValue('Bom dia.\n\nCaio Lima, envie de novo até {prazo}.')
  await drawer.getByRole('button', { name: 'Rejeitar documento' }).click()
  await expect(drawer.getByText('Antes de enviar, troque {prazo} pelo texto certo.', { exact: false })).toBeVisible()
  expect(await findings(page)).toEqual([])

  await reason.fill('')
  await drawer.getByRole('button', { name: 'Modelos' }).click()
  await templates.getByRole('button', { name: 'Excluir o modelo Até quando' }).click()
  await page.getByRole('dialog', { name: 'Excluir este modelo?' }).getByRole('button', { name: 'Excluir' }).click()
  await expect(templates.getByText('Você ainda não guardou nenhum modelo.')).toBeVisible()
  await templates.getByRole('button', { name: 'Usar o modelo Imagem ilegível' }).click()
  await expect(reason).toHaveValue(/^Não conseguimos ler “Documento de identidade/)
  await drawer.getByRole('button', { name: 'Rejeitar documento' }).click()
  await expect(
    customer.getByRole('dialog').getByText('Não conseguimos ler “Documento', { exact: false }).first(),
  ).toBeVisible()

  await page.goto('/agent/documents')
  await page.getByRole('button', { name: 'Pedir documento' }).click()
  const asking = page.getByRole('dialog', { name: 'Pedir um documento' })
  await asking.getByLabel('Empresa').selectOption(process.company)
  await asking.getByLabel('Nome do documento').fill('Conta de luz')
  await asking.getByLabel('O que é preciso').fill('Do endereço da empresa.')
  await asking.getByLabel('Como deve ser (opcional)').fill('Com menos de 90 dias.')
  await asking.getByLabel('Prazo (opcional)').fill('2020-01-01')
  await asking.getByRole('button', { name: 'Pedir documento' }).click()
  await expect(asking.getByText('A data não pode estar no passado.')).toBeVisible()
  const due = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
  await asking.getByLabel('Prazo (opcional)').fill(due)
  expect(await findings(page)).toEqual([])
  await asking.getByRole('button', { name: 'Pedir documento' }).click()
  const written = due.split('-').reverse().join('/')
  await expect(page.getByText(`Prazo: ${written}`)).toBeVisible()
  await customer.keyboard.press('Escape')
  await customer.getByRole('button', { name: 'Ver detalhes: Conta de luz' }).click()
  const seen = customer.getByRole('dialog', { name: 'Conta de luz' })
  await expect(seen.getByText(`Prazo: ${written}`)).toBeVisible()
  await expect(seen.getByText('Com menos de 90 dias.', { exact: false })).toBeVisible()
  expect(await findings(customer)).toEqual([])
  expect(heard).toEqual([])
})

test('unread conversations come first, and the open one stays where it is', async ({ page }) => {
  const first = await aTalk()
  const others = []
  for (const customerName of ['Zeca Souza', 'Vera Cruz']) {
    const process = await freshProcess({ agent: first.agent, customerName })
    others.push({ ...process, agent: first.agent })
  }
  const [zeca, vera] = others
  if (!zeca || !vera) throw new Error('two more conversations')
  await write(first, first.customer, 'Primeira')
  await write(zeca, zeca.customer, 'Segunda')
  await write(vera, first.agent, 'Por último, mas minha')
  await enterAs(page, first.agent)
  await page.goto('/agent/messages')
  const names = page.getByRole('region', { name: 'Conversas' }).getByRole('link')
  await expect(names).toHaveText([/Zeca Souza/, /Nina Prado/, /Vera Cruz/])
  await row(page, 'Zeca Souza').click()
  await expect(bubble(page, 'Segunda')).toBeVisible()
  // The conversation is read by now, but stays in place while it is open.
  await expect(row(page, 'Zeca Souza')).not.toContainText('1 nova')
  await expect(names).toHaveText([/Zeca Souza/, /Nina Prado/, /Vera Cruz/])
  await write(vera, vera.customer, 'Agora eu')
  await expect(names).toHaveText([/Zeca Souza/, /Vera Cruz/, /Nina Prado/])
  await row(page, 'Nina Prado').click()
  await expect(names).toHaveText([/Vera Cruz/, /Zeca Souza/, /Nina Prado/])
})

test('a message from a template says what is open, and one that goes off later says so', async ({ page }) => {
  const talk = await aTalk()
  const other = await freshProcess({ agent: talk.agent, customerName: 'Zeca Souza' })
  await enterAs(page, talk.agent)
  await openThread(page, talk, 'agent')
  await composer(page).fill('Bom dia!')
  await page.getByRole('button', { name: 'Modelos' }).click()
  const templates = page.getByRole('dialog', { name: 'Modelos de mensagem' })
  await expect(
    templates.getByText(`Sou Bruna Matos e cuido da abertura da ${talk.company}`, { exact: false }),
  ).toBeVisible()
  await templates.getByRole('button', { name: 'Usar o modelo Lembrar de um documento' }).click()
  await expect(composer(page)).toBeFocused()
  await expect(composer(page)).toHaveValue(/^Bom dia!\n\nOlá, Nina Prado! Ainda falta “\{documento\}”/)
  await expect(page.getByText('Falta preencher: {documento}, {prazo}')).toBeVisible()
  await composer(page).press('Enter')
  await expect(page.getByText('Antes de enviar, troque {documento}, {prazo}', { exact: false })).toBeVisible()
  expect(await findings(page)).toEqual([])

  const release = await held(page, `**/api/conversations/${talk.id}/messages`)
  await say(page, 'Falta a conta de luz, até sexta.')
  await page.getByRole('region', { name: 'Conversas' }).getByRole('link', { name: 'Zeca Souza' }).click()
  await expect(page).toHaveURL(new RegExp(other.id))
  release()
  await expect(toast(page, 'Mensagem enviada.')).toBeVisible()
})
