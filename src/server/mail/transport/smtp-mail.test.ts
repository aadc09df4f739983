import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startFakeSmtp } from '#tests/support/fake-smtp.ts'
import { InvalidMail, MailNotSent } from './mail.ts'
import { makeSmtpMail } from './smtp-mail.ts'

const mailFrom = 'Travessia <nao-responda@travessia.test>'
const timeouts = { connectionMs: 500, greetingMs: 500, socketMs: 300 }
const aMessage = (changes = {}) => ({
  id: 'a-mail-1',
  to: 'ana@cliente.test',
  language: 'pt-BR',
  subject: 'Confirmação do seu pedido',
  text: 'Olá, Ana!\nSeu pedido foi recebido. É só aguardar.',
  html: '<p>Olá, <b>Ana</b>!</p>',
  ...changes,
})

describe('mail over SMTP', () => {
  let smtp: Awaited<ReturnType<typeof startFakeSmtp>>
  beforeEach(async () => {
    smtp = await startFakeSmtp()
  })
  afterEach(() => smtp.close())

  const send = (changes = {}) => makeSmtpMail({ smtpUrl: smtp.url, mailFrom, timeouts }).send(aMessage(changes))
  const failure = async (changes = {}) => send(changes).catch((error: unknown) => error)

  it('delivers text and HTML to the one address', async () => {
    await send()
    expect(smtp.messages).toHaveLength(1)
    const [mail] = smtp.messages
    expect(mail).toMatchObject({
      subject: 'Confirmação do seu pedido',
      text: 'Olá, Ana!\nSeu pedido foi recebido. É só aguardar.',
      html: '<p>Olá, <b>Ana</b>!</p>',
      envelopeTo: ['ana@cliente.test'],
    })
    expect(mail?.headers).toMatchObject({
      from: [mailFrom],
      to: ['ana@cliente.test'],
      'message-id': ['<a-mail-1@travessia.test>'],
      'auto-submitted': ['auto-generated'],
      'content-language': ['pt-BR'],
    })
  })

  it('gives every try of a message the same Message-ID', async () => {
    await send()
    await send()
    await send({ id: 'another' })
    expect(smtp.messages.map((mail) => mail.headers['message-id']?.[0])).toEqual([
      '<a-mail-1@travessia.test>',
      '<a-mail-1@travessia.test>',
      '<another@travessia.test>',
    ])
  })

  it.each(['\r\n', '\n', '\r', '\r\n\r\n', '\u2028', '\0'])('keeps a subject with %j in one header', async (br) => {
    await send({ subject: `Olá${br}Bcc: eve@evil.test${br}${br}<script>` })
    const [mail] = smtp.messages
    expect(mail?.subject).toBe('Olá Bcc: eve@evil.test <script>')
    expect(mail?.headers['bcc']).toBeUndefined()
    expect(mail?.headers['subject']).toHaveLength(1)
    expect(mail?.envelopeTo).toEqual(['ana@cliente.test'])
    expect(mail?.text).toContain('Seu pedido')
  })

  it('delivers a long subject and lines that begin with a dot as they were', async () => {
    const subject = 'Ação '.repeat(60).trim()
    await send({ subject, text: '.\n..two\n.\r\nQUIT\nend' })
    expect(smtp.messages[0]).toMatchObject({ subject, text: '.\n..two\n.\nQUIT\nend' })
  })

  it.each(['', 'ana', 'ana@x.test, eve@evil.test', 'Ana <ana@x.test>', 'ana@x.test\r\nRCPT TO:<eve@evil.test>'])(
    'refuses the address %j without calling the server',
    async (to) => {
      expect(await failure({ to })).toBeInstanceOf(InvalidMail)
      expect(smtp.connections).toBe(0)
    },
  )

  it('fails while the server asks to try later, and delivers afterwards', async () => {
    smtp.behaviour = 'temp-fail'
    const error = await failure()
    expect(error).toBeInstanceOf(MailNotSent)
    expect(error).toMatchObject({ code: 'EMESSAGE 451', permanent: false })
    expect(smtp.messages).toHaveLength(0)
    smtp.behaviour = 'accept'
    await send()
    expect(smtp.messages).toHaveLength(1)
  })

  it('fails when the connection is cut or refused', async () => {
    smtp.behaviour = 'refuse-connection'
    expect(await failure()).toMatchObject({ name: 'MailNotSent', permanent: false })
    smtp.behaviour = 'accept'
    await smtp.close()
    expect(await failure()).toMatchObject({ name: 'MailNotSent', permanent: false, code: 'ESOCKET' })
    smtp = await startFakeSmtp()
  })

  it('fails after the time limit when the server hangs after the data', async () => {
    smtp.behaviour = 'hang-after-data'
    const started = performance.now()
    expect(await failure()).toMatchObject({ name: 'MailNotSent', code: 'ETIMEDOUT', permanent: false })
    expect(performance.now() - started).toBeLessThan(2000)
    expect(smtp.attempts).toBe(1)
  })

  it('does not put the address into the error', async () => {
    smtp.behaviour = 'temp-fail'
    const error = await failure()
    expect(JSON.stringify(error) + String(error)).not.toContain('cliente.test')
  })
})
