import { expect, test } from 'vitest'
import { brokenBy, coverageOf } from './coverage.ts'

const offered = { companyTypes: ['LLC', 'Corporation'], stateCodes: ['FL', 'DE'] }
const rule = (companyType: string, stateCode: string, active = true) => ({ companyType, stateCode, active })
const all = [rule('LLC', 'FL'), rule('Corporation', 'FL'), rule('LLC', 'DE'), rule('Corporation', 'DE')]

test('a rule for each type and state is whole', () => {
  expect(coverageOf(all, offered)).toEqual({ overlaps: [], holes: [] })
})

test('a place without a rule, or with an inactive one only, is a hole', () => {
  const rules = [...all.slice(2), rule('LLC', 'FL', false)]
  expect(coverageOf(rules, offered).holes).toEqual([
    { companyType: 'LLC', stateCode: 'FL' },
    { companyType: 'Corporation', stateCode: 'FL' },
  ])
})

test('two active rules for one place overlap; a second inactive one does not', () => {
  expect(coverageOf([...all, rule('LLC', 'DE')], offered).overlaps).toEqual([{ companyType: 'LLC', stateCode: 'DE' }])
  expect(coverageOf([...all, rule('LLC', 'DE', false)], offered).overlaps).toEqual([])
})

test('a save is stopped by what it breaks, not by what was broken before', () => {
  const [whole, holed] = [coverageOf(all, offered), coverageOf(all.slice(1), offered)]
  const overlapping = coverageOf([...all, rule('LLC', 'DE')], offered)
  expect(brokenBy(whole, holed)).toBe('hole')
  expect(brokenBy(holed, holed)).toBeNull()
  expect(brokenBy(holed, whole)).toBeNull()
  expect(brokenBy(whole, overlapping)).toBe('overlap')
})
