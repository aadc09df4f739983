import { expect, test } from 'vitest'
import { dayText, timeText } from './dates.ts'

const evening = '2026-11-15T23:30:00.000Z'

test('the day and the time follow the chosen zone', () => {
  expect(dayText(evening, 'pt-BR', 'America/Sao_Paulo')).toBe('15/11/2026')
  expect(timeText(evening, 'pt-BR', 'America/Sao_Paulo')).toBe('20:30')
  expect(dayText(evening, 'pt-BR', 'Asia/Tokyo')).toBe('16/11/2026')
  expect(timeText(evening, 'pt-BR', 'Asia/Tokyo')).toBe('08:30')
})

test('the order follows the language', () => {
  expect(dayText(evening, 'en-US', 'Europe/London')).toBe('11/15/2026')
  expect(timeText(evening, 'en-US', 'Europe/London')).toMatch(/^11:30\sPM$/u)
  expect(dayText(evening, 'es-ES', 'America/New_York')).toBe('15/11/2026')
})

test('a day without a time is the same day in every zone', () => {
  expect(dayText('2026-11-15', 'pt-BR', 'America/New_York')).toBe('15/11/2026')
})
