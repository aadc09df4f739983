import { expect, type Locator, type Page, test } from '@playwright/test'
import { complaints } from './support/console.ts'
import { findings } from './support/findings.ts'
import { type Fresh, freshAccount, signInAs } from './support/fresh-account.ts'
import { enterAs, freshProcess, good } from './support/fresh-process.ts'
import { holdClock, pastTheRetries } from './support/past-the-retries.ts'
import { ORIGIN, PASSWORD, signedIn } from './support/people.ts'
import { failing, held } from './support/states.ts'
import { theOffice } from './support/the-office.ts'
import { toast } from './support/toast.ts'

const LIST = /\/api\/people(\?|$)/

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

const rowOf = (page: Page, name: string): Locator =>
  page.locator('tr, li').filter({ has: page.getByRole('button', { name: `Abrir o cadastro de ${name}` }) })
const unique = (name: string): string => `${name} ${crypto.randomUUID().slice(0, 8)}`

/** Signs up a customer in the page's browser, then signs in the admin there. */
async function someone(page: Page, name: string): Promise<Fresh> {
  const fresh = await freshAccount(page, unique(name))
  await page.context().clearCookies()
  await signedIn(page, 'admin')
  return fresh
}
async function open(page: Page, { id, name }: { id: string; name: string }): Promise<Locator> {
  await page.goto(`/admin/users?busca=${encodeURIComponent(name)}&pessoa=${id}`)
  const drawer = page.getByRole('dialog', { name })
  await expect(drawer.getByText('E-mail confirmado')).toBeVisible()
  return drawer
}

