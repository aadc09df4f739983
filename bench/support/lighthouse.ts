import lighthouse from 'lighthouse'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]
export type Scores = Record<Category, number> & { layoutShift: number; misses: string[] }

/** One run with the mobile preset in a running browser; undefined if the run itself failed. */
export async function measurePage(url: string, browserPort: number): Promise<Scores | undefined> {
  const result = await lighthouse(url, { port: browserPort, onlyCategories: [...categories], logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse has nothing to say about ${url}`)
  const { lhr } = result
  if (lhr.runtimeError) {
    console.log(`run again: ${lhr.runtimeError.code}`)
    return undefined
  }
  const score = (name: Category): number => Math.round((lhr.categories[name]?.score ?? 0) * 100)
  const weighed = Object.values(lhr.categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
  const missed = new Set(weighed.map(({ id }) => id).filter((id) => (lhr.audits[id]?.score ?? 1) < 0.9))
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    layoutShift: lhr.audits['cumulative-layout-shift']?.numericValue ?? 1,
    misses: [...missed].map((id) => `${id} ${lhr.audits[id]?.displayValue ?? ''}`.trim()),
  }
}
