import { expect, test } from 'vitest'
import { languageTag } from '#rules/language/language-tag.ts'
import { type Language, languages } from '#rules/language/preferences.ts'
import { type MailTemplate, mailTemplates } from '#rules/mail-templates.ts'
import { twoFactorChanges } from '#rules/sign-in/two-factor-change.ts'
import { layOut } from '#server/mail/layout.ts'
import { foreignWords, ownWords } from '#tests/support/foreign-words.ts'
import type { MailFacts } from './facts/mail-facts.ts'
import { sampleFacts } from './facts/sample-facts.ts'
import { templates } from './templates.ts'
import { portugueseOnly } from './words/portuguese-only.ts'
import { writeMail } from './write-mail.ts'

const seller = {
  legalName: 'Ipe & <b>Cia</b>',
  cnpj: '12ABC34501DE35',
  sellerAddress: 'X-9',
  officerName: 'Lia',
  officerEmail: 'd@x.test',
}
const facts = sampleFacts({ siteName: 'Travessia', seller, origin: 'https://travessia.test' }, 'pt_BR')
const { contact } = facts
const write = (template: MailTemplate, more: Partial<MailFacts> = {}, language: Language = 'pt_BR') => {
  const given = { ...facts, ...more }
  return layOut(writeMail(template, given, language), given.siteName)
}

// Mails to the office have no name in their greeting.
const toTheOffice: readonly string[] = ['contact-received', 'ticket-received']
const hello: Record<Language, string> = { pt_BR: 'Olá', en_US: 'Hello', es_ES: '¡Hola' }
const team: Record<Language, string> = {
  pt_BR: 'Equipe Travessia',
  en_US: 'The Travessia team',
  es_ES: 'El equipo de Travessia',
}
const inEach = mailTemplates.flatMap((template) => languages.map((language) => [template, language] as const))

