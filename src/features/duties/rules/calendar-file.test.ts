import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { type CalendarEntry, calendarFile } from './calendar-file.ts'

const entry = (more: Partial<CalendarEntry> = {}): CalendarEntry => ({
  id: '11111111-1111-4111-8111-111111111111',
  day: '2027-05-01',
  title: 'Annual Report (Ipê LLC)',
  text: 'Ano de referência: 2027.\nValor: US$ 138,75.',
  updatedAt: new Date('2026-09-01T11:00:00.123Z'),
  reminders: [30, 7],
  ...more,
})
const file = (...entries: CalendarEntry[]) => calendarFile('Obrigações', 'travessia.example', entries)
const linesOf = (text: string) => text.split('\r\n')
const bytes = (line: string) => new TextEncoder().encode(line).length
const parsed = (text: string) => new ICAL.Component(ICAL.parse(text))
const eventsOf = (text: string) =>
  parsed(text)
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component))

describe('the calendar', () => {
  test('says what it is and how often to look again', () => {
    const calendar = parsed(file())
    expect(['version', 'prodid', 'calscale', 'method'].map((name) => calendar.getFirstPropertyValue(name))).toEqual([
      ...['2.0', '-//travessia.example//obrigacoes//PT', 'GREGORIAN', 'PUBLISH'],
    ])
    expect(String(calendar.getFirstPropertyValue('refresh-interval'))).toBe('PT12H')
    expect(calendar.getAllSubcomponents()).toEqual([])
  })

  test('ends every line, the last one too, as the format asks', () => {
    const text = file(entry())
    expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true)
    expect(text.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })
})

describe('an entry', () => {
  test('lasts the whole day, takes nobody’s time, and carries its own reminders', () => {
    const lines = linesOf(file(entry()))
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:11111111-1111-4111-8111-111111111111@travessia.example',
        'DTSTAMP:20260901T110000Z',
        'LAST-MODIFIED:20260901T110000Z',
        'DTSTART;VALUE=DATE:20270501',
        'DTEND;VALUE=DATE:20270502',
        'TRANSP:TRANSPARENT',
        'TRIGGER:-P30D',
        'TRIGGER:-P7D',
      ]),
    )
    expect(lines.filter((line) => line === 'BEGIN:VALARM')).toHaveLength(2)
    expect(linesOf(file(entry({ reminders: [] })))).not.toContain('BEGIN:VALARM')
  })

  test.each([
    ['2026-12-31', '20270101'],
    ['2028-02-28', '20280229'],
    ['2028-02-29', '20280301'],
  ])('of %s ends on the day after', (day, end) => {
    expect(linesOf(file(entry({ day })))).toContain(`DTEND;VALUE=DATE:${end}`)
  })

  test('keeps its name when its day moves', () => {
    const [before] = eventsOf(file(entry()))
    const [after] = eventsOf(file(entry({ day: '2027-10-15' })))
    expect(after?.uid).toBe(before?.uid)
    expect(after?.startDate.toString()).toBe('2027-10-15')
  })
})

describe('a text', () => {
  test.each([
    ['commas and semicolons', 'Café, Açaí; Filhos', 'Café\\, Açaí\\; Filhos'],
    ['backslashes', 'a\\b \\n', 'a\\\\b \\\\n'],
    ['new lines of every kind', 'a\nb\r\nc\rd', 'a\\nb\\nc\\nd'],
    ['colons and quotes as they are', 'a: "b"', 'a: "b"'],
  ])('escapes %s', (_, title, written) => {
    expect(linesOf(file(entry({ title, reminders: [] })))).toContain(`SUMMARY:${written}`)
  })

  test.each([
    ['letters of one byte', 'a'],
    ['of two', 'ç'],
    ['of three', '…'],
    ['of four', '🚀'],
    ['mixed', 'aç…🚀'],
    ['that would be escaped where a line ends', ';'],
  ])('of many letters %s is folded after 75 bytes at most, and read again as it was', (_, letters) => {
    for (let extra = 0; extra < 6; extra++) {
      const title = 'x'.repeat(extra) + letters.repeat(60)
      const text = file(entry({ title, text: title }))
      expect(linesOf(text).filter((line) => bytes(line) > 75)).toEqual([])
      const [event] = eventsOf(text)
      expect([event?.summary, event?.description]).toEqual([title, title])
    }
  })

  test('of exactly 75 bytes is one line, of 76 two', () => {
    const summary = (length: number) => 'x'.repeat(length - 'SUMMARY:'.length)
    const written = (length: number) => {
      const lines = linesOf(file(entry({ title: summary(length), reminders: [] })))
      const at = lines.findIndex((line) => line.startsWith('SUMMARY:'))
      return lines.slice(at, at + 2)
    }
    expect(written(75)[1]).toMatch(/^DESCRIPTION:/)
    expect(written(76)[1]).toBe(' x')
  })
})
