import { expect, test } from '@playwright/test'
import { fromOwnAddress, GOOD_PASSWORD, newAddress, signedUp } from './support/accounts.ts'
import { expectNoCardInBrowser, expectNoCardOnServer, sentBy, typedCard } from './support/card-scan.ts'
import { complaints } from './support/console.ts'
import { findings } from './support/findings.ts'
import { freshAccount } from './support/fresh-account.ts'
import { ordersOf } from './support/orders-of.ts'
import { choosePlan, drawerOf, fillAccount, fillCard, fillCompany, fillOwner, openWizard } from './support/wizard.ts'

const DRAWER = '[role=dialog]'

function linesOf(element: Element): number {
  const text = document.createRange()
  text.selectNodeContents(element)
  return new Set([...text.getClientRects()].map(({ top }) => top)).size
}

test.beforeEach(async ({ page, context }) => {
  await fromOwnAddress(context)
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('a new customer with two partners orders and pays', { tag: '@phone' }, async ({ page }) => {
  const heard = complaints(page)
  const sent = sentBy(page)
  const email = newAddress('cliente')
  const company = `Alfa ${Math.random().toString(36).slice(2, 8)} LLC`
  await page.goto('/')
  await page.getByRole('link', { name: 'Começar agora' }).first().click()
  await expect(page).toHaveURL(/\/cadastro/)
  const drawer = await openWizard(page)
  await choosePlan(drawer)

  await expect(drawer.getByText('Etapa 3 de 6: Conta')).toBeVisible()
  await drawer.getByRole('button', { name: 'Criar conta e continuar' }).click()
  await expect(page.getByText('Informe o nome')).toBeVisible()
  expect(await findings(page, DRAWER)).toEqual([])
  await fillAccount(drawer, { name: 'Ana Souza', email, password: GOOD_PASSWORD })
  await expect(page.getByText('Agora você pode continuar com o registro da sua empresa.')).toBeVisible()

  await expect(drawer.getByText('Etapa 4 de 6: Empresa')).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Continuar' })).toBeDisabled()
  expect(await findings(page, DRAWER)).toEqual([])
  await fillCompany(drawer, company)
  await expect(page.locator('[data-toast]').getByText('Nome livre nos nossos registros.')).toBeVisible()
  await expect(page.getByText('Verificando disponibilidade do nome da empresa...')).toBeHidden()

  await expect(drawer.getByText('Etapa 5 de 6: Donos')).toBeVisible()
  await expect(drawer.getByText('Participação total: 100%')).toBeVisible()
  await expect(drawer.getByRole('button', { name: 'Adicionar sócio' })).toBeHidden()
  await expect(drawer.getByLabel('Nome', { exact: true })).toHaveValue('Ana')
  await expect(drawer.getByLabel('Sobrenome')).toHaveValue('Souza')
  await expect(drawer.getByLabel('E-mail')).toHaveValue(email)
  const mainShare = drawer.getByLabel('Participação (%)').first()
  for (const share of ['', '0', '150']) {
    await mainShare.fill(share)
    await drawer.getByRole('button', { name: 'Continuar' }).click()
    await expect(mainShare).toHaveAccessibleDescription(/Informe uma participação de 1 a 100\./)
  }
  const citizenship = drawer.getByRole('radiogroup', { name: 'Cidadania americana ou green card?' })
  await expect(citizenship).toHaveAccessibleDescription(/Muda os formulários .* Campo obrigatório/)
  // The form shows no message of the schema library.
  await expect(drawer.getByText(/invalid input|expected/i)).toHaveCount(0)
  await fillOwner(drawer, { first: 'Ana', last: 'Souza', share: '50' })
  await expect(drawer.getByText('(Necessário 100%)')).toBeVisible()
  for (const [at, owner] of [
    { first: 'Bia', last: 'Lima', share: '30' },
    { first: 'Caio', last: 'Reis', share: '20' },
  ].entries()) {
    await drawer.getByRole('button', { name: 'Adicionar sócio' }).click()
    await fillOwner(drawer.getByRole('group', { name: `Sócio ${at + 2}` }), owner)
  }
  // With 100 % for the main owner the partners stay, and the form asks what to do with them.
  await mainShare.fill('100')
  const question = drawer.getByRole('region', { name: 'O sócio principal fica com 100%?' })
  await expect(drawer.getByRole('group', { name: 'Sócio 3' }).getByLabel('Nome', { exact: true })).toHaveValue('Caio')
  await drawer.getByRole('button', { name: 'Continuar' }).click()
  await expect(question).toBeFocused()
  expect(await findings(page, DRAWER)).toEqual([])
  await question.getByRole('button', { name: 'Manter e mudar a participação' }).click()
  await expect(mainShare).toBeFocused()
  await mainShare.fill('50')
  await expect(question).toBeHidden()
  await expect(drawer.getByText('Participação total: 100%')).toBeVisible()
  expect(await findings(page, DRAWER)).toEqual([])
  await drawer.getByRole('button', { name: 'Continuar' }).click()

  await expect(drawer.getByText('Etapa 6 de 6: Pagamento')).toBeVisible()
  await expect(drawer.getByText('Modo de teste')).toBeVisible()
  await expect(drawer.getByText('Número do cartão inválido')).toBeVisible()
  await expect(drawer.getByText('US$ 594,00')).toBeVisible()
  // Three owners file as a partnership, with a partnership's fine, and the filing can be ordered from us.
  const costs = drawer.getByRole('region', { name: 'Quanto custa manter depois' })
  await costs.getByText('Primeiro ano').click()
  await expect(costs.getByText('Declaração 1065').first()).toBeVisible()
  await expect(costs).toContainText(
    /multa de US\$\s255 por sócio e por mês, até 12 meses\. Se quiser, fazemos por US\$\s499,00/,
  )
  await expect(costs).not.toContainText('5472')
  await expect(drawer.getByLabel('Nome no cartão')).toHaveValue('Ana Souza')
  await expect(drawer.getByLabel('CEP')).toHaveValue('01310-100')
  await drawer.getByLabel('Validade').fill('1020')
  await drawer.getByRole('button', { name: 'Pagar e concluir' }).click()
  await expect(drawer.getByLabel('Número do cartão')).toBeFocused()
  await expect(drawer.getByLabel('Número do cartão')).toHaveAccessibleDescription('Campo obrigatório')
  await expect(drawer.getByLabel('Validade')).toHaveAccessibleDescription('Este cartão já venceu.')
  await expect(drawer.getByRole('link', { name: 'Cancelamento e reembolso' })).toHaveAttribute(
    'href',
    '/termos#cancelamento',
  )
  await fillCard(drawer)
  await expect(drawer.getByText('Certo', { exact: true })).toBeVisible()
  await expect(drawer.getByText('Endereço de cobrança completo')).toBeVisible()
  expect(await findings(page, DRAWER)).toEqual([])
  // Once the network is idle, the draft is saved in the browser and on the server.
  await page.waitForLoadState('networkidle')
  await expectNoCardInBrowser(page, sent)
  await drawer.getByRole('button', { name: 'Pagar e concluir' }).click()
  await expect(page.getByText('Dados enviados com sucesso!')).toBeVisible()

  await expect(page).toHaveURL(/\/pagamento-teste\/test_/)
  await expect(page.getByText(company)).toBeVisible()
  expect(await page.getByText('US$ 125,00').evaluate(linesOf)).toBe(1)
  expect(await findings(page)).toEqual([])
  await expectNoCardInBrowser(page, sent)
  await page.getByRole('button', { name: 'Aprovar pagamento' }).click()
  await expect(page).toHaveURL(/\/user\/dashboard/)
  const paid = page.getByRole('dialog', { name: 'Pagamento confirmado' })
  await expect(paid).toBeVisible()
  await expect(paid.getByText('Falta enviar estes documentos para começarmos:')).toBeVisible()
  await expect(paid.getByRole('link', { name: 'Enviar documentos' })).toBeVisible()
  await expect(page.getByText('Empresa registrada com sucesso!')).toHaveCount(0)
  await page.getByRole('button', { name: 'Acessar dashboard' }).click()
  await expect(page).toHaveURL('/user/dashboard')

  const orders = await ordersOf(email)
  expect(orders).toEqual([
    {
      company,
      status: 'pending',
      paid: true,
      amount: 59_400,
      paymentStatus: 'paid',
      owners: ['Ana Souza 50.00', 'Bia Lima 30.00', 'Caio Reis 20.00'],
      documents: 7,
      history: ['pending'],
    },
  ])
  expect(await page.evaluate(() => localStorage.getItem('travessia.wizard'))).toBeNull()
  await expectNoCardInBrowser(page, sent)
  await expectNoCardOnServer()
  expect(heard).toEqual([])
})

test('a password that the server refuses is told at its field alone', async ({ page }) => {
  await page.goto('/cadastro')
  const drawer = await openWizard(page)
  await choosePlan(drawer)
  await fillAccount(drawer, { name: 'Ana Souza', email: newAddress('fraca'), password: 'senha123' })
  const password = drawer.getByLabel('Senha', { exact: true })
  await expect(password).toHaveAccessibleDescription(/fácil de adivinhar/)
  await expect(drawer.getByText('Força da senha: Fraca. Faltam mais 6 caracteres.', { exact: true })).toBeVisible()
  await expect(password).toBeFocused()
  expect(await page.locator('[data-toast=error]').count()).toBe(0)
})

test('an existing customer signs in on the way and pays', async ({ page, context }) => {
  const { email, password } = await freshAccount(page, 'Rui Braga')
  await context.clearCookies()
  const company = `Teta ${Math.random().toString(36).slice(2, 8)} LLC`
  await page.goto('/cadastro')
  const drawer = await openWizard(page)
  await choosePlan(drawer, 'Empresarial')
  await drawer.getByRole('tab', { name: 'Entrar' }).click()
  await drawer.getByRole('button', { name: 'Entrar e continuar' }).click()
  await expect(page.getByText('Informe o e-mail e a senha.').first()).toBeVisible()
  await drawer.getByLabel('E-mail').fill(email)
  await drawer.getByLabel('Senha', { exact: true }).fill(password)
  await drawer.getByRole('button', { name: 'Entrar e continuar' }).click()
  await expect(page.getByText('Você entrou na sua conta.')).toBeVisible()
  await fillCompany(drawer, company)
  await fillOwner(drawer, { first: 'Rui', last: 'Braga', share: '100' })
  await drawer.getByRole('button', { name: 'Continuar' }).click()
  await fillCard(drawer)
  await drawer.getByRole('button', { name: 'Pagar e concluir' }).click()
  await page.getByRole('button', { name: 'Aprovar pagamento' }).click()
  await expect(page.getByRole('dialog', { name: 'Pagamento confirmado' })).toBeVisible()
  expect(await ordersOf(email)).toMatchObject([
    { company, paid: true, amount: 87_400, paymentStatus: 'paid', owners: ['Rui Braga 100.00'], documents: 3 },
  ])
})

test('what the name check finds is shown and read out; the hint follows the type', { tag: '@phone' }, async ({
  page,
}) => {
  await signedUp(page, newAddress('nomes'))
  await page.goto('/cadastro')
  const drawer = await openWizard(page)
  await drawer.getByRole('radio', { name: 'Corporation' }).check()
  await choosePlan(drawer)
  const name = drawer.getByLabel('Nome da empresa')
  await expect(name).toHaveAccessibleDescription('Inclua Inc. ou Corporation no nome, por exemplo Alfa Digital Inc.')
  await fillCompany(drawer, 'Banco Digital')
  const found = drawer.getByRole('region', { name: 'Verificação dos nomes' })
  await expect(found).toBeFocused()
  await expect(found).toBeInViewport({ ratio: 0.9 })
  await expect(found).toHaveAccessibleDescription(/Banco Digital.*Requer atenção/)
  expect(await findings(page, DRAWER)).toEqual([])
  // The name check only warns: a second click continues.
  await drawer.getByRole('button', { name: 'Continuar mesmo assim' }).click()
  await expect(drawer.getByText('Etapa 5 de 6: Donos')).toBeVisible()
  await drawer.getByRole('button', { name: 'Voltar' }).click()
  await expect(name).toHaveValue('Banco Digital')
  await expect(found).not.toBeFocused()
})

test('an unfinished order is found again on another device', async ({ page, browser }) => {
  const email = newAddress('aparelho')
  await signedUp(page, email)
  await page.goto('/cadastro')
  const drawer = await openWizard(page)
  await choosePlan(drawer)
  await drawer.getByLabel('Nome da empresa').fill('Gama Digital LLC')
  await page.waitForResponse((answer) => answer.url().endsWith('/api/draft') && answer.request().method() === 'PUT')

  const other = await browser.newContext()
  await fromOwnAddress(other)
  const second = await other.newPage()
  const data = { email, password: GOOD_PASSWORD }
  await second.request.post('/api/auth/sign-in/email', { data, headers: { origin: new URL(page.url()).origin } })
  await second.goto('/user/dashboard')
  await expect(second.getByText('Continuar de onde parei')).toBeVisible()
  await second.getByRole('link', { name: 'Continuar pedido' }).click()
  await second.mouse.move(40, 40)
  await expect(drawerOf(second).getByLabel('Nome da empresa')).toHaveValue('Gama Digital LLC')
  await other.close()
})

test('a server that fails keeps everything and says so', async ({ page }) => {
  const email = newAddress('falha')
  await signedUp(page, email)
  await page.goto('/cadastro')
  const drawer = await openWizard(page)
  await choosePlan(drawer)
  await fillCompany(drawer, `Delta ${Math.random().toString(36).slice(2, 8)} LLC`)
  await fillOwner(drawer, { first: 'Davi', last: 'Nunes', share: '100' })
  await drawer.getByRole('button', { name: 'Continuar' }).click()
  await fillCard(drawer)
  const orders = '**/api/orders'
  await page.route(orders, (route) => route.fulfill({ status: 503, json: {} }))
  await drawer.getByRole('button', { name: 'Pagar e concluir' }).click()
  await expect(drawer.getByText('Ocorreu um erro ao processar seu registro. Entre em contato conosco.')).toBeVisible()
  await expect(page.getByText('Erro ao finalizar registro')).toBeVisible()
  await page.unroute(orders)
  await page.route('**/api/functions/create-payment', (route) => route.abort())
  await drawer.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByText('Erro ao processar pagamento. Tente novamente.')).toBeVisible()
  await expect(page.getByText('Pedido enviado com sucesso!')).toHaveCount(0)
  await page.unroute('**/api/functions/create-payment')
  // The test card that is always declined stays declined when the order is retried.
  await fillCard(drawer, typedCard.declined)
  await page.route(orders, (route) => route.fulfill({ status: 503, json: {} }))
  await drawer.getByRole('button', { name: 'Pagar e concluir' }).click()
  await expect(drawer.getByRole('button', { name: 'Tentar de novo' })).toBeVisible()
  await page.unroute(orders)
  await drawer.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page).toHaveURL(/\/pagamento-teste\//)
  await expect(page.getByText('O cartão de teste que você digitou é sempre recusado.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Aprovar pagamento' })).toBeHidden()
  expect(await ordersOf(email)).toMatchObject([{ paid: false, paymentStatus: 'pending' }])
})
