import type { AnnouncedToken } from '#features/announcement/rules/page-texts.ts'
import type { ProofToken } from '#features/ratings/rules/proof.ts'
import { fillText } from '#features/site-settings/web/use-site.ts'
import { figure } from './figure.ts'

/** Hides an element whose figure the product cannot say yet, in the finished page as well as in the browser. */
export const needing = (token: AnnouncedToken | ProofToken) => ({
  'data-needs': token,
  hidden: fillText(figure(token)) === '',
})
