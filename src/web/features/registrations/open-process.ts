/** The open registration stands in the address, so that it can be linked. */
export const OPEN_PROCESS = 'processo'
