import { type APIRequestContext, type BrowserContext, expect, type Page, test } from '@playwright/test'
import { bodyOf } from '#tests/support/edited.ts'
import { complaints } from './support/console.ts'
import { findings } from './support/findings.ts'
import { openAfresh } from './support/open-afresh.ts'
import { overflow } from './support/overflow.ts'
import { ORIGIN, signedIn } from './support/people.ts'
import { theOffice } from './support/the-office.ts'
import { toast } from './support/toast.ts'
import { openWizard } from './support/wizard.ts'

// Each test edits rows that no other test reads, because all share one business.
type Row = Record<string, unknown> & { id: string; version: number }
const FEE = 'Taxas do estado para abrir uma LLC'

const read = async (calls: APIRequestContext, url: string): Promise<Row[]> =>
  (await (await calls.get(url)).json()).items
async function put(calls: APIRequestContext, url: string, data: object): Promise<void> {
  const answer = await calls.put(url, { data, headers: { origin: ORIGIN } })
  expect(answer.status(), await answer.text()).toBe(200)
}
const ofFact = ['scope', 'stateId', 'companyTypeId', 'kind', 'usName']
async function feeOf(calls: APIRequestContext, state: string): Promise<Row> {
  const facts = await read(calls, `/api/facts/states/${state}`)
  const fee = facts.find(({ kind, companyTypeId }) => kind === 'formation_fee' && companyTypeId === 'llc')
  if (!fee) throw new Error(`${state} has no fee`)
  return fee
}
/** Changes the fee as another admin would. */
async function changeFee(state: string, changed: object): Promise<void> {
  const calls = await theOffice()
  const fee = await feeOf(calls, state)
  await put(calls, `/api/facts/${fee.id}`, bodyOf(fee, changed, ofFact))
}

async function visitor(context: BrowserContext): Promise<Page> {
  const browser = context.browser()
  if (!browser) throw new Error('no browser')
  return (await browser.newContext({ baseURL: ORIGIN })).newPage()
}

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signedIn(page, 'admin')
})

