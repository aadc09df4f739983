import type { AnnouncedToken } from '#features/announcement/rules/page-texts.ts'
import type { ProofToken } from '#features/ratings/rules/proof.ts'

/**
 * A figure of the public pages as its marker: the office edits it under Serviços → Anúncio, or the product's own rows decide it, and the
 * server fills it in (B1). Components pass such a text through `fillText`.
 */
export const figure = (token: AnnouncedToken | ProofToken): string => `{{${token}}}`
