import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { plant, scratchFolder } from './checks/planted-tree.ts'
import { closingTally } from './closing-tally.ts'
import { readTally } from './test-tally.ts'

function reportOf(content: object): string {
  const folder = scratchFolder()
  plant(folder, { 'report.json': JSON.stringify(content) })
  return join(folder, 'report.json')
}

const VITEST = {
  numPassedTests: 2,
  numFailedTests: 1,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: [
    {
      name: '/anywhere/tests/api/sms.test.ts',
      assertionResults: [
        { fullName: 'a text is sent once', duration: 12_340 },
        { fullName: 'a text that never began', duration: null },
      ],
    },
  ],
}
const PLAYWRIGHT = {
  stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 0 },
  suites: [
    {
      specs: [],
      suites: [
        {
          specs: [
            {
              file: 'orders.spec.ts',
              title: 'an order is paid',
              tests: [
                {
                  projectName: 'desktop',
                  results: [
                    { duration: 2_000, error: { message: '\u001b[31mtook too long\u001b[39m\n\n  at the till\n' } },
                    { duration: 3_500 },
                  ],
                },
                { projectName: 'phone', results: [{ duration: 1_000 }] },
              ],
            },
          ],
        },
      ],
    },
  ],
}

describe('reading a report', () => {
  it('counts what vitest ran and how long each test took', () => {
    expect(readTally(reportOf(VITEST), 1)).toEqual({
      counts: { passed: 2, failed: 1, skipped: 2, retried: 0 },
      tests: [
        { name: 'sms.test.ts › a text is sent once', seconds: 12.34, tries: 1 },
        { name: 'sms.test.ts › a text that never began', seconds: 0, tries: 1 },
      ],
    })
  })

  it('finds the tests of playwright in nested suites, each width by itself, with all tries', () => {
    expect(readTally(reportOf(PLAYWRIGHT), 0)).toEqual({
      counts: { passed: 2, failed: 0, skipped: 0, retried: 1 },
      tests: [
        {
          name: 'orders.spec.ts › an order is paid [desktop]',
          seconds: 5.5,
          tries: 2,
          failure: 'took too long | at the till',
        },
        { name: 'orders.spec.ts › an order is paid [phone]', seconds: 1, tries: 1 },
      ],
    })
  })

  it('takes a step without a report for one failure when it failed, and for nothing when it did not', () => {
    expect(readTally('nowhere.json', 1).counts).toMatchObject({ passed: 0, failed: 1 })
    expect(readTally('nowhere.json', 0)).toEqual({
      counts: { passed: 0, failed: 0, skipped: 0, retried: 0 },
      tests: [],
    })
  })
})

describe('the closing tally', () => {
  const part = (name: string, seconds: number, report: object) => ({
    name,
    code: 0,
    seconds,
    tally: readTally(reportOf(report), 0),
  })
  const passed = (count: number) => ({
    numPassedTests: count,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      {
        name: 'a.test.ts',
        assertionResults: Array.from({ length: count }, (_, n) => ({ fullName: `test ${n}`, duration: n * 1_000 })),
      },
    ],
  })

  it('sets each part against its budget, and says plainly which one is over', () => {
    const lines = closingTally([part('unit', 29, passed(1)), part('api', 500, passed(1))], ['e2e'], 510)
    expect(lines[0]).toMatch(/^ok {5}unit +29\.0 s of +\d+ s {2}1 passed/)
    expect(lines[1]).toMatch(/^ok {5}api +500\.0 s of +\d+ s, OVER BUDGET {2}1 passed/)
    expect(lines[2]).toMatch(/^ +all +510\.0 s of +\d+ s$/)
    expect(lines[3]).toBe('not run: e2e')
  })

  it('names the ten slowest tests of all parts, and every one that needed a second try, before the sum', () => {
    const lines = closingTally([part('unit', 1, passed(12)), part('e2e', 1, PLAYWRIGHT)], [], 2)
    const slowest = lines.slice(lines.indexOf('slowest:') + 1, lines.indexOf('needed a second try:') - 1)
    expect(slowest).toHaveLength(10)
    expect(slowest[0]).toBe('   11.0 s  unit    a.test.ts › test 11')
    expect(slowest[6]).toBe('    5.5 s  e2e     orders.spec.ts › an order is paid [desktop]')
    expect(lines.slice(-7)).toEqual([
      'needed a second try:',
      '    5.5 s  e2e     orders.spec.ts › an order is paid [desktop]',
      '',
      'what the tries that failed met:',
      '  orders.spec.ts › an order is paid [desktop]',
      '    took too long | at the till',
      '14 passed, 0 failed',
    ])
  })

  it('says so when no test needed a second try', () => {
    expect(closingTally([part('unit', 1, passed(3))], [], 1).slice(-2)).toEqual([
      'no test needed a second try',
      '3 passed, 0 failed',
    ])
  })
})
