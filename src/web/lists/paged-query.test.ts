import { expect, test } from 'vitest'
import { registrations } from '#contract/registrations.ts'
import { given, pagedQuery } from './paged-query.ts'

test('what narrows nothing is left out', () => {
  expect(given({ search: '  ', status: undefined, agent: '', state: 'wyoming', limit: 10 })).toEqual({
    state: 'wyoming',
    limit: 10,
  })
})

test('the same question has the same key, under the key of its route', () => {
  const { queryKey } = pagedQuery(registrations.list, { search: ' zeta ', status: undefined })
  expect(queryKey).toEqual(['GET /api/registrations', 'pages', { search: 'zeta' }])
})

test('what the screen says about freshness and news goes along', () => {
  const { staleTime, meta } = pagedQuery(registrations.list, {}, { staleTime: 0, meta: { of: 'test' } })
  expect([staleTime, meta]).toEqual([0, { of: 'test' }])
})
