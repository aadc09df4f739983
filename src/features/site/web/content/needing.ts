import type { AnnouncedToken } from '#features/announcement/rules/page-texts.ts'
import type { ProofToken } from '#features/ratings/rules/proof.ts'
import { fillText } from '#features/site-settings/web/use-site.ts'
import { figure } from './figure.ts'

/** Props that hide an element while its figure is empty, both when the server fills the page and in the browser. */
export const needing = (token: AnnouncedToken | ProofToken) => ({
  'data-needs': token,
  hidden: fillText(figure(token)) === '',
})
