import { sitePages } from '#rules/public-pages.ts'

/** The links of the public header, in their order (G4). */
export const headerLinks = sitePages.filter((page) => 'label' in page)

export const legalLinks = sitePages.filter(({ path }) => path === '/privacidade' || path === '/termos')
