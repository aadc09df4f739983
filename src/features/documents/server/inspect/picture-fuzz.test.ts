import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzzing } from '#tests/support/fuzzing.ts'
import { aJpeg, anExif, aPng, jpegApp, jpegComment, pngChunk } from '#tests/support/sample-pictures.ts'
import { inspected } from '#tests/support/verdict.ts'
import { cleanJpeg } from './clean-jpeg.ts'
import { cleanPng } from './clean-png.ts'

const SECRET = 'GPS-23.5505'
const size = fc.constantFrom(1, 3, 17, 64)
const secret = fc.array(fc.constantFrom(SECRET, '\0', 'Exif\0\0', 'II\x2a\0', '\xff\xd9', '\xff\xda', 'IEND', 'x'), {
  maxLength: 5,
})
const secretBytes = secret.map((parts) => Buffer.from(parts.join(''), 'latin1'))

/** Replaces, removes or duplicates some bytes of a file. */
const damage = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    byte: fc.integer({ min: 0, max: 255 }),
    cut: fc.integer({ min: -9, max: 9 }),
  }),
  { maxLength: 3 },
)
const damaged = (file: Buffer, changes: { at: number; byte: number; cut: number }[]): Buffer =>
  changes.reduce((bytes, { at, byte, cut }) => {
    const place = Math.floor(at * bytes.length)
    return Buffer.concat([bytes.subarray(0, place), Buffer.from([byte]), bytes.subarray(Math.max(0, place + cut))])
  }, file)

const jpeg = fc
  .array(
    fc.oneof(
      fc.integer({ min: 0, max: 9 }).map(anExif),
      secretBytes.map((data) => jpegComment(data.toString('latin1'))),
      fc
        .record({ place: fc.constantFrom(1, 2, 13, 15), data: secretBytes })
        .map(({ place, data }) => jpegApp(place, data)),
    ),
    { maxLength: 5 },
  )
  .map((before) => aJpeg({ before }))
const png = fc
  .array(
    fc
      .record({ type: fc.constantFrom('tEXt', 'eXIf', 'iTXt', 'zTXt', 'tIME', 'prVt'), data: secretBytes })
      .map(({ type, data }) => pngChunk(type, data)),
    { maxLength: 5 },
  )
  .map((extra) => aPng({ extra }))

test.each([
  ['JPEG', jpeg, cleanJpeg, aJpeg()],
  ['PNG', png, cleanPng, aPng()],
] as const)('a %s loses what it says of its maker, and is the same picture', async (_, pictures, clean, bare) => {
  await fc.assert(
    fc.asyncProperty(pictures, size, async (picture, pieces) => {
      const kept = await inspected(clean, picture, pieces)
      if (typeof kept === 'string') throw new Error(kept)
      expect(kept.includes(SECRET)).toBe(false)
      // At most the EXIF orientation is left, which takes 36 bytes per occurrence.
      expect((kept.length - bare.length) % 36).toBe(0)
      expect(kept.subarray(-20)).toEqual(bare.subarray(-20))
      expect(await inspected(clean, kept)).toEqual(kept)
    }),
    fuzzing(300, 2000),
  )
})

test.each([
  ['JPEG', jpeg, cleanJpeg],
  ['PNG', png, cleanPng],
] as const)(
  'a damaged %s is refused or cleaned, however it is cut, and cleaning again changes nothing',
  async (_, pictures, clean) => {
    let [kept, refused] = [0, 0]
    await fc.assert(
      fc.asyncProperty(pictures, damage, size, async (picture, changes, pieces) => {
        const file = damaged(picture, changes)
        const whole = await inspected(clean, file)
        expect(await inspected(clean, file, pieces)).toEqual(whole)
        if (typeof whole === 'string') refused++
        else {
          kept++
          expect(await inspected(clean, whole)).toEqual(whole)
        }
      }),
      fuzzing(500, 2000),
    )
    console.log(`${kept} kept, ${refused} refused`)
    expect(Math.min(kept, refused)).toBeGreaterThan(0)
  },
)
