import { trustWritten } from '#web/ui/trusted-types.ts'

/** The prerendered HTML of the element with this name; undefined after a client-side navigation. */
export function writtenHtml(name: string): string | undefined {
  const element = typeof document === 'undefined' ? null : document.querySelector(`[data-still="${name}"]`)
  return element ? trustWritten(element.innerHTML) : undefined
}

/** Props that keep an element's prerendered content: React sets the HTML that is already there. */
export const asWritten = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } })
