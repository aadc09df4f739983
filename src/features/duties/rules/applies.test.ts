import { describe, expect, it } from 'vitest'
import { dutyCompany, ownerFrom as owner } from '#tests/support/duty-company.ts'
import { dutyFact } from '#tests/support/duty-fact.ts'
import type { DutyAnswers } from './answers.ts'
import { type DutyCompany, type DutyOwner, dutyFor, extensionKeyOf, ownersNamed } from './applies.ts'
import type { DutyCode } from './duty.ts'
import type { DutyFact } from './duty-fact.ts'

const llc = (...owners: DutyOwner[]) => dutyCompany({ owners })
const corporation = (...owners: DutyOwner[]) => dutyCompany({ companyTypeId: 'corporation', owners })
const partnership = dutyCompany({ companyTypeId: 'partnership', owners: [owner('BR', 50), owner('PT', 50)] })
const soleProprietorship = dutyCompany({ companyTypeId: 'sole-proprietorship' })

const codeFor = (fact: DutyFact, company: DutyCompany): DutyCode | undefined => dutyFor(fact, company)?.code
const calendarFact = (id: string) => dutyFact({ key: id.includes('/') ? id : `federal/calendar/${id}` })

describe('what a state wants', () => {
  const report = (companyTypeId: string | null) => dutyFact({ stateId: 'florida', companyTypeId })

  it('concerns its own companies of the type alone', () => {
    expect(codeFor(report('llc'), llc(owner('BR')))).toBe('state_report')
    expect(codeFor(report('llc'), corporation(owner('BR')))).toBeUndefined()
    expect(codeFor(report('llc'), dutyCompany({ stateId: 'texas' }))).toBeUndefined()
    expect(codeFor(report('corporation'), corporation(owner('BR')))).toBe('state_report')
  })

  it('concerns LLCs and corporations where it names no type, and no other', () => {
    const companies = [llc(owner('US')), corporation(owner('US')), partnership, soleProprietorship]
    expect(companies.map((company) => codeFor(report(null), company))).toEqual([
      ...['state_report', 'state_report', undefined, undefined],
    ])
  })

  it('is a first step where it is owed once', () => {
    const once = dutyFact({ stateId: 'florida', companyTypeId: 'llc', kind: 'obligation', once: true })
    expect(codeFor(once, llc(owner('BR')))).toBe('state_first_steps')
    expect(codeFor(once, corporation(owner('BR')))).toBeUndefined()
  })
})

