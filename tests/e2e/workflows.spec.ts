import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test'
import { complaints } from './support/console.ts'
import { findings } from './support/findings.ts'
import { assign, enterAs, freshAgent, freshProcess, good, type Someone } from './support/fresh-process.ts'
import { holdClock, pastTheRetries } from './support/past-the-retries.ts'
import { signedIn } from './support/people.ts'
import { failing } from './support/states.ts'
import { toast } from './support/toast.ts'

const DETAIL = /\/api\/workflows\/[\da-f-]{36}$/
const LIST = /\/api\/workflows\?/
const NOTES = /\/api\/workflow-tasks\/[^/]+\/notes$/

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

type Detail = { id: string; status: string; taskList: { id: string; name: string; status: string; notes: string }[] }
const workflowOf = async ({ calls }: Someone, company: string): Promise<Detail> => {
  for (const tab of ['pending', 'active', 'completed']) {
    const query = `tab=${tab}&search=${encodeURIComponent(company)}`
    const { items } = await good<{ items: { id: string }[] }>(await calls.get(`/api/workflows?${query}`))
    if (items[0]) return good<Detail>(await calls.get(`/api/workflows/${items[0].id}`))
  }
  throw new Error(`no workflow of ${company}`)
}
const card = (page: Page, company: string): Locator => page.getByRole('listitem').filter({ hasText: company }).first()

/** Waits until a toast has come and gone, because on a phone it covers the buttons of a card. */
async function passes(notice: Locator): Promise<void> {
  await expect(notice).toBeVisible()
  // A pointer that rests on the toast would keep it open.
  await notice.page().mouse.move(1, 1)
  await expect(notice).toBeHidden()
}

async function scene() {
  const agent = await freshAgent(`Alba ${crypto.randomUUID().slice(0, 6)}`)
  const process = await freshProcess({ agent, customerName: 'Caio Lima' })
  return { agent, process }
}
/** Starts a workflow and its first task through the API, for tests about something else. */
async function running() {
  const { agent, process } = await scene()
  const { id, taskList } = await workflowOf(agent, process.company)
  await good(
    await agent.calls.post(`/api/workflows/${id}/status`, {
      data: { status: 'in_progress', expectedStatus: 'not_started' },
    }),
  )
  const [first] = taskList
  if (!first) throw new Error('the template has no task')
  await good(
    await agent.calls.post(`/api/workflow-tasks/${first.id}/status`, {
      data: { status: 'in_progress', expectedStatus: 'pending' },
    }),
  )
  return { agent, process, id, first }
}
async function openDrawer(page: Page, company: string): Promise<Locator> {
  await page.getByRole('button', { name: `Ver Detalhes de ${company}` }).click()
  const drawer = page.getByRole('dialog', { name: company })
  await expect(drawer.getByRole('tab', { name: 'Tarefas' })).toBeVisible()
  return drawer
}

