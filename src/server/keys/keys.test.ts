import { describe, expect, it } from 'vitest'
import { CannotOpen, InvalidAppKey, keyId, makeKeys, newAppKey, parseAppKey } from './keys.ts'

describe('the application key', () => {
  it('is 32 random bytes in base64url', () => {
    const text = newAppKey()
    expect(parseAppKey(text)).toHaveLength(32)
    expect(newAppKey()).not.toBe(text)
  })

  it.each([
    ['empty', ''],
    ['31 bytes', newAppKey().slice(0, 41)],
    ['33 bytes', `${newAppKey()}A`],
    ['padded', `${newAppKey()}=`],
    ['with a line break', `${newAppKey()}\n`],
    [
      'standard base64',
      Buffer.from([0xfb, 0xef, 0xbe, ...Array(29).keys()])
        .toString('base64')
        .slice(0, 43),
    ],
    ['words', 'correct horse battery staple correct horses'],
    ['all bytes equal', Buffer.alloc(32, 7).toString('base64url')],
    ['a short pattern', Buffer.from('abcd'.repeat(8)).toString('base64url')],
  ])('is refused when %s', (_, text) => {
    expect(() => parseAppKey(text)).toThrow(InvalidAppKey)
    expect(() => makeKeys({ appKey: newAppKey(), previousAppKey: text || 'x' })).toThrow(InvalidAppKey)
  })

  it('does not appear in the refusal', () => {
    const refusals = ['my-secret', Buffer.alloc(32, 7).toString('base64url')].map((text) => {
      try {
        return String(parseAppKey(text))
      } catch (error) {
        return String(error)
      }
    })
    expect(refusals[0]).toMatch(/^InvalidAppKey: .*32 bytes/)
    expect(refusals[0]).not.toContain('my-secret')
    expect(refusals[1]).toMatch(/^InvalidAppKey: .*aleatória/)
  })
})

describe('derived keys', () => {
  const appKey = Buffer.from([...Array(32).keys()]).toString('base64url')

  it('differ by purpose and stay the same over restarts', () => {
    const keys = makeKeys({ appKey })
    const purposes = ['sessions', 'files', 'settings', 'backup', 'cursors', 'identities', 'orders'] as const
    const hex = purposes.map((purpose) => keys.derive(purpose).toString('hex'))
    expect(new Set(hex).size).toBe(purposes.length)
    expect(purposes.map((purpose) => makeKeys({ appKey }).derive(purpose).toString('hex'))).toEqual(hex)
    expect(keys.derive('files')).toBe(keys.derive('files'))
    expect(keys.derive('files')).toHaveLength(32)
  })

  it('never change for a given application key, or stored data would be lost', () => {
    const keys = makeKeys({ appKey })
    expect(keys.derive('files').toString('hex')).toBe(
      'c36a55b6cb7ee17f6b304f953cd31bfa28d8b298c1ef9d3b11630302d199c926',
    )
    expect(keys.derive('settings').toString('hex')).toBe(
      '496bebe042207cb99474cb055fb157cc8e49320d1cd66ce074904677c76576c7',
    )
    expect(keyId(keys.derive('files')).toString('hex')).toBe('b1a3c8965373596c')
  })

  it('of the previous key exist only when there is one', () => {
    const previousAppKey = newAppKey()
    expect(makeKeys({ appKey }).previous('files')).toBeUndefined()
    expect(makeKeys({ appKey, previousAppKey }).previous('files')).toEqual(
      makeKeys({ appKey: previousAppKey }).derive('files'),
    )
  })
})

describe('sealed values', () => {
  const appKey = newAppKey()
  const keys = makeKeys({ appKey })

  it('open again and show nothing of the secret', () => {
    const sealed = keys.seal('settings', 'sk_live_ação', 'stripe.secret')
    expect(keys.open('settings', sealed, 'stripe.secret')).toBe('sk_live_ação')
    expect(Buffer.from(sealed.split('.')[2] ?? '', 'base64url').toString('latin1')).not.toContain('sk_live')
    expect(keys.seal('settings', 'sk_live_ação', 'stripe.secret')).not.toBe(sealed)
    expect(keys.open('settings', keys.seal('settings', '', 'empty'), 'empty')).toBe('')
  })

  it('do not open in another place, for another purpose or with another key', () => {
    const sealed = keys.seal('settings', 'secret', 'stripe.secret')
    expect(() => keys.open('settings', sealed, 'stripe.webhook')).toThrow(CannotOpen)
    expect(() => keys.open('backup', sealed, 'stripe.secret')).toThrow(CannotOpen)
    expect(() => makeKeys({ appKey: newAppKey() }).open('settings', sealed, 'stripe.secret')).toThrow(CannotOpen)
  })

  it('do not open after any byte was changed', () => {
    const sealed = keys.seal('settings', 'secret', 'a')
    const [format, id, box] = sealed.split('.')
    const bytes = Buffer.from(box ?? '', 'base64url')
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes)
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
      expect(() => keys.open('settings', [format, id, changed.toString('base64url')].join('.'), 'a')).toThrow(
        CannotOpen,
      )
    }
  })

  it.each(['', 'plain', 's1.x', 's1..', 's2.a.b', `${keys.seal('settings', 'x', 'a')}.more`])('refuse %j', (text) => {
    expect(() => keys.open('settings', text, 'a')).toThrow(CannotOpen)
  })

  it('survive a rotation and say that they want sealing again', () => {
    const old = keys.seal('settings', 'secret', 'a')
    const rotated = makeKeys({ appKey: newAppKey(), previousAppKey: appKey })
    expect(rotated.open('settings', old, 'a')).toBe('secret')
    expect(rotated.isCurrent('settings', old)).toBe(false)
    const fresh = rotated.seal('settings', 'secret', 'a')
    expect(rotated.isCurrent('settings', fresh)).toBe(true)
    expect(() => keys.open('settings', fresh, 'a')).toThrow(CannotOpen)
  })
})
