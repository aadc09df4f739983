import { expect, test } from 'vitest'
import { officialFirst } from './source-order.ts'

const source = (title: string, date: string) => ({ title, url: null, date })

test('the state’s own pages come first, then the newest, and last what names no date', () => {
  const sources = [
    source('Summary', 'undated (2025-2026)'),
    source('Law', '2024'),
    source('Notice', '2026-01'),
    source('Official fees', '2023-01-01'),
    source('Law', '2024'),
  ]
  expect(officialFirst(sources).map(({ title }) => title)).toEqual(['Official fees', 'Notice', 'Law', 'Summary'])
})