test('a workflow from its start to a paid commission', async ({ page, browser }) => {
  const heard = complaints(page)
  const { agent, process } = await scene()
  await enterAs(page, agent)
  await page.goto('/agent/usa-workflows?aba=pendentes')
  await expect(card(page, process.company)).toContainText('Não iniciado')
  expect(await findings(page)).toEqual([])
  await card(page, process.company).getByRole('button', { name: 'Iniciar' }).click()
  await passes(toast(page, 'Fluxo em andamento'))
  await page.getByRole('tab', { name: 'Workflows Ativos' }).click()
  await card(page, process.company).getByRole('button', { name: 'Pausar' }).click()
  await expect(card(page, process.company)).toContainText('Pausado')
  await passes(toast(page, 'Fluxo pausado'))
  await card(page, process.company).getByRole('button', { name: 'Retomar' }).click()
  await expect(card(page, process.company)).toContainText('Em andamento')

  const drawer = await openDrawer(page, process.company)
  // The second task names the task it depends on, and cannot start.
  const second = drawer.getByRole('listitem').filter({ hasText: /^2\. / })
  await expect(second).toContainText('Espera a tarefa 1: Conferir pedido e dados do cliente')
  await expect(second.getByRole('button', { name: /^Iniciar/ })).toBeDisabled()
  await drawer.getByRole('button', { name: /^Iniciar Conferir/ }).click()
  await drawer.getByRole('button', { name: /^Finalizar Conferir/ }).click()
  const first = drawer.getByRole('listitem').filter({ hasText: /^1\. / })
  await expect(first).toContainText(`Finalizada por ${agent.name}`)
  await expect(first.getByText('Esta tarefa gera documentos. Faça-os agora:')).toBeVisible()
  await expect(second.getByRole('button', { name: /^Iniciar/ })).toBeEnabled()
  await first.getByRole('button', { name: 'Gerar Checklist do pedido' }).click()
  await expect(first.getByText(/^Versão 1, gerada em/)).toBeVisible()
  await passes(toast(page, 'Checklist do pedido: PDF gerado'))
  expect(await findings(page)).toEqual([])

  // Filing facts that belong to a task are entered in the task.
  const { id, taskList } = await workflowOf(agent, process.company)
  const filing = drawer.getByRole('listitem').filter({ hasText: /^6\. / })
  await filing.getByRole('button', { name: /^6\. / }).click()
  await filing.getByLabel('Data do protocolo no estado').fill('2026-11-03')
  await filing.getByLabel('Número de registro').fill('L26000123456')
  await filing.getByLabel('Data de formação').fill('2026-11-02')
  await filing.getByRole('button', { name: 'Salvar dados' }).click()
  await expect(filing.getByText('Antes da data em que os documentos foram protocolados.')).toBeVisible()
  await filing.getByLabel('Data de formação').fill('2026-11-05')
  await filing.getByRole('button', { name: 'Salvar dados' }).click()
  await passes(toast(page, 'Dados salvos'))

  // The remaining tasks are cancelled with a reason through the API, the last one on the screen.
  for (const task of taskList.slice(1, -1))
    await good(
      await agent.calls.post(`/api/workflow-tasks/${task.id}/status`, {
        data: { status: 'cancelled', expectedStatus: 'pending', reason: 'Feito fora do sistema.' },
      }),
    )
  const last = taskList.at(-1)
  await drawer.getByRole('button', { name: `Mais ações da tarefa ${last?.name}` }).click()
  await page.getByRole('menuitem', { name: 'Cancelar tarefa' }).click()
  await page
    .getByRole('dialog', { name: /^Cancelar a tarefa/ })
    .getByRole('button', { name: 'Cancelar tarefa' })
    .click()
  await expect(page.getByText('Escreva o motivo.')).toBeVisible()
  await page.getByLabel('Motivo').fill('O cliente já recebeu tudo.')
  await page
    .getByRole('dialog', { name: /^Cancelar a tarefa/ })
    .getByRole('button', { name: 'Cancelar tarefa' })
    .click()
  await expect(drawer.getByText('Motivo: O cliente já recebeu tudo.')).toBeVisible()

  await drawer.getByRole('button', { name: 'Concluir' }).click()
  await expect(toast(page, 'Fluxo concluído. Sua comissão foi registrada.')).toBeVisible()
  // An admin pays the commission, and the agent's open page shows it.
  await page.goto('/agent/commissions')
  const row = page
    .getByRole('list', { name: 'Histórico de comissões' })
    .getByRole('listitem')
    .filter({ hasText: process.company })
  await expect(row).toContainText('Pendente')
  const elsewhere = await browser.newContext()
  const admins = await elsewhere.newPage()
  await signedIn(admins, 'admin')
  const month = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date()).slice(0, 7)
  await admins.goto(`/admin/commissions?mes=${month}`)
  await admins.getByRole('button', { name: `Ver as comissões de ${agent.name}` }).click()
  const theirs = admins.getByRole('dialog', { name: `Comissões de ${agent.name}` })
  await theirs.getByRole('checkbox').first().check()
  await theirs.getByRole('button', { name: 'Marcar como pagas' }).click()
  await admins
    .getByRole('dialog', { name: 'Marcar como pagas?' })
    .getByRole('button', { name: 'Marcar como pagas' })
    .click()
  await expect(row).toContainText('Pago')
  await elsewhere.close()
  expect((await workflowOf(agent, process.company)).id).toBe(id)
  expect(heard).toEqual([])
})

test('notes are kept as they are typed, through a failing server, a reload and another writer', async ({ page }) => {
  const { agent, process, id, first } = await running()
  const notesNow = async () => (await good<Detail>(await agent.calls.get(`/api/workflows/${id}`))).taskList[0]?.notes
  await enterAs(page, agent)
  await page.goto('/agent/usa-workflows')
  let drawer = await openDrawer(page, process.company)
  const notes = drawer.getByLabel('Notas')
  await notes.fill('Liguei para o cliente.')
  await expect(drawer.getByText('Salvas', { exact: true })).toBeVisible()
  expect(await notesNow()).toBe('Liguei para o cliente.')

  // The server refuses the notes: the text stays in the form, also after a reload.
  await failing(page, NOTES)
  await notes.fill('Liguei para o cliente. Ele manda amanhã.')
  await expect(drawer.getByText(/^Não foi possível atualizar as notas/)).toBeVisible()
  await page.unroute(NOTES)
  await page.reload()
  drawer = page.getByRole('dialog', { name: process.company })
  await expect(drawer.getByLabel('Notas')).toHaveValue('Liguei para o cliente. Ele manda amanhã.')
  await expect.poll(notesNow).toBe('Liguei para o cliente. Ele manda amanhã.')

  // A conflicting edit by another person: both texts are shown, and the agent decides.
  await page.route(/\/api\/events/, (route) => route.abort())
  await page.reload()
  await expect(drawer.getByLabel('Notas')).toBeVisible()
  await good(
    await agent.calls.put(`/api/workflow-tasks/${first.id}/notes`, {
      data: { notes: 'Do escritório.', expectedVersion: 2 },
    }),
  )
  await drawer.getByLabel('Notas').fill('O meu texto.')
  await expect(drawer.getByText('Do escritório.')).toBeVisible()
  await drawer.getByRole('button', { name: 'Ficar com o meu texto' }).click()
  await expect.poll(notesNow).toBe('O meu texto.')
})

