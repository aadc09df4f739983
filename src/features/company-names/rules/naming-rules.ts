import { z } from 'zod'
import { nameCheckWords } from '#features/company-names/words/name-check-words.ts'
import { referenceText } from '#reference/words/reference-text.ts'
import type { Language } from '#rules/language/preferences.ts'
import { plainWords } from './name-text.ts'

/** A row of `naming_rules`. */
export type NamingRule = { kind: string; stateId: string | null; value: unknown; reason: string | null }

/** The rules for one company type in one state. */
export type NamingRules = {
  /** Null where a name needs no designator. */
  designators: { accepted: string[]; elsewhere: string[] } | null
  ofOtherTypes: string[]
  foreign: { values: string[]; reason: string } | null
  characters: { allowed: RegExp; safe: RegExp } | null
  lengths: { min: number; max: number; reason: string }[]
  words: { phrases: string[][]; reason: string }[]
  genericWords: string[]
}

const texts = z.array(z.string())
const shapes = {
  type: z.object({ required: z.boolean(), alwaysAccepted: texts, stateDependent: texts, mustNotContain: texts }),
  inState: z.object({ accepted: texts }),
  foreign: z.object({ values: texts }),
  characters: z.object({ allowedPattern: z.string(), safePattern: z.string() }),
  length: z.object({ min: z.int().default(1), max: z.int() }),
  word: z.object({ word: z.string(), variants: texts }),
  similarity: z.object({ genericWords: texts }),
}

/** The parsed rules of one kind; a row whose value has another shape is skipped. */
function read<S extends z.ZodType>(rules: readonly NamingRule[], kind: string, shape: S) {
  return rules.flatMap((rule) => {
    const value = rule.kind === kind ? shape.safeParse(rule.value).data : undefined
    return value === undefined ? [] : [{ value, reason: rule.reason, stateId: rule.stateId }]
  })
}

function designatorsOf(rules: readonly NamingRule[]): Pick<NamingRules, 'designators' | 'ofOtherTypes'> {
  const [general] = read(rules, 'designator', shapes.type)
  if (!general) return { designators: null, ofOtherTypes: [] }
  const { required, alwaysAccepted, stateDependent, mustNotContain } = general.value
  const [inState] = read(rules, 'designator', shapes.inState)
  const accepted = inState?.value.accepted ?? alwaysAccepted
  const elsewhere = stateDependent.filter((designator) => !accepted.includes(designator))
  return { designators: required ? { accepted, elsewhere } : null, ofOtherTypes: mustNotContain }
}

/** Patterns come from rows that admins edit: one that does not compile is ignored. */
function pattern(source: string): RegExp | undefined {
  try {
    return new RegExp(source)
  } catch {
    return undefined // not a pattern
  }
}

function charactersOf(rules: readonly NamingRule[]): NamingRules['characters'] {
  const [row] = read(rules, 'characters', shapes.characters)
  const allowed = row && pattern(row.value.allowedPattern)
  const safe = row && pattern(row.value.safePattern)
  return allowed && safe ? { allowed, safe } : null
}

/** The reasons come in the given language; one that an admin wrote stays as it was written. */
export function readNamingRules(rules: readonly NamingRule[], language: Language = 'pt_BR'): NamingRules {
  const words = nameCheckWords[language]
  const inLanguage = (reason: string | null) => (reason === null ? null : referenceText(language, reason))
  const [foreign] = read(rules, 'foreign_designator', shapes.foreign)
  const [similarity] = read(rules, 'similarity', shapes.similarity)
  const guarded = [...read(rules, 'forbidden_word', shapes.word), ...read(rules, 'restricted_word', shapes.word)]
  return {
    ...designatorsOf(rules),
    foreign: foreign ? { values: foreign.value.values, reason: inLanguage(foreign.reason) ?? '' } : null,
    characters: charactersOf(rules),
    lengths: read(rules, 'length', shapes.length).map(({ value, reason }) => ({
      ...value,
      reason: inLanguage(reason) ?? words.length(value.min, value.max),
    })),
    words: guarded.map(({ value, reason }) => ({
      phrases: [value.word, ...value.variants].map(plainWords),
      reason: inLanguage(reason) ?? words.guardedAnyhow,
    })),
    genericWords: similarity?.value.genericWords ?? [],
  }
}
