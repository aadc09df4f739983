import fc from 'fast-check'
import { expect, test } from 'vitest'
import { harmlessPdf, hostilePdf } from '#tests/support/fuzzed-pdfs.ts'
import { fuzzing } from '#tests/support/fuzzing.ts'
import { type ReadByQpdf, readByQpdf } from '#tests/support/qpdf.ts'
import { aPdf } from '#tests/support/sample-pdfs.ts'
import { inspected, says } from '#tests/support/verdict.ts'
import { checkPdf } from './check-pdf.ts'
import { forbidden } from './pdf-names.ts'

/** The verdict on a file, which must not depend on how the file is cut into pieces. */
async function verdict(pdf: Buffer, size: number): Promise<Buffer | string> {
  const whole = await inspected(checkPdf, pdf)
  expect(await inspected(checkPdf, pdf, size)).toEqual(whole)
  return whole
}
/** The active content that qpdf finds in the file. */
const found = ({ names, keys, opensWithLink }: ReadByQpdf): string[] => [
  ...[...forbidden.objects].filter((name) => names.has(name)),
  ...(keys.has('AA') ? ['AA'] : []),
  ...(opensWithLink ? ['OpenAction'] : []),
]
const size = fc.constantFrom(1, 2, 13, 64)

test('whatever qpdf finds in a file that was made to hide it is refused', async () => {
  const seen = { files: 0, accepted: 0, read: 0 }
  await fc.assert(
    fc.asyncProperty(hostilePdf, size, async (pdf, pieces) => {
      seen.files++
      const kept = await verdict(pdf, pieces)
      if (typeof kept === 'string') return
      seen.accepted++
      const read = await readByQpdf(pdf)
      if (!read) return
      seen.read++
      expect(found(read)).toEqual([])
    }),
    fuzzing(400, 6000),
  )
  console.log(`${seen.files} hostile files: ${seen.accepted} accepted, ${seen.read} of them read by qpdf`)
  // Unless qpdf has read some accepted files, the comparison proves nothing.
  expect(seen.read).toBeGreaterThanOrEqual(Math.floor(seen.files / 100))
})

test('qpdf finds what the hostile files hide, so they are worth refusing', async () => {
  let [refused, seen] = [0, 0]
  const ways = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(hostilePdf, async (pdf) => {
      if ((await inspected(checkPdf, pdf)) !== says('active_pdf')) return
      refused++
      const read = await readByQpdf(pdf)
      const all = read ? found(read) : []
      if (all.length > 0) seen++
      for (const way of all) ways.set(way, (ways.get(way) ?? 0) + 1)
    }),
    fuzzing(80, 2000),
  )
  console.log(`${refused} files refused for what they would run: qpdf finds it in ${seen}`, Object.fromEntries(ways))
  expect(seen).toBeGreaterThanOrEqual(Math.floor(refused / 10))
})

test('qpdf also tells what a file does by itself when it is opened or a page is shown', async () => {
  const link = '<< /S /URI /URI (a) >>'
  const foundIn = async (more: Parameters<typeof aPdf>[0]) => {
    const read = await readByQpdf(aPdf(more))
    return read && found(read)
  }
  expect(await foundIn({ objects: [link] })).toEqual([])
  expect(await foundIn({ catalog: '/OpenAction 4 0 R', objects: [link] })).toEqual(['OpenAction'])
  const catalog = '/OpenAction << /S /GoTo /Next [4 0 R] >>'
  expect(await foundIn({ catalog, objects: [link] })).toEqual(['OpenAction'])
  expect(await foundIn({ objects: [`<< /Type /Page /AA << /O ${link} >> >>`] })).toEqual(['AA'])
})

test('a file that has such names in nothing but texts and comments is accepted', async () => {
  await fc.assert(
    fc.asyncProperty(harmlessPdf, size, async (pdf, pieces) => {
      expect(await verdict(pdf, pieces)).toEqual(pdf)
    }),
    fuzzing(300, 3000),
  )
})
