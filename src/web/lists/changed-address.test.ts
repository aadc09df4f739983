import { expect, test } from 'vitest'
import { changedAddress } from './changed-address.ts'

const before = new URLSearchParams('busca=ana&status=novo')

test('what is not named stays', () => {
  expect(changedAddress(before, { status: 'respondido', mensagem: '7' }).toString()).toBe(
    'busca=ana&status=respondido&mensagem=7',
  )
})

test('what is empty leaves the address clean', () => {
  expect(changedAddress(before, { busca: '', status: undefined, aba: '' }).toString()).toBe('')
})

test('the address before stays as it was', () => {
  changedAddress(before, { busca: 'rui' })
  expect(before.get('busca')).toBe('ana')
})
