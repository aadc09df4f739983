import { siteMeta } from '#features/site-settings/web/use-site.ts'

function read(name: string): unknown {
  try {
    return (JSON.parse(siteMeta()) as Record<string, unknown>)[name]
  } catch {
    return undefined // not JSON: the marker is unfilled, so the server did not serve this page
  }
}

/** Rows that the server fills into the page (`src/features/site/server/fill-lists.ts`); the build writes one row as their template. */
export const writtenRows = <Row>(name: string, drawing: Row): readonly Row[] =>
  typeof document === 'undefined' && !import.meta.env.DEV ? [drawing] : ((read(name) as Row[] | undefined) ?? [])
