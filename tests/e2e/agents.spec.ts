import { expect, type Locator, type Page, test } from '@playwright/test'
import { complaints } from './support/console.ts'
import { findings } from './support/findings.ts'
import { enterAs, freshAgent, freshProcess, good, titlesOf } from './support/fresh-process.ts'
import { signedIn } from './support/people.ts'
import { theOffice } from './support/the-office.ts'
import { toast } from './support/toast.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

const rowOf = (page: Page, name: string): Locator =>
  page.locator('tr, li').filter({ has: page.getByRole('button', { name: `Abrir o agente ${name}` }) })
const unique = (name: string): string => `${name} ${crypto.randomUUID().slice(0, 8)}`
const show = (page: Page, name: string) => page.goto(`/admin/agents?busca=${encodeURIComponent(name)}`)

test('an agent is added, found, made inactive, and gets no new work', async ({ page }) => {
  const heard = complaints(page)
  await signedIn(page, 'admin')
  await show(page, 'Camila Nogueira')
  await expect(rowOf(page, 'Camila Nogueira')).toContainText('Flórida e Sul')
  await expect(rowOf(page, 'Camila Nogueira')).toContainText(/\d+ em aberto de \d+/)
  await page.getByRole('button', { name: 'Adicionar agente' }).click()
  const dialog = page.getByRole('dialog', { name: 'Adicionar agente' })
  await dialog.getByRole('button', { name: 'Criar agente' }).click()
  await expect(dialog.getByText('Campo obrigatório')).toBeVisible()
  await expect(dialog.getByText('E-mail inválido')).toBeVisible()
  const name = unique('Alba Nunes')
  await dialog.getByLabel('Nome').fill(name)
  await dialog.getByLabel('E-mail').fill(`alba-${crypto.randomUUID().slice(0, 8)}@exemplo.test`)
  await dialog.getByLabel('Região').fill('Texas')
  const password = dialog.getByLabel('Senha', { exact: true })
  await password.fill('onze letras')
  await expect(dialog.getByText('Força da senha: Curta demais. Falta mais 1 caractere.', { exact: true })).toBeVisible()
  await password.fill('')
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Criar agente' }).click()
  await expect(toast(page, 'Agente criado')).toBeVisible()
  await show(page, name)
  await expect(rowOf(page, name)).toContainText('Texas')
  await expect(rowOf(page, name)).toContainText('Ativo')
  await page.getByRole('button', { name: `Abrir o agente ${name}` }).click()
  const drawer = page.getByRole('dialog', { name })
  await expect(drawer.getByText('Ainda sem aprovações')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await drawer.getByRole('switch', { name: 'Ativo' }).click()
  await drawer.getByLabel('Região').fill('Texas e Nevada')
  await drawer.getByRole('button', { name: 'Salvar' }).click()
  await expect(toast(page, 'Agente salvo')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByLabel('Situação').selectOption('Inativo')
  await expect(rowOf(page, name)).toContainText('Texas e Nevada')
  await page.getByLabel('Situação').selectOption('Ativo')
  await expect(page.getByText('Nenhum agente encontrado')).toBeVisible()
  const process = await freshProcess()
  await page.goto(`/admin/processes?processo=${process.id}`)
  await expect(page.getByLabel('Agente responsável').getByRole('option', { name: /^Camila Nogueira/ })).toHaveCount(1)
  await expect(page.getByLabel('Agente responsável').getByRole('option', { name: new RegExp(`^${name}`) })).toHaveCount(
    0,
  )
  expect(heard).toEqual([])
})

test('all processes of one agent go to another after showing what moves', async ({ page }) => {
  const [alba, bento] = [await freshAgent(unique('Alba Nunes')), await freshAgent(unique('Bento Reis'))]
  const first = await freshProcess({ agent: alba })
  await signedIn(page, 'admin')
  await show(page, alba.name)
  await page.getByRole('button', { name: `Ações de ${alba.name}` }).click()
  await page.getByRole('menuitem', { name: 'Passar todos os processos' }).click()
  const dialog = page.getByRole('dialog', { name: `Passar os processos de ${alba.name}` })
  await expect(dialog.getByText(first.company)).toBeVisible()
  await expect(dialog.getByText('1 fluxo aberto vai junto')).toBeVisible()
  await dialog.getByLabel('Passar para').selectOption(bento.id)
  expect(await findings(page)).toEqual([])
  // A second registration arrives while the dialog is open: the handover refuses to move what it did not show.
  await page.route('**/api/agents/*/work', (route) => route.abort())
  const second = await freshProcess({ agent: alba })
  await dialog.getByRole('button', { name: 'Passar 1 processo' }).click()
  await expect(dialog.getByText(/Os processos deste agente mudaram enquanto você olhava/)).toBeVisible()
  await page.unroute('**/api/agents/*/work')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `Ações de ${alba.name}` }).click()
  await page.getByRole('menuitem', { name: 'Passar todos os processos' }).click()
  await dialog.getByLabel('Passar para').selectOption(bento.id)
  await dialog.getByRole('button', { name: 'Passar 2 processos' }).click()
  await expect(toast(page, `2 processos passaram para ${bento.name}`)).toBeVisible()
  await expect(rowOf(page, alba.name)).toContainText('0 em aberto de 0')
  expect(await titlesOf(bento)).toContain('Processos novos para você')
  await page.goto(`/admin/processes?processo=${second.id}`)
  await expect(page.getByRole('dialog').getByText(bento.name).first()).toBeVisible()
})

