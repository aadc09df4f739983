import { expect, it } from 'vitest'
import { behindWall } from './behind-wall.ts'
import { roles } from './role.ts'

const seen = (action: Parameters<typeof behindWall>[1]) =>
  roles.filter((role) => behindWall({ kind: 'account', id: 'ana', role }, action) === 'ana')

it('limits customers and agents to their own records, but for what anybody may call', () => {
  expect(seen('registrations.list')).toEqual(['user', 'agent'])
  expect(seen('catalog.read')).toEqual([])
  expect(behindWall({ kind: 'visitor' }, 'registrations.list')).toBeUndefined()
})
