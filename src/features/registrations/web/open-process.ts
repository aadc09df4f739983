/** The open registration stands in the address, so that it can be linked. */
export const OPEN_PROCESS = 'processo'
/** The agent's queue is a tab of the list of processes. */
export const QUEUE_TAB = 'fila'
