import type { AnnouncedToken } from '#domain/announcement/page-texts.ts'
import type { ProofToken } from '#domain/ratings/proof.ts'
import { figure } from './figure.ts'
import { fillText } from './use-site.ts'

/** Hides an element whose figure the product cannot say yet, in the finished page as well as in the browser. */
export const needing = (token: AnnouncedToken | ProofToken) => ({
  'data-needs': token,
  hidden: fillText(figure(token)) === '',
})