describe('what both countries want', () => {
  it.each<[string, DutyCode, ReturnType<typeof dutyCompany>, boolean]>([
    ['5472-1120-proforma', 'form_5472', llc(owner('BR')), true],
    ['5472-1120-proforma', 'form_5472', llc(owner('PT')), true],
    ['5472-1120-proforma', 'form_5472', llc(owner('US')), false],
    ['5472-1120-proforma', 'form_5472', llc(owner('BR', 50), owner('BR', 50)), false],
    ['5472-1120-proforma', 'form_5472', llc(), false],
    ['5472-1120-proforma', 'form_5472', corporation(owner('BR')), false],
    ['1065', 'form_1065', llc(owner('US', 50), owner('US', 50)), true],
    ['1065', 'form_1065', llc(owner('BR')), false],
    ['1065', 'form_1065', partnership, true],
    ['1065', 'form_1065', corporation(owner('BR', 50), owner('BR', 50)), false],
    ['1120', 'form_1120', corporation(owner('US')), true],
    ['1120', 'form_1120', llc(owner('BR')), false],
    // One foreign owner with a quarter counts; a little less, two smaller foreign owners and US owners do not.
    ['5472-corp', 'form_5472_corporation', corporation(owner('BR', 25), owner('US', 75)), true],
    ['5472-corp', 'form_5472_corporation', corporation(owner('BR', 24.99), owner('US', 75.01)), false],
    ['5472-corp', 'form_5472_corporation', corporation(owner('BR', 20), owner('PT', 20), owner('US', 60)), false],
    ['5472-corp', 'form_5472_corporation', corporation(owner('US')), false],
    ['5472-corp', 'form_5472_corporation', llc(owner('BR')), false],
    ['registered-agent', 'registered_agent', llc(owner('BR')), true],
    ['registered-agent', 'registered_agent', corporation(owner('US')), true],
    ['registered-agent', 'registered_agent', partnership, false],
    ['registered-agent', 'registered_agent', soleProprietorship, false],
    ['brazil/calendar/irpf', 'irpf', llc(owner('US', 50), owner('BR', 50)), true],
    ['brazil/calendar/irpf', 'irpf', soleProprietorship, false],
    ['brazil/calendar/irpf-other', 'irpf', soleProprietorship, true],
    ['brazil/calendar/irpf-other', 'irpf', corporation(owner('BR')), true],
    ['brazil/calendar/irpf-other', 'irpf', llc(owner('BR')), false],
    ['brazil/calendar/irpf', 'irpf', llc(owner('PT')), false],
  ])('%s is %s for %j: %s', (id, code, company, applies) => {
    expect(codeFor(calendarFact(id), company)).toBe(applies ? code : undefined)
  })

  it.each<[string, DutyCode, keyof DutyAnswers]>([
    ['owner-return', 'form_1040nr', 'usIncome'],
    ['fbar', 'fbar', 'foreignAccounts'],
    ['brazil/calendar/dcbe', 'cbe', 'assetsAbroad'],
  ])('%s is %s only after a yes to %s', (id, code, question) => {
    const answered = [true, false, null].map((answer) =>
      codeFor(calendarFact(id), dutyCompany({ answers: { [question]: answer } })),
    )
    expect(answered).toEqual([code, undefined, undefined])
  })

  it('asks an answer of those alone whom it concerns', () => {
    const abroad = { assetsAbroad: true, usIncome: true }
    const portuguese = dutyCompany({ owners: [owner('PT')], answers: abroad })
    expect(codeFor(calendarFact('brazil/calendar/dcbe'), portuguese)).toBeUndefined()
    const american = dutyCompany({ owners: [owner('US')], answers: abroad })
    expect(codeFor(calendarFact('owner-return'), american)).toBeUndefined()
    const shared = dutyCompany({ owners: [owner('US', 50), owner('US', 50)], answers: abroad })
    expect(codeFor(calendarFact('owner-return'), shared)).toBeUndefined()
  })

  it('leaves out the states that a fact leaves out', () => {
    const agent = dutyFact({ key: 'federal/calendar/registered-agent', exceptStates: ['new-york'] })
    expect(codeFor(agent, dutyCompany({ stateId: 'new-york' }))).toBeUndefined()
    expect(codeFor(agent, dutyCompany({ stateId: 'new-jersey' }))).toBe('registered_agent')
  })

  it.each(['7004', '1120-extended', '1065-extended', '5472-extended', 'invented'])('%s by itself is no duty', (id) => {
    const everybody = [llc(owner('BR')), corporation(owner('BR')), partnership]
    expect(everybody.map((company) => codeFor(calendarFact(id), company))).toEqual([undefined, undefined, undefined])
  })
})

/** An owner from Brazil with another tax status. */
const ana = (known: Partial<DutyOwner>): DutyOwner => ({ ...owner('BR'), ...known })
const form5472 = calendarFact('5472-1120-proforma')
const irpf = calendarFact('brazil/calendar/irpf')

