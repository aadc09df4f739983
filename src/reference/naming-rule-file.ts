import { z } from 'zod'
import { companyTypeName, confidence, readData, source } from './read-data.ts'

const severity = z.enum(['info', 'warn', 'block'])
export type Severity = z.infer<typeof severity>
const cited = { sources: z.array(z.string()).default([]), confidence }

const entityType = z.strictObject({
  required: z.boolean(),
  alwaysAccepted: z.array(z.string()),
  alwaysAcceptedNote: z.string().optional(),
  stateDependent: z.array(z.string()),
  position: z.string().optional(),
  stateNotes: z
    .array(z.strictObject({ state: z.string(), note: z.string(), source: z.string().nullable() }))
    .default([]),
  mustNotContain: z.array(z.string()),
  mustNotContainNote: z.string().optional(),
  note: z.string().optional(),
  default: z.string().nullable(),
  ...cited,
})
const word = { word: z.string(), variants: z.array(z.string()), severity, ...cited }

const namingRuleFile = z.object({
  entityTypes: z.record(companyTypeName, entityType),
  foreignDesignatorsToReject: z.strictObject({
    values: z.array(z.string()),
    reasonPt: z.string(),
    severity,
    matchOnlyAsLastToken: z.boolean(),
    ...cited,
  }),
  characters: z.strictObject({
    allowedPattern: z.string(),
    safePattern: z.string(),
    note: z.string(),
    mustHaveLetterOrDigit: z.boolean(),
    ...cited,
  }),
  length: z.object({
    min: z.int(),
    max: z.int(),
    stateMax: z.record(z.string(), z.int()),
    note: z.string(),
    sources: z.array(z.string()),
  }),
  restrictedWords: z.array(
    z.strictObject({ ...word, category: z.string(), requires: z.string(), requiresPt: z.string() }),
  ),
  forbiddenWords: z.array(z.strictObject({ ...word, reason: z.string(), reasonPt: z.string() })),
  matching: z.record(z.string(), z.json()),
  normalisation: z.looseObject(cited),
  similarityHint: z.looseObject(cited),
  sources: z.record(z.string(), source),
})
export type NamingRuleFile = z.infer<typeof namingRuleFile>

export function readNamingRules(): NamingRuleFile {
  return readData('naming-rules.json', namingRuleFile)
}
