import type { AnnouncedToken } from '#domain/announcement/page-texts.ts'

/**
 * A figure that the site announces, as its marker: the office edits it under Serviços → Anúncio and the server fills it in
 * (B1). Whatever shows such a text in the browser passes it through `fillText`.
 */
export const figure = (token: AnnouncedToken): string => `{{${token}}}`
