export const consentDocuments = ['terms', 'privacy'] as const
export type ConsentDocument = (typeof consentDocuments)[number]

/** The day on which the texts of /termos and /privacidade last changed in substance. */
export const currentConsent: Record<ConsentDocument, string> = { terms: '2026-11-18', privacy: '2026-11-18' }

/** People can agree only to the version that the site shows today. */
export const isCurrent = (document: ConsentDocument, version: string): boolean => version === currentConsent[document]
