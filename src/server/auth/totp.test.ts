import { expect, test } from 'vitest'
import { codeIn, matchingWindow, otpauthUri, toBase32, windowAt } from './totp.ts'

// RFC 6238 appendix B has eight digits; ours are the last six.
const secret = Buffer.from('12345678901234567890')
const vectors: [number, string][] = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
]
test.each(vectors)('at %d seconds the code ends in the digits of %s', (seconds, eight) => {
  const now = new Date(seconds * 1000)
  expect(codeIn(windowAt(now), secret)).toBe(eight.slice(2))
  expect(matchingWindow(secret, eight.slice(2), now, 0)).toBe(windowAt(now))
})

test('a clock may be one step off, not two', () => {
  const window = 41_152_263
  const at = (seconds: number) => matchingWindow(secret, '005924', new Date(window * 30_000 + seconds * 1000), 0)
  expect([at(-31), at(-30), at(0), at(29), at(59), at(60)]).toEqual([
    undefined,
    window,
    window,
    window,
    window,
    undefined,
  ])
})

test('a used window and older ones are over', () => {
  const now = new Date(59_000)
  expect(matchingWindow(secret, '287082', now, 1)).toBeUndefined()
  expect(matchingWindow(secret, codeIn(2, secret), now, 1)).toBe(2)
  expect(matchingWindow(secret, codeIn(0, secret), now, 1)).toBeUndefined()
  // The last use was recorded while the clock was days ahead: current codes must not count as older than it.
  expect(matchingWindow(secret, codeIn(2, secret), now, 5760)).toBe(2)
})

test.each(['', '28708', '2870820', '28708x', '000000'])('%j matches nothing', (code) => {
  expect(matchingWindow(secret, code, new Date(59_000), 0)).toBeUndefined()
})

// RFC 4648 section 10, without padding.
test.each([
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('base32 of %j', (text, encoded) => expect(toBase32(Buffer.from(text))).toBe(encoded))

test('the address for the app survives odd names', () => {
  const uri = otpauthUri({ issuer: 'Site & Cia', account: 'a+b@example.test', secret: 'ABC' })
  expect(uri).toBe(
    'otpauth://totp/Site%20%26%20Cia:a%2Bb%40example.test?secret=ABC&issuer=Site%20%26%20Cia&algorithm=SHA1&digits=6&period=30',
  )
})
