import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { plainError, plainMessage } from './plain-error.ts'

const caught = (work: () => unknown): unknown => {
  try {
    work()
  } catch (error) {
    return error
  }
  throw new Error('nothing was thrown')
}

describe('an error in the log', () => {
  test.each([
    ['JSON that cannot be read', () => JSON.parse('{"senha": barco a vapor}')],
    ['JSON that ends too soon', () => JSON.parse('barco a vapor')],
    ['an unknown time zone', () => new Intl.DateTimeFormat('pt-BR', { timeZone: 'barco a vapor' })],
    ['an address that is none', () => new URL('barco a vapor')],
    ['a wrong argument', () => Buffer.alloc('barco a vapor' as unknown as number)],
    ['a shape', () => z.strictObject({ a: z.uuid() }).parse({ a: 'barco a vapor', 'barco a vapor': 1 })],
    [
      'a quoted value with quotes in it',
      () => {
        throw new Error('syntax: "a "barco a vapor" b"')
      },
    ],
    [
      'a kind and a code that somebody typed',
      () => {
        throw Object.assign(new Error('x'), { name: 'barco a vapor', code: 'barco a vapor' })
      },
    ],
  ])('keeps the value out: %s', (_, work) => {
    const told = plainError(caught(work))
    expect(JSON.stringify(told)).not.toContain('barco')
    expect(told.stack).toMatch(/^ {4}at /)
  })

  test.each([
    ['mail to ana@example.test refused', 'mail to … refused'],
    ['<Ana.Prado+x@example.test>: no such user', '… no such user'],
    ['card 4242 4242 4242 4242 declined', 'card … declined'],
    ['passport 123456789', 'passport …'],
    ['connect ECONNREFUSED 127.0.0.1:5432', 'connect ECONNREFUSED 127.0.0.1:5432'],
    ['no answer within 5000 ms', 'no answer within 5000 ms'],
    ['first\r\n{"level":60,"msg":"forged"}', 'first {"…"}'],
    ["it doesn't answer", "it doesn't answer"],
    [`${'x'.repeat(1999)} "barco a vapor`, `${'x'.repeat(300)}`],
  ])('%j is told as %j', (message, told) => {
    expect(plainMessage(new Error(message))).toBe(told)
  })

  test('tells of a cause only its kind, and of a value that is no error only its type', () => {
    const cause = Object.assign(new Error('connect to ana@example.test'), { code: 'ECONNREFUSED' })
    const told = plainError(new TypeError('fetch failed', { cause }))
    expect(told).toMatchObject({ type: 'TypeError', message: 'fetch failed' })
    expect(told.cause).toEqual({ type: 'Error', code: 'ECONNREFUSED' })
    expect(plainError('barco a vapor')).toEqual({ type: 'string' })
    expect(plainMessage({ senha: 'barco' })).toBe('a thrown object')
  })

  test('has no line of its stack from a message with lines of its own', () => {
    const error = new Error('first\n    at Barco (vapor)\nlast')
    expect(plainError(error).stack).not.toContain('Barco')
    error.message = 'another'
    expect(plainError(error).stack).not.toContain('last')
  })

  test('takes a text that never ends, in no time', () => {
    const before = performance.now()
    plainMessage(new Error('a'.repeat(5_000_000)))
    expect(performance.now() - before).toBeLessThan(1000)
  })
})
