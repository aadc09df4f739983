import { readFile } from 'node:fs/promises'

// The brand's typeface, upright in two weights: pdfkit cannot embed the files of the web pages.
const file = (weight: 'regular' | 'bold'): URL => new URL(`./fonts/instrument-sans-${weight}.ttf`, import.meta.url)

export const readFonts = async (): Promise<{ regular: Buffer; bold: Buffer }> => {
  const [regular, bold] = await Promise.all([readFile(file('regular')), readFile(file('bold'))])
  return { regular, bold }
}

/** Characters that both font files have: Portuguese and nearly every other language in Latin script. */
const known =
  /^[\x20-\x7e\u00a0-\u00a3\u00a5\u00a7-\u00ab\u00ae-\u00b0\u00b4\u00b6-\u00b8\u00ba\u00bb\u00bf-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126\u0127\u012a\u012b\u012e-\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u015b\u015e-\u0161\u0164\u0165\u016a-\u017e\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2\u1ef3\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2212]*$/u

/** Replaces a letter that the typeface lacks by its base letter, else by a question mark, so that no empty box is drawn. */
export const writable = (text: string): string =>
  [...text.normalize('NFC').replace(/\s+/gu, ' ')]
    .map((letter) => {
      if (known.test(letter)) return letter
      const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '')
      return known.test(plain) ? plain : '?'
    })
    .join('')
