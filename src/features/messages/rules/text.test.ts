import { describe, expect, test } from 'vitest'
import { asMessage, withoutEmojiJoins } from './text.ts'

describe('what is sent of a typed text', () => {
  test('blanks around it go, lines inside stay', () => {
    expect(asMessage('  Olá,\n\ntudo bem?  \n')).toBe('Olá,\n\ntudo bem?')
  })

  test('nothing but blanks is nothing', () => {
    expect(asMessage(' \n\t ')).toBe('')
    expect(asMessage('\u200b\ufeff ')).toBe('')
  })

  test('hidden marks of a pasted text go', () => {
    expect(asMessage('EIN\u200b 12\u202e-345\0')).toBe('EIN 12-345')
  })

  test('an emoji made of several stays whole', () => {
    const family = '👨‍👩‍👧'
    const flag = '🏳️‍🌈'
    const worker = '👩🏽‍🔧'
    expect(asMessage(` ${family}${flag}${worker} `)).toBe(`${family}${flag}${worker}`)
    expect(withoutEmojiJoins(`${family}${flag}${worker}`)).not.toContain('\u200d')
  })

  test('a joiner between letters is a hidden mark', () => {
    expect(asMessage('a\u200db')).toBe('ab')
    expect(withoutEmojiJoins('a\u200db')).toContain('\u200d')
  })
})
