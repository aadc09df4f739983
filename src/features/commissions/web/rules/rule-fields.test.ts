import { expect, test } from 'vitest'
import { changesForm, changesIn, nothingTyped, ruleForm, typedOf, valueIn } from './rule-fields.ts'

const rule = { baseCents: 15_050, multiplier: 1.1, complexityPercent: 0.15, speedPercent: 0.125, thresholdDays: 5 }

test('what a rule holds is shown in dollars and percent, and read back as it was', () => {
  const typed = typedOf(rule, 'pt-BR')
  expect(typed).toEqual({
    baseCents: '150,5',
    multiplier: '1,1',
    complexityPercent: '15',
    speedPercent: '12,5',
    thresholdDays: '5',
  })
  expect(changesIn(typed)).toEqual(rule)
  expect(changesIn(typedOf(rule, 'en-US'))).toEqual(rule)
})

test.each([
  ['baseCents', '150,555'],
  ['multiplier', '0'],
  ['complexityPercent', '101'],
  ['speedPercent', '-1'],
  ['thresholdDays', '2,5'],
  ['thresholdDays', 'dez'],
] as const)('%s does not take %s', (field, typed) => expect(valueIn(field, typed)).toBeUndefined())

test('an empty field is wrong only where the rule has to be complete', () => {
  const typed = { ...nothingTyped, thresholdDays: '7' }
  expect(changesForm.parse(typed)).toEqual({ thresholdDays: 7 })
  const wrong = ruleForm.safeParse(typed).error?.issues.map(({ path }) => path.join('.'))
  expect(wrong).toEqual(['baseCents', 'multiplier', 'complexityPercent', 'speedPercent'])
  expect(changesIn(typed)).toEqual({ thresholdDays: 7 })
})
