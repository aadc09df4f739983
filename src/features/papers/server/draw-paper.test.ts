import { expect, test } from 'vitest'
import { paperKinds } from '#features/documents/rules/paper-kinds.ts'
import { kindsOfCompany } from '#features/papers/rules/kinds-of-company.ts'
import { aPaperOwner, paperFacts } from '#tests/support/paper-facts.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { drawPaper } from './draw-paper.ts'

const lines = (pdf: Buffer) => pdfText(pdf).replaceAll('\u00a0', ' ')
/** The text without white space, so that line and page breaks do not matter. */
const flat = (pdf: Buffer) => lines(pdf).replace(/\s+/g, '')
const factsFor = (kind: (typeof paperKinds)[number]) =>
  paperFacts(kindsOfCompany('llc').includes(kind) ? {} : { companyTypeId: 'corporation', companyType: 'Corporation' })

test.each(paperKinds)('%s: selectable text with right accents in both languages, and numbered pages', async (kind) => {
  const pdf = await drawPaper({ kind, facts: factsFor(kind) })
  const text = lines(pdf)
  const pages = pdf.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length
  for (let page = 1; page <= (pages ?? 0); page += 1)
    expect(text).toContain(`Page ${page} of ${pages} / Página ${page} de ${pages}`)
  expect(text).not.toContain('□')
  expect(flat(pdf)).toContain('nãoéorientaçãojurídica,fiscalnemcontábil')
  expect(flat(pdf)).toContain('notlegal,taxoraccountingadvice')
  expect(flat(pdf)).toContain('MadeonNovember17,2026.')
  expect(flat(pdf)).toContain('Feitoem17denovembrode2026.')
  if (kind !== 'name_report') expect(flat(pdf)).toContain('JoãodaConceição')
})

test.each(paperKinds)('%s: the same facts make the same file', async (kind) => {
  const [one, other] = [
    await drawPaper({ kind, facts: factsFor(kind) }),
    await drawPaper({ kind, facts: factsFor(kind) }),
  ]
  expect(one.equals(other)).toBe(true)
})

test('hostile names are text, and the longest stay on the page', async () => {
  const facts = paperFacts({
    companyName: `${'W'.repeat(190)} LLC`,
    purpose: 'Q'.repeat(2000),
    owners: [
      aPaperOwner({ firstName: '<script>alert(1)</script>', lastName: 'A\u202eB\u0007C\u200bD', share: 5000 }),
      aPaperOwner({ id: 'x', firstName: 'X'.repeat(300), lastName: '(\\) Tj ET', share: 5000 }),
    ],
  })
  for (const kind of kindsOfCompany('llc')) {
    const pdf = await drawPaper({ kind, facts })
    const text = flat(pdf)
    if (kind === 'operating_agreement') {
      expect(text).toContain('<script>alert(1)</script>A?B?C?D')
      expect(text).toContain('X'.repeat(300))
      expect(text).toContain('(\\)TjET')
    }
    if (kind === 'order_checklist') expect(text.match(/Q/g)).toHaveLength(2000)
    expect(pdf.toString('latin1')).not.toMatch(/\/JavaScript|\/JS\b|\/AA\b|\/Launch/)
  }
})

test('twenty owners break pages with the heads of their table, and total 100 %', async () => {
  const owners = Array.from({ length: 20 }, (_, n) =>
    aPaperOwner({
      id: n === 0 ? aPaperOwner().id : String(n),
      firstName: `Sócia ${n + 1}`,
      lastName: 'de Araújo Magalhães',
      share: 500,
    }),
  )
  const text = lines(await drawPaper({ kind: 'operating_agreement', facts: paperFacts({ owners }) }))
  expect(text.match(/^5\.00%$/gm)).toHaveLength(20)
  expect(text.match(/^100\.00%$/gm)).toHaveLength(1)
  expect(text.match(/^Sócio \(Member\)$/gm)?.length).toBeGreaterThan(20)
  expect(text.match(/^Date \/ Data:/gm)).toHaveLength(20)
})