test('people are found, narrowed by role and state, and the address keeps it', { tag: '@phone' }, async ({ page }) => {
  const heard = complaints(page)
  const person = await someone(page, 'Zélia Conceição')
  await page.goto('/admin/users')
  await page
    .getByRole('searchbox', { name: 'Buscar por nome ou e-mail' })
    .fill(person.name.replace('é', 'E').toUpperCase())
  await expect(rowOf(page, person.name)).toBeVisible()
  await expect(page).toHaveURL(/busca=Z/)
  await expect(rowOf(page, person.name)).toContainText('Usuário')
  await expect(rowOf(page, person.name)).toContainText(person.email)
  expect(await findings(page)).toEqual([])
  await page.getByLabel('Função').selectOption('Agente')
  await expect(page.getByText('Nenhum usuário encontrado')).toBeVisible()
  await page.getByLabel('Função').selectOption('Usuário')
  await expect(rowOf(page, person.name)).toBeVisible()
  await page.getByLabel('Situação').selectOption('Só desativadas')
  await expect(page.getByText('Nenhum usuário encontrado')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Situação')).toHaveValue('desativadas')
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await expect(page).toHaveURL(/\/admin\/users$/)
  await page.goto('/admin/users?funcao=rei&situacao=7&pessoa=x')
  await expect(page.getByText('Esta conta não existe ou foi apagada.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Abrir o cadastro de/ })).not.toHaveCount(0)
  // The invalid id in the URL made the page ask for a person, and the browser logged the refusal.
  expect(heard.filter((line) => !line.includes('400'))).toEqual([])
})

test('says that it loads, and that it could not be loaded', async ({ page }) => {
  await signedIn(page, 'admin')
  const release = await held(page, LIST)
  await page.goto('/admin/users')
  await expect(page.getByText('Carregando usuários...')).toBeVisible()
  release()
  await page.unroute(LIST)
  await expect(page.getByRole('button', { name: /^Abrir o cadastro de/ }).first()).toBeVisible()
  await holdClock(page)
  const mend = await failing(page, LIST)
  await page.goto('/admin/users')
  await pastTheRetries(page, page.getByText('Erro ao carregar usuários. Tente novamente.'))
  await mend()
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('button', { name: /^Abrir o cadastro de/ }).first()).toBeVisible()
})

test('a new user: every refusal has its words, and nothing typed is lost', async ({ page }) => {
  await signedIn(page, 'admin')
  await page.goto('/admin/users')
  await page.getByRole('button', { name: 'Adicionar usuário' }).click()
  const dialog = page.getByRole('dialog', { name: 'Adicionar usuário' })
  const submit = dialog.getByRole('button', { name: 'Criar usuário' })
  await expect(dialog.getByLabel('Função')).toHaveValue('user')
  await expect(dialog.getByRole('option')).toHaveText(['Usuário', 'Agente', 'Admin'])
  await submit.click()
  await expect(dialog.getByText('Todos os campos são obrigatórios')).toBeVisible()
  expect(await findings(page)).toEqual([])
  const name = unique('Lia Costa')
  const email = `lia-${crypto.randomUUID().slice(0, 8)}@exemplo.test`
  await dialog.getByLabel('Nome').fill(name)
  await dialog.getByLabel('E-mail').fill('admin@demo.travessia.test')
  await dialog.getByLabel('Senha', { exact: true }).fill('12345')
  await submit.click()
  await expect(dialog.getByText('Senha deve ter pelo menos 6 caracteres')).toBeVisible()
  await dialog.getByLabel('Senha', { exact: true }).fill('barco-de-papel-7')
  await submit.click()
  await expect(dialog.getByText('Erro ao criar usuário: Já existe uma conta com este e-mail')).toBeVisible()
  await dialog.getByLabel('E-mail').fill(email)
  await dialog.getByLabel('Função').selectOption('Agente')
  await dialog.getByLabel('Senha', { exact: true }).fill('onze letras')
  await submit.click()
  await expect(dialog.getByText('Para quem é da equipe, a senha deve ter pelo menos 12 caracteres')).toBeVisible()
  await expect(dialog.getByRole('meter', { name: 'Força da senha' })).toHaveAttribute('value', '1')
  await dialog.getByLabel('Senha', { exact: true }).fill('barco-de-papel-7')
  await dialog.getByLabel('Exigir troca de senha na primeira entrada').check()
  const mend = await failing(page, LIST)
  await submit.click()
  await expect(dialog.getByText(/^Erro: /)).toBeVisible()
  await mend()
  await expect(dialog.getByLabel('Nome')).toHaveValue(name)
  await submit.click()
  await expect(toast(page, 'Usuário criado com sucesso!')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(rowOf(page, name)).toContainText('Agente')
  const other = await page.context().browser()?.newContext({ baseURL: ORIGIN })
  const theirs = await other?.newPage()
  expect(theirs && (await signInAs(theirs.request, email, 'barco-de-papel-7'))).toBe(200)
  await theirs?.goto('/agent/dashboard')
  await expect(theirs?.getByText('Crie uma nova senha', { exact: false }).first() ?? page.locator('none')).toBeVisible()
  await other?.close()
})

test('editing: of two admins the second is told what changed and by whom', async ({ page }) => {
  const person = await someone(page, 'Rui Reis')
  await open(page, person)
  // The drawer's title follows the name that the other admin saves.
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('Nome').fill('Rui Alves Reis')
  const office = await theOffice()
  const { version } = await good<{ version: number }>(await office.get(`/api/people/${person.id}`))
  await good(
    await office.put(`/api/people/${person.id}`, {
      data: { name: 'Rui B. Reis', role: 'user', expectedVersion: version },
    }),
  )
  await drawer.getByRole('button', { name: 'Salvar' }).click()
  await expect(drawer.getByText(/^Beatriz Fontes salvou este registro/)).toBeVisible()
  await expect(drawer.getByRole('alert')).toContainText('Rui B. Reis')
  await expect(drawer.getByLabel('Nome')).toHaveValue('Rui Alves Reis')
  expect(await findings(page)).toEqual([])
  await drawer.getByRole('button', { name: 'Manter o que escrevi' }).click()
  await drawer.getByLabel('Função').selectOption('Agente')
  await drawer.getByRole('button', { name: 'Salvar' }).click()
  await expect(toast(page, 'Cadastro salvo')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Rui Alves Reis' })).toContainText('Agente')
})

test('disabling asks first, shows the reason, and what the person did stays readable', async ({ page }) => {
  const { customer, company } = await freshProcess({ customerName: unique('Nina Prado') })
  await enterAs(page, { email: 'admin@demo.travessia.test' })
  const drawer = await open(page, customer)
  await drawer.getByRole('button', { name: 'Desativar conta' }).click()
  const question = page.getByRole('dialog', { name: `Desativar a conta de ${customer.name}?` })
  await question.getByLabel('Motivo (opcional)').fill('Pediu por telefone')
  expect(await findings(page)).toEqual([])
  await question.getByRole('button', { name: 'Desativar', exact: true }).click()
  await expect(toast(page, 'Conta desativada')).toBeVisible()
  await expect(drawer.getByText('Desativada. Motivo: Pediu por telefone')).toBeVisible()
  await expect(drawer.getByRole('region', { name: 'Processos' }).getByText(company)).toBeVisible()
  await expect(drawer.getByRole('region', { name: 'Pagamentos' }).getByText('Pago')).toBeVisible()
  await expect(drawer.getByRole('region', { name: 'Auditoria' }).getByText('desativou a conta')).toBeVisible()
  expect(await signInAs(page.request, customer.email, PASSWORD)).toBe(403)
  await drawer.getByRole('button', { name: 'Ativar conta' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ativar', exact: true }).click()
  await expect(toast(page, 'Conta ativada')).toBeVisible()
  await drawer.getByRole('link', { name: 'Ver todos: Processos' }).click()
  await expect(page).toHaveURL(/\/admin\/processes\?busca=/)
  await expect(page.getByRole('button', { name: `Ver detalhes de ${company}` })).toBeVisible()
})

test('the link to a new password, sign-ins, one device and all sessions', async ({ page }) => {
  const { customer } = await freshProcess({ paid: false, customerName: unique('Nina Prado') })
  await enterAs(page, { email: 'admin@demo.travessia.test' })
  expect(await signInAs(customer.calls, customer.email)).toBe(200)
  const drawer = await open(page, customer)
  await expect(drawer.getByRole('region', { name: 'Entradas na conta' }).locator('time')).not.toHaveCount(0)
  const devices = drawer.getByRole('region', { name: 'Aparelhos conectados' })
  await devices
    .getByRole('button', { name: /^Encerrar a sessão em/ })
    .first()
    .click()
  await expect(toast(page, 'Sessão encerrada')).toBeVisible()
  await drawer.getByRole('button', { name: 'Encerrar todas as sessões' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Encerrar sessões' }).click()
  await expect(toast(page, 'Sessões encerradas')).toBeVisible()
  await expect(devices.getByText('Nenhum aparelho conectado.')).toBeVisible()
  const send = async () => {
    await drawer.getByRole('button', { name: 'Enviar link de nova senha' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Enviar link', exact: true }).click()
  }
  await send()
  await expect(toast(page, 'Link enviado por e-mail')).toBeVisible()
  await send()
  await expect(page.getByText(/Esta pessoa já recebeu links há pouco/)).toBeVisible()
})

test('an admin changes neither a superadmin nor the own account, and is told so', async ({ page }) => {
  await signedIn(page, 'admin')
  await page.goto('/admin/users?busca=demo.travessia')
  await page.getByRole('button', { name: 'Abrir o cadastro de Otávio Lemos' }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByText('Só um Super Admin altera esta conta.')).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Salvar' })).toHaveCount(0)
  await expect(drawer.getByText('Entradas na conta')).toHaveCount(0)
  await page.keyboard.press('j')
  await expect(page.getByRole('dialog', { name: 'Beatriz Fontes' })).toBeVisible()
  await expect(drawer.getByText('Esta é a sua conta.', { exact: false })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Ações de Otávio Lemos' }).click()
  await expect(page.getByRole('menuitem', { name: 'Desativar conta' })).toHaveAttribute('aria-disabled', 'true')
})
