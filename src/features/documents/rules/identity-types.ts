/** Papers that say who a person is and where that person lives. */
export const identityDocumentTypes = ['identification', 'address'] as const
