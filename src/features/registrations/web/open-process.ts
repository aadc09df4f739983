/** The URL parameter with the open registration, so that it can be linked. */
export const OPEN_PROCESS = 'processo'
/** The tab of the list of processes that shows the agent's queue. */
export const QUEUE_TAB = 'fila'
