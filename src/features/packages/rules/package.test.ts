import { expect, test } from 'vitest'
import { packageShape, withFeature, withoutFeature } from './package.ts'
import { typedCents } from './price.ts'

test.each([
  ['199', 19_900],
  ['199.99', 19_999],
  ['1.005', 101],
  ['0,5', 50],
  [' 12 ', 1_200],
  ['', 0],
  ['abc', 0],
  ['1e400', 0],
  ['-3', -300],
])('%j dollars are %i cents', (typed, cents) => expect(typedCents(typed)).toBe(cents))

test('a feature is added when something stands there, and removed by its position', () => {
  expect(withFeature(['a'], '  b ')).toEqual(['a', 'b'])
  expect(withFeature(['a'], '   ')).toEqual(['a'])
  expect(withoutFeature(['a', 'b', 'a'], 2)).toEqual(['a', 'b'])
  expect(withoutFeature(['a', 'b', 'a'], 0)).toEqual(['b', 'a'])
})

test('name, processing time, price and fee are needed', () => {
  const found = packageShape.safeParse({
    name: ' ',
    processingTime: '',
    features: [],
    recommended: false,
    alerts: false,
  })
  expect(found.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['name', 'required'],
    ['description', 'required'],
    ['priceCents', 'required'],
    ['priceBrlCents', 'required'],
    ['stateFeeCents', 'required'],
    ['processingTime', 'required'],
  ])
})
