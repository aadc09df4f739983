import { expect, test } from 'vitest'
import { layOut } from './layout.ts'
import { mailTemplates } from './queue-mail.ts'
import { sampleFacts } from './sample-facts.ts'
import type { MailFacts } from './template.ts'
import { templates } from './templates.ts'

const facts = sampleFacts({ siteName: 'Travessia', origin: 'https://travessia.test' })
const { contact } = facts
const write = (template: (typeof mailTemplates)[number], more: Partial<MailFacts> = {}) => {
  const given = { ...facts, ...more }
  return layOut(templates[template].write(given), given.siteName)
}

// The office is not greeted by name.
const toTheOffice: readonly string[] = ['contact-received', 'ticket-received']

test.each(mailTemplates)('%s is complete in text and in HTML and loads nothing', (template) => {
  const { subject, text, html } = write(template)
  expect(subject.length).toBeLessThan(80)
  const greeting = toTheOffice.includes(template) ? 'Olá!' : 'Olá, Ana!'
  expect(text).toContain(greeting)
  expect(text).toContain('Equipe Travessia')
  expect(html).toContain(greeting)
  expect(html).not.toMatch(/<img|<script|<link|url\(|src=/)
  expect(text.includes('#token=')).toBe(templates[template].link !== undefined)
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
  // A fixed width of more than a phone's would make the reader scroll sideways.
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