describe('foreign is a tax status', () => {
  it.each<[string, Partial<DutyOwner>, boolean, boolean]>([
    ['taxed in Brazil, with an address in the USA', { addressCountry: 'US' }, true, true],
    ['a US citizen in Brazil', { taxCountry: null, usPerson: true }, false, false],
    ['a US citizen who is taxed in Brazil', { usPerson: true }, false, true],
    ['taxed in the USA without citizenship', { taxCountry: 'US' }, false, false],
    ['without a tax country, living in Brazil', { taxCountry: null }, true, true],
    ['without a tax country, living in the USA', { taxCountry: null, addressCountry: 'US' }, false, false],
  ])('an owner %s: Form 5472 %s, IRPF %s', (_, known, foreign, brazilian) => {
    const company = llc(ana(known))
    expect([form5472, irpf].map((fact) => dutyFor(fact, company) !== undefined)).toEqual([foreign, brazilian])
  })

  it('keeps what depends on an answer that was never given, and says so', () => {
    expect(dutyFor(form5472, llc(ana({ usPerson: null })))).toEqual({ code: 'form_5472', dependsOn: 'usPerson' })
    expect(dutyFor(form5472, llc(ana({ usPerson: false })))).toEqual({ code: 'form_5472', dependsOn: null })
    expect(dutyFor(irpf, llc(ana({ usPerson: null })))).toEqual({ code: 'irpf', dependsOn: null })
    // Form 1065 and BE-13 are owed whatever the open answer is.
    const two = llc(ana({ usPerson: null, percentage: 50 }), owner('PT', 50))
    expect(dutyFor(calendarFact('1065'), two)).toEqual({ code: 'form_1065', dependsOn: null })
    expect(dutyFor(calendarFact('be13'), two)).toEqual({ code: 'be13', dependsOn: null })
  })

  it.each([
    [[owner('BR', 9.99), owner('US', 90.01)], undefined],
    [[owner('BR', 10), owner('US', 90)], 'be13'],
    [[owner('BR', 5), owner('PT', 5), owner('US', 90)], 'be13'],
    [[owner('US')], undefined],
  ])('asks for the BE-13 from a tenth in foreign hands on: %j', (owners, code) => {
    expect(codeFor(calendarFact('be13'), llc(...owners))).toBe(code)
    expect(codeFor(calendarFact('be13'), dutyCompany({ companyTypeId: 'sole-proprietorship', owners }))).toBeUndefined()
  })
})

describe('the withholding for foreign partners', () => {
  const earning = (...owners: DutyOwner[]) => dutyCompany({ owners, answers: { usIncome: true } })
  const days = (company: DutyCompany) =>
    ['8804', '8804-nonresident', '8813-1', '8813-4', 'owner-return'].map((id) => codeFor(calendarFact(id), company))

  it('has the later day only where every partner is foreign', () => {
    const all = earning(owner('BR', 50), owner('PT', 50))
    expect(days(all)).toEqual([undefined, 'form_8804', 'form_8813', 'form_8813', 'form_1040nr'])
    const mixed = earning(owner('BR', 50), owner('US', 50))
    expect(days(mixed)).toEqual(['form_8804', undefined, 'form_8813', 'form_8813', 'form_1040nr'])
    const unknown = earning(owner('BR', 50), ana({ usPerson: null, percentage: 50 }))
    expect(days(unknown)).toEqual(['form_8804', undefined, 'form_8813', 'form_8813', 'form_1040nr'])
  })

  it('is owed by nobody without US income or without a foreign partner', () => {
    const none = [undefined, undefined, undefined, undefined, undefined]
    expect(days(earning(owner('US', 50), owner('US', 50)))).toEqual(none)
    expect(days(llc(owner('BR', 50), owner('BR', 50)))).toEqual(none)
  })

  it('names the partners whom each duty concerns', () => {
    const [brazilian, american] = [owner('BR', 50), owner('US', 50)]
    expect(ownersNamed('form_1040nr', [brazilian, american])).toEqual([brazilian])
    expect(ownersNamed('form_8804', [brazilian, american])).toEqual([brazilian])
    expect(ownersNamed('irpf', [brazilian, american])).toEqual([brazilian])
    expect(ownersNamed('form_1065', [brazilian, american])).toEqual([])
  })
})

describe('what a state wants of companies with several owners alone', () => {
  const minimum = dutyFact({ stateId: 'florida', companyTypeId: 'llc', owners: 'several' })
  const single = dutyFact({ stateId: 'florida', companyTypeId: 'llc', owners: 'one' })

  it('concerns those, and its counterpart the others', () => {
    const [one, two] = [llc(owner('BR')), llc(owner('BR', 50), owner('BR', 50))]
    expect([minimum, single].map((fact) => codeFor(fact, one))).toEqual([undefined, 'state_report'])
    expect([minimum, single].map((fact) => codeFor(fact, two))).toEqual(['state_report', undefined])
  })
})

it.each([
  ['5472-1120-proforma', '5472-extended'],
  ['5472-corp', '1120-extended'],
  ['1065', '1065-extended'],
  ['1120', '1120-extended'],
  ['owner-return', undefined],
  ['fbar', undefined],
  ['invented', undefined],
])('the day of %s after an extension stands in %s', (id, extension) => {
  expect(extensionKeyOf(`federal/calendar/${id}`)).toBe(extension && `federal/calendar/${extension}`)
})
