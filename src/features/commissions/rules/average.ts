/** The average earnings per company in cents, rounded half up; 0 without companies (G131). */
export const averageCents = (earnedCents: number, companies: number): number =>
  companies > 0 ? Math.round(earnedCents / companies) : 0