test.each(inEach)('%s in %s is complete in text and in HTML and loads nothing', (template, asked) => {
  const language = Object.hasOwn(portugueseOnly, template) ? 'pt_BR' : asked
  const { subject, text, html, language: tag } = write(template, {}, asked)
  expect(subject.length).toBeLessThan(80)
  const greeting = toTheOffice.includes(template) ? `${hello[language]}!` : `${hello[language]}, Ana!`
  expect(text).toContain(greeting)
  expect(text).toContain(team[language])
  expect(html).toContain(greeting)
  expect(html).toContain(`<html lang="${languageTag[language]}">`)
  expect(tag).toBe(languageTag[language])
  expect(html).not.toMatch(/<img|<script|<link|url\(|src=/)
  expect(text).not.toMatch(/undefined|\[object|\$\{/)
  const { link, leadsTo } = templates[template]
  expect(text.includes('#token=')).toBe(link !== undefined)
  expect(html.includes('class="act"')).toBe(leadsTo !== undefined)
})

// Replaces texts that people type, which may be in any language: the product's own words around them are in one language.
const neutral: Partial<MailFacts> = {
  ticket: { ...facts.ticket, subject: 'X-1', message: 'X-2', reply: 'X-3' },
  order: { ...facts.order, companyName: 'Ipe LLC' },
  payment: { ...facts.payment, companyName: 'Ipe LLC' },
  withdrawal: { ...facts.withdrawal, companyName: 'Ipe LLC' },
}
const variants: Partial<Record<MailTemplate, Partial<MailFacts>[]>> = {
  'two-factor-changed': twoFactorChanges.map((change) => ({
    details: { change },
  })),
  'order-received': [true, false].map((paid) => ({ order: { ...facts.order, companyName: 'Ipe LLC', paid } })),
  'payment-confirmed': [0, 1, 3].map((papers) => ({ payment: { ...facts.payment, companyName: 'Ipe LLC', papers } })),
  'withdrawal-received': [true, false].map((atState) => ({
    withdrawal: { ...facts.withdrawal, companyName: 'Ipe LLC', atState },
  })),
  notification: [{ notification: { title: 'X-1', message: 'X-2', path: '/', company: 'Ipe LLC' } }],
}
const allOf = inEach.flatMap(([template, language]) =>
  (variants[template] ?? [{}]).map((more, variant) => ({ template, language, more, variant })),
)

test.each(allOf.filter(({ template }) => !Object.hasOwn(portugueseOnly, template)))(
  '$template ($variant) in $language has no word of another language',
  ({ template, language, more }) => {
    const { subject, text } = write(template, { ...neutral, ...more }, language)
    const ours = `${subject}\n${text}`.replaceAll(/https:\S+|Travessia|Profissional/g, '')
    expect([ours, foreignWords(ours, language)]).toEqual([ours, []])
    expect(ownWords(ours, language)).not.toEqual([])
  },
)

test('money and times follow the language', () => {
  const said = (template: MailTemplate, language: Language): string =>
    write(template, {}, language).text.replaceAll(/[\u00a0\u202f]/g, ' ')
  expect(said('payment-confirmed', 'pt_BR')).toContain('Taxa do estado (Flórida): US$ 125,00')
  expect(said('payment-confirmed', 'en_US')).toContain('State fee (Florida): $125.00')
  expect(said('payment-confirmed', 'es_ES')).toContain('Tasa del estado (Florida): 125,00 US$')
  expect(said('new-device', 'pt_BR')).toContain('15 de novembro de 2026 às 10:03 BRT')
  expect(said('new-device', 'en_US')).toContain('November 15, 2026 at 10:03 AM GMT-3\nDevice: Chrome on Android')
  expect(said('new-device', 'es_ES')).toContain('15 de noviembre de 2026')
})

test('a payment is followed by the next step: the papers that are owed, or nothing but waiting', () => {
  const owing = (papers: number) => write('payment-confirmed', { payment: { ...facts.payment, papers } }).text
  expect(owing(3)).toContain('envie os 3 documentos que faltam')
  expect(owing(3)).toContain('https://travessia.test/user/documents\n')
  expect(owing(1)).toContain('envie o documento que falta')
  expect(owing(0)).toContain('https://travessia.test/user/dashboard\n')
})

test('the mail of a notification names the company in its subject and the reason of a refusal', () => {
  const { subject, text } = write('notification')
  expect(subject).toBe('Documento recusado: Jequitibá Comércio LLC')
  expect(text).toContain('Motivo: “O comprovante tem mais de 90 dias”.')
})

test.each(mailTemplates)('%s shows markup in names as text', (template) => {
  const { html } = write(template, { siteName: '<b onclick="x">Site & \'Cia\'</b>', name: '<script>' })
  expect(html).not.toContain('<b onclick')
  expect(html).not.toContain('<script>')
  expect(html).toContain('&lt;b onclick=&quot;x&quot;&gt;Site &amp; &#39;Cia&#39;&lt;/b&gt;')
})

test.each(mailTemplates)('%s brings both schemes of colours and fits a narrow screen', (template) => {
  const { html } = write(template)
  expect(html).toContain('prefers-color-scheme: dark')
  expect(html).toContain('max-width:560px')
  // A fixed width beyond that of a phone would make the reader scroll sideways.
  for (const [, pixels] of html.matchAll(/(?<!max-)\bwidth[:=]"?(\d+)(?:px|")/g))
    expect(Number(pixels)).toBeLessThan(320)
})

test('a name that is an advertisement is not greeted', () => {
  expect(write('verify-email', { name: 'http://premio.example ganhe' }).text).not.toContain('premio')
  expect(write('verify-email', { name: 'ganhe.example' }).text).toContain('Olá!\n')
})

test('the token stands behind the # of our own address', () => {
  expect(write('reset-password').text).toContain(`https://travessia.test/redefinir-senha#token=${facts.token}\n`)
  expect(write('verify-email').text).toContain(`https://travessia.test/verificar-email#token=${facts.token}\n`)
})

test('what a visitor wrote is quoted line by line to the office and to nobody who did not answer', () => {
  const mensagem = 'Primeira\n<img src=x onerror=alert(1)>'
  const received = write('contact-received', { contact: { ...contact, mensagem } })
  expect(received.text).toContain('> Primeira\n> <img')
  expect(received.html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(received.html).not.toContain('<img')
  expect(received.text).toContain(`/admin/support?mensagem=${contact.id}`)
  const receipt = write('contact-receipt', { contact: { ...contact, mensagem } })
  expect(receipt.text + receipt.html).not.toContain('Primeira')
})

test('line ends in a name end no line of ours', () => {
  const { subject, text } = write('contact-received', {
    contact: { ...contact, nome: 'Ana\r\nBcc: alvo@example.test' },
  })
  expect(subject).toBe('Contato pelo site: Ana Bcc: alvo@example.test')
  expect(text).not.toMatch(/^Bcc/m)
})
