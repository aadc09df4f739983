/** The periods are those of `src/rules/retention.ts`, after which jobs delete data. */
const KEPT_FOR = 'written from the periods by which the jobs remove data'
const VERSION = 'the version that customers accept, from src/features/privacy/rules/consent.ts'
const MAJORITY = 'age of majority'

/** Figures that may be written out in a public page instead of coming from a database row, each with the reason. */
export const allowedFigures: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/privacidade': {
    '24 horas': KEPT_FOR,
    '30 dias': KEPT_FOR,
    '5 anos': KEPT_FOR,
    '6 meses': KEPT_FOR,
    '400 dias': KEPT_FOR,
    '7 dias': KEPT_FOR,
    '15 dias': 'LGPD art. 19, named beside it',
    '18 anos': MAJORITY,
    '18/11/2026': VERSION,
  },
  '/termos': {
    '7 dias': 'written by src/features/refunds/rules/withdrawal-law.ts, which names its source',
    '18 anos': MAJORITY,
    '18/11/2026': VERSION,
  },
}
