import type { Page } from '@playwright/test'

/** What may move on a screen while it loads. */
export const LARGEST_SHIFT = 0.02

/** Sums up the layout shifts since the page began to load, as browsers count them. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const add = (entries: PerformanceEntryList): void => {
          for (const entry of entries) if ('value' in entry) sum += Number(entry.value)
        }
        const observer = new PerformanceObserver((list) => add(list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => {
          // On a busy machine the callback may come later than this.
          add(observer.takeRecords())
          resolve(sum)
        }, 60)
      }),
  )
