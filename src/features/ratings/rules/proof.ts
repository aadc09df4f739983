import { announcementDefaults } from '#features/announcement/rules/defaults.ts'
import { grouped } from '#features/announcement/rules/plan-cards.ts'
import type { Announcement } from '#features/announcement/rules/rows.ts'
import { formatsOf } from '#rules/language/formats.ts'

/** How many published answers make a section of stories, and how many rows make an average or a count (B1). */
export const STORIES_FROM = 3
export const FIGURES_FROM = 20
export const MOST_STORIES = 6

/** A count with the month of the newest row, `2026-11`. */
export type Counted = { count: number; until: string | null }
export type PublishedAnswer = {
  firstName: string
  city: string
  score: number
  sentence: string
  reply: string | null
  answeredIn: string
}
/** Counts from the product's own data, and what admins announce beside them. */
export type ProofFacts = {
  answers: Counted & { points: number }
  companies: Counted
  /** The newest ones, at most `MOST_STORIES`. */
  stories: readonly PublishedAnswer[]
  announced: Announcement['customers']
}

/** Texts of the public pages that depend on ratings and approved companies; an empty one hides its element. */
const proofTokens = [
  'companiesProof',
  'companiesNote',
  'noCompanies',
  'ratingValue',
  'ratingLabel',
  'countValue',
  'countLabel',
  'figuresNote',
  'noFigures',
  'storiesRating',
  'storiesShown',
  'noStories',
] as const
export type ProofToken = (typeof proofTokens)[number]
export type ProofTexts = Readonly<Record<ProofToken, string>>

/** One story as the pages draw it. */
export type Story = {
  as: 'story'
  initial: string
  name: string
  city: string
  month: string
  stars: string
  starsLabel: string
  sentence: string
  reply: string
}
export type Proof = { texts: ProofTexts; stories: readonly Story[] }

/** `2026-11` → `novembro de 2026`. */
const monthName = (month: string): string =>
  formatsOf('pt_BR')
    .calendarDay(`${month}-01`)
    .replace(/^\d+ de /, '')

const enough = ({ count }: Counted): boolean => count >= FIGURES_FROM
const until = ({ until: month }: Counted): string => (month ? `até ${monthName(month)}` : '')
const oneDecimal = (value: number): string => value.toFixed(1).replace('.', ',')

const OWN_ANSWERS = 'A média conta todas as avaliações, também as que não são publicadas.'
const OWN_COMPANIES = 'Contamos os nossos pedidos aprovados.'

type Figure = { value: string; label: string; note: string }
const none: Figure = { value: '', label: '', note: '' }

/** Uses our own ratings once there are enough of them; before that, the figure that admins published with a source (B1). */
function ratingOf({ answers, announced }: ProofFacts): Figure {
  if (enough(answers)) {
    const average = oneDecimal(answers.points / answers.count)
    return {
      value: `${average} de 5`,
      label: `${grouped(answers.count)} avaliações · ${until(answers)}`,
      note: OWN_ANSWERS,
    }
  }
  if (!announced.published) return none
  return {
    value: `${oneDecimal(announced.rating)} de 5`,
    label: 'nota dos clientes',
    note: `Fonte: ${announced.figureSource}`,
  }
}
function companiesOf({ companies, announced }: ProofFacts): Figure & { sentence: string } {
  if (enough(companies)) {
    const value = `${grouped(companies.count)} empresas abertas`
    return {
      value,
      label: until(companies),
      note: OWN_COMPANIES,
      sentence: `${value} com a gente ${until(companies)}.`,
    }
  }
  if (!announced.published) return { ...none, sentence: '' }
  const count = grouped(announced.marketingCount)
  return {
    value: `mais de ${count} empreendedores`,
    label: 'já passaram por aqui',
    note: `Fonte: ${announced.figureSource}`,
    sentence: `Já são mais de ${count} empreendedores brasileiros atendidos.`,
  }
}

/** Any non-empty text shows the element. */
const flag = (shown: boolean): string => (shown ? 'sim' : '')

const storyOf = ({ firstName, city, score, sentence, reply, answeredIn }: PublishedAnswer): Story => ({
  as: 'story',
  initial: firstName.charAt(0),
  name: firstName,
  city,
  month: monthName(answeredIn),
  stars: '★'.repeat(score) + '☆'.repeat(5 - score),
  starsLabel: `Nota ${score} de 5`,
  sentence,
  reply: reply ?? '',
})

/** The stories, figures and counts that the public pages may show now. */
export function proofFor(facts: ProofFacts): Proof {
  const rating = ratingOf(facts)
  const companies = companiesOf(facts)
  const hasStories = facts.stories.length >= STORIES_FROM
  return {
    texts: {
      companiesProof: companies.sentence,
      companiesNote: companies.note,
      noCompanies: flag(!companies.sentence),
      ratingValue: rating.value,
      ratingLabel: rating.label,
      countValue: companies.value,
      countLabel: companies.label,
      figuresNote: [...new Set([rating.note, companies.note])].join(' ').trim(),
      noFigures: flag(!rating.value && !companies.value),
      storiesRating: enough(facts.answers) ? `${rating.value} · ${rating.label}` : '',
      storiesShown: flag(hasStories),
      noStories: flag(!hasStories),
    },
    stories: hasStories ? facts.stories.slice(0, MOST_STORIES).map(storyOf) : [],
  }
}

const nothing = { count: 0, points: 0, until: null }
/** What is shown where nothing is stored: in development, and before the first fill. */
export const proofByDefault = (): Proof =>
  proofFor({ answers: nothing, companies: nothing, stories: [], announced: announcementDefaults.customers })
