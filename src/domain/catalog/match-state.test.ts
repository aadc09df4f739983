import { describe, expect, it } from 'vitest'
import { findStates, foldName } from './match-state.ts'

const states = [
  { name: 'Califórnia', nameEn: 'California', abbreviation: 'CA' },
  { name: 'Carolina do Norte', nameEn: 'North Carolina', abbreviation: 'NC' },
  { name: 'Flórida', nameEn: 'Florida', abbreviation: 'FL' },
  { name: 'Novo México', nameEn: 'New Mexico', abbreviation: 'NM' },
]
const found = (search: string) => findStates(states, search).map(({ abbreviation }) => abbreviation)

describe('finding a state', () => {
  it('does without accents, case and outer spaces', () => {
    expect(found(' FLORIDA ')).toEqual(['FL'])
    expect(found('califór')).toEqual(['CA'])
    expect(foldName('Flórida')).toBe('florida')
  })

  it('knows the English names and the codes, the code first', () => {
    expect(found('new mex')).toEqual(['NM'])
    expect(found('nc')).toEqual(['NC'])
    expect(found('ca')).toEqual(['CA', 'NC'])
  })

  it('gives all without a search and none for what is no state', () => {
    expect(found('')).toHaveLength(4)
    expect(found('Lisboa')).toEqual([])
  })
})
