import { expect, test } from 'vitest'
import { formatsOf } from './formats.ts'
import { languages } from './preferences.ts'

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')
const inEach = (write: (formats: ReturnType<typeof formatsOf>) => string): string[] =>
  languages.map((language) => plain(write(formatsOf(language))))

test('money is written as readers of each language write it', () => {
  expect(inEach(({ dollars }) => dollars(1_234_550))).toEqual(['US$ 12.345,50', '$12,345.50', '12.345,50 US$'])
})

test('a day of the calendar is the same day everywhere', () => {
  expect(inEach(({ calendarDay }) => calendarDay('2027-05-01'))).toEqual([
    '1 de maio de 2027',
    'May 1, 2027',
    '1 de mayo de 2027',
  ])
})

test('a moment falls on the day of the reader’s zone', () => {
  const late = new Date('2026-03-11T01:30:00Z')
  expect(inEach(({ shortDay }) => shortDay(late, 'America/Sao_Paulo'))).toEqual([
    '10/03/2026',
    '03/10/2026',
    '10/03/2026',
  ])
  expect(inEach(({ day }) => day(late, 'Asia/Tokyo'))).toEqual([
    '11 de março de 2026',
    'March 11, 2026',
    '11 de marzo de 2026',
  ])
  expect(inEach(({ moment }) => moment(late, 'America/New_York'))[1]).toBe('March 10, 2026 at 09:30 PM EDT')
})
