import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatIdentityNumber, identityNumberFrom, identityNumberState } from './identity-number.ts'

describe('an identity number', () => {
  it.each([
    ['BR', '529.982.247-25', 'valid'],
    ['BR', '52998224725', 'valid'],
    ['BR', ' 111.444.777-35 ', 'valid'],
    // A remainder of ten gives the check digit zero: as the first digit, then as the second.
    ['BR', '756.834.567-03', 'valid'],
    ['BR', '351.034.993-80', 'valid'],
    ['BR', '529.982.247-26', 'wrongCpf'],
    ['BR', '529.982.247-15', 'wrongCpf'],
    ['BR', '925.982.247-25', 'wrongCpf'],
    ['BR', '000.000.000-00', 'wrongCpf'],
    ['BR', '11111111111', 'wrongCpf'],
    ['BR', 'FD123456', 'valid'],
    ['BR', 'fd 123 456', 'valid'],
    ['BR', '123456789', 'valid'],
    ['US', '11111111111', 'valid'],
    [null, '11111111111', 'valid'],
    ['PT', 'CA12345', 'valid'],
    ['BR', 'A1234', 'wrongPassport'],
    ['US', '1'.repeat(21), 'wrongPassport'],
    ['US', '1'.repeat(20), 'valid'],
    ['BR', 'FD_12345', 'wrongPassport'],
    ['BR', 'ÇD123456', 'wrongPassport'],
    ['BR', '', 'empty'],
    ['BR', ' - ', 'empty'],
  ] as const)('of %s: %j is %s', (country, typed, state) => {
    expect(identityNumberState(country, typed)).toBe(state)
  })

  it('is a CPF for exactly one pair of check digits', () => {
    const nine = fc.stringMatching(/^\d{9}$/).filter((digits) => !/^(\d)\1+$/.test(digits))
    fc.assert(
      fc.property(nine, (digits) => {
        const pairs = Array.from({ length: 100 }, (_, n) => `${digits}${String(n).padStart(2, '0')}`)
        expect(pairs.filter((number) => identityNumberState('BR', number) === 'valid')).toHaveLength(1)
      }),
    )
  })

  it('is stored as letters and digits alone', () => {
    expect(identityNumberFrom('529.982.247-25')).toBe('52998224725')
    expect(identityNumberFrom(' fd 123-456 ')).toBe('FD123456')
  })

  it('is written as a CPF once it is whole', () => {
    expect(formatIdentityNumber('BR', '52998224725')).toBe('529.982.247-25')
    expect(formatIdentityNumber('BR', '529.982.247-2')).toBe('5299822472')
    expect(formatIdentityNumber('BR', 'fd 123')).toBe('fd 123')
    expect(formatIdentityNumber('US', '529.982.247-25')).toBe('52998224725')
  })
})
