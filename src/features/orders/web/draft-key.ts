/** Key in the browser's storage under which a draft is kept. */
export const DRAFT_KEY = 'travessia.wizard'
