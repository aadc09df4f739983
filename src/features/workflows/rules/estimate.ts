const HOURS_PER_DAY = 8

/** Estimated days of a workflow (G37). */
export const estimatedDays = (templateHours: number): number => Math.max(1, Math.ceil(templateHours / HOURS_PER_DAY))

/** Complexity at creation (E17); afterwards only an admin changes it. */
export const startingComplexity = (company: { isCorporation: boolean; owners: number }): number =>
  1 + (company.isCorporation ? 1 : 0) + (company.owners > 1 ? 1 : 0)
