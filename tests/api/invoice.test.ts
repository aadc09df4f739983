import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { someOwners } from '#demo/factories/owners.ts'
import { aPayment, type Payment } from '#demo/factories/payment.ts'
import { aRegistration } from '#demo/factories/registration.ts'
import { invoicePdf } from '#features/payments/server/invoice-pdf.ts'
import { sealIdentityNumber } from '#server/keys/identity-number.ts'
import { stranger } from '#server/language/reader.ts'
import { writable } from '#server/pdf/typeface.ts'
import { foreignWords } from '#tests/support/foreign-words.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  await t.db
    .updateTable('site_settings')
    .set({
      site_name: 'Travessia São João',
      contact_emails: ['contato@example.test'],
      contact_phones: ['+55 11 4000-0000'],
      office_address: 'Praça da Sé, 1, 10º andar, São Paulo',
    })
    .execute()
})
afterAll(() => t.close())

async function invoice(given: Partial<Payment>, names: { company?: string; person?: string } = {}, reader = stranger) {
  const customer = await t.person('user', { name: names.person ?? 'Conceição Gonçalves Ñuñez' })
  const company_name = names.company ?? 'Ação & Coração Ltda LLC'
  const registration = await aRegistration(t.context, { user_id: customer.id, company_name })
  const payment = await aPayment(t.context, registration, given)
  const { number, pdf } = await invoicePdf(t.context, payment.id, reader)
  return { number, pdf, payment, customer, text: pdfText(pdf).replaceAll('\u00a0', ' ') }
}

// 01:30 UTC is still the previous day in São Paulo.
const late = new Date('2026-03-11T01:30:00Z')

test('a paid invoice says who sold what to whom, in letters that can be copied', async () => {
  const { number, pdf, payment, customer, text } = await invoice({
    payment_status: 'paid',
    created_at: late,
    paid_at: late,
  })
  expect(number).toBe(`INV-${payment.id.slice(0, 8)}`)
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  const dollars = (cents: number) => `US$ ${(cents / 100).toFixed(2).replace('.', ',')}`
  for (const part of [
    'Fatura',
    number,
    'Travessia São João',
    'Praça da Sé, 1, 10º andar, São Paulo',
    'contato@example.test',
    'Conceição Gonçalves Ñuñez',
    customer.email,
    'Ação & Coração Ltda LLC',
    'Plano Profissional: abertura de LLC',
    'Taxa do estado: Flórida (repassada ao estado)',
    dollars(payment.plan_price),
    dollars(payment.state_fee),
    dollars(payment.amount),
    'Pago',
    '10 de março de 2026',
    'Cartão',
  ])
    expect(text).toContain(part)
  expect(text).not.toContain('11 de março')
  expect(text).not.toContain('□')
  expect(text).not.toContain('reembolsado')
})

test('it is in the language and the time of whoever reads it', async () => {
  const given = { payment_status: 'paid', created_at: late, paid_at: late, refunded_amount: 1000 } as const
  const plain = { company: 'Ipe LLC', person: 'Rui Melo' }
  await t.db.updateTable('site_settings').set({ site_name: 'Travessia', office_address: null }).execute()
  const english = await invoice(given, plain, { language: 'en_US', timeZone: 'America/New_York' })
  for (const part of [
    'Invoice',
    'Profissional plan: formation of the LLC',
    'State fee: Florida (passed on to the state)',
    'Paid, partly refunded',
    'March 10, 2026',
    '-$10.00',
  ])
    expect(english.text).toContain(part)
  const spanish = await invoice(given, plain, { language: 'es_ES', timeZone: 'Asia/Tokyo' })
  for (const part of [
    'Factura',
    'Tasa del estado: Florida',
    'Pagado, con devolución parcial',
    '11 de marzo de 2026',
    '10,00 US$',
  ])
    expect(spanish.text).toContain(part)
  expect([foreignWords(english.text, 'en_US'), foreignWords(spanish.text, 'es_ES')]).toEqual([[], []])
  expect(english.pdf.toString('latin1')).toContain('/Lang (en-US)')
})

test('the invoice that a call answers with is in the language of the caller', async () => {
  const { payment, customer } = await invoice({ payment_status: 'paid' })
  const read = async () => {
    const answer = await t.call('GET', `/api/payments/${payment.id}/invoice`, { cookie: customer.cookie })
    return pdfText(answer.rawPayload)
  }
  expect(await read()).toContain('Fatura')
  const body = { language: 'es_ES', timeZone: 'America/Sao_Paulo' }
  await t.call('PUT', '/api/account/preferences', { cookie: customer.cookie, body })
  expect(await read()).toContain('Factura')
})

