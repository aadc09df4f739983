import { expect, type Page, test } from '@playwright/test'
import { complaints } from './support/console.ts'
import { findings } from './support/findings.ts'
import { fromSomewhere } from './support/from-somewhere.ts'
import { signedIn } from './support/people.ts'

const SENT = 'Mensagem enviada com sucesso! Entraremos em contato em breve.'
const unique = (): string => Math.random().toString(36).slice(2, 10)

/** The contact form's rate limit counts by address, so each test sends from its own address. */
test.beforeEach(async ({ context }) => {
  await context.setExtraHTTPHeaders(fromSomewhere())
})

async function fill(page: Page, given: { nome?: string; email?: string; mensagem?: string } = {}): Promise<void> {
  await page.getByLabel('Nome *').fill(given.nome ?? 'Lia Costa')
  await page.getByLabel('E-mail *').fill(given.email ?? `lia-${unique()}@example.test`)
  await page.getByLabel('Mensagem *').fill(given.mensagem ?? 'Posso abrir uma LLC?')
}
const submit = (page: Page) => page.getByRole('button', { name: 'Enviar mensagem' }).click()

test('the page shows form, contacts, hours and the office', async ({ page }) => {
  await page.goto('/contato')
  await expect(page.getByRole('heading', { level: 1, name: 'Contato' })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'contato@demo.travessia.test' })).toHaveAttribute('href', /^mailto:/)
  await expect(main.getByRole('link', { name: '+55 11 4000-0000' })).toHaveAttribute('href', 'tel:+551140000000')
  for (const [days, hours] of [
    ['Segunda a sexta', '9h às 18h'],
    ['Sábado', '10h às 14h'],
    ['Domingo', 'Fechado'],
  ])
    await expect(
      main
        .getByText(days ?? '')
        .first()
        .locator('xpath=..'),
    ).toContainText(hours ?? '')
  await expect(main.getByText('Mapa interativo seria carregado aqui')).toBeVisible()
  const map = main.getByRole('link', { name: /Abrir no mapa/ })
  await expect(map).toHaveAttribute('target', '_blank')
  await expect(map).toHaveAttribute('rel', /noopener/)
  await expect(map).toHaveAttribute('href', /^https:\/\/www\.openstreetmap\.org\/search\?query=/)
  await expect(page.getByLabel('Assunto (opcional)').getByRole('option')).toHaveText([
    'Selecione um assunto',
    'Dúvidas sobre o processo',
    'Informações sobre planos',
    'Suporte técnico',
    'Proposta de parceria',
    'Outro assunto',
  ])
  await expect(page.getByText(SENT)).toBeHidden()
  expect(await findings(page)).toEqual([])
})

test('a message is sent and the form is empty again', { tag: '@phone' }, async ({ page }) => {
  const heard = complaints(page)
  await page.goto('/contato')
  await fill(page)
  await page.getByLabel('Telefone (opcional)').fill('+55 (11) 91234-5678')
  await page.getByLabel('Assunto (opcional)').selectOption('planos')
  await expect(page.getByText('0 de 10 kB')).toBeVisible()
  await submit(page)
  await expect(page.getByRole('main').getByRole('status').getByText(SENT)).toBeVisible()
  expect(await page.locator('[data-toast]').count()).toBe(0)
  await expect(page.getByLabel('Mensagem *')).toHaveValue('')
  expect(heard).toEqual([])
})

test('each mistake is told at its field, and the text stays', async ({ page }) => {
  await page.goto('/contato')
  await submit(page)
  const told = [
    ['Nome *', 'Nome é obrigatório'],
    ['E-mail *', 'E-mail é obrigatório'],
    ['Mensagem *', 'Mensagem é obrigatória'],
  ] as const
  for (const [label, text] of told) await expect(page.getByLabel(label)).toHaveAccessibleDescription(text)
  await expect(page.getByLabel('Nome *')).toBeFocused()
  await expect(page.getByRole('alert')).toHaveText('Confira os campos marcados.')
  expect(await findings(page)).toEqual([])
  await fill(page, { email: 'lia@', mensagem: 'ã'.repeat(5_121) })
  await page.getByLabel('Telefone (opcional)').fill('ligue')
  await submit(page)
  await expect(page.getByLabel('E-mail *')).toHaveAccessibleDescription(/^E-mail inválido/)
  await expect(page.getByLabel('Telefone (opcional)')).toHaveAccessibleDescription(/^Telefone inválido/)
  await expect(page.getByLabel('Mensagem *')).toHaveAccessibleDescription(/^A mensagem passou do limite/)
  await expect(page.getByLabel('Nome *')).toHaveValue('Lia Costa')
})

