import { buffer } from 'node:stream/consumers'
import { languageTag } from '#rules/language/language-tag.ts'
import type { Language } from '#rules/language/preferences.ts'
import { readFonts, writable } from './typeface.ts'

export type Sheet = PDFKit.PDFDocument

// The look that all our PDFs share: an A4 page in the colours of the site.
export const MARGIN = 56
export const HEIGHT = 841.89
export const RIGHT = 595.28 - MARGIN
export const WIDTH = RIGHT - MARGIN
export const ink = '#092b2f'
export const soft = '#175d5b'
const hairline = '#dcd0ba'

type Options = {
  title: string
  author?: string
  language: Language
  /** The creation date in the file's metadata; the current time if missing. */
  madeAt?: Date
  /** The caller breaks pages, and numbers them at the end. */
  ownPages?: boolean
}

/** An empty sheet with the brand's typeface; `bytes` is the file once the sheet has ended. */
export async function openSheet(options: Options): Promise<{ sheet: Sheet; bytes: Promise<Buffer> }> {
  // pdfkit is imported with the first PDF: until then it takes no memory.
  const [{ default: PDFDocument }, fonts] = await Promise.all([import('pdfkit'), readFonts()])
  const sheet = new PDFDocument({
    size: 'A4',
    ...(options.ownPages ? { margin: 0, bufferPages: true } : { margin: MARGIN }),
    lang: languageTag[options.language],
    displayTitle: true,
    info: {
      Title: writable(options.title),
      ...(options.author ? { Author: writable(options.author) } : {}),
      ...(options.madeAt ? { CreationDate: options.madeAt } : {}),
    },
  })
  const bytes = buffer(sheet)
  sheet.registerFont('regular', fonts.regular).registerFont('bold', fonts.bold)
  return { sheet, bytes }
}

/** A thin line across the sheet. */
export const ruleAt = (sheet: Sheet, y: number, from = MARGIN, to = RIGHT): Sheet =>
  sheet.moveTo(from, y).lineTo(to, y).lineWidth(0.75).strokeColor(hairline).stroke()
