import type { Both } from '#features/papers/rules/both.ts'
import type { Block, Row } from '#features/papers/words/blocks.ts'
import { columns, type Flow, type Stack, type Words } from '#server/pdf/flow.ts'
import { ink, MARGIN, RIGHT, ruleAt, soft, WIDTH } from '#server/pdf/sheet.ts'

const { left, right, width: half } = columns(WIDTH, 22)
const LABEL = 168
const VALUE = { x: MARGIN + LABEL + 14, width: WIDTH - LABEL - 14 }

const said = (text: string, size: number, color = ink): Words => ({ text, font: 'regular', size, color })
const strong = (text: string, size: number, color = ink): Words => ({ text, font: 'bold', size, color })
const isSame = ({ en, pt }: Both): boolean => en === pt

/** English on the left, Portuguese beside it; a text that is equal in both is drawn once. */
export const sideBySide = (text: Both, words: (text: string, color?: string) => Words): Stack[] =>
  isSame(text)
    ? [{ x: left, width: WIDTH, texts: [words(text.en)] }]
    : [
        { x: left, width: half, texts: [words(text.en)] },
        { x: right, width: half, texts: [words(text.pt, soft)] },
      ]

/** English above, Portuguese below it. */
const stacked = (text: Both, size: number, english: (text: string, size: number) => Words): Words[] =>
  isSame(text) ? [english(text.en, size)] : [english(text.en, size), said(text.pt, size - 1, soft)]

const asBoth = (value: Row['value']): Both => (typeof value === 'string' ? { en: value, pt: value } : value)

function heading(flow: Flow, text: Both): void {
  flow.need(96)
  flow.space(14)
  const words = isSame(text) ? text.en : `${text.en} / ${text.pt}`
  flow.place([{ x: MARGIN, width: WIDTH, texts: [strong(words, 12, soft)] }])
  flow.space(3)
  ruleAt(flow.sheet, flow.y)
  flow.space(5)
}

function row(flow: Flow, { label, value }: Row, at: { x: number; width: number } = { x: MARGIN, width: LABEL }): void {
  const stacks = [
    { ...at, texts: stacked(label, 9, (text, size) => strong(text, size, soft)) },
    { ...VALUE, texts: stacked(asBoth(value), 10, (text, size) => said(text, size)) },
  ]
  flow.place(stacks)
  flow.space(6)
}

function lineRow(flow: Flow, { line, ...of }: Row & { line: string }): void {
  const stacks = [
    { x: MARGIN, width: 40, texts: [strong(line, 10, ink)] },
    { x: MARGIN + 44, width: 200, texts: stacked(of.label, 8.5, (text, size) => said(text, size)) },
    { x: MARGIN + 258, width: WIDTH - 258, texts: stacked(asBoth(of.value), 10.5, (text, size) => strong(text, size)) },
  ]
  flow.need(flow.heightOf(stacks) + 8)
  flow.place(stacks)
  flow.space(3)
  ruleAt(flow.sheet, flow.y)
  flow.space(5)
}

function clause(flow: Flow, number: number, { title, paragraphs }: Extract<Block, { is: 'clause' }>): void {
  const numbered = { en: `${number}. ${title.en}`, pt: `${number}. ${title.pt}` }
  const head = sideBySide(numbered, (words, color) => strong(words, 10.5, color ?? ink))
  const texts = paragraphs.map((text) => sideBySide(text, (words, color) => said(words, 9.5, color ?? ink)))
  flow.space(9)
  // Keeps a title on the same page as the beginning of its first paragraph.
  flow.need(flow.heightOf(head) + Math.min(flow.heightOf(texts[0] ?? []), 120) + 4)
  flow.place(head)
  for (const text of texts) {
    flow.space(3)
    flow.place(text)
  }
}

function check(flow: Flow, { done, text }: { done: boolean; text: Both }): void {
  const shift = 18
  const stacks = sideBySide(text, (words, color) => said(words, 10, color ?? ink)).map((stack, place) =>
    place === 0 ? { ...stack, x: stack.x + shift, width: stack.width - shift } : stack,
  )
  flow.need(flow.heightOf(stacks))
  const { sheet, y } = flow
  sheet
    .rect(MARGIN, y + 1.5, 9, 9)
    .lineWidth(0.9)
    .strokeColor(soft)
    .stroke()
  if (done)
    sheet
      .moveTo(MARGIN + 2, y + 6)
      .lineTo(MARGIN + 4, y + 8.5)
      .lineTo(MARGIN + 7.5, y + 3.5)
      .lineWidth(1.3)
      .strokeColor(ink)
      .stroke()
  flow.place(stacks)
  flow.space(6)
}

