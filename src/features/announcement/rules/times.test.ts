import { expect, test } from 'vitest'
import { announcementDefaults } from './defaults.ts'
import { CASES_NEEDED, measure, measuredNote, notMeasured, shortTime, shownTimes, timeText } from './times.ts'

const cases = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

test('too few cases measure nothing, and the announced span is shown', () => {
  expect(measure(cases(CASES_NEEDED - 1), '2026-11')).toBeNull()
  const { formation } = shownTimes(announcementDefaults.times, notMeasured)
  expect(timeText(formation, 'pt-BR')).toBe('3 a 5 dias úteis')
  expect(shortTime(formation, 'pt-BR')).toBe('3 a 5 dias úteis')
  expect(measuredNote(shownTimes(announcementDefaults.times, notMeasured))).toBe('')
})

test('enough cases show their median and 90th percentile, with count and month, in each language', () => {
  const formation = measure(cases(CASES_NEEDED).reverse(), '2026-11')
  expect(formation).toEqual({ medianDays: 10, mostDays: 18, cases: 20, month: '2026-11' })
  const shown = shownTimes(announcementDefaults.times, { ...notMeasured, formation })
  expect(timeText(shown.formation, 'pt-BR')).toBe(
    '10 dias (mediana de 20 casos nossos, 9 em 10 em até 18 dias; novembro de 2026)',
  )
  expect(timeText(shown.formation, 'en-US')).toBe(
    '10 days (median of 20 cases of ours, 9 in 10 within 18 days; November 2026)',
  )
  expect(timeText(shown.formation, 'es-ES')).toBe(
    '10 días (mediana de 20 casos nuestros, 9 de cada 10 en hasta 18 días; noviembre de 2026)',
  )
  expect(shortTime(shown.formation, 'pt-BR')).toBe('10 dias')
  expect(measuredNote(shown)).toBe(
    'Mediana dos nossos casos até novembro de 2026. Em 9 de cada 10: registro em até 18 dias (20 casos).',
  )
  // A time that has too few cases of its own stays as announced.
  expect(timeText(shown.ein, 'pt-BR')).toBe('1 a 2 semanas')
})

test('one day is one day', () => {
  const month = '2026-01'
  expect(timeText({ medianDays: 1, mostDays: 1, cases: 40, month }, 'pt-BR')).toContain('1 dia (')
})
