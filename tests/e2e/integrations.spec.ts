import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { findings } from './support/findings.ts'
import { SECRET_KEY } from './support/stripe-server.ts'
import { toast } from './support/toast.ts'
import { signedInThere } from './support/with-own-server.ts'
import { test } from './support/with-stripe.ts'

// These tests change how payments are taken, so they run serially on their own server.
test.describe.configure({ mode: 'default' })

let origin: string
test.beforeEach(async ({ page, stripeServer }) => {
  origin = stripeServer.origin
  stripeServer.stripe.trouble = 'none'
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signedInThere(page, origin, 'superadmin')
})

const box = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

const kept = async (page: Page) =>
  (await page.request.post(`${origin}/api/functions/check-stripe-status`, { data: {}, headers: { origin } })).json()

test('keys that cannot work are refused with a reason, and those that do stay', async ({ page, stripeServer }) => {
  await page.goto(`${origin}/superadmin/integrations`)
  await expect(page.getByText('Conectado', { exact: true })).toBeVisible()
  const before = await kept(page)
  expect(before).toMatchObject({ connected: true })
  const cases = [
    ['pk_test_51Publicavel0000', 'As chaves estão trocadas: a secreta começa com sk_ e a publicável com pk_'],
    ['sk_test_51Com espaco0000', 'A chave tem espaços no meio. Copie de novo do painel do Stripe'],
    ['minha-chave', 'A chave secreta do Stripe começa com sk_test_ ou sk_live_'],
    ['sk_test_51Revogada000000', 'Erro ao conectar com Stripe: a chave não é conhecida ou foi revogada'],
  ] as const
  for (const [key, text] of cases) {
    await field(page, 'Chave secreta').fill(key)
    await page.getByRole('button', { name: 'Testar Conexão' }).click()
    await expect(toast(page, text)).toBeVisible()
  }
  await expect(page.getByText('Erro', { exact: true })).toBeVisible()
  stripeServer.stripe.trouble = 'down'
  await field(page, 'Chave secreta').fill(SECRET_KEY)
  await page.getByRole('button', { name: 'Testar Conexão' }).click()
  await expect(
    toast(page, 'Erro ao conectar com Stripe: ele não respondeu. Tente de novo em alguns minutos'),
  ).toBeVisible()
  await expect(page.getByText('Erro', { exact: true })).toBeVisible()
  stripeServer.stripe.trouble = 'none'
  expect(await kept(page)).toEqual(before)
  await page.getByRole('button', { name: 'Testar Conexão' }).click()
  await expect(toast(page, 'Stripe: Conexão estabelecida com sucesso!')).toBeVisible()
  await expect(box(page, 'Conta conectada')).toContainText('Repasses')
  // After a reload the typed key is nowhere on the page.
  await page.reload()
  await expect(page.getByText(/^Salva: sk_test_…/)).toBeVisible()
  expect((await page.content()).includes(SECRET_KEY)).toBe(false)
})

test('payments go to the test provider and back, with a sign in every panel', async ({ page }) => {
  await page.goto(`${origin}/superadmin/integrations`)
  const choice = box(page, 'Quem recebe os pagamentos')
  await expect(choice).toContainText('Stripe, modo de teste')
  await choice.getByRole('button', { name: 'Usar o provedor de teste' }).click()
  await expect(choice).toContainText('Provedor de teste')
  await expect(page.getByText('Modo de teste: nenhum cartão é cobrado.')).toBeVisible()
  expect(await (await page.request.get(`${origin}/api/payments/mode`)).json()).toEqual({ mode: 'test', live: false })
  expect(await findings(page)).toEqual([])
  for (const area of ['admin', 'agent', 'user']) {
    await page.goto(`${origin}/${area}/dashboard`)
    await expect(page.getByText('Modo de teste: nenhum cartão é cobrado.')).toBeVisible()
  }
  await page.goto(`${origin}/superadmin/integrations`)
  await choice.getByRole('button', { name: 'Receber pelo Stripe' }).click()
  await expect(choice).toContainText('Stripe, modo de teste')
})

test('the secret of a webhook is kept by itself, and its box says what arrived last', async ({
  page,
  stripeServer,
}) => {
  await page.goto(`${origin}/superadmin/integrations`)
  const messages = box(page, 'Mensagens do Stripe')
  await expect(messages).toContainText(`${origin}/api/webhooks/stripe`)
  await messages.getByLabel('Segredo do webhook', { exact: true }).fill('segredo')
  await messages.getByRole('button', { name: 'Salvar segredo' }).click()
  await expect(messages.getByText('O segredo do webhook do Stripe começa com whsec_')).toBeVisible()
  await messages.getByLabel('Segredo do webhook', { exact: true }).fill(stripeServer.stripe.secret)
  await messages.getByRole('button', { name: 'Salvar segredo' }).click()
  await expect(messages.getByLabel('Segredo do webhook', { exact: true })).toHaveValue('')
  await expect(messages).toContainText('Segredo salvo')
  await stripeServer.stripe.emit('checkout.session.expired', { id: 'cs_nada', object: 'checkout.session' })
  await page.reload()
  await expect(messages).toContainText('checkout.session.expired')
  expect(await findings(page)).toEqual([])
})

test('mail and files are tried from the screen', async ({ page }) => {
  await page.goto(`${origin}/superadmin/integrations?integracao=outras`)
  const mail = box(page, 'E-mail')
  await mail.getByRole('button', { name: 'Enviar e-mail de teste' }).click()
  await expect(mail).toContainText('superadmin@demo.travessia.test')
  await expect(mail).toContainText('Testado às')
  const files = box(page, 'Arquivos')
  await files.getByRole('button', { name: 'Testar armazenamento' }).click()
  await expect(files).toContainText('Testado às')
  expect(await findings(page)).toEqual([])
  await page.goto(`${origin}/dev/mail`)
  await expect(page.getByText('Teste de e-mail: Travessia').first()).toBeVisible()
})

test('no key or secret stands in the log of the server or in a file of its database', async ({ stripeServer }) => {
  const { stripe, dataDir, log } = stripeServer
  const written = readFileSync(log, 'utf8')
  expect(written).toContain('/api/functions/save-stripe-credentials')
  const wordsIn = (secrets: readonly string[]) =>
    spawnSync('grep', ['-rlaF', ...secrets.flatMap((secret) => ['-e', secret]), dataDir], { encoding: 'utf8' }).stdout
  // The publishable key is no secret: finding it proves that the search works.
  expect(wordsIn(['pk_test_51FakeTravessia0000'])).not.toBe('')
  const secrets = [SECRET_KEY, stripe.secret]
  expect(wordsIn(secrets)).toBe('')
  expect(secrets.filter((secret) => written.includes(secret))).toEqual([])
})
