/** The header in which a superadmin names the agent whose work is looked at; only lists that are read follow it (A7). */
export const LOOKS_AT = 'x-looks-at'
