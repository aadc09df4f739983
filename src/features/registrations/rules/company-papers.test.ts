import { expect, test } from 'vitest'
import { unexplainedPapers } from './company-papers.ts'

test('a company paper is there, or a note says when it comes (K6)', () => {
  expect(unexplainedPapers([], {})).toEqual(['formation', 'ein_letter'])
  expect(unexplainedPapers(['formation'], {})).toEqual(['ein_letter'])
  expect(unexplainedPapers(['formation'], { formation: 'Amanhã.' })).toEqual(['ein_letter'])
  expect(unexplainedPapers(['formation'], { ein_letter: 'Em até 30 dias.' })).toEqual([])
  expect(unexplainedPapers(['formation', 'ein_letter'], {})).toEqual([])
})
