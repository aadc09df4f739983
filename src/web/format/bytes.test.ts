import { expect, test } from 'vitest'
import { bytesText } from './bytes.ts'

test('sizes are rounded and named', () => {
  expect(bytesText(412_000, 'pt-BR')).toBe('412 kB')
  expect(bytesText(1_240_000, 'pt-BR')).toBe('1,2 MB')
  expect(bytesText(1_240_000, 'en-US')).toBe('1.2 MB')
  expect(bytesText(3, 'en-US')).toBe('3 byte')
})
