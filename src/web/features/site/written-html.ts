/** What the server has written into the element of this name; undefined where the page came without a reload. */
export const writtenHtml = (name: string): string | undefined =>
  typeof document === 'undefined' ? undefined : document.querySelector(`[data-still="${name}"]`)?.innerHTML

/** Leaves an element as it was written: it is given nothing but its own content. */
export const asWritten = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } })
