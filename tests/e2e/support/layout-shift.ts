import type { Page } from '@playwright/test'

/** What may move on a screen while it loads. */
export const LARGEST_SHIFT = 0.02

/** Sums up the layout shifts since the page began to load, as browsers count them. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value)
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 60)
      }),
  )