test.each([
  [{ payment_status: 'pending' as const }, 'Pendente'],
  [{ payment_status: 'failed' as const }, 'Não concluído'],
  [{ payment_status: 'refunded' as const }, 'Reembolsado'],
  [{ payment_status: 'paid' as const, refunded_amount: 1000 }, 'Pago, com reembolso parcial'],
])('its state is that of the payment: %j', async (given, state) => {
  expect((await invoice(given)).text).toContain(state)
})

test('it keeps the names and prices of the order', async () => {
  const before = await invoice({ payment_status: 'paid' })
  await t.db.updateTable('packages').set({ name: 'Renomeado', price: 1 }).where('recommended', '=', true).execute()
  const { pdf } = await invoicePdf(t.context, before.payment.id, stranger)
  expect(pdfText(pdf)).toContain('Plano Profissional')
})

describe('a test payment', () => {
  test.each([
    ['pt_BR', 'TESTE: nada foi cobrado'],
    ['en_US', 'TEST: nothing was charged'],
    ['es_ES', 'PRUEBA: no se cobró nada'],
  ] as const)('says so above everything else, in %s', async (language, said) => {
    expect((await invoice({ payment_status: 'paid' }, {}, { ...stranger, language })).text).toContain(said)
  })

  test.each([
    ['stripe', 'cs_test_a1', true],
    ['stripe', 'cs_live_a1', false],
    ['none', null, false],
  ])('is one of our own provider or of the test mode: %s %s', async (provider, provider_session_id, said) => {
    const { text } = await invoice({ payment_status: 'paid', provider, provider_session_id })
    expect(text.includes('TESTE')).toBe(said)
  })
})

describe('the CPF of the buyer', () => {
  const withOwner = async (told: { email?: string; taxCountry: string; number: string }) => {
    const { customer, payment } = await invoice({ payment_status: 'paid' })
    const id = t.context.newId()
    const identity_number_sealed = sealIdentityNumber(t.context.keys, id, told.number)
    const email = told.email ?? customer.email
    await someOwners(t.context, payment.business_registration_id, [
      { id, email, first_name: 'Outro', last_name: 'Nome', tax_country: told.taxCountry, identity_number_sealed },
    ])
    return pdfText((await invoicePdf(t.context, payment.id, stranger)).pdf)
  }

  test('stands on the invoice where the customer is an owner who told it', async () => {
    expect(await withOwner({ taxCountry: 'BR', number: '11122233396' })).toContain('111.222.333-96')
  })
  test('of a couple with one address is the one of who bought', async () => {
    const { customer, payment } = await invoice({ payment_status: 'paid' }, { person: 'Ana Prado' })
    const [other, own] = [t.context.newId(), t.context.newId()]
    const owner = (id: string, first_name: string, number: string) => ({
      ...{ id, email: customer.email, first_name, last_name: 'Prado', tax_country: 'BR' },
      identity_number_sealed: sealIdentityNumber(t.context.keys, id, number),
    })
    await someOwners(t.context, payment.business_registration_id, [
      owner(other, 'Caio', '52998224725'),
      owner(own, 'Ana', '11122233396'),
    ])
    const text = pdfText((await invoicePdf(t.context, payment.id, stranger)).pdf)
    expect(text).toContain('111.222.333-96')
    expect(text).not.toContain('529.982.247-25')
  })
  test.each([
    ['a passport', { taxCountry: 'BR', number: 'AB123456' }],
    ['the number of another owner', { taxCountry: 'BR', number: '11122233396', email: 'outra@example.test' }],
  ])('does not for %s', async (_, told) => {
    const text = await withOwner(told)
    expect(text).not.toContain('CPF')
    expect(text).not.toContain(told.number)
  })
})

test('long names stay on the page, and letters without a shape become a mark', async () => {
  const { text, pdf } = await invoice(
    {},
    { company: `${'Comércio de Importação '.repeat(8)}LLC`, person: 'Łukasz Șțefan 王 Ωmega ế' },
  )
  expect(text).toContain('Łukasz Șțefan ? ?mega e')
  expect(pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1)
})

test('every letter of Portuguese can be written', () => {
  const letters = 'AÁÀÂÃBCÇDEÉÊFGHIÍJKLMNOÓÔÕPQRSTUÚÜVWXYZaáàâãbcçdeéêfghiíjklmnoóôõpqrstuúüvwxyzºª°§–—“”‘’€'
  expect(writable(letters)).toBe(letters)
  expect(writable('Sa\u0303o\n Paulo')).toBe('São Paulo')
})

test('an unknown payment has no invoice', async () => {
  await expect(invoicePdf(t.context, '00000000-0000-4000-8000-000000000000', stranger)).rejects.toMatchObject({
    code: 'not_found',
  })
})
