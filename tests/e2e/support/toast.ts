import type { Locator, Page } from '@playwright/test'

/** The toast with exactly this text. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('region', { name: 'Avisos' }).getByText(text, { exact: true })
