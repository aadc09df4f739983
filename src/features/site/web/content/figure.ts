import type { AnnouncedToken } from '#features/announcement/rules/page-texts.ts'
import type { ProofToken } from '#features/ratings/rules/proof.ts'

/**
 * The marker of a figure on the public pages, which the server fills (B1): admins edit it under Serviços → Anúncio, or it is computed
 * from ratings and registrations. Components pass texts with markers through `fillText`.
 */
export const figure = (token: AnnouncedToken | ProofToken): string => `{{${token}}}`
