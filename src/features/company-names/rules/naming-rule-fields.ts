import { z } from 'zod'
import { checkedDay, sources } from '#features/catalog/rules/source.ts'
import { CONFIDENCES } from '#features/catalog/rules/state-guide.ts'
import { line, text } from '#rules/fields.ts'
import { plainWords } from './name-text.ts'
import { isSafePattern } from './safe-pattern.ts'

export const NAMING_KINDS = [
  'designator',
  'foreign_designator',
  'characters',
  'length',
  'restricted_word',
  'forbidden_word',
  'similarity',
] as const
export type NamingKind = (typeof NAMING_KINDS)[number]
/** Kinds whose rules admins can add and remove. */
export const WORD_KINDS = ['restricted_word', 'forbidden_word'] as const
export const isWordKind = (kind: string): boolean => WORD_KINDS.some((known) => known === kind)
export const SEVERITIES = ['info', 'warn', 'block'] as const

/** A word or a designator; it needs at least one letter or digit. */
const phrase = line(80).refine((value) => plainWords(value).length > 0, 'invalid')
const phrases = z.array(phrase).max(100)
const letters = z.int().min(1).max(500)
const pattern = text(200).refine(isSafePattern, 'unsafe_pattern')

/** All fields of a rule that admins edit; those that its row does not have are null. */
export const namingRuleFields = {
  severity: z.enum(SEVERITIES),
  reason: text(500).trim().nullable(),
  sources,
  checkedOn: checkedDay.nullable(),
  confidence: z.enum(CONFIDENCES),
  word: phrase.nullable(),
  variants: phrases.nullable(),
  min: letters.nullable(),
  max: letters.nullable(),
  required: z.boolean().nullable(),
  alwaysAccepted: phrases.nullable(),
  stateDependent: phrases.nullable(),
  mustNotContain: phrases.nullable(),
  accepted: phrases.nullable(),
  values: phrases.nullable(),
  allowedPattern: pattern.nullable(),
  safePattern: pattern.nullable(),
  genericWords: phrases.nullable(),
  note: text(1000).trim().nullable(),
}
const fields = z.object(namingRuleFields)
export type NamingRuleFields = z.output<typeof fields>
export type NamingRuleField = keyof NamingRuleFields
const general = ['severity', 'reason', 'sources', 'checkedOn', 'confidence'] as const
type General = (typeof general)[number]
export type NamingValueField = Exclude<NamingRuleField, General>
const isGeneral = (field: string): boolean => general.some((known) => known === field)
const namingValueFields = (Object.keys(namingRuleFields) as NamingRuleField[]).filter(
  (field): field is NamingValueField => !isGeneral(field),
)

type Value = Readonly<Record<string, unknown>>
/** A rule has the fields that its stored value has: designator rules of a type, of a state and notes share one kind, not their fields. */
const hasValueField = (value: Value, field: NamingValueField): boolean => Object.hasOwn(value, field)

export const fieldsOfRule = (value: Value): Pick<NamingRuleFields, NamingValueField> =>
  Object.fromEntries(namingValueFields.map((field) => [field, value[field] ?? null])) as Pick<
    NamingRuleFields,
    NamingValueField
  >

export function ownRuleFields(value: Value, sent: NamingRuleFields): NamingRuleFields {
  const own = namingValueFields.map((field) => [field, hasValueField(value, field) ? sent[field] : null])
  return { ...sent, reason: sent.reason || null, ...Object.fromEntries(own) }
}

type RuleProblem = 'required' | 'invalid' | 'future_day'
/** Missing or invalid fields: a rule keeps every field that it has, `max` is not below `min`, and no check is in the future. */
export function ruleProblems(
  value: Value,
  own: NamingRuleFields,
  lastDay: string,
): Partial<Record<NamingRuleField, RuleProblem>> {
  const missing = namingValueFields.filter((field) => hasValueField(value, field) && own[field] === null)
  const noneLeft = (['accepted', 'alwaysAccepted'] as const).filter((field) => own[field]?.length === 0)
  return {
    ...Object.fromEntries([...missing, ...noneLeft].map((field) => [field, 'required' as const])),
    ...(own.min !== null && own.max !== null && own.max < own.min ? { max: 'invalid' as const } : {}),
    ...(own.checkedOn && own.checkedOn > lastDay ? { checkedOn: 'future_day' as const } : {}),
  }
}

export function ruleValueWith(before: Value, own: NamingRuleFields): Record<string, unknown> {
  const edited = namingValueFields.filter((field) => hasValueField(before, field)).map((field) => [field, own[field]])
  return { ...before, ...Object.fromEntries(edited) }
}

/** Whether two words differ only in case, accents and signs. */
export const sameWord = (a: string, b: string): boolean => plainWords(a).join(' ') === plainWords(b).join(' ')
