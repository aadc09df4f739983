import type { AnnouncedToken } from '#features/announcement/rules/page-texts.ts'
import type { StateLists } from '#features/catalog/rules/state-lines.ts'
import type { SiteToken } from '#features/site-settings/rules/site.ts'

export type ContentLink = { label: string; to: string }

/** `state` names the list of states whose fees are shown below the text, with source and date. */
export type Note = { text: string; link?: ContentLink; state?: keyof StateLists }

/** `needs` names a text; the question is hidden while that text is empty. */
export type Question = {
  id: string
  question: string
  answer: string
  link?: ContentLink
  note?: Note
  needs?: AnnouncedToken
}

/** Names of lucide icons. */
export type SiteIcon =
  | 'activity'
  | 'badge-check'
  | 'bell-ring'
  | 'book-open'
  | 'building-2'
  | 'calendar-clock'
  | 'file-pen-line'
  | 'file-text'
  | 'languages'
  | 'layout-dashboard'
  | 'life-buoy'
  | 'map-pin'
  | 'message-circle'
  | 'mouse-pointer-click'
  | 'piggy-bank'
  | 'receipt-text'
  | 'route'
  | 'scale'
  | 'search-check'
  | 'shield-check'
  | 'wallet'
  | 'zap'

export type IconCard = { icon: SiteIcon; title: string; text: string }

export type Step = { title: string; text: string; time?: string }

/** `needs` names a setting; the block is hidden while that setting is empty. */
export type LegalBlock =
  | { kind: 'text'; text: string; needs?: SiteToken; link?: ContentLink }
  | { kind: 'list'; items: readonly string[] }
  /** The table of refund percentages by stage, from the rows that admins edit. */
  | { kind: 'refundRules' }
  /** The list of services in use that get personal data. */
  | { kind: 'processors' }
  /** A title with labelled texts below it. */
  | { kind: 'facts'; title: string; rows: readonly (readonly [label: string, text: string])[] }

export type LegalSection = { id: string; title: string; needs?: SiteToken; blocks: readonly LegalBlock[] }

export type LegalPage = {
  title: string
  lead: string
  version: string
  /** ISO date of this version. */
  updatedOn: string
  sections: readonly LegalSection[]
}

/** Shown next to every announced time that depends on a state or the IRS. */
export const TIMES_ARE_ESTIMATES = 'São estimativas: o estado e o IRS têm filas próprias e podem levar mais tempo.'

/** The disclaimer, word for word, that goes with every text about law or tax (T4). */
export const GENERAL_INFORMATION = 'informação geral, não é consultoria jurídica ou tributária'

export const legalNote = (text: string, rest: Omit<Note, 'text'> = {}): Note => ({
  text: `${text} Isto é ${GENERAL_INFORMATION}.`,
  ...rest,
})
