import type { Locator, Page } from '@playwright/test'

/** The message in the corner that says exactly this. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Avisos' }).getByText(text, { exact: true })