test('time is measured, survives a reload and is corrected with a reason', async ({ page }) => {
  const { agent, process, first } = await running()
  await enterAs(page, agent)
  await page.goto('/agent/usa-workflows')
  const drawer = await openDrawer(page, process.company)
  await drawer.getByRole('tab', { name: 'Timer' }).click()
  await drawer.getByRole('button', { name: `Começar a medir ${first.name}` }).click()
  await expect(drawer.getByRole('timer')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('timer').first()).toBeVisible()
  await page.getByRole('dialog').getByRole('tab', { name: 'Timer' }).click()
  expect(await findings(page)).toEqual([])
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Parar de medir ${first.name}` })
    .click()
  await expect(page.getByRole('timer')).toHaveCount(0)
  const form = page.getByRole('dialog')
  await form.getByRole('button', { name: 'Salvar correção' }).click()
  await expect(form.getByText('Campo obrigatório')).toBeVisible()
  await form.getByLabel('Minutos').fill('-90')
  await form.getByLabel('Motivo').fill('Ligação com o estado')
  await form.getByRole('button', { name: 'Salvar correção' }).click()
  await expect(form.getByText('A tarefa não tem tantos minutos para tirar.')).toBeVisible()
  await form.getByLabel('Minutos').fill('90')
  await form.getByRole('button', { name: 'Salvar correção' }).click()
  await expect(toast(page, 'Horas corrigidas')).toBeVisible()
  await expect(form.getByText('+90 min')).toBeVisible()
})

test('a workflow that goes to another agent leaves the open page at once', async ({ page, browser }) => {
  const { agent, process, id } = await running()
  const bia = await freshAgent(`Bia ${crypto.randomUUID().slice(0, 6)}`)
  await enterAs(page, agent)
  await page.goto(`/agent/usa-workflows?fluxo=${id}`)
  const drawer = page.getByRole('dialog', { name: process.company })
  await expect(drawer.getByRole('tab', { name: 'Tarefas' })).toBeVisible()
  await assign(process.id, bia, agent)
  await expect(page.getByText('Este fluxo não está mais com você')).toBeVisible()
  await expect(page.getByText(process.company)).toHaveCount(0)
  const other: BrowserContext = await browser.newContext()
  const theirs = await other.newPage()
  await enterAs(theirs, bia)
  await theirs.goto('/agent/usa-workflows')
  await expect(card(theirs, process.company)).toContainText('Em andamento')
  await other.close()
})

test('what cannot be loaded says so and comes back', async ({ page }) => {
  const { agent, process } = await running()
  await enterAs(page, agent)
  await holdClock(page)
  await failing(page, LIST)
  await page.goto('/agent/usa-workflows')
  await pastTheRetries(page, page.getByText('Não foi possível carregar os workflows'))
  await page.unroute(LIST)
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await failing(page, DETAIL)
  await page.getByRole('button', { name: `Ver Detalhes de ${process.company}` }).click()
  await pastTheRetries(page, page.getByText('Não foi possível carregar as tarefas'))
  await page.unroute(DETAIL)
  await page.getByRole('dialog').getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('tab', { name: 'Tarefas' })).toBeVisible()
  // A refused change shows the reason and leaves everything as it was.
  const STATUS = /\/status$/
  await failing(page, STATUS)
  await page.getByRole('dialog').getByRole('button', { name: 'Pausar' }).click()
  await expect(toast(page, 'Não foi possível atualizar o status')).toBeVisible()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Finalizar/ })
    .click()
  await expect(toast(page, 'Não foi possível atualizar a tarefa')).toBeVisible()
  await expect(page.getByRole('dialog').getByText('Em andamento').first()).toBeVisible()
})

test('the office begins a workflow anew and says how complex it is', async ({ page }) => {
  const { agent, process, id } = await running()
  await good(
    await agent.calls.post(`/api/workflows/${id}/status`, {
      data: { status: 'cancelled', expectedStatus: 'in_progress', reason: 'Recomeçar com outro modelo.' },
    }),
  )
  await signedIn(page, 'admin')
  await page.goto(`/admin/processes?busca=${encodeURIComponent(process.company)}&processo=${process.id}`)
  const drawer = page.getByRole('dialog', { name: process.company })
  const CREATE = /\/workflow$/
  const mended = await failing(page, CREATE)
  await drawer.getByRole('button', { name: 'Criar fluxo' }).click()
  await expect(toast(page, 'Não foi possível criar o workflow')).toBeVisible()
  await mended()
  await drawer.getByRole('button', { name: 'Criar fluxo' }).click()
  await expect(toast(page, 'Fluxo criado')).toBeVisible()
  await drawer.getByLabel('Complexidade do fluxo').selectOption('4')
  await expect(toast(page, 'Complexidade alterada')).toBeVisible()
  expect(await workflowOf(agent, process.company)).toMatchObject({ status: 'not_started', complexity: 4 })
})
