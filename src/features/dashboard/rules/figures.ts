/** A figure of this month so far, compared with the whole month before (E4). */
export type Compared = { month: number; before: number }

/** The change against the last month in whole percent; null where there was nothing to compare with. */
export const trendPercent = ({ month, before }: Compared): number | null =>
  before === 0 ? null : Math.round(((month - before) / before) * 100)

const ESTIMATE_PER_APPROVED_CENTS = 50_000
/** The estimate shown below the revenue: 500 dollars for each approved registration (E4). */
export const estimateCents = (approved: number): number => approved * ESTIMATE_PER_APPROVED_CENTS

/** Kinds of work that wait for the office, in the order of the screen. */
export const attentionKinds = ['unassigned', 'waiting', 'tickets', 'disputes', 'refunds', 'mails'] as const
export type AttentionKind = (typeof attentionKinds)[number]
/** Counts stop here; more is shown as 1.000+. */
export const MOST_COUNTED = 1000

export const SHOWN_MONTHS = 12
export const FUNNEL_DAYS = 30
export const TOP_AGENTS = 5
