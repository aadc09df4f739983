import { expect, type Page } from '@playwright/test'
import { fromOwnAddress, GOOD_PASSWORD, newAddress } from './support/accounts.ts'
import { complaints } from './support/console.ts'
import { findings } from './support/findings.ts'
import { deaf, failing } from './support/states.ts'
import { anotherPage, signedInThere, test } from './support/with-own-server.ts'
import { choosePlan, fillAccount, fillCard, fillCompany, fillOwner, openWizard } from './support/wizard.ts'

// Run serially, because every test changes the list that the others read.
test.describe.configure({ mode: 'default' })

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

const drawer = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const table = (page: Page) => page.getByRole('table', { name: 'Serviços' })
const names = (page: Page) => table(page).getByRole('button', { name: /^Editar / })
const offered = async (page: Page): Promise<{ id: string; name: string }[]> =>
  (await (await page.request.get('/api/packages')).json()).items
const open = async (page: Page, name: string) => {
  await table(page)
    .getByRole('button', { name: `Editar ${name}` })
    .click()
  return drawer(page, name)
}

test('a service is created, shown as the wizard shows it, changed, moved and deleted', async ({ page, ownServer }) => {
  await signedInThere(page, ownServer.origin, 'admin')
  const heard = complaints(page)
  await page.goto('/admin/services')
  await expect(names(page)).toHaveText(['Básico', 'Profissional', 'Empresarial'])
  await page.getByRole('button', { name: 'Novo serviço' }).click()
  await expect(page).toHaveURL('/admin/services?servico=novo')
  const form = drawer(page, 'Novo serviço')
  await form.getByRole('button', { name: 'Criar serviço' }).click()
  await expect(form.getByText('Campo obrigatório')).toHaveCount(5)
  await form.getByLabel('Nome').fill('básico')
  await form.getByRole('textbox', { name: 'Prazo' }).fill('1 mês')
  await form.getByLabel('Preço (US$)').fill('1249.9')
  await form.getByLabel('Preço (R$)').fill('6660')
  await form.getByLabel('Taxa do estado (US$)').fill('50')
  const feature = form.getByLabel('Novo item')
  await feature.fill('   ')
  await feature.press('Enter')
  await expect(form.getByText('Nenhum item ainda.')).toBeVisible()
  for (const item of ['Um', 'Dois', 'Um']) {
    await feature.fill(item)
    await feature.press('Enter')
  }
  await form.getByRole('button', { name: 'Remover Um' }).first().click()
  await feature.fill('Três')
  // The preview is the wizard's own plan card and updates while typing.
  const preview = form.getByRole('region', { name: 'Como o pedido mostra' })
  await expect(preview).toContainText('R$ 6.660,00 cobrado em dólares: US$ 1.249,90')
  await expect(preview.locator('li li')).toHaveText(['Dois', 'Um', 'Três'])
  expect(await findings(page)).toEqual([])
  await form.getByRole('button', { name: 'Criar serviço' }).click()
  await expect(page.getByText('Não foi possível salvar o serviço.')).toBeVisible()
  await expect(form.getByText('Já existe um serviço com este nome')).toBeVisible()
  await form.getByLabel('Nome').fill('Ouro')
  await form.getByRole('button', { name: 'Criar serviço' }).click()
  await expect(page.getByText('Serviço criado com sucesso!')).toBeVisible()
  await expect(page).toHaveURL('/admin/services')
  await expect(names(page)).toHaveText(['Básico', 'Profissional', 'Empresarial', 'Ouro'])

  // Recommending a package removes the mark from the other one.
  await (await open(page, 'Ouro')).getByLabel('Recomendado').check()
  await drawer(page, 'Ouro').getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Serviço atualizado com sucesso!').first()).toBeVisible()
  await expect(table(page).getByText('Recomendado')).toHaveCount(1)
  await expect(table(page).getByRole('row', { name: /Ouro/ })).toContainText('Recomendado')
  const changed = await open(page, 'Ouro')
  await expect(changed.getByText('Beatriz Fontes alterou em', { exact: false })).toBeVisible()
  await expect(changed.getByText('Pedidos que já existem não mudam', { exact: false })).toBeVisible()
  await page.keyboard.press('Escape')

  // Two presses of the key move the package by two places, even if the first is still being saved.
  const up = page.getByRole('button', { name: 'Subir Ouro' })
  await up.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(up).toBeFocused()
  await expect(names(page)).toHaveText(['Básico', 'Ouro', 'Profissional', 'Empresarial'])
  await expect
    .poll(async () => (await offered(page)).map(({ name }) => name))
    .toEqual(['Básico', 'Ouro', 'Profissional', 'Empresarial'])

  await page.getByRole('button', { name: 'Ações de Ouro' }).click()
  await page.getByRole('menuitem', { name: 'Excluir' }).click()
  const sure = page.getByRole('dialog', { name: 'Excluir Ouro' })
  await expect(sure.getByText('Tem certeza que deseja excluir este serviço?')).toBeVisible()
  const mend = await failing(page, /\/api\/services\/[^/]+/)
  await sure.getByRole('button', { name: 'Excluir' }).click()
  await expect(page.getByText('Não foi possível excluir o serviço.')).toBeVisible()
  await mend()
  await expect(names(page)).toContainText(['Ouro'])
  await page.getByRole('button', { name: 'Ações de Ouro' }).click()
  await page.getByRole('menuitem', { name: 'Excluir' }).click()
  await sure.getByRole('button', { name: 'Excluir' }).click()
  await expect(page.getByText('Serviço excluído com sucesso!')).toBeVisible()
  await expect(names(page)).toHaveText(['Básico', 'Profissional', 'Empresarial'])
  expect(heard.filter((line) => !/400|500/.test(line))).toEqual([])
})

