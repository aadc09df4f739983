import { expect, test } from 'vitest'
import { registrations } from '#features/registrations/contract.ts'
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

test('a list is as fresh as its screen says', () => {
  expect(pagedQuery(registrations.list, {}, { staleTime: 0 }).staleTime).toBe(0)
})