test('an agent asks for a hand-over, the office declines one and accepts another', async ({ page }) => {
  const [alba, bento] = [await freshAgent(unique('Alba Nunes')), await freshAgent(unique('Bento Reis'))]
  const [one, two] = [await freshProcess({ agent: alba }), await freshProcess({ agent: alba })]
  await enterAs(page, alba)
  await page.goto('/agent/dashboard')
  for (const { company } of [one, two]) {
    await page.getByRole('button', { name: `Ações de ${company}` }).click()
    await page.getByRole('menuitem', { name: 'Pedir repasse' }).click()
    const dialog = page.getByRole('dialog', { name: 'Pedir repasse do processo' })
    await dialog.getByRole('button', { name: 'Enviar pedido' }).click()
    await expect(dialog.getByText('Campo obrigatório')).toBeVisible()
    await dialog.getByLabel('Por que outro agente deve assumir?').fill(`Férias, ${company}`)
    await dialog.getByRole('button', { name: 'Enviar pedido' }).click()
    await expect(toast(page, 'Pedido enviado').first()).toBeVisible()
    await expect(dialog).toBeHidden()
  }
  await page.context().clearCookies()
  await signedIn(page, 'admin')
  await page.goto('/admin/agents?aba=pedidos')
  await expect(page.getByText(`Férias, ${one.company}`)).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: `Recusar o repasse da ${one.company}` }).click()
  const decline = page.getByRole('dialog')
  await decline.getByRole('button', { name: 'Recusar', exact: true }).click()
  await expect(decline.getByText('Campo obrigatório')).toBeVisible()
  await decline.getByLabel('Motivo da recusa').fill('Só falta um papel.')
  await decline.getByRole('button', { name: 'Recusar', exact: true }).click()
  await expect(toast(page, 'Pedido recusado')).toBeVisible()
  await page.getByRole('button', { name: `Aceitar o repasse da ${two.company}` }).click()
  const accept = page.getByRole('dialog')
  await expect(accept.getByRole('button', { name: 'Aceitar', exact: true })).toBeDisabled()
  await accept.getByLabel('Passar para').selectOption(bento.id)
  expect(await findings(page)).toEqual([])
  await accept.getByRole('button', { name: 'Aceitar', exact: true }).click()
  await expect(toast(page, 'Pedido aceito')).toBeVisible()
  await page.getByLabel('Situação do pedido').selectOption('Recusados')
  await expect(page.getByText('Só falta um papel.').first()).toBeVisible()
  expect(await titlesOf(alba)).toEqual(
    expect.arrayContaining(['Pedido de repasse recusado', 'Processo com outro agente']),
  )
  const office = await theOffice()
  const { agent } = await good<{ agent: { id: string } }>(await office.get(`/api/registrations/${two.id}`))
  expect(agent.id).toBe(bento.id)
})
