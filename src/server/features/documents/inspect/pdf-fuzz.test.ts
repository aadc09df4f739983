import fc from 'fast-check'
import { expect, test } from 'vitest'
import { harmlessPdf, hostilePdf } from '#tests/support/fuzzed-pdfs.ts'
import { fuzzing } from '#tests/support/fuzzing.ts'
import { namesByQpdf } from '#tests/support/qpdf.ts'
import { inspected, says } from '#tests/support/verdict.ts'
import { checkPdf } from './check-pdf.ts'
import { forbidden } from './pdf-names.ts'

/** The verdict on a file, which must not depend on how it is cut. */
async function verdict(pdf: Buffer, size: number): Promise<Buffer | string> {
  const whole = await inspected(checkPdf, pdf)
  expect(await inspected(checkPdf, pdf, size)).toEqual(whole)
  return whole
}
const size = fc.constantFrom(1, 2, 13, 64)

test('whatever qpdf finds in a file that was made to hide it is refused', async () => {
  const seen = { files: 0, accepted: 0, read: 0 }
  await fc.assert(
    fc.asyncProperty(hostilePdf, size, async (pdf, pieces) => {
      seen.files++
      const kept = await verdict(pdf, pieces)
      if (typeof kept === 'string') return
      seen.accepted++
      const names = await namesByQpdf(pdf)
      if (!names) return
      seen.read++
      expect([...forbidden.objects].filter((name) => names.has(name))).toEqual([])
    }),
    fuzzing(400, 6000),
  )
  console.log(`${seen.files} hostile files: ${seen.accepted} accepted, ${seen.read} of them read by qpdf`)
  // Without accepted files the comparison would compare nothing.
  expect(seen.read).toBeGreaterThanOrEqual(Math.floor(seen.files / 100))
})

test('qpdf finds what the hostile files hide, so they are worth refusing', async () => {
  let [refused, found] = [0, 0]
  await fc.assert(
    fc.asyncProperty(hostilePdf, async (pdf) => {
      if ((await inspected(checkPdf, pdf)) !== says('active_pdf')) return
      refused++
      const names = (await namesByQpdf(pdf)) ?? new Set()
      if ([...forbidden.objects].some((name) => names.has(name))) found++
    }),
    fuzzing(80, 2000),
  )
  console.log(`${refused} files refused for what they would run: qpdf finds it in ${found}`)
  expect(found).toBeGreaterThanOrEqual(Math.floor(refused / 10))
})

test('a file that has such names in nothing but texts and comments is accepted', async () => {
  await fc.assert(
    fc.asyncProperty(harmlessPdf, size, async (pdf, pieces) => {
      expect(await verdict(pdf, pieces)).toEqual(pdf)
    }),
    fuzzing(300, 3000),
  )
})