function table(flow: Flow, { columns: given, rows, total }: Extract<Block, { is: 'table' }>): void {
  const gap = 10
  const sum = given.reduce((all, { parts }) => all + parts, 0)
  const room = WIDTH - gap * (given.length - 1)
  let x = MARGIN
  const places = given.map(({ parts, right: isRight }) => {
    const place = { x, width: (room * parts) / sum, isRight: isRight === true }
    x += place.width + gap
    return place
  })
  const cells = (texts: readonly string[], words: (text: string) => Words): Stack[] =>
    places.map(({ isRight, ...at }, n) => ({ ...at, texts: [{ ...words(texts[n] ?? ''), right: isRight }] }))
  const titles = (): void => {
    flow.place(
      places.map(({ isRight, ...at }, n) => {
        const title = given[n]?.title ?? { en: '', pt: '' }
        const texts = stacked(title, 8.5, (text, size) => strong(text, size, soft))
        return { ...at, texts: texts.map((words) => ({ ...words, right: isRight })) }
      }),
    )
    flow.space(3)
    ruleAt(flow.sheet, flow.y)
    flow.space(4)
  }
  flow.space(6)
  flow.need(80)
  titles()
  for (const texts of rows) {
    const stacks = cells(texts, (text) => said(text, 9.5))
    if (flow.heightOf(stacks) + 8 > flow.left) {
      flow.newPage()
      titles()
    }
    flow.place(stacks)
    flow.space(3)
    ruleAt(flow.sheet, flow.y)
    flow.space(4)
  }
  if (!total) return
  flow.need(24)
  flow.place(cells(total, (text) => strong(text, 10)))
  flow.space(6)
}

function blank(flow: Flow, label: Both): void {
  const stacks: Stack[] = [
    { x: MARGIN, width: LABEL, texts: stacked(label, 9, (text, size) => strong(text, size, soft)) },
  ]
  flow.need(flow.heightOf(stacks) + 14)
  flow.space(10)
  const from = flow.y
  flow.place(stacks)
  flow.sheet
    .moveTo(VALUE.x, from + 14)
    .lineTo(RIGHT, from + 14)
    .lineWidth(0.75)
    .strokeColor(soft)
    .stroke()
  flow.space(2)
}

type Signer = Extract<Block, { is: 'signatures' }>['people'][number]
function signatures(flow: Flow, pair: readonly Signer[]): void {
  const stacks = pair.map(({ name, role }, place) => ({
    x: place === 0 ? left : right,
    width: half,
    texts: [
      strong(name, 10),
      ...stacked(role, 9, (text, size) => said(text, size)),
      said('Date / Data: ____ / ____ / ________', 9, soft),
    ],
  }))
  flow.need(Math.min(flow.heightOf(stacks), 300) + 44)
  flow.space(40)
  for (const { x, width } of stacks)
    flow.sheet
      .moveTo(x, flow.y)
      .lineTo(x + width, flow.y)
      .lineWidth(0.9)
      .strokeColor(ink)
      .stroke()
  flow.space(4)
  flow.place(stacks)
}

/** Draws a paper's blocks in their order and numbers the clauses. */
export function drawBlocks(flow: Flow, blocks: readonly Block[]): void {
  let clauses = 0
  for (const block of blocks)
    switch (block.is) {
      case 'heading':
        heading(flow, block.text)
        break
      case 'text':
        flow.space(6)
        flow.place(sideBySide(block.text, (words, color) => said(words, 9.5, color ?? ink)))
        flow.space(4)
        break
      case 'clause':
        clauses += 1
        clause(flow, clauses, block)
        break
      case 'rows':
        for (const one of block.rows) row(flow, one)
        break
      case 'lines':
        flow.space(6)
        for (const one of block.rows) lineRow(flow, one)
        break
      case 'checks':
        flow.space(4)
        for (const item of block.items) check(flow, item)
        break
      case 'table':
        table(flow, block)
        break
      case 'blanks':
        flow.space(6)
        for (const label of block.labels) blank(flow, label)
        break
      case 'signatures':
        for (let at = 0; at < block.people.length; at += 2) signatures(flow, block.people.slice(at, at + 2))
    }
}
