import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { complaints } from './support/console.ts'
import { findings } from './support/findings.ts'
import { fromSomewhere } from './support/from-somewhere.ts'
import { PASSWORD, people } from './support/people.ts'
import { toast } from './support/toast.ts'
// These tests save settings of the whole product, so they use a server of their own.
import { test } from './support/with-stripe.ts'

let origin: string
test.beforeEach(async ({ page, stripeServer }) => {
  origin = stripeServer.origin
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await enter(page.request, people.admin.email)
})

async function enter(calls: APIRequestContext, email: string): Promise<void> {
  const headers = { origin, ...fromSomewhere() }
  const data = { email, password: PASSWORD }
  const answer = await calls.post(`${origin}/api/auth/sign-in/email`, { data, headers })
  expect(answer.status(), await answer.text()).toBe(200)
}
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

test('the name of the site is saved, shown at once, and a second admin loses nothing', async ({ page, playwright }) => {
  const heard = complaints(page)
  await page.goto(`${origin}/admin/settings`)
  await field(page, 'Nome do site').fill('Ponte Clara')
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(toast(page, 'Configurações gerais salvas com sucesso!')).toBeVisible()
  await expect(page.getByText('ponte clara', { exact: false }).first()).toBeVisible()
  await expect.poll(async () => (await page.request.get(`${origin}/planos`)).text()).toContain('Ponte Clara')

  // Another admin saves while this one types.
  await field(page, 'Nome do site').fill('Ponte Escura')
  const other = await playwright.request.newContext()
  await enter(other, people.superadmin.email)
  const now = await (await other.get(`${origin}/api/site-settings`)).json()
  const { siteName: _, supportEmail, contactEmails, contactPhones, officeAddress, einFollowUpDays } = now
  const rest = { supportEmail, contactEmails, contactPhones, officeAddress, einFollowUpDays }
  const switches = { enableNotifications: now.enableNotifications, enableEmails: now.enableEmails }
  const data = { siteName: 'Travessia', ...rest, ...switches, expectedVersion: now.version }
  const saved = await other.put(`${origin}/api/site-settings/general`, { data, headers: { origin } })
  expect(saved.status()).toBe(200)
  await page.getByRole('button', { name: 'Salvar' }).click()
  const told = page.getByRole('alert').filter({ hasText: 'enquanto você escrevia' })
  await expect(told).toContainText('Ponte Clara')
  await expect(told).toContainText('Travessia')
  await expect(field(page, 'Nome do site')).toHaveValue('Ponte Escura')
  await told.getByRole('button', { name: 'Usar o que foi salvo' }).click()
  await expect(field(page, 'Nome do site')).toHaveValue('Travessia')
  await page.getByText('Histórico de alterações').click()
  await expect(page.getByRole('list', { name: 'Histórico de alterações' })).toContainText('Ponte Clara')
  expect(heard.filter((line) => !line.includes('409'))).toEqual([])
})

