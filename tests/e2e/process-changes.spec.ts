import { expect, test } from '@playwright/test'
import { findings } from './support/findings.ts'
import { assign, freshAgent, freshProcess, setStatus, titlesOf } from './support/fresh-process.ts'
import { signedIn } from './support/people.ts'
import { choose, rowOf, show } from './support/processes-page.ts'
import { deaf, failing } from './support/states.ts'
import { toast } from './support/toast.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signedIn(page, 'admin')
})

test('several are changed at once, each says what became of it, and the refused stay chosen', async ({ page }) => {
  const agent = await freshAgent('Alba Nunes')
  const name = `Zulmira ${crypto.randomUUID().slice(0, 6)}`
  const [paid, unpaid] = [
    await freshProcess({ customerName: name }),
    await freshProcess({ customerName: name, paid: false }),
  ]
  await page.goto(`/admin/processes?busca=${encodeURIComponent(name)}`)
  for (const { company } of [paid, unpaid]) await page.getByRole('checkbox', { name: `Selecionar ${company}` }).check()
  const bar = page.getByRole('region', { name: 'Selecionados' })
  await expect(bar.getByText('2 processos selecionados')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await bar.getByRole('button', { name: 'Atribuir agente' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Agente responsável').selectOption(agent.id)
  await dialog.getByRole('button', { name: 'Atribuir agente' }).click()
  await expect(dialog.getByText('1 alterado, 1 recusado. Os recusados continuam selecionados.')).toBeVisible()
  const results = dialog.getByRole('list', { name: 'Resultado de cada um' }).getByRole('listitem')
  await expect(results.nth(0)).toContainText(unpaid.company)
  await expect(results.nth(0)).toContainText('Este pedido ainda não foi pago. Confirme para atribuir mesmo assim.')
  await expect(results.nth(1)).toContainText('Feito')
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Fechar' }).last().click()
  await expect(bar.getByText('1 processo selecionado')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: `Selecionar ${unpaid.company}` })).toBeChecked()
  await expect(rowOf(page, paid.company)).toContainText('Alba Nunes')
  await bar.getByRole('button', { name: 'Atribuir agente' }).click()
  await dialog.getByLabel('Agente responsável').selectOption(agent.id)
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Atribuir agente' }).click()
  await expect(toast(page, 'Agente atribuído')).toBeVisible()
  await expect(bar).toBeHidden()
  await expect(rowOf(page, unpaid.company)).toContainText('Alba Nunes')
})

test('the status of several is changed with a reason, and a failed try keeps what was typed', async ({ page }) => {
  const name = `Zulmira ${crypto.randomUUID().slice(0, 6)}`
  const chosen = [await freshProcess({ customerName: name }), await freshProcess({ customerName: name, paid: false })]
  await page.goto(`/admin/processes?busca=${encodeURIComponent(name)}`)
  for (const { company } of chosen) await page.getByRole('checkbox', { name: `Selecionar ${company}` }).check()
  await page.getByRole('button', { name: 'Alterar status' }).click()
  const dialog = page.getByRole('dialog', { name: 'Alterar o status de 2 processos' })
  await dialog.getByLabel('Novo status').selectOption('Rejeitado')
  await dialog.getByLabel('Motivo (opcional)').fill('Nome em uso.')
  const mend = await failing(page, '**/api/registrations/status')
  await dialog.getByRole('button', { name: 'Alterar status' }).click()
  await expect(toast(page, 'Erro ao alterar status')).toBeVisible()
  await expect(toast(page, 'Não foi possível alterar o status. Tente novamente.')).toBeVisible()
  await mend()
  await expect(dialog.getByLabel('Motivo (opcional)')).toHaveValue('Nome em uso.')
  await dialog.getByRole('button', { name: 'Alterar status' }).click()
  await expect(toast(page, 'Status atualizado')).toBeVisible()
  for (const { company } of chosen) await expect(rowOf(page, company)).toContainText('Rejeitado')
})

test('assigning an unpaid order asks first, begins the review and tells both sides', async ({ page }) => {
  const agent = await freshAgent('Alba Nunes')
  const process = await freshProcess({ paid: false })
  const row = await show(page, process.company)
  const dialog = await choose(page, process.company, 'Atribuir a um agente')
  await expect(dialog.getByText('Agora com: Não atribuído')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Atribuir agente' })).toBeDisabled()
  await dialog.getByLabel('Agente responsável').selectOption(agent.id)
  await dialog.getByRole('button', { name: 'Atribuir agente' }).click()
  await expect(dialog.getByText('Confirme que o pedido pode ser atribuído sem pagamento.')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Atribuir agente' }).click()
  await expect(toast(page, 'Agente atribuído')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: `Ações de ${process.company}` })).toBeFocused()
  await expect(row).toContainText('Em análise')
  await expect(row).toContainText('Alba Nunes')
  expect(await titlesOf(process.customer)).toContain('Agente atribuído')
  expect(await titlesOf(agent)).toContain('Novo processo para você')
})

test('of two who assign at once the second is told, loses nothing and chooses again', async ({ page }) => {
  const [alba, bento] = [await freshAgent('Alba Nunes'), await freshAgent('Bento Reis')]
  const process = await freshProcess()
  await deaf(page)
  const row = await show(page, process.company)
  const dialog = await choose(page, process.company, 'Atribuir a um agente')
  await dialog.getByLabel('Agente responsável').selectOption(alba.id)
  await assign(process.id, bento, null)
  await dialog.getByRole('button', { name: 'Atribuir agente' }).click()
  await expect(toast(page, 'Erro ao atribuir agente')).toBeVisible()
  await expect(
    dialog.getByText('Enquanto você escolhia, o processo mudou: agora com Bento Reis. Escolha de novo.'),
  ).toBeVisible()
  // An open dialog hides the page behind it from role queries, so the row is found by its text.
  await expect(page.locator('tr, li').filter({ hasText: process.company })).toContainText('Bento Reis')
  await expect(dialog.getByRole('button', { name: 'Atribuir agente' })).toBeDisabled()
  expect(await findings(page)).toEqual([])
  await dialog.getByLabel('Agente responsável').selectOption(alba.id)
  await dialog.getByRole('button', { name: 'Atribuir agente' }).click()
  await expect(toast(page, 'Agente atribuído')).toBeVisible()
  await expect(row).toContainText('Alba Nunes')
})

test('a status is changed with a reason, which stays in the history', async ({ page }) => {
  const process = await freshProcess({ agent: await freshAgent('Alba Nunes') })
  const row = await show(page, process.company)
  const dialog = await choose(page, process.company, 'Alterar status')
  await expect(dialog.getByText('Agora: Em análise')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Alterar status' })).toBeDisabled()
  await expect(dialog.getByLabel('Novo status').getByRole('option')).toHaveText([
    'Escolha um status',
    'Pendente',
    'Aprovado',
    'Rejeitado',
    'Documentos necessários',
  ])
  await dialog.getByLabel('Novo status').selectOption('Documentos necessários')
  await dialog.getByLabel('Motivo (opcional)').fill('Falta o comprovante.')
  await dialog.getByRole('button', { name: 'Alterar status' }).click()
  await expect(toast(page, 'Status atualizado')).toBeVisible()
  await expect(row).toContainText('Documentos necessários')
  const detail = await choose(page, process.company, 'Ver detalhes')
  await expect(detail.getByText('Status: Em análise → Documentos necessários')).toBeVisible()
  await expect(detail.getByText('Motivo: Falta o comprovante.')).toBeVisible()
})

test('a status that somebody else changed meanwhile is not overwritten, and the reason stays', async ({ page }) => {
  const process = await freshProcess()
  await show(page, process.company)
  const dialog = await choose(page, process.company, 'Alterar status')
  await dialog.getByLabel('Novo status').selectOption('Rejeitado')
  await dialog.getByLabel('Motivo (opcional)').fill('Nome em uso.')
  await setStatus(process.id, 'pending', 'documents_required')
  // The page receives the change as a live event, without a click.
  await expect(dialog.getByText(/o status mudou para Documentos necessários/)).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Alterar status' })).toBeDisabled()
  await expect(dialog.getByLabel('Motivo (opcional)')).toHaveValue('Nome em uso.')
  await dialog.getByLabel('Novo status').selectOption('Rejeitado')
  await dialog.getByRole('button', { name: 'Alterar status' }).click()
  await expect(toast(page, 'Status atualizado')).toBeVisible()
  await expect(rowOf(page, process.company)).toContainText('Rejeitado')
})

test('an unpaid order cannot be approved, and a failing server is told in the quoted words', async ({ page }) => {
  const process = await freshProcess({ paid: false })
  await show(page, process.company)
  const dialog = await choose(page, process.company, 'Alterar status')
  await expect(dialog.getByText(/Só um pedido pago pode ser aprovado/)).toBeVisible()
  await expect(dialog.getByRole('option', { name: 'Aprovado' })).toHaveCount(0)
  const mend = await failing(page, '**/api/registrations/*/status')
  await dialog.getByLabel('Novo status').selectOption('Em análise')
  await dialog.getByRole('button', { name: 'Alterar status' }).click()
  await expect(toast(page, 'Erro ao alterar status')).toBeVisible()
  await expect(toast(page, 'Não foi possível alterar o status. Tente novamente.')).toBeVisible()
  await mend()
  await dialog.getByRole('button', { name: 'Alterar status' }).click()
  await expect(toast(page, 'Status atualizado')).toBeVisible()
  const giving = await choose(page, process.company, 'Atribuir a um agente')
  await failing(page, '**/api/registrations/*/assign')
  await giving.getByLabel('Agente responsável').selectOption({ index: 1 })
  await giving.getByRole('checkbox').check()
  await giving.getByRole('button', { name: 'Atribuir agente' }).click()
  await expect(toast(page, 'Erro ao atribuir agente')).toBeVisible()
  await expect(toast(page, 'Não foi possível atribuir o agente. Tente novamente.')).toBeVisible()
})
