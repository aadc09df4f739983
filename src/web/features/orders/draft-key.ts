/** Under which name the browser keeps a draft. */
export const DRAFT_KEY = 'travessia.wizard'
