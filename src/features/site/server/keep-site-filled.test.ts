import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aRegistration } from '#demo/factories/registration.ts'
import { loadSite } from '#server/static/site.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { keepSiteFilled } from './keep-site-filled.ts'

let t: TestApp
let folder: string
beforeAll(async () => {
  t = await testApp()
  folder = mkdtempSync(join(tmpdir(), 'filled-site-'))
  mkdirSync(join(folder, 'client'), { recursive: true })
  const plans =
    '<div data-list="landingPlans"><p data-as="plain">{{currency}} {{amount}} {{name}} {{charged}}<i data-list="features"><b data-as="line">{{line}}</b></i></p></div>'
  const rules =
    '<table data-list="refundRules"><tr data-as="rule"><td>{{stage}} {{price}} {{stateFee}}</td></tr></table>'
  mkdirSync(join(folder, 'client', 'planos'))
  writeFileSync(
    join(folder, 'client', 'planos', 'index.html'),
    `<h1>{{countValue}}</h1><p>{{timeFormation}}: {{paymentMethods}}</p>${plans}${rules}`,
  )
  const page = '<title>{{siteName}}</title><a data-needs="phone" href="{{phoneUrl}}">{{phone}}</a><p>{{email}}</p>'
  for (const name of ['index.html', 'index.html.br', 'index.html.gz', '__spa-fallback.html', '404.html'])
    writeFileSync(join(folder, 'client', name), page)
  const etags = {
    '/index.html': 'built',
    '/__spa-fallback.html': 'built',
    '/404.html': 'built',
    '/planos/index.html': 'built',
  }
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ scripts: {}, etags, routes: ['/'] }))
})
afterAll(async () => {
  await t.close()
  rmSync(folder, { recursive: true, force: true })
})

test('pages show the settings, and new ones as soon as they are saved', async () => {
  const site = loadSite(folder)
  const { services, hub } = t
  await hub.start()
  await keepSiteFilled(site, { ...services, hub })
  const get = (acceptEncoding?: string) =>
    site.answer({ method: 'GET', path: '/', acceptEncoding, ifNoneMatch: undefined })
  const first = get()
  expect(first?.body?.toString()).toContain('<title>Travessia</title><a data-needs="phone" href="" hidden="">')
  expect(first?.headers['etag']).not.toBe('"built"')

  await t.pool.query(
    `update site_settings set site_name = 'Ponte <&>', contact_phones = '{+55 11 4000-0000}', contact_emails = '{a@b.test}'`,
  )
  await waitFor('the new name', () => get()?.body?.toString().includes('Ponte &lt;&amp;&gt;'))
  const second = get('br')
  expect(second?.headers['content-encoding']).toBe('br')
  const html = brotliDecompressSync(second?.body ?? Buffer.alloc(0)).toString()
  expect(html).toContain('<a data-needs="phone" href="tel:+551140000000">+55 11 4000-0000</a><p>a@b.test</p>')
  expect(second?.headers['etag']).not.toBe(first?.headers['etag'])
})

test('every node shows what is announced and the packages of the price list, and follows a change of either', async () => {
  const { services, hub } = t
  const nodes = [loadSite(folder), loadSite(folder)]
  for (const site of nodes) await keepSiteFilled(site, { ...services, hub })
  const shows = (text: string) => waitFor(text, () => nodes.every((site) => site.pageAt('/planos')?.includes(text)))
  await shows('R$ 1.499 Básico US$ 279')
  await t.pool.query(
    `update announcements set content = content || '{"marketingCount": 31000, "signUpCount": 31000, "published": true, "figureSource": "Eu"}'
     where id = 'customers'`,
  )
  await shows('<h1>mais de 31.000 empreendedores</h1>')
  await t.pool.query(
    `update packages set price = 24990, price_brl = 133000, features = '{"<b>tudo"}' where name = 'Profissional'`,
  )
  await shows('<tr data-as="rule"><td>Depois do protocolo no estado 50% 0%</td></tr>')
  await t.pool.query(`update refund_rules set price_percent = 45 where stage = 'after_filing'`)
  await shows('<tr data-as="rule"><td>Depois do protocolo no estado 45% 0%</td></tr>')
  await shows('R$ 1.330 Profissional US$ 249,90<i data-list="features"><b data-as="line">&lt;b&gt;tudo</b></i>')
})

test('payment methods are those of the provider in use, and times those of our own cases once there are twenty', async () => {
  const { services, hub } = t
  const site = loadSite(folder)
  const config = { ...services.config, testPayments: true }
  await keepSiteFilled(site, { ...services, config, hub })
  const shows = (text: string) => waitFor(text, () => site.pageAt('/planos')?.includes(text))
  await shows('<p>3 a 5 dias úteis: cartão de crédito (em modo de teste: nenhum valor é cobrado)</p>')
  await t.owner.query(
    `insert into payment_provider_settings (provider, publishable_key, secret_key_sealed, secret_key_hint, account, livemode, saved_at, in_use)
     values ('stripe', 'pk_live_x', ''::bytea, 'sk_live_…abcd', '{}', true, now(), true)`,
  )
  await shows('<p>3 a 5 dias úteis: cartão de crédito</p>')
  config.testPayments = false
  await t.owner.query('update payment_provider_settings set in_use = false')
  await shows('cartão de crédito (pagamentos pausados no momento: o pedido fica guardado e é pago depois)')
  const customer = await t.person('user')
  for (let at = 1; at <= 20; at++) {
    const paid_at = new Date(Date.UTC(2026, 9, 1, 15))
    const times = { paid_at, approved_at: new Date(Date.UTC(2026, 10, at, 15)) }
    const { id } = await aRegistration(t.context, { user_id: customer.id, status: 'approved', ...times })
    await t.owner.query(
      `insert into company_records (business_registration_id, formed_on, updated_at) values ($1, date '2026-10-01' + $2::int, now())`,
      [id, at],
    )
    // With 19 cases, one fewer than needed, the pages still show the announced times.
    if (at === 19) {
      await t.owner.query(
        `update announcements set content = content || '{"marketingCount": 5, "signUpCount": 5}' where id = 'customers'`,
      )
      await shows('<h1>mais de 5 empreendedores</h1><p>3 a 5 dias úteis')
    }
  }
  await t.owner.query(
    `update announcements set content = content || '{"marketingCount": 6, "signUpCount": 6}' where id = 'customers'`,
  )
  await shows('<p>10 dias (mediana de 20 casos nossos, 9 em 10 em até 18 dias; novembro de 2026)')
  expect(site.pageAt('/planos')).not.toMatch(/PIX|boleto|12 vezes/i)
})