test('a state is found, opens beside the list under its own address, and its neighbours are a key away', async ({
  page,
}) => {
  const heard = complaints(page)
  await page.goto('/admin/states')
  await page.getByRole('searchbox', { name: 'Buscar estado por nome ou sigla' }).fill('dakota')
  await expect(page.getByRole('button', { name: /^Abrir Dakota/ })).toHaveCount(2)
  await page.getByRole('button', { name: 'Abrir Dakota do Norte' }).click()
  await expect(page).toHaveURL(/estado=north-dakota/)
  const drawer = page.getByRole('dialog', { name: 'Dakota do Norte' })
  await expect(drawer.getByRole('button', { name: `Editar ${FEE}` })).toBeVisible()
  await expect(drawer.getByText(/Conferido em/).first()).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.keyboard.press('j')
  await expect(page.getByRole('dialog', { name: 'Dakota do Sul' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/admin/states?estado=atlantis&aba=nada')
  await expect(page.getByRole('dialog').getByText('Este estado não existe.')).toBeVisible()
  expect(heard.filter((line) => !line.includes('404'))).toEqual([])
})

test('an edited fee is what the wizard shows next, and the history says who changed it', async ({ page, context }) => {
  await page.goto('/admin/states?estado=idaho')
  const drawer = page.getByRole('dialog', { name: 'Idaho' })
  await drawer.getByRole('button', { name: `Editar ${FEE}` }).click()
  await drawer.getByLabel('Valor da parte 1').fill('muito')
  await expect(drawer.getByText('Escreva um valor em dólares, como 138,75.')).toBeVisible()
  await drawer.getByLabel('Valor da parte 1').fill('131,37')
  await expect(drawer.getByText(/Total cobrado no pedido: US\$\s131,37/)).toBeVisible()
  await drawer.getByRole('button', { name: 'Salvar' }).click()
  await expect(toast(page, 'Salvo. Já vale para novos pedidos, guias e lembretes.')).toBeVisible()
  await drawer.getByRole('button', { name: `Histórico de ${FEE}` }).click()
  await expect(drawer.getByRole('list', { name: 'Histórico de alterações' })).toContainText(/131,37/)
  const site = await visitor(context)
  await site.goto('/cadastro')
  const wizard = await openWizard(site)
  await wizard.getByRole('searchbox').fill('Idaho')
  await wizard.getByRole('radio', { name: /Idaho/ }).check()
  await expect(wizard.getByText(/US\$\s131,37/).first()).toBeVisible()
  await site.context().close()
})

test('whoever saves second is told what changed and by whom, and keeps what was typed', async ({ page }) => {
  await changeFee('montana', { summary: null })
  await page.goto('/admin/states?estado=montana')
  const drawer = page.getByRole('dialog', { name: 'Montana' })
  await drawer.getByRole('button', { name: `Editar ${FEE}` }).click()
  await drawer.getByLabel('Resumo').fill('Meu resumo')
  await changeFee('montana', { summary: 'O resumo de outra pessoa' })
  await drawer.getByRole('button', { name: 'Salvar' }).click()
  const notice = drawer.getByRole('alert')
  await expect(notice).toContainText('salvou este registro')
  await expect(notice).toContainText('O resumo de outra pessoa')
  await expect(drawer.getByLabel('Resumo')).toHaveValue('Meu resumo')
  await expect(drawer.getByRole('button', { name: 'Salvar' })).toBeDisabled()
  expect(await findings(page)).toEqual([])
  await notice.getByRole('button', { name: 'Manter o que escrevi' }).click()
  await drawer.getByRole('button', { name: 'Salvar' }).click()
  const office = await theOffice()
  await expect.poll(() => feeOf(office, 'montana')).toMatchObject({ summary: 'Meu resumo' })
  await expect(drawer.getByText('Meu resumo')).toBeVisible()
})

test('what was not checked for a year is listed and marked, one or many at once', async ({ page }) => {
  for (const state of ['maine', 'nebraska', 'vermont']) await changeFee(state, { checkedOn: '2020-01-01' })
  await page.goto('/admin/states?aba=conferir')
  await page.getByRole('button', { name: `Conferido hoje: ${FEE}, Maine` }).click()
  await expect(toast(page, '1 linha conferida hoje.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: `Escolher ${FEE}, Maine` })).toHaveCount(0)
  for (const state of ['Nebraska', 'Vermont'])
    await page.getByRole('checkbox', { name: `Escolher ${FEE}, ${state}` }).check()
  await expect(page.getByText('2 linhas escolhidas')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Conferido hoje', exact: true }).first().click()
  await expect(toast(page, '2 linhas conferidas hoje.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: `Escolher ${FEE}, Vermont` })).toHaveCount(0)
})

test('a word is added, said once only, edited and removed', async ({ page }) => {
  const word = `capivara${crypto.randomUUID().slice(0, 6)}`
  await page.goto('/admin/states?aba=nomes')
  const add = async () => {
    await page.getByRole('button', { name: 'Acrescentar palavra' }).click()
    const dialog = page.getByRole('dialog', { name: 'Nova palavra' })
    await dialog.getByLabel('Palavra', { exact: true }).fill(word)
    await dialog.getByLabel('Motivo que o cliente lê').fill('Só com autorização')
    await dialog.getByRole('button', { name: 'Acrescentar palavra' }).click()
    return dialog
  }
  await add()
  await expect(toast(page, 'Palavra acrescentada. A próxima verificação já a usa.')).toBeVisible()
  const again = await add()
  await expect(again.getByText('Esta palavra já está na lista.')).toBeVisible()
  await again.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('searchbox', { name: 'Buscar palavra ou estado' }).fill(word)
  await page.getByRole('button', { name: new RegExp(`^Abrir a regra ${word}`) }).click()
  const drawer = page.getByRole('dialog', { name: word })
  await drawer.getByLabel('Variações').fill(`${word}s`)
  await drawer.getByRole('button', { name: 'Salvar' }).click()
  await expect(toast(page, 'Salvo. A próxima verificação de nomes já usa a regra.')).toBeVisible()
  await expect(drawer.getByLabel('Variações')).toHaveValue(`${word}s`)
  expect(await findings(page)).toEqual([])
  await drawer.getByRole('button', { name: 'Remover palavra' }).click()
  await page
    .getByRole('dialog', { name: `Remover “${word}”?` })
    .getByRole('button', { name: 'Remover palavra' })
    .click()
  await expect(toast(page, 'Palavra removida.')).toBeVisible()
  await expect(page.getByText('Nenhuma regra encontrada.')).toBeVisible()
})

test('a document is added to a type, moved and switched off', async ({ page }) => {
  const name = `Papel ${crypto.randomUUID().slice(0, 6)}`
  await page.goto('/admin/states?aba=documentos')
  const part = page.getByRole('region', { name: 'Partnership' })
  await part.getByRole('button', { name: /^Acrescentar documento/ }).click()
  await part.getByRole('button', { name: 'Salvar' }).click()
  await expect(part.getByText('Campo obrigatório')).toBeVisible()
  await part.getByLabel('Nome').fill(name)
  await part.getByRole('button', { name: 'Salvar' }).click()
  await expect(part.getByText(name)).toBeVisible()
  await part.getByRole('button', { name: `Subir ${name}` }).click()
  await expect(toast(page, 'Ordem salva.')).toBeVisible()
  await expect(part.getByRole('listitem').last()).not.toContainText(name)
  await part.getByRole('button', { name: `Editar ${name}` }).click()
  await part.getByLabel('Pedir em novos pedidos').uncheck()
  await part.getByRole('button', { name: 'Salvar' }).click()
  await expect(part.getByRole('listitem').filter({ hasText: name })).toContainText('Não é mais pedido')
  expect(await findings(page)).toEqual([])
})

test('tasks are moved with their dependencies, saved as a version of their own and put to use', async ({ page }) => {
  const calls = await theOffice()
  const mine = async () =>
    (await read(calls, '/api/workflow-templates')).filter(
      ({ companyTypeId }) => companyTypeId === 'sole-proprietorship',
    ) as (Row & { active: boolean; tasks: { name: string; dependsOn: number | null }[] })[]
  const [before] = await mine()
  const [first, second, third] = before?.tasks ?? []
  if (!before || !first || !second || !third) throw new Error('no template')
  const tasks = before.tasks.map((task, at) => ({ ...task, dependsOn: at === 0 ? null : 1 }))
  await put(calls, `/api/workflow-templates/${before.id}`, { expectedVersion: before.version, tasks })
  await page.goto('/admin/states?aba=fluxos&empresa=sole-proprietorship')
  await expect(page.getByText(/Trabalhos já iniciados mantêm as suas tarefas\./)).toBeVisible()
  await page.getByRole('button', { name: 'Editar tarefas' }).first().click()
  const list = page.getByRole('list', { name: 'Tarefas' }).first()
  await expect(list.getByRole('button', { name: `Subir ${second.name}` })).toBeDisabled()
  await list.getByRole('button', { name: `Subir ${third.name}` }).click()
  await expect(list.getByRole('listitem').nth(1)).toContainText(third.name)
  await list.getByRole('button', { name: `Abrir a tarefa ${third.name}` }).click()
  await list.getByLabel('Horas').fill('2,5')
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Guardar como nova versão' }).click()
  await expect(toast(page, 'Nova versão guardada. Ela ainda não está em uso.')).toBeVisible()
  await page.getByRole('button', { name: 'Usar esta versão' }).first().click()
  await expect(toast(page, 'Novos trabalhos usam esta versão.')).toBeVisible()
  const [now] = await mine()
  expect([now?.active, now?.tasks[1]]).toMatchObject([true, { name: third.name, dependsOn: 1, hours: 2.5 }])
})

test('every tab fits and is accessible', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/admin/states')
  for (const [tab, waits] of [
    ['conferir', 'Escolher todas'],
    ['federal', 'Estados Unidos'],
    ['nomes', 'Acrescentar palavra'],
    ['documentos', 'Acrescentar documento'],
    ['fluxos', 'Editar tarefas'],
  ] as const)
    await test.step(tab, async () => {
      await openAfresh(page, `/admin/states?aba=${tab}`)
      await expect(page.getByRole('tabpanel').getByText(waits).first()).toBeVisible()
      await expect(page.locator('.animate-pulse')).toHaveCount(0)
      expect.soft(await findings(page), tab).toEqual([])
      expect.soft(await overflow(page), tab).toBe(0)
    })
})