test('who sells: a wrong CNPJ is refused at its field, what is empty is named to the superadmin, the rest is on the pages @phone', async ({
  page,
}) => {
  await enter(page.request, people.superadmin.email)
  await page.goto(`${origin}/admin/settings?aba=empresa`)
  const cnpj = field(page, 'CNPJ')
  await cnpj.fill('11.222.333/0001-82')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(cnpj).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText('Este CNPJ não confere', { exact: false })).toBeVisible()
  await cnpj.fill('12.abc.345/01de-35')
  await field(page, 'Nome empresarial').fill('Ponte <b>Clara</b> Ltda.')
  await field(page, 'Nome do encarregado').fill('')
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(toast(page, 'Dados da empresa salvos com sucesso!')).toBeVisible()
  await expect(cnpj).toHaveValue('12.ABC.345/01DE-35')

  await page.goto(`${origin}/superadmin/system`)
  const missing = page.getByRole('alert').filter({ hasText: 'Falta dizer quem vende' })
  await expect(missing).toContainText('Nome do encarregado')
  await missing.getByRole('link', { name: 'Preencher em Configurações' }).click()
  await field(page, 'Nome do encarregado').fill('Lia Prado')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(toast(page, 'Dados da empresa salvos com sucesso!')).toBeVisible()

  // This server is connected to Stripe, which receives personal data, so its location is required too.
  await page.goto(`${origin}/superadmin/dashboard`)
  await expect(missing.getByRole('listitem')).toHaveText([/^Prestador de Pagamentos/])
  await missing.getByRole('link', { name: 'Preencher em Configurações' }).click()
  const stripe = page.getByRole('group', { name: 'Pagamentos' })
  await stripe.getByLabel('País').selectOption('US')
  await stripe.getByLabel('Base da transferência').selectOption('standard_clauses')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(toast(page, 'Dados da empresa salvos com sucesso!')).toBeVisible()
  const read = page.waitForResponse((answer) => answer.url() === `${origin}/api/site-settings`)
  await page.goto(`${origin}/superadmin/dashboard`)
  await read
  await expect(missing).toBeHidden()

  await page.goto(`${origin}/termos`)
  for (const part of [page.locator('#quem-vende'), page.getByRole('contentinfo')]) {
    await expect(part).toContainText('Ponte <b>Clara</b> Ltda.')
    await expect(part).toContainText('12.ABC.345/01DE-35')
    await expect(part).toContainText('Lia Prado')
  }
  await page.goto(`${origin}/privacidade`)
  await expect(page.locator('#com-quem')).toContainText('Hospedagem do site e do banco de dados')
  expect(await findings(page)).toEqual([])
})

test('security is saved within its limits, and a second factor for all is asked about first', async ({ page }) => {
  await page.goto(`${origin}/admin/settings?aba=seguranca`)
  const minutes = field(page, 'Encerrar sessões da equipe paradas há (minutos)')
  await minutes.fill('4')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(minutes).toHaveAttribute('aria-invalid', 'true')
  await minutes.fill('45')
  await page.getByRole('switch').check()
  await page.getByRole('button', { name: 'Salvar' }).click()
  const question = page.getByRole('dialog', { name: 'Exigir a verificação em duas etapas?' })
  await expect(question).toContainText('Isso vale também para você')
  expect(await findings(page)).toEqual([])
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('switch').uncheck()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(toast(page, 'Configurações de segurança salvas com sucesso!')).toBeVisible()
  await page.reload()
  await expect(minutes).toHaveValue('45')
})

test('commission rules: one with an example before saving, and several states at once', async ({ page }) => {
  await page.goto(`${origin}/admin/settings?aba=comissoes&tipo=LLC`)
  await page.getByRole('button', { name: 'Editar a regra de LLC, Flórida' }).click()
  const drawer = page.getByRole('dialog', { name: 'LLC, Flórida' })
  await drawer.getByLabel('Comissão base (US$)').fill('200')
  await drawer.getByLabel('Multiplicador do estado').fill('1,5')
  await drawer.getByLabel('Bônus de rapidez (%)').fill('150')
  await expect(drawer.getByText('De 0 a 100, com até 2 casas')).toBeVisible()
  await drawer.getByLabel('Bônus de rapidez (%)').fill('10')
  const example = drawer.getByRole('region', { name: 'Exemplo' })
  await example.getByLabel('Complexidade').selectOption('1')
  await example.getByLabel('Dias', { exact: true }).fill('1')
  await expect(example).toContainText('US$ 330,00')
  expect(await findings(page)).toEqual([])
  await drawer.getByRole('button', { name: 'Salvar' }).click()
  await expect(toast(page, 'Regra salva')).toBeVisible()
  const row = page.locator('tr').filter({ hasText: 'Flórida' })
  await expect(row).toContainText('US$ 200,00')

  for (const state of ['Texas', 'Nevada']) await page.getByLabel(`Escolher a regra de LLC, ${state}`).check()
  await page.getByRole('button', { name: 'Editar juntas' }).click()
  const many = page.getByRole('dialog', { name: 'Editar 2 regras' })
  await many.getByRole('button', { name: 'Salvar' }).click()
  await expect(many.getByText('Mude ao menos um valor.')).toBeVisible()
  await many.getByLabel('Prazo para o bônus de rapidez (dias)').fill('9')
  await many.getByRole('button', { name: 'Salvar' }).click()
  await expect(toast(page, '2 regras salvas')).toBeVisible()
  await expect(page.locator('tr').filter({ hasText: 'Nevada' })).toContainText('9')

  await page.getByRole('button', { name: 'Editar a regra de LLC, Nevada' }).click()
  const nevada = page.getByRole('dialog', { name: 'LLC, Nevada' })
  await nevada.getByRole('switch', { name: 'Ativa' }).uncheck()
  await nevada.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText(/ficaria sem regra de comissão/)).toBeVisible()
})

