import type { Page } from '@playwright/test'

/** The largest cumulative layout shift allowed while a screen loads. */
export const LARGEST_SHIFT = 0.02

/** The sum of the layout shifts since the page started to load. */
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
          // On a busy machine the observer's callback may run later than this.
          add(observer.takeRecords())
          resolve(sum)
        }, 60)
      }),
  )
