/** Seconds that each part may take on two idle cores; `scale` runs in parallel with the first ones. All together: 40 minutes. */
const budgets: Record<string, number> = {
  check: 60,
  unit: 60,
  qpdf: 10,
  api: 240,
  scale: 240,
  build: 40,
  chromium: 30,
  e2e: 1500,
  faults: 360,
}
const all = 2400

/** The time of a part next to its budget. Nothing fails here, because a slow machine is no error. */
export function againstBudget(part: string, seconds: number): string {
  const taken = `${seconds.toFixed(1).padStart(7)} s`
  const budget = part === 'all' ? all : budgets[part]
  if (budget === undefined) return taken
  return `${taken} of ${String(budget).padStart(4)} s${seconds > budget ? ', OVER BUDGET' : ''}`
}
