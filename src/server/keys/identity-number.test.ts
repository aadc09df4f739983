import { expect, it } from 'vitest'
import { openIdentityNumber, sealIdentityNumber } from './identity-number.ts'
import { makeKeys, newAppKey } from './keys.ts'

const keys = makeKeys({ appKey: newAppKey() })
const sealed = sealIdentityNumber(keys, 'ana', '52998224725')

it('opens for its own owner and shows nothing of itself', () => {
  expect(openIdentityNumber(keys, 'ana', sealed)).toBe('52998224725')
  expect(sealed).not.toContain('52998224725')
  expect(sealIdentityNumber(keys, 'ana', '52998224725')).not.toBe(sealed)
})

it('is nothing where nothing was told, at another owner, and without its key', () => {
  expect(sealIdentityNumber(keys, 'ana', null)).toBeNull()
  expect(openIdentityNumber(keys, 'ana', null)).toBeNull()
  expect(openIdentityNumber(keys, 'rui', sealed)).toBeNull()
  expect(openIdentityNumber(makeKeys({ appKey: newAppKey() }), 'ana', sealed)).toBeNull()
})

it('is short enough for its column, however long it is', () => {
  expect(sealIdentityNumber(keys, 'ana', 'A'.repeat(20))?.length).toBeLessThan(200)
})
