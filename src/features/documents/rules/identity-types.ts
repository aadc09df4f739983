/** Documents that prove who a person is and where they live. */
export const identityDocumentTypes = ['identification', 'address'] as const
