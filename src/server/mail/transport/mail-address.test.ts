import { describe, expect, it } from 'vitest'
import { InvalidMail } from './mail.ts'
import { isMailAddress, parseMailFrom } from './mail-address.ts'
import { messageIdOf, oneLine } from './mail-headers.ts'
import { parseSmtpUrl } from './smtp-url.ts'

describe('a mail address', () => {
  it.each(['ana@cliente.test', 'ana.maria+br@sub.cliente.com.br', "o'neil_1@x-y.test", `${'a'.repeat(64)}@x.test`])(
    'may be %j',
    (text) => expect(isMailAddress(text)).toBe(true),
  )

  it.each([
    '',
    'ana',
    '@x.test',
    'ana@',
    'a@b@c.test',
    'ana@x..test',
    'ana@.test',
    'ana@-x.test',
    'ana@x.test.',
    'ana@x.test,eve@y.test',
    'ana@x.test;eve@y.test',
    '<ana@x.test>',
    'Ana <ana@x.test>',
    '"ana"@x.test',
    'ana maria@x.test',
    'ana@x.test\n',
    'ana@x.test\r\nBcc: eve@y.test',
    '\0ana@x.test',
    'ana@x.test ',
    'ana@[127.0.0.1]',
    'joão@x.test',
    `${'a'.repeat(65)}@x.test`,
    `a@${'b.'.repeat(130)}test`,
  ])('may not be %j', (text) => expect(isMailAddress(text)).toBe(false))
})

describe('the sender', () => {
  it('is an address with or without a name', () => {
    expect(parseMailFrom('oi@x.test')).toEqual({ name: '', address: 'oi@x.test' })
    expect(parseMailFrom('Travessia Brasil <oi@x.test>')).toEqual({ name: 'Travessia Brasil', address: 'oi@x.test' })
  })

  it.each(['Travessia', 'A <oi@x.test> <b@x.test>', 'A\n<oi@x.test>', '"A" <oi@x.test>', 'A <>'])(
    'may not be %j',
    (text) => expect(() => parseMailFrom(text)).toThrow(InvalidMail),
  )
})

describe('headers', () => {
  it('name the message by its id and our domain', () => {
    expect(messageIdOf('job.12-a', parseMailFrom('A <oi@x.test>'))).toBe('<job.12-a@x.test>')
    for (const id of ['', 'a b', 'a>', 'a\n', '../a', 'a@b', 'a'.repeat(101)]) {
      expect(() => messageIdOf(id, parseMailFrom('oi@x.test'))).toThrow(InvalidMail)
    }
  })

  it('hold a subject of one line', () => {
    expect(oneLine(' a\r\n\tb\u2028c\u0085d\u007fe ')).toBe('a b c d e')
  })
})

describe('the address of the mail server', () => {
  it('is encrypted with smtps, must become so with smtp, and is plain on loopback', () => {
    const far = parseSmtpUrl('smtp://user%40x:p%3Aw@mail.x.test')
    expect(far).toMatchObject({ host: 'mail.x.test', port: 587, secure: false, requireTLS: true, ignoreTLS: false })
    expect(far.auth).toEqual({ user: 'user@x', pass: 'p:w' })
    const encrypted = { port: 465, secure: true, requireTLS: false, ignoreTLS: false }
    expect(parseSmtpUrl('smtps://mail.x.test')).toEqual({ host: 'mail.x.test', ...encrypted })
    for (const host of ['127.0.0.1', '[::1]', 'localhost']) {
      expect(parseSmtpUrl(`smtp://${host}:2525`)).toMatchObject({ port: 2525, ignoreTLS: true, requireTLS: false })
    }
    expect(parseSmtpUrl('smtp://127.0.0.1.evil.test').requireTLS).toBe(true)
  })

  it.each(['', 'mail.x.test', 'http://mail.x.test', 'smtp://', 'smtp:mail'])('may not be %j', (text) => {
    expect(() => parseSmtpUrl(text)).toThrow(TypeError)
  })
})
