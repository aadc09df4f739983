import { trustWritten } from '#web/ui/trusted-types.ts'

/** What the server has written into the element of this name; undefined where the page came without a reload. */
export function writtenHtml(name: string): string | undefined {
  const element = typeof document === 'undefined' ? null : document.querySelector(`[data-still="${name}"]`)
  return element ? trustWritten(element.innerHTML) : undefined
}

/** Leaves an element as it was written: it is given nothing but its own content. */
export const asWritten = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } })
