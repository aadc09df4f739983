/** Seconds that each part may take on two quiet cores; `scale` runs beside the first ones. All of them: 40 minutes. */
const budgets: Record<string, number> = {
  check: 45,
  unit: 45,
  qpdf: 10,
  api: 180,
  scale: 210,
  build: 30,
  chromium: 30,
  e2e: 1440,
  faults: 210,
}
const all = 2400

/** The time of a part beside what it may take. A slow machine is no mistake, so nothing fails here. */
export function againstBudget(part: string, seconds: number): string {
  const taken = `${seconds.toFixed(1).padStart(7)} s`
  const budget = part === 'all' ? all : budgets[part]
  if (budget === undefined) return taken
  return `${taken} of ${String(budget).padStart(4)} s${seconds > budget ? ', OVER BUDGET' : ''}`
}
