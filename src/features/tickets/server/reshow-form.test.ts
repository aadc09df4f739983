import { expect, test } from 'vitest'
import { reshowForm } from './reshow-form.ts'

const page = `<head><link rel="modulepreload" href="/a.js"/></head><form method="post" action="/contato" class="x">
<input type="text" name="nome" id="a" value=""/><input type="email" name="email" aria-describedby="h"/><input name="telefone"/>
<select name="assunto"><option value="" selected="">Escolha</option><option value="planos">Planos</option></select>
<textarea name="mensagem" rows="7"></textarea><input name="website"/></form><script>go()</script>`

test('what was typed stays, as text, with what is wrong beside it', () => {
  const html = reshowForm(page, {
    values: { nome: '"><script>alert(1)</script>', email: 'x', assunto: 'planos', mensagem: '\n</textarea><b>$& oi' },
    errors: { email: 'E-mail <inválido>' },
    notice: 'Confira os campos marcados.',
  })
  expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
  expect(html).toContain('<textarea name="mensagem" rows="7">\n\n&lt;/textarea&gt;&lt;b&gt;$&amp; oi</textarea>')
  expect(html).toContain('name="email" value="x" aria-invalid="true" aria-describedby="erro-email"><p id="erro-email"')
  expect(html).toContain('E-mail &lt;inválido&gt;')
  expect(html).toContain('<option value="planos" selected="">')
  expect(html).toMatch(/action="\/contato" class="x"><div role="alert"[^>]*>Confira os campos marcados\.<\/div>/)
  expect(html.match(/aria-invalid/g)).toHaveLength(1)
})

test('the answer runs nothing', () => {
  const html = reshowForm(page, { values: {}, errors: {}, notice: 'x' })
  expect(html).not.toMatch(/<script|modulepreload/)
})
