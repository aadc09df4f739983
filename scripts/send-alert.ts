// Mails the owner that a unit failed, with the end of its log from standard input: ops/travessia-alert@.service runs it.
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { text } from 'node:stream/consumers'
import { makeSmtpMail } from '#server/mail/transport/smtp-mail.ts'
import { readConfig } from '#server/start/config.ts'
import { StartupError } from '#server/start/startup-error.ts'

const LONGEST_LOG = 20_000

const asHtml = (plain: string): string =>
  `<pre>${plain.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</pre>`

try {
  const [unit, ...more] = process.argv.slice(2)
  if (!unit || more.length > 0) throw new StartupError('Uso: node scripts/send-alert.ts UNIDADE < REGISTRO')
  const { smtpUrl, mailFrom, ownerEmail } = readConfig(process.env)
  if (!smtpUrl || !ownerEmail) throw new StartupError('SMTP_URL e OWNER_EMAIL são necessários para avisar.')
  const log = (await text(process.stdin)).slice(-LONGEST_LOG)
  const body = `A unidade ${unit} falhou em ${hostname()}.\n\n${log}`
  await makeSmtpMail({ smtpUrl, mailFrom }).send({
    id: randomUUID(),
    to: ownerEmail,
    language: 'pt-BR',
    subject: `${unit} falhou em ${hostname()}`,
    text: body,
    html: asHtml(body),
  })
  console.log(`Avisado: ${ownerEmail}`)
} catch (error) {
  console.error(error instanceof StartupError ? error.message : error)
  process.exitCode = 2
}
