import { readdirSync, readFileSync } from 'node:fs'
import { announcementDefaults } from '#features/announcement/rules/defaults.ts'
import { type OfferedPackage, planCards } from '#features/announcement/rules/plan-cards.ts'
import { announcedFor, nothingKnown } from '#features/announcement/rules/shown.ts'
import { FIGURES_FROM, proofFor } from '#features/ratings/rules/proof.ts'

const CONTENT = 'src/features/site/web/content'
/** Sources of public texts outside the content folder, because other parts of the product need them too. */
const ELSEWHERE = ['src/features/orders/web/sign-up-landing.ts', 'src/rules/public-pages.ts']
const MAILS = 'src/features/mails/server/words'
/** Files without texts of their own: types, helpers, state figures, and titles of external sources. */
const WITHOUT_TEXTS = [
  'announced.ts',
  'content-shapes.ts',
  'figure.ts',
  'needing.ts',
  'source-titles.ts',
  'state-facts.ts',
  'state-lines.ts',
]
/** Keys whose values are names, addresses or questions: labels that promise nothing. */
const NAMES = [
  ...['companyTypeId', 'icon', 'id', 'kind', 'label', 'mapUrl', 'needs', 'path', 'placeholder', 'question'],
  ...['stateId', 'to', 'updatedOn', 'value', 'version'],
  // tests/api/privacy-page.test.ts compares these rows of /privacidade with the tables.
  'rows',
]

const words = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length
const isMarker = (text: string): boolean => /^\{\{\w+\}\}$/.test(text)

/** Every text inside a value; functions are skipped, because they only produce labels with a number or a name. */
function textsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return NAMES.includes(key) || isMarker(value) ? [] : [value]
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => textsIn(one, name))
}

/** The string literals of a source file, for texts that functions produce. */
function textsWritten(path: string): string[] {
  let source = readFileSync(path, 'utf8').replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '')
  // Each interpolation becomes an ellipsis; the loop handles nested ones from the inside out.
  for (let before = ''; before !== source; ) {
    before = source
    source = source.replaceAll(/\$\{[^{}]*\}/g, '…')
  }
  return [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)].map(([, plain, pattern]) => plain ?? pattern ?? '')
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
type PackageRecord = {
  name: string
  description: string
  price_usd: number
  price_brl: number
  features: string[]
  recommended: boolean
  alerts: boolean
  processing_time: string
}

/** The packages of the initial price list, in the shape that the public pages use. */
export const startingPackages = (): OfferedPackage[] =>
  (readJson('src/reference/data/packages.json') as PackageRecord[]).map((row) => ({
    ...{
      name: row.name,
      description: row.description,
      features: row.features,
      recommended: row.recommended,
      alerts: row.alerts,
    },
    ...{ priceCents: row.price_usd * 100, priceBrlCents: row.price_brl * 100, processingTime: row.processing_time },
  }))

/** The announcement's texts and plan cards on the pages, with packages and without any. */
function announced(): { texts: string[]; cards: string[] } {
  const packages = startingPackages()
  return {
    texts: [packages, []].flatMap((plans) =>
      Object.values(announcedFor(announcementDefaults, plans, nothingKnown).texts),
    ),
    cards: (['landing', 'plans'] as const).flatMap((page) => textsIn(planCards(packages, page))),
  }
}

/** Texts about ratings and approved companies: with enough rows of our own, and before that from the announcement. */
function proven(): string[] {
  const customers = { ...announcementDefaults.customers, published: true, figureSource: 'Pesquisa' }
  const counted = { count: FIGURES_FROM, points: 95, until: '2026-11' }
  const none = { count: 0, points: 0, until: null }
  return [counted, none].flatMap((rows) =>
    Object.values(proofFor({ answers: rows, companies: rows, stories: [], announced: customers }).texts),
  )
}

/** Minimum words of a text that can promise something; in forms and mails only whole sentences can. */
const SHORTEST = 3
const SHORTEST_SENTENCE = 6

/** All texts of a file, and those long enough that docs/claims.md has to say whether they promise something. */
export type FileTexts = { all: string[]; toDecide: string[] }

const file = (path: string, texts: readonly string[], shortest = SHORTEST): [string, FileTexts] => {
  const all = [...new Set(texts)]
  return [path, { all, toDecide: all.filter((text) => words(text) >= shortest) }]
}

const contentFile = async (path: string) => file(path, textsIn(await import(/* @vite-ignore */ `../../${path}`)))

/** Every text that customers read before they buy, by file: pages, plans, services, order form and mails. */
export async function publicTexts(): Promise<Map<string, FileTexts>> {
  const content = readdirSync(CONTENT).filter((name) => /^[\w-]+\.ts$/.test(name) && !WITHOUT_TEXTS.includes(name))
  const { orders } = await import('#features/orders/words/orders.pt-BR.ts')
  const { texts, cards } = announced()
  return new Map([
    ...(await Promise.all([...content.map((name) => `${CONTENT}/${name}`), ...ELSEWHERE].map(contentFile))),
    file('src/features/announcement/rules/defaults.ts', textsIn(announcementDefaults)),
    file('src/features/announcement/rules/page-texts.ts', texts, SHORTEST_SENTENCE),
    file('src/features/ratings/rules/proof.ts', proven(), SHORTEST_SENTENCE),
    file('src/features/announcement/rules/plan-cards.ts', cards, 2),
    ...['packages', 'extras'].map((name) => {
      const path = `src/reference/data/${name}.json`
      return file(path, textsIn(readJson(path)))
    }),
    file('src/features/orders/words/orders.pt-BR.ts', textsIn(orders), SHORTEST_SENTENCE),
    ...readdirSync(MAILS)
      .filter((name) => /\.pt-BR\.ts$|^portuguese/.test(name))
      .map((name) => file(`${MAILS}/${name}`, textsWritten(`${MAILS}/${name}`), SHORTEST_SENTENCE)),
  ])
}
