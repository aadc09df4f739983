import type { Story } from '#features/ratings/rules/proof.ts'
import { writtenRows } from './written-rows.ts'

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

/** Ratings that their customers allowed us to publish. */
export const publishedStories = (): readonly Story[] => writtenRows('stories', drawing)
