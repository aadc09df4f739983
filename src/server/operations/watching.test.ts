import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type MetricFamily, readMetrics } from '#tests/support/read-metrics.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'
import { backupGauges } from './backup/backup-folder.ts'

const NAME = /\b(?:travessia|process|nodejs)_\w+/g

let t: TestApp
let told: Map<string, MetricFamily>
beforeAll(async () => {
  // The folder does not exist: a node exports the backup gauge whenever a folder is configured.
  t = await testApp({ config: { backupDir: '/nowhere/backups' } })
  await t.call('GET', '/healthz')
  told = readMetrics((await t.call('GET', '/metrics')).body)
})
afterAll(() => t.close())

const alertsFile = readFileSync('ops/prometheus-alerts.yml', 'utf8')
const dashboard = JSON.parse(readFileSync('ops/grafana-dashboard.json', 'utf8'))
const chapter = /^## Watching\n(.*?)^## /ms.exec(readFileSync('docs/operations.md', 'utf8'))?.[1] ?? ''

type Alert = { name: string; lines: string[] }
const alerts: Alert[] = alertsFile
  .split(/^ {6}- alert: /m)
  .slice(1)
  .map((text) => {
    const [name = '', ...lines] = text.trimEnd().split('\n')
    return { name, lines: lines.map((line) => line.trim()) }
  })
const fieldOf = ({ lines }: Alert, field: string) =>
  lines.find((line) => line.startsWith(`${field}: `))?.slice(field.length + 2)

type Panel = { id: number; title: string; targets: { expr: string }[] }
const panels: Panel[] = dashboard.panels
const queries = [
  ...alerts.map((alert) => fieldOf(alert, 'expr') ?? ''),
  ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ...[...chapter.matchAll(/^\| [^|]+ \| (`.*`) \|$/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]*\([^`]*)`/g)].map(([, query = '']) => query),
  ),
]

/** The family that a name in a query belongs to: a histogram's own samples have longer names. */
const familyOf = (name: string): MetricFamily | undefined => {
  const family = told.get(name)
  if (family) return family.type === 'histogram' ? undefined : family
  const whole = told.get(name.replace(/_(bucket|sum|count)$/, ''))
  return whole?.type === 'histogram' ? whole : undefined
}

describe('alerts, dashboard and the docs on watching', () => {
  test('ask for nothing that /metrics does not tell', () => {
    expect(queries.length).toBeGreaterThan(30)
    const names = new Set(queries.flatMap((query) => query.match(NAME) ?? []))
    expect([...names].filter((name) => !familyOf(name))).toEqual([])
    expect(names.size).toBeGreaterThan(15)
  })

  test('group and filter by labels that there are, in queries whose brackets close', () => {
    const known = new Set(['job', 'instance', 'le'])
    for (const { samples } of told.values())
      for (const { labels } of samples) for (const label of Object.keys(labels)) known.add(label)
    for (const query of queries) {
      const grouped = [...query.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(/,\s*/))
      const filtered = [...query.matchAll(/\{([^}]*)\}/g)].flatMap(([, list = '']) =>
        list.split(',').map((one) => one.split('=')[0] ?? ''),
      )
      expect([...grouped, ...filtered].filter((label) => !known.has(label))).toEqual([])
      for (const [open, close] of ['()', '[]', '{}'].map((pair) => [...pair]))
        expect([query, query.split(open ?? '').length]).toEqual([query, query.split(close ?? '').length])
    }
  })

  test('describe every metric once, and none that is gone', () => {
    const [, table = ''] = /\| name \| what it says \|\n(.*?)\n\n/s.exec(chapter) ?? []
    const described = table.split('\n').flatMap((row) => (row.split(' | ')[0] ?? '').match(NAME) ?? [])
    expect(described.toSorted()).toEqual([...told.keys()].toSorted())
  })
})

describe('the age of the newest proven backup', () => {
  const name = 'travessia_backup_newest_timestamp_seconds'
  const at = Date.parse('2026-01-01T00:00:00Z') / 1000
  const day = 86_400
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'backups-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))
  const put = (file: string, fileTime: number) => {
    writeFileSync(join(folder, file), 'bytes')
    utimesSync(join(folder, file), fileTime, fileTime)
  }
  const shown = async (now = at + day) => (await backupGauges(folder, new Date(now * 1000))).map(([, , value]) => value)

  test('is as old as can be without a proven one, and missing where no folder is named', async () => {
    expect(told.get(name)?.samples.map(({ value }) => value)).toEqual([0])
    put('travessia-20260101T000000Z-unverified.backup', at)
    put('dump-of-another-tool.sql', at)
    expect(await shown()).toEqual([0])
    expect(await backupGauges(undefined, new Date())).toEqual([])
  })

  test('is that of the backup, whatever else is written into the folder or copied there', async () => {
    put('travessia-20260101T000000Z.backup', at + 60)
    expect(await shown()).toEqual([at])
    put('travessia-20251201T000000Z.backup', at + day)
    put('backup.log', at + day)
    expect(await shown()).toEqual([at])
  })

  test('is not that of a backup which a clock ahead has dated', async () => {
    put('travessia-20260101T000000Z.backup', at)
    put('travessia-20270101T000000Z.backup', at + 365 * day)
    expect(await shown()).toEqual([at])
  })
})

describe('each alert', () => {
  test('has a query, a weight and a sentence', () => {
    expect(alerts.length).toBeGreaterThan(15)
    for (const alert of alerts) {
      expect([alert.name, fieldOf(alert, 'expr')]).toEqual([alert.name, expect.stringMatching(/ (>|==) /)])
      expect(fieldOf(alert, 'labels')).toMatch(/^\{ severity: (page|ticket) \}$/)
      expect(fieldOf(alert, 'annotations')).toMatch(/^\{ summary: '[^']+\.' \}$/)
      expect(fieldOf(alert, 'for') ?? '1m').toMatch(/^\d+[mh]$/)
      expect(alert.lines.length).toBeLessThanOrEqual(4)
    }
  })

  test('is told in the docs with what to do first', () => {
    const [, table = ''] = /\| alert \| when \| first \|\n\|[-|]+\|\n(.*?)\n\n/s.exec(chapter) ?? []
    const rows = table.split('\n').map((row) => row.slice(2, -2).split(' | '))
    expect(rows.map(([name]) => name)).toEqual(alerts.map(({ name }) => name))
    expect(rows.filter((row) => row.length !== 3 || row.some((cell) => cell.trim() === ''))).toEqual([])
  })
})

test('the dashboard can be imported: every panel has its number, title, place and query', () => {
  expect(dashboard).toMatchObject({ title: 'Travessia', uid: 'travessia' })
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  for (const panel of panels)
    expect(panel).toMatchObject({
      title: expect.stringMatching(/\S/),
      type: 'timeseries',
      gridPos: { x: expect.any(Number), y: expect.any(Number), w: 8, h: 7 },
      datasource: { type: 'prometheus' },
      targets: expect.arrayContaining([expect.objectContaining({ expr: expect.any(String) })]),
    })
})
