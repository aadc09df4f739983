import type { Page } from '@playwright/test'

/** Everything a page logs as a problem: errors, warnings, violated policies. */
export function complaints(page: Page): string[] {
  const heard: string[] = []
  page.on('console', (message) => {
    // playwright.config.ts blocks the service worker, which Playwright logs as a message of the page.
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    // The browser logs violations of a report-only policy at the info level.
    const reported = message.text().includes('The policy is report-only')
    if (reported || ['error', 'warning'].includes(message.type())) heard.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => heard.push(`${page.url()}: ${error}`))
  return heard
}
