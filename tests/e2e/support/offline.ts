import type { Locator, Page } from '@playwright/test'

/** The bar above every page that says that there is no connection. */
export const offlineBar = (page: Page): Locator =>
  page.getByText('Sem conexão. O que você digitou fica aqui', { exact: false })
