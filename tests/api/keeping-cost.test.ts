import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { keepingCostView } from '#features/catalog/contract.ts'
import { officeDay } from '#features/facts/rules/recheck.ts'
import { daysAfter } from '#rules/days/day.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

type Cost = z.output<typeof keepingCostView>

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const ask = (state: string, companyType: string) =>
  t.call('GET', `/api/catalog/keeping-cost?state=${state}&companyType=${companyType}`)
const costOf = async (state: string, companyType: string): Promise<Cost> => (await ask(state, companyType)).json<Cost>()
const linesOf = (year: Cost['first'], code: string) => year.lines.filter((line) => line.code === code)

test('of a company that is formed today come twelve months and the twelve after them, with what each rests on', async () => {
  const answer = await ask('delaware', 'llc')
  expect(answer.headers['cache-control']).toBe('no-store')
  const { first, second, stateKnown, notes } = answer.json<Cost>()
  expect(first.from).toBe(officeDay(new Date()))
  expect(second.from).toBe(daysAfter(first.until, 1))
  expect(stateKnown).toBe(true)
  expect(notes.length).toBeGreaterThan(0)
  // Two years contain 1 June once or twice, because the first report is due in the year after the formation.
  const reports = [...linesOf(first, 'state_report'), ...linesOf(second, 'state_report')]
  expect(reports.length).toBeGreaterThan(0)
  for (const report of reports) {
    expect(report).toMatchObject({ amountCents: 40_000, penalty: { currency: 'USD', cents: 20_000 } })
    expect(report.dueOn).toMatch(/^20\d\d-06-01$/)
    expect(report.sources.length).toBeGreaterThan(0)
    expect(report.checkedOn).toMatch(/^20\d\d-/)
  }
  const sum = (year: Cost['first']) => year.lines.reduce((cents, { amountCents }) => cents + (amountCents ?? 0), 0)
  expect([first.totalCents, second.totalCents]).toEqual([sum(first), sum(second)])
})

test('the forms of both countries are listed for nothing, with what being late costs', async () => {
  const { first, second } = await costOf('wyoming', 'llc')
  const [form] = [...linesOf(first, 'form_5472'), ...linesOf(second, 'form_5472')]
  expect(form).toMatchObject({
    ...{ name: 'Formulário 5472 com 1120 pro forma', nameEn: 'Form 5472 with pro forma Form 1120' },
    nameEs: 'Formulario 5472 con 1120 pro forma',
    ...{ amountCents: 0, penalty: { currency: 'USD', cents: 2_500_000, maxCents: null } },
  })
  const [irpf] = [...linesOf(first, 'irpf'), ...linesOf(second, 'irpf')]
  expect(irpf).toMatchObject({ amountCents: 0, dueOn: null })
})

describe('the registered agent', () => {
  const agentOf = async () => {
    const { first, second } = await costOf('texas', 'llc')
    expect(linesOf(first, 'registered_agent')).toEqual([])
    return { year: second, agents: linesOf(second, 'registered_agent') }
  }

  test('comes with the first year and costs our price from the second on', async () => {
    const { year, agents } = await agentOf()
    expect(agents).toMatchObject([{ amountCents: 12_500, serviceCents: null, dueOn: year.from }])
    expect(year).toMatchObject({ totalCents: 12_500, complete: true })
    expect(linesOf(year, 'form_5472')).toMatchObject([{ amountCents: 0, serviceCents: 29_900 }])
  })

  test('follows the office: the cheapest that is offered, and no amount where none is', async () => {
    const ours = t.db.updateTable('extras').where('settles', '=', 'registered_agent')
    await t.db
      .insertInto('extras')
      .values({ name: 'Agente básico', description: 'Só as notificações.', price: 9900, settles: 'registered_agent' })
      .execute()
    expect((await agentOf()).agents).toMatchObject([{ amountCents: 9900 }])
    await ours.set({ archived_at: new Date() }).execute()
    const { year, agents } = await agentOf()
    expect(agents).toMatchObject([{ amountCents: null }])
    expect(year.complete).toBe(false)
  })
})

