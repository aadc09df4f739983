import { accountPages } from '#rules/public-pages.ts'

type AccountPath = (typeof accountPages)[number]['path']

/** Titles of the account pages in the browser's tab. */
export const accountTitles = {
  byPath: Object.fromEntries(accountPages.map(({ path, title }) => [path, title])) as Readonly<
    Record<AccountPath, string>
  >,
}
