/** When an obligation besides the filing itself is due, in the terms of the states' data. */
export const OBLIGATION_TIMES = [
  'before filing',
  'at formation',
  'before operating',
  'after formation',
  'after incorporation',
] as const
export type ObligationTime = (typeof OBLIGATION_TIMES)[number]

const DUE_BY_FILING: Record<ObligationTime, boolean> = {
  'before filing': true,
  'at formation': true,
  'before operating': false,
  'after formation': false,
  'after incorporation': false,
}

export type FormationObligation = { name: string; when?: ObligationTime | undefined; amountCents: number | null }
export type FeePart = { name: string; amountCents: number }

/** Whether the obligation is due with the filing or before; one without `when` is due later. */
function isDueByFiling({ when }: FormationObligation): boolean {
  return when !== undefined && DUE_BY_FILING[when]
}

/** What the state charges at formation: the filing fee and each obligation with a known amount that is due by then. */
export function formationFeeParts(filing: FeePart, obligations: FormationObligation[]): FeePart[] {
  const due = obligations.filter(isDueByFiling)
  return [filing, ...due.flatMap(({ name, amountCents }) => (amountCents ? [{ name, amountCents }] : []))]
}

export function totalOf(parts: FeePart[]): number {
  return parts.reduce((sum, { amountCents }) => sum + amountCents, 0)
}
