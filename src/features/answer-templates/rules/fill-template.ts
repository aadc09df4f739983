/** What a template can name of the record it is used for; the words are the same in every language. */
export const placeholders = ['cliente', 'empresa', 'estado', 'documento', 'prazo', 'agente'] as const
export type Placeholder = (typeof placeholders)[number]
export type TemplateValues = Partial<Record<Placeholder, string | null>>

const WRITTEN = /\{(\p{L}[\p{L}\p{N}_-]{0,29})\}/gu

const isPlaceholder = (name: string): name is Placeholder => placeholders.some((one) => one === name)

/** Names in braces that still stand in a text, each once: none of them may reach a customer (G133). */
export const openPlaceholders = (text: string): string[] => [
  ...new Set([...text.matchAll(WRITTEN)].map(([, name = '']) => name)),
]

/** Fills in what is known; `open` are the names for which there is no value. A value is never read as a template itself. */
export function fillTemplate(body: string, values: TemplateValues): { text: string; open: string[] } {
  const open = new Set<string>()
  const text = body.replaceAll(WRITTEN, (written, name: string) => {
    const key = name.toLowerCase()
    const value = isPlaceholder(key) ? values[key] : undefined
    if (value) return value
    open.add(name)
    return written
  })
  return { text, open: [...open] }
}

/** What was typed stays; the template follows in a paragraph of its own. */
export const insertAfter = (typed: string, inserted: string): string =>
  typed.trim() ? `${typed.trimEnd()}\n\n${inserted}` : inserted
