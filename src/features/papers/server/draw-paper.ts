import type { PaperKind } from '#features/documents/rules/paper-kinds.ts'
import type { PaperFacts } from '#features/papers/rules/paper-facts.ts'
import type { Paper } from '#features/papers/words/blocks.ts'
import { paperContent } from '#features/papers/words/paper-content.ts'
import { Flow } from '#server/pdf/flow.ts'
import { HEIGHT, ink, MARGIN, openSheet, RIGHT, ruleAt, type Sheet, soft, WIDTH } from '#server/pdf/sheet.ts'
import { writable } from '#server/pdf/typeface.ts'
import { drawBlocks, sideBySide } from './draw-blocks.ts'

/** The input of the drawing thread. */
export type PaperTask = { kind: PaperKind; facts: PaperFacts }

// Keeps a name of any length on one line.
const oneLine = { height: 11, ellipsis: true, lineGap: 0 } as const

function title(flow: Flow, { title: { en, pt }, company, about }: Paper): void {
  const whole = { x: MARGIN, width: WIDTH }
  flow.place([
    {
      ...whole,
      texts: [
        { text: en, font: 'bold', size: 20, color: ink },
        ...(pt === en ? [] : [{ text: pt, font: 'regular', size: 12, color: soft } as const]),
      ],
    },
  ])
  flow.space(8)
  flow.place([{ ...whole, texts: [{ text: company, font: 'bold', size: 13, color: ink }] }])
  flow.place([
    {
      ...whole,
      texts: [
        {
          text: about.en === about.pt ? about.en : `${about.en} / ${about.pt}`,
          font: 'regular',
          size: 10,
          color: soft,
        },
      ],
    },
  ])
  flow.space(8)
}

function note(flow: Flow, paper: Paper): void {
  const stacks = sideBySide(paper.note, (text, color = soft) => ({ text, font: 'regular', size: 8, color }))
  flow.need(flow.heightOf(stacks) + 30)
  flow.space(18)
  ruleAt(flow.sheet, flow.y)
  flow.space(7)
  flow.place(stacks)
}

/** The header and footer of every page, drawn last because they contain the number of pages. */
function frame(sheet: Sheet, siteName: string, { company, number }: Paper): void {
  const { start, count } = sheet.bufferedPageRange()
  for (let page = 0; page < count; page += 1) {
    sheet.switchToPage(start + page)
    sheet.font('bold').fontSize(12).fillColor(soft)
    sheet.text(writable(siteName), MARGIN, 42, { width: WIDTH / 2, ...oneLine, height: 14 })
    sheet.font('regular').fontSize(8.5)
    sheet.text(`Process / Processo ${number}`, MARGIN + WIDTH / 2, 45, { width: WIDTH / 2, align: 'right' })
    ruleAt(sheet, 64)
    const foot = HEIGHT - 50
    ruleAt(sheet, foot - 8)
    sheet.fillColor(soft).text(writable(company), MARGIN, foot, { width: WIDTH - 170, ...oneLine })
    const place = `Page ${page + 1} of ${count} / Página ${page + 1} de ${count}`
    sheet.text(place, RIGHT - 160, foot, { width: 160, align: 'right' })
  }
}

/** Draws a paper as a PDF. The same task gives the same bytes, because nothing in it depends on the time of day. */
export async function drawPaper({ kind, facts }: PaperTask): Promise<Buffer> {
  const paper = paperContent(kind, facts)
  const { sheet, bytes } = await openSheet({
    title: `${paper.title.en}: ${paper.company}`,
    author: facts.siteName,
    language: 'en_US',
    madeAt: new Date(`${facts.madeOn}T12:00:00Z`),
    ownPages: true,
  })
  const flow = new Flow(sheet)
  title(flow, paper)
  drawBlocks(flow, paper.blocks)
  note(flow, paper)
  frame(sheet, facts.siteName, paper)
  sheet.end()
  return bytes
}
