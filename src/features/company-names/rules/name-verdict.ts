/** Results of a name check; none of them blocks an order (C2). */
export const nameVerdicts = ['free', 'taken', 'attention'] as const
export type NameVerdict = (typeof nameVerdicts)[number]
