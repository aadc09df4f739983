import { siteMeta } from '#features/site-settings/web/use-site.ts'

function read(name: string): unknown {
  try {
    return (JSON.parse(siteMeta()) as Record<string, unknown>)[name]
  } catch {
    return undefined // the marker itself: this page did not come from the server
  }
}

/** Rows that the server writes into the page (`src/features/site/server/fill-lists.ts`); at build time one drawing of a row. */
export const writtenRows = <Row>(name: string, drawing: Row): readonly Row[] =>
  typeof document === 'undefined' && !import.meta.env.DEV ? [drawing] : ((read(name) as Row[] | undefined) ?? [])
