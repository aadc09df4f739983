/** Header with the id of the agent whose work a superadmin looks at; it applies to lists of GET calls only (A7). */
export const LOOKS_AT = 'x-looks-at'
