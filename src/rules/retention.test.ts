import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BACKUPS_KEPT, keptSince, millisecondsOf, retention } from './retention.ts'

const day = (kept: Parameters<typeof keptSince>[0], now: string) => keptSince(kept, new Date(now)).toISOString()

test('hours and days are fixed times, months and years go by the calendar', () => {
  expect(day('liveEvents', '2026-11-18T10:00:00Z')).toBe('2026-11-17T10:00:00.000Z')
  expect(day('knownDevices', '2026-11-18T10:00:00Z')).toBe('2025-10-14T10:00:00.000Z')
  expect(day('accessRecords', '2026-11-18T10:00:00Z')).toBe('2026-05-18T10:00:00.000Z')
  expect(day('accessRecords', '2027-02-18T10:00:00Z')).toBe('2026-08-18T10:00:00.000Z')
  expect(day('identityDocuments', '2026-11-18T10:00:00Z')).toBe('2021-11-18T10:00:00.000Z')
  expect(millisecondsOf(retention.serverDraft)).toBe(2_592_000_000)
})

test('a day that the earlier month does not have is its last one', () => {
  expect(day('accessRecords', '2026-08-31T10:00:00Z')).toBe('2026-02-28T10:00:00.000Z')
  expect(day('accessRecords', '2028-08-30T10:00:00Z')).toBe('2028-02-29T10:00:00.000Z')
  expect(day('identityDocuments', '2028-02-29T10:00:00Z')).toBe('2023-02-28T10:00:00.000Z')
})

test('the unit that makes backups keeps as many as the page says, once a day', () => {
  expect(readFileSync('ops/travessia-backup.service', 'utf8')).toContain(`--keep ${BACKUPS_KEPT}\n`)
  expect(readFileSync('ops/travessia-backup.timer', 'utf8')).toMatch(/OnCalendar=(daily|\*-\*-\* )/)
})

test('what sweeps takes its times from here', () => {
  expect(readFileSync('src/server/jobs/sweep.ts', 'utf8')).not.toMatch(/Ago\(\d|interval|getTime\(\) - \d/)
})