/** Answers like the server once the session's step-up proof is more than ten minutes old. */
const askForProofOnce = (page: Page, url: string) =>
  page.route(
    url,
    (route) =>
      route.fulfill({ status: 403, json: { error: { code: 'step_up_required', message: 'x', requestId: 'x' } } }),
    { times: 1 },
  )

test('the payment provider is tested, confirmed with the password and saved', async ({ page }) => {
  await page.goto(`${origin}/admin/settings?aba=integracoes`)
  await expect(page.getByText('Conectado', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Salva: sk_test_…/)).toBeVisible()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Testar Conexão' }).click()
  await expect(toast(page, 'Por favor, insira a chave secreta do Stripe')).toBeVisible()
  await page.getByRole('button', { name: 'Salvar Credenciais' }).click()
  await expect(toast(page, 'Por favor, preencha ambas as chaves do Stripe')).toBeVisible()
  await field(page, 'Chave secreta').fill('sk_test_51Errada00000')
  await page.getByRole('button', { name: 'Testar Conexão' }).click()
  await expect(toast(page, 'Erro ao conectar com Stripe: a chave não é conhecida ou foi revogada')).toBeVisible()
  await expect(page.getByText('Erro', { exact: true })).toBeVisible()
  await field(page, 'Chave secreta').fill('sk_test_51FakeTravessia0000abcd')
  await field(page, 'Chave publicável').fill('pk_test_51FakeTravessia0000abcd')
  await page.getByRole('button', { name: 'Salvar Credenciais' }).click()
  await expect(toast(page, 'Teste a conexão primeiro antes de salvar')).toBeVisible()
  await page.getByRole('button', { name: 'Testar Conexão' }).click()
  await expect(toast(page, 'Stripe: Conexão estabelecida com sucesso!')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Conta conectada' })).toContainText('Pagamentos')
  const save = '**/api/functions/save-stripe-credentials'
  await page.route(save, (route) => route.fulfill({ json: { success: false, error: null, missingRights: [] } }))
  await page.getByRole('button', { name: 'Salvar Credenciais' }).click()
  await expect(toast(page, 'Erro ao salvar credenciais')).toBeVisible()
  await page.unroute(save)
  await askForProofOnce(page, save)
  await page.getByRole('button', { name: 'Salvar Credenciais' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirme que é você' })
  await proof.getByLabel('Sua senha').fill('errada errada')
  await proof.getByRole('button', { name: 'Confirmar' }).click()
  await expect(proof.getByText('Senha atual incorreta')).toBeVisible()
  await proof.getByLabel('Sua senha').fill(PASSWORD)
  await proof.getByRole('button', { name: 'Confirmar' }).click()
  await expect(proof).toBeHidden()
  await expect(toast(page, 'Stripe: Credenciais salvas com sucesso!')).toBeVisible()
  await expect(field(page, 'Chave secreta')).toHaveValue('')
})
