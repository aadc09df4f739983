import type { Story } from '#domain/ratings/proof.ts'
import { siteMeta } from './use-site.ts'

/** The server draws it once for each story (`src/server/static/fill-lists.ts`). */
const drawing: Story = {
  as: 'story',
  initial: '{{initial}}',
  name: '{{name}}',
  city: '{{city}}',
  month: '{{month}}',
  stars: '{{stars}}',
  starsLabel: '{{starsLabel}}',
  sentence: '{{sentence}}',
  reply: '{{reply}}',
}

function read(): readonly Story[] {
  try {
    return (JSON.parse(siteMeta()) as { stories?: readonly Story[] }).stories ?? []
  } catch {
    return [] // the marker itself: this page did not come from the server
  }
}

/** What customers let us publish; at build time one drawing of a story. */
export const publishedStories = (): readonly Story[] =>
  typeof document === 'undefined' && !import.meta.env.DEV ? [drawing] : read()
