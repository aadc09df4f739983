import { expect, test } from 'vitest'
import { outdatedServer } from './server-version.ts'

test.each([
  [150_019, undefined],
  [150_018, { version: '15.18', oldest: '15.19' }],
  [160_002, { version: '16.2', oldest: '16.15' }],
  [160_015, undefined],
  [170_010, { version: '17.10', oldest: '17.11' }],
  [180_005, { version: '18.5', oldest: '18.6' }],
  [180_006, undefined],
  [180_010, undefined],
  [190_000, undefined],
  [140_030, { version: '14.30', oldest: '15.19' }],
])('a server that calls itself %i', (version, said) => {
  expect(outdatedServer(version)).toEqual(said)
})
