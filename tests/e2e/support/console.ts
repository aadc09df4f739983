import type { Page } from '@playwright/test'

/** Everything a page complains about: errors, warnings, refused policies. */
export function complaints(page: Page): string[] {
  const heard: string[] = []
  page.on('console', (message) => {
    // playwright.config.ts blocks the worker, and Playwright says so in the page's name.
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    // What a policy only reports comes as mere information.
    const reported = message.text().includes('The policy is report-only')
    if (reported || ['error', 'warning'].includes(message.type())) heard.push(`${page.url()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => heard.push(`${page.url()}: ${error}`))
  return heard
}
