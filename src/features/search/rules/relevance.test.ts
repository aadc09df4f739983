import { expect, test } from 'vitest'
import { mostRelevant, relevanceOf } from './relevance.ts'

const company = (title: string, detail = '') => ({ title, detail })

test('the nearer a name is to the term, the better it fits', () => {
  const scores = [
    company('Ana'),
    company('Ana Prado Cosméticos LLC'),
    company('Cosméticos da Ana LLC'),
    company('Jequitibá LLC', 'Ana Prado'),
    company('Bananal LLC'),
    company('Sol LLC', 'contato@bananal.test'),
  ].map((one) => relevanceOf('ana', one))
  expect(scores).toEqual([6, 5, 4, 3, 2, 1])
})

test('case, accents and signs do not matter', () => {
  expect(relevanceOf('JEQUITIBA llc', company('Jequitibá, LLC'))).toBe(6)
})

const row = (id: string, title: string, day: number) => ({ id, title, detail: '', at: new Date(2026, 0, day) })

test('the best come first, of equal ones the newest, each once', () => {
  const rows = [row('a', 'Bananal', 9), row('b', 'Ana Um', 1), row('c', 'Ana Dois', 2), row('b', 'Ana Um', 1)]
  expect(mostRelevant('ana', rows, 10).map(({ id }) => id)).toEqual(['c', 'b', 'a'])
  expect(mostRelevant('ana', rows, 1).map(({ id }) => id)).toEqual(['c'])
})
