import { expect, test } from '@playwright/test'
import { findings } from './support/findings.ts'
import { freshAgent, freshProcess, setStatus } from './support/fresh-process.ts'
import { holdClock, pastTheRetries } from './support/past-the-retries.ts'
import { signedIn } from './support/people.ts'
import { rowOf, show } from './support/processes-page.ts'
import { failing, held } from './support/states.ts'
import { toast } from './support/toast.ts'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signedIn(page, 'admin')
})

test('rows are walked by arrow keys, opened by Enter, and the neighbours are one key away', async ({ page }) => {
  const name = `Tecla ${crypto.randomUUID().slice(0, 6)}`
  const [first, second] = [await freshProcess({ customerName: name }), await freshProcess({ customerName: name })]
  await page.goto(`/admin/processes?busca=${encodeURIComponent(name)}`)
  const opener = (company: string) => page.getByRole('button', { name: `Ver detalhes de ${company}` })
  await opener(second.company).focus()
  await page.keyboard.press('ArrowDown')
  await expect(opener(first.company)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: second.company })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`processo=${second.id}`))
  await page.keyboard.press('j')
  await expect(page.getByRole('dialog', { name: first.company })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`processo=${first.id}`))
  await page.keyboard.press('k')
  await expect(page.getByRole('dialog', { name: second.company })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(opener(second.company)).toBeFocused()
  const box = page.getByRole('checkbox', { name: `Selecionar ${second.company}` })
  await box.focus()
  await page.keyboard.press('Space')
  await expect(box).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('checkbox', { name: `Selecionar ${first.company}` })).toBeFocused()
  await page.getByRole('checkbox', { name: 'Selecionar todos os que aparecem' }).check()
  await expect(page.getByText('2 processos selecionados')).toBeVisible()
})

test('an internal note stays with the team, whatever happens to its first try', async ({ page }) => {
  const agent = await freshAgent('Alba Nunes')
  const process = await freshProcess({ agent })
  await page.goto(`/admin/processes?busca=${encodeURIComponent(process.company)}&processo=${process.id}`)
  const dialog = page.getByRole('dialog', { name: process.company })
  await expect(dialog.getByText('Só a equipe lê. O cliente nunca vê.')).toBeVisible()
  await expect(dialog.getByText('Nenhuma nota ainda.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Guardar nota' })).toBeDisabled()
  const mend = await failing(page, '**/api/registrations/*/notes')
  await dialog.getByLabel('Nova nota interna').fill('Ligar na segunda.')
  await dialog.getByRole('button', { name: 'Guardar nota' }).click()
  await expect(toast(page, 'Não foi possível guardar a nota')).toBeVisible()
  await expect(dialog.getByLabel('Nova nota interna')).toHaveValue('Ligar na segunda.')
  await mend()
  await dialog.getByRole('button', { name: 'Guardar nota' }).click()
  await expect(toast(page, 'Nota guardada')).toBeVisible()
  await expect(dialog.getByLabel('Nova nota interna')).toHaveValue('')
  // The note appears in the list of notes and in the history.
  await expect(dialog.getByText('Ligar na segunda.')).toHaveCount(2)
  await expect(dialog.getByRole('list', { name: 'Tarefas' }).getByRole('listitem').first()).toBeVisible()
  // The agent adds a note too, and the open drawer shows it live.
  const data = { noteId: crypto.randomUUID(), text: 'Liguei; volta amanhã.' }
  expect((await agent.calls.post(`/api/registrations/${process.id}/notes`, { data })).status()).toBe(201)
  await expect(dialog.getByText('Liguei; volta amanhã.')).toHaveCount(2)
  const answers = []
  for (const path of ['', '/detail', '/documents', '/notes', '/activity'])
    answers.push(await process.customer.calls.get(`/api/registrations/${process.id}${path}`))
  expect(answers.map((answer) => answer.status())).toEqual([200, 200, 200, 403, 403])
  for (const answer of answers) expect(await answer.text()).not.toMatch(/Ligar na segunda|Liguei/)
})

test('the details show parties, owners, documents, payments and history, live', async ({ page }) => {
  const agent = await freshAgent('Alba Nunes')
  const process = await freshProcess({ agent })
  await show(page, process.company)
  await page.getByRole('button', { name: `Ver detalhes de ${process.company}` }).click()
  const dialog = page.getByRole('dialog', { name: process.company })
  await expect(dialog.getByText(`Processo ${process.id.slice(0, 8)}`)).toBeVisible()
  for (const part of [
    'Empresa',
    'Cliente',
    'Sócios',
    'Documentos',
    'Pagamentos',
    'Etapas internas',
    'Notas internas',
    'Histórico',
  ])
    await expect(dialog.getByRole('heading', { name: part, exact: true })).toBeVisible()
  await expect(dialog.getByText(process.customer.email)).toBeVisible()
  await expect(dialog.getByText('Joana Prado')).toBeVisible()
  await expect(dialog.getByText('100%')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Abrir Documento de identidade/ })).toBeVisible()
  await expect(dialog.getByRole('link', { name: /^Baixar a fatura INV-/ })).toBeVisible()
  await expect(dialog.getByText('Atribuído a Alba Nunes')).toBeVisible()
  await expect(dialog.getByText('Status: Pendente → Em análise')).toBeVisible()
  await expect(dialog.getByText('Pedido recebido')).toBeVisible()
  expect(await findings(page)).toEqual([])
  await setStatus(process.id, 'in_review', 'approved')
  await expect(dialog.getByText('Status: Em análise → Aprovado')).toBeVisible()
  await expect(dialog.getByText('Agora: Aprovado')).toBeVisible()
  await dialog.getByRole('button', { name: 'Fechar' }).last().click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: `Ver detalhes de ${process.company}` })).toBeFocused()
  await expect(rowOf(page, process.company)).toContainText('Aprovado')
})

test('the open process can be linked; one that does not exist says so', async ({ page }) => {
  const process = await freshProcess()
  const release = await held(page, '**/api/registrations/*/detail')
  await page.goto(`/admin/processes?processo=${process.id}`)
  await expect(page.getByText('Carregando o processo')).toBeAttached()
  expect(await findings(page)).toEqual([])
  release()
  await expect(page.getByRole('dialog', { name: process.company })).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto(`/admin/processes?processo=${crypto.randomUUID()}`)
  await expect(page.getByText('Este processo não existe ou não está mais com você.')).toBeVisible()
  const mend = await failing(page, '**/api/registrations/*/detail')
  await holdClock(page)
  await page.goto(`/admin/processes?processo=${process.id}`)
  const dialog = page.getByRole('dialog')
  await pastTheRetries(page, dialog.getByRole('button', { name: 'Tentar de novo' }))
  await mend()
  await dialog.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('dialog', { name: process.company })).toBeVisible()
})

test('the superadmin works with the same screen', async ({ page }) => {
  await signedIn(page, 'superadmin')
  const process = await freshProcess()
  await show(page, process.company)
})
