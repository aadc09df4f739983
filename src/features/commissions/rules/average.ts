/** What a company earned on average, in cents, rounded half up; nothing where there is no company to share by (G131). */
export const averageCents = (earnedCents: number, companies: number): number =>
  companies > 0 ? Math.round(earnedCents / companies) : 0