test('a failure and the one too many keep what was typed', async ({ page }) => {
  await page.goto('/contato')
  await fill(page, { mensagem: 'Não me perca' })
  await page.route('**/api/contact-messages', (route) => route.abort())
  await submit(page)
  await expect(page.getByRole('alert')).toContainText('O que você escreveu continua aqui.')
  await page.unroute('**/api/contact-messages')
  for (let n = 0; n < 5; n++) {
    await page.getByLabel('Mensagem *').fill(`Mensagem ${n}`)
    await fill(page, { mensagem: `Mensagem ${n}` })
    await submit(page)
    await expect(page.getByLabel('Mensagem *')).toHaveValue('')
  }
  await fill(page, { mensagem: 'A sexta' })
  await submit(page)
  await expect(page.getByRole('alert')).toContainText('Recebemos várias mensagens suas em pouco tempo.')
  await expect(page.getByLabel('Mensagem *')).toHaveValue('A sexta')
})

test('what was typed before the scripts came is sent', async ({ page }) => {
  await page.route('**/assets/boot-*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.goto('/contato')
  await fill(page, { mensagem: 'Escrita cedo' })
  const sent = page.waitForRequest('**/api/contact-messages')
  await submit(page)
  expect((await sent).postDataJSON()).toMatchObject({ nome: 'Lia Costa', mensagem: 'Escrita cedo' })
  await expect(page.getByRole('main').getByRole('status').getByText(SENT)).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the form is sent, and mistakes keep what was typed', async ({ page }) => {
    await page.goto('/contato')
    await fill(page, { email: 'lia@', mensagem: 'Linha um\n"><script>alert(1)</script>' })
    await page.getByLabel('Assunto (opcional)').selectOption('parceria')
    await submit(page)
    await expect(page.getByRole('alert')).toHaveText('Confira os campos marcados.')
    await expect(page.getByLabel('E-mail *')).toHaveAccessibleDescription(/^E-mail inválido/)
    await expect(page.getByLabel('Mensagem *')).toHaveValue('Linha um\n"><script>alert(1)</script>')
    await expect(page.getByLabel('Assunto (opcional)')).toHaveValue('parceria')
    await page.getByLabel('E-mail *').fill('lia@example.test')
    await submit(page)
    await expect(page).toHaveURL('/contato?enviado=1#enviado')
    await expect(page.getByText(SENT)).toBeVisible()
  })
})

test('a message is found, read inert, answered and closed in Atendimento', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const nome = `Ana ${unique()} <img src=x onerror=document.title='pwned'>`
  const email = `ana-${unique()}@example.test`
  const payload = `<script>document.title='pwned'</script>\njavascript:alert(1)`
  await page.goto('/contato')
  await fill(page, { nome, email, mensagem: payload })
  await submit(page)
  await expect(page.getByRole('main').getByRole('status').getByText(SENT)).toBeVisible()

  const heard = complaints(page)
  await signedIn(page, 'admin')
  await page.goto('/admin/support?aba=mensagens')
  await expect(page.getByRole('heading', { level: 1, name: 'Atendimento' })).toBeVisible()
  await page.getByLabel('Buscar por nome ou e-mail').fill(nome.slice(0, 12))
  await page.getByLabel('Situação').selectOption('novo')
  const open = page.getByRole('button', { name: `Abrir a mensagem de ${nome}` })
  await expect(open).toBeVisible()
  await expect(page.getByRole('button', { name: /^Abrir a mensagem/ })).toHaveCount(1)
  expect(await findings(page)).toEqual([])
  await open.click()
  const drawer = page.getByRole('dialog', { name: nome })
  await expect(drawer.getByText(payload)).toBeVisible()
  expect(await findings(page)).toEqual([])

  await drawer.getByRole('button', { name: 'Enviar resposta' }).click()
  await expect(drawer.getByText('Campo obrigatório')).toBeVisible()
  await drawer.getByLabel('Sua resposta').fill('Pode, sim.\nAbraço')
  await drawer.getByRole('button', { name: 'Enviar resposta' }).click()
  await expect(drawer.getByRole('listitem').getByText('Pode, sim.')).toBeVisible()
  await expect(drawer.getByText('Respondida')).toBeVisible()
  // Checked at once, because the list holds only the newest fifty mails and other tests send hundreds.
  const answered = async () => {
    const { items } = await (await page.request.get('/api/dev/mail')).json()
    return items.some((mail: { to: string; text: string }) => mail.to === email && mail.text.includes('Pode, sim.'))
  }
  await expect.poll(answered).toBe(true)
  await expect(drawer.getByLabel('Sua resposta')).toHaveValue('')
  await drawer.getByRole('button', { name: 'Encerrar' }).click()
  await expect(drawer.getByText('Encerrada. Reabra para responder.')).toBeVisible()
  await drawer.getByRole('button', { name: 'Reabrir' }).click()
  await expect(drawer.getByLabel('Sua resposta')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL(({ searchParams: of }) => of.get('status') === 'novo' && !of.has('mensagem'))
  expect(await page.title()).not.toContain('pwned')
  expect(heard).toEqual([])
})
