import { inflateSync } from 'node:zlib'

type Letters = Map<number, string>

const objectsOf = (pdf: Buffer): Map<number, string> =>
  new Map(
    [...pdf.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body = '']) => [
      Number(id),
      body,
    ]),
  )

function streamOf(object: string): string {
  const start = /stream\r?\n/.exec(object)
  if (!start) return ''
  // Compressed data may end with bytes that look like a line break: only the stated length tells where it ends.
  const from = start.index + start[0].length
  const raw = object.slice(from, from + Number(/\/Length (\d+)/.exec(object)?.[1]))
  return object.includes('/FlateDecode') ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1') : raw
}

const fromHex = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le')

/** Maps each glyph to its characters, from the font's ToUnicode table. */
function lettersOf(cmap: string): Letters {
  const letters: Letters = new Map()
  for (const [, from = '', , list = ''] of cmap.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/gi))
    for (const [i, [, hex = '']] of [...list.matchAll(/<([0-9a-f]*)>/gi)].entries())
      letters.set(Number.parseInt(from, 16) + i, fromHex(hex))
  return letters
}

/** The text of a PDF as copied from a reader; one line for each placed piece of text. */
export function pdfText(pdf: Buffer): string {
  const objects = objectsOf(pdf)
  const fonts = new Map<string, Letters>()
  for (const body of objects.values())
    for (const [, name = '', id] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const toUnicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(id)) ?? '')?.[1]
      if (toUnicode) fonts.set(name, lettersOf(streamOf(objects.get(Number(toUnicode)) ?? '')))
    }
  const lines: string[] = []
  for (const body of objects.values()) {
    let letters: Letters = new Map()
    for (const [, font, shown = ''] of streamOf(body).matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font) letters = fonts.get(font) ?? letters
      const glyphs = [...shown.matchAll(/<([0-9a-f]+)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
      if (glyphs.length > 0) lines.push(glyphs.map((hex) => letters.get(Number.parseInt(hex, 16)) ?? '□').join(''))
    }
  }
  return lines.join('\n')
}
