import { describe, expect, it } from 'vitest'
import { dutyCompany } from '#tests/support/duty-company.ts'
import { dutyFact } from '#tests/support/duty-fact.ts'
import type { DutyAnswers } from './answers.ts'
import { codeFor, type DutyOwner, extensionKeyOf } from './applies.ts'
import type { DutyCode } from './duty.ts'

const owner = (country: string, percentage = 100): DutyOwner => ({ country, percentage })
const llc = (...owners: DutyOwner[]) => dutyCompany({ owners })
const corporation = (...owners: DutyOwner[]) => dutyCompany({ companyTypeId: 'corporation', owners })
const partnership = dutyCompany({ companyTypeId: 'partnership', owners: [owner('BR', 50), owner('PT', 50)] })
const soleProprietorship = dutyCompany({ companyTypeId: 'sole-proprietorship' })

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
    // A quarter counts, a little less does not, and neither do two small parts or American hands.
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
    ['brazil/calendar/irpf', 'irpf', soleProprietorship, true],
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
    const shared = dutyCompany({ owners: [owner('BR', 50), owner('BR', 50)], answers: abroad })
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
