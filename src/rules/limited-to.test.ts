import { expect, it } from 'vitest'
import { limitedTo } from './limited-to.ts'
import { roles } from './role.ts'

const seen = (action: Parameters<typeof limitedTo>[1]) =>
  roles.filter((role) => limitedTo({ kind: 'account', id: 'ana', role }, action) === 'ana')

it('limits customers and agents to their own records, but for what anybody may call', () => {
  expect(seen('registrations.list')).toEqual(['user', 'agent'])
  expect(seen('catalog.read')).toEqual([])
  expect(limitedTo({ kind: 'visitor' }, 'registrations.list')).toBeUndefined()
})