test('of a type that the states’ facts do not cover only what both countries ask for is known', async () => {
  const { stateKnown, first, second } = await costOf('florida', 'partnership')
  expect([stateKnown, first.complete, second.complete]).toEqual([false, false, false])
  expect(new Set([...first.lines, ...second.lines].map(({ code }) => code))).toEqual(
    new Set(['be13', 'form_1065', 'irpf']),
  )
})

describe('the owners of the order', () => {
  const codesOf = async (owners: string, companyType = 'llc') => {
    const answer = await ask('texas', `${companyType}&owners=${owners}`)
    expect(answer.statusCode, answer.body).toBe(200)
    const { first, second } = answer.json<Cost>()
    return { codes: new Set([...first.lines, ...second.lines].map(({ code }) => code)), lines: second.lines }
  }

  test('make a company of two file Form 1065, with its fine and our service for it', async () => {
    const { codes, lines } = await codesOf('BR-5000.BR-5000')
    expect(codes).toContain('form_1065')
    expect(codes).not.toContain('form_5472')
    expect(lines.find(({ code }) => code === 'form_1065')).toMatchObject({
      ...{ amountCents: 0, serviceCents: 49_900 },
      penalty: { currency: 'USD', cents: 25_500, perPartnerMonths: 12 },
    })
  })

  test.each([
    ['one from Brazil', 'BR-10000', ['form_5472', 'irpf', 'be13'], ['form_1065']],
    ['one US person from Brazil', 'BR-10000-us', ['irpf'], ['form_5472', 'be13']],
    ['one from Portugal', 'PT-10000', ['form_5472'], ['irpf', 'form_1065']],
  ])('decide as they are: %s', async (_, owners, owed, not) => {
    const { codes } = await codesOf(owners)
    expect([...codes]).toEqual(expect.arrayContaining(owed))
    expect(not.filter((code) => codes.has(code as never))).toEqual([])
  })

  test('of a corporation report from a quarter in foreign hands on', async () => {
    expect((await codesOf('BR-2500.US-7500-us', 'corporation')).codes).toContain('form_5472_corporation')
    expect((await codesOf('BR-2400.US-7600-us', 'corporation')).codes).not.toContain('form_5472_corporation')
  })

  test.each(['', 'BR', 'br-10000', 'BR-10000.', 'BR-10000-br', Array(21).fill('BR-1').join('.')])(
    '%j is refused',
    async (owners) => {
      expect((await ask('texas', `llc&owners=${owners}`)).statusCode).toBe(400)
    },
  )
})

test('a fact that is not certain is marked, and what an admin changes counts at once', async () => {
  const report = async () => {
    const { first, second } = await costOf('georgia', 'llc')
    return [...linesOf(first, 'state_report'), ...linesOf(second, 'state_report')][0]
  }
  expect(await report()).toMatchObject({ amountCents: 5000, unconfirmed: false })
  await t.db
    .updateTable('facts')
    .set({ amount: 6100, confidence: 'low' })
    .where('key', '=', 'state/georgia/llc/annual_duty')
    .execute()
  expect(await report()).toMatchObject({ amountCents: 6100, unconfirmed: true, confidence: 'low' })
})

describe('what cannot be asked', () => {
  test.each([
    ['atlantis', 'llc'],
    ['florida', 'bank'],
  ])('%s %s does not exist', async (state, type) => {
    expect((await ask(state, type)).statusCode).toBe(404)
  })

  test.each(['', '?state=florida', '?state=florida&companyType=', '?state=florida&companyType=llc&owners=2'])(
    '%s is refused',
    async (query) => {
      expect((await t.call('GET', `/api/catalog/keeping-cost${query}`)).statusCode).toBe(400)
    },
  )
})
