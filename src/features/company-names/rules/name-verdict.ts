/** What a name check comes to; none of them keeps anybody from ordering (C2). */
export const nameVerdicts = ['free', 'taken', 'attention'] as const
export type NameVerdict = (typeof nameVerdicts)[number]
