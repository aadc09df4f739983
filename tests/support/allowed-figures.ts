/** The periods of `src/rules/retention.ts`, by which the jobs remove what is kept. */
const KEPT_FOR = 'written from the periods by which the jobs remove data'
const VERSION = 'the version that customers accept, from src/features/privacy/rules/consent.ts'
const MAJORITY = 'age of majority'

/** Figures that are written in the texts of a public page, each with the reason why no row decides it. */
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
