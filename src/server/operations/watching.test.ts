import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type MetricFamily, readMetrics } from '#tests/support/read-metrics.ts'
import { type TestApp, testApp } from '#tests/support/test-app.ts'

const NAME = /\b(?:travessia|process|nodejs)_\w+/g

let t: TestApp
let told: Map<string, MetricFamily>
beforeAll(async () => {
  t = await testApp()
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
