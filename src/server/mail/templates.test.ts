import { expect, test } from 'vitest'
import { layOut } from './layout.ts'
import { mailTemplates } from './queue-mail.ts'
import { templates } from './templates.ts'

const facts = { siteName: 'Travessia', origin: 'https://travessia.test', name: 'João da Silva', token: 'T'.repeat(43) }
const write = (template: (typeof mailTemplates)[number], more: Partial<typeof facts> = {}) => {
  const given = { ...facts, ...more }
  return layOut(templates[template].write(given), given.siteName)
}

test.each(mailTemplates)('%s is complete in text and in HTML and loads nothing', (template) => {
  const { subject, text, html } = write(template)
  expect(subject.length).toBeLessThan(80)
  expect(text).toContain('Olá, João!')
  expect(text).toContain('Equipe Travessia')
  expect(html).toContain('Olá, João!')
  expect(html).not.toMatch(/<img|<script|<link|url\(|src=/)
  expect(text.includes('#token=')).toBe(templates[template].link !== undefined)
})

test.each(mailTemplates)('%s shows markup in names as text', (template) => {
  const { html } = write(template, { siteName: '<b onclick="x">Site & \'Cia\'</b>', name: '<script>' })
  expect(html).not.toContain('<b onclick')
  expect(html).not.toContain('<script>')
  expect(html).toContain('&lt;b onclick=&quot;x&quot;&gt;Site &amp; &#39;Cia&#39;&lt;/b&gt;')
})

test('a name that is an advertisement is not greeted', () => {
  expect(write('verify-email', { name: 'http://premio.example ganhe' }).text).not.toContain('premio')
  expect(write('verify-email', { name: 'ganhe.example' }).text).toContain('Olá!\n')
})

test('the token stands behind the # of our own address', () => {
  expect(write('reset-password').text).toContain(`https://travessia.test/redefinir-senha#token=${facts.token}\n`)
  expect(write('verify-email').text).toContain(`https://travessia.test/verificar-email#token=${facts.token}\n`)
})
