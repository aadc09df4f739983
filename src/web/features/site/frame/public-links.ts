import { sitePages } from '#web/content/public-pages.ts'

/** The links of the public header, in the order of the specification (P1 §2). */
export const headerLinks = sitePages.filter((page) => 'label' in page)

export const legalLinks = sitePages.filter(({ path }) => path === '/privacidade' || path === '/termos')