test('of two admins the second sees what changed, and decides', async ({ page, context, ownServer }) => {
  await signedInThere(page, ownServer.origin, 'admin')
  await page.goto('/admin/services')
  const form = await open(page, 'Empresarial')
  await form.getByRole('textbox', { name: 'Prazo' }).fill('10 dias úteis')
  const second = await anotherPage(context, ownServer.origin)
  await signedInThere(second, ownServer.origin, 'superadmin')
  await second.goto('/admin/services')
  const theirs = await open(second, 'Empresarial')
  await theirs.getByLabel('Preço (US$)').fill('799')
  await theirs.getByRole('button', { name: 'Salvar' }).click()
  await expect(second.getByText('Serviço atualizado com sucesso!').first()).toBeVisible()
  const notice = form.getByRole('alert')
  await expect(notice).toContainText('Nada do que você escreveu se perdeu')
  await expect(notice).toContainText('US$ 749,00')
  await expect(notice).toContainText('US$ 799,00')
  await expect(form.getByRole('button', { name: 'Salvar' })).toBeDisabled()
  await expect(form.getByRole('textbox', { name: 'Prazo' })).toHaveValue('10 dias úteis')
  await notice.getByRole('button', { name: 'Usar o que foi salvo' }).click()
  await expect(form.getByLabel('Preço (US$)')).toHaveValue('799.00')
  await form.getByLabel('Preço (US$)').fill('749')
  await form.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Serviço atualizado com sucesso!').first()).toBeVisible()
  await second.context().close()
})

test('a plan in use is archived; the wizard that still shows it says so; it comes back', async ({
  page,
  context,
  ownServer: { origin },
}) => {
  await fromOwnAddress(context)
  await page.goto('/cadastro')
  const wizard = await openWizard(page)
  await choosePlan(wizard)
  await fillAccount(wizard, { name: 'Rita Melo', email: newAddress('plano'), password: GOOD_PASSWORD })
  await fillCompany(wizard, `Plano ${Math.random().toString(36).slice(2, 8)} LLC`)
  await fillOwner(wizard, { first: 'Rita', last: 'Melo', share: '100' })
  await wizard.getByRole('button', { name: 'Continuar' }).click()
  await fillCard(wizard)

  const office = await anotherPage(context, origin)
  await signedInThere(office, origin, 'admin')
  await office.goto('/admin/services')
  await office.getByRole('button', { name: 'Ações de Profissional' }).click()
  await office.getByRole('menuitem', { name: 'Excluir' }).click()
  const sure = office.getByRole('dialog', { name: 'Excluir Profissional' })
  await expect(sure.getByText('Ele será arquivado em vez de excluído', { exact: false })).toBeVisible()
  await sure.getByRole('button', { name: 'Arquivar' }).click()
  await expect(office.getByText('Serviço arquivado.', { exact: false })).toBeVisible()

  await wizard.getByRole('button', { name: 'Pagar e concluir' }).click()
  await expect(wizard.getByText('O plano que você escolheu não é mais oferecido.', { exact: false })).toBeVisible()
  await expect(wizard.getByRole('button', { name: 'Selecionar plano Profissional' })).toHaveCount(0)
  await wizard.getByRole('button', { name: 'Selecionar plano Básico' }).click()
  await expect(wizard.getByText('Etapa 6 de 6: Pagamento')).toBeVisible()

  await office.getByText('Arquivados (1)').click()
  await office.getByRole('button', { name: 'Oferecer Profissional de novo' }).click()
  await expect(office.getByText('Serviço oferecido de novo, no fim da lista.')).toBeVisible()
  await expect(names(office)).toHaveText(['Básico', 'Empresarial', 'Profissional'])
  await office.context().close()
})

test('the list says when it could not be loaded and when it is empty', { tag: '@phone' }, async ({
  page,
  ownServer: { origin },
}) => {
  await signedInThere(page, origin, 'admin')
  // A live event would reload the list before the test clicks the button.
  await deaf(page)
  let answer: 'fail' | 'empty' = 'fail'
  await page.route(/\/api\/services$/, (route) =>
    answer === 'fail'
      ? route.fulfill({ status: 400, body: '{}' })
      : route.fulfill({ json: { items: [], archived: [] } }),
  )
  await page.goto('/admin/services?servico=nada&aba=outra')
  await expect(page.getByText('Não foi possível carregar os serviços.')).toBeVisible()
  answer = 'empty'
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByText('Nenhum serviço cadastrado ainda.')).toBeVisible()
})
