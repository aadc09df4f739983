import { type PaperKind, paperNames } from '#features/documents/rules/paper-kinds.ts'
import type { PaperFacts } from '#features/papers/rules/paper-facts.ts'
import { bankKit } from './bank-kit.ts'
import { bankingResolution } from './banking-resolution.ts'
import { type Block, both, type Paper } from './blocks.ts'
import { bylaws } from './bylaws.ts'
import { einFollowUp } from './ein-follow-up.ts'
import { formationSheet } from './formation-sheet.ts'
import { nameReport } from './name-report.ts'
import { draftNote, sheetNote } from './notes.ts'
import { operatingAgreement } from './operating-agreement.ts'
import { orderChecklist } from './order-checklist.ts'
import { ownersSheet } from './owners-sheet.ts'
import { ss4Sheet } from './ss4-sheet.ts'
import { about, dayIn, legalName } from './wording.ts'

const contents: Record<PaperKind, (facts: PaperFacts) => Block[]> = {
  order_checklist: orderChecklist,
  owners_sheet: ownersSheet,
  name_report: nameReport,
  formation_sheet: formationSheet,
  operating_agreement: operatingAgreement,
  bylaws,
  ss4_sheet: ss4Sheet,
  ein_follow_up: einFollowUp,
  banking_resolution: bankingResolution,
  bank_kit: bankKit,
}
const signed: ReadonlySet<PaperKind> = new Set<PaperKind>(['operating_agreement', 'bylaws', 'banking_resolution'])

/** The whole text of a paper; nothing but the facts goes into it, so the same facts make the same text. */
export function paperContent(kind: PaperKind, facts: PaperFacts): Paper {
  const day = dayIn(facts.madeOn)
  const note = signed.has(kind) ? draftNote : sheetNote
  return {
    title: both(paperNames.en_US[kind], paperNames.pt_BR[kind]),
    company: legalName(facts),
    about: about(facts),
    number: facts.number,
    blocks: contents[kind](facts),
    note: both(`Made on ${day.en}. ${note.en}`, `Feito em ${day.pt}. ${note.pt}`),
  }
}
