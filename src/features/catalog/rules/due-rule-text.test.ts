import { describe, expect, it } from 'vitest'
import type { DueRule, DutyFrequency } from './due-rule.ts'
import { dueOrder, dueText } from './due-rule-text.ts'

const texts: [string, DueRule, DutyFrequency][] = [
  ['', { kind: 'none' }, 'none'],
  ['Todo ano, até 1º de maio', { kind: 'fixed', month: 5, day: 1 }, 'annual'],
  [
    'A cada dois anos, contados do ano da abertura, até 2 de janeiro',
    { kind: 'fixed', month: 1, day: 2, parity: 'formationYear' },
    'biennial',
  ],
  [
    'A cada dois anos, nos anos ímpares, até 1º de abril',
    { kind: 'fixed', month: 4, day: 1, parity: 'odd' },
    'biennial',
  ],
  ['Todo ano, até 31 de dezembro', { kind: 'fixed', month: 12, day: 31, parity: 'even' }, 'annual'],
  ['Todo ano, até o aniversário da abertura', { kind: 'anniversaryDate' }, 'annual'],
  [
    'Todo ano, até o aniversário da abertura, com tolerância de 60 dias',
    { kind: 'anniversaryDate', graceDays: 60 },
    'annual',
  ],
  [
    'Todo ano, até o último dia do mês da abertura, com tolerância de 1 mês',
    { kind: 'anniversaryMonth', position: 'lastDay', graceMonths: 1 },
    'annual',
  ],
  ['Todo ano, antes de começar o mês da abertura', { kind: 'anniversaryMonth', position: 'beforeFirstDay' }, 'annual'],
  [
    'Todo ano, no dia que o estado indicar, no mês da abertura',
    { kind: 'anniversaryMonth', position: 'assignedDay' },
    'annual',
  ],
  [
    'Todo ano, até o primeiro dia do trimestre da abertura',
    { kind: 'anniversaryQuarter', position: 'firstDay' },
    'annual',
  ],
  [
    'Todo ano, até o dia 15 do 4º mês depois do fim do ano fiscal',
    { kind: 'afterFiscalYearEnd', monthAfter: 4, day: 15 },
    'annual',
  ],
  [
    'Todo ano, até o último dia do 3º mês depois do fim do ano fiscal',
    { kind: 'afterFiscalYearEnd', monthAfter: 3, day: 'last' },
    'annual',
  ],
  ['Todo ano, junto com a declaração de imposto do estado', { kind: 'withTaxReturn' }, 'annual'],
  ['Todo ano, na data que o órgão anuncia a cada ano', { kind: 'announced' }, 'annual'],
  [
    'Todo ano, até o dia 15 do 4º mês do ano fiscal, já no primeiro',
    { kind: 'monthOfTaxYear', month: 4, day: 15 },
    'annual',
  ],
  [
    'Todo ano, até 15 de fevereiro, quem abre depois de 30 de setembro começa um ano mais tarde',
    { kind: 'fixed', month: 2, day: 15, skippedWhenFormedAfter: '09-30' },
    'annual',
  ],
  [
    'Todo ano, até 1º de maio, com tolerância de 1 mês, quem abre depois de 1º de outubro começa um ano mais tarde',
    { kind: 'fixed', month: 5, day: 1, graceMonths: 1, skippedWhenFormedAfter: '10-01' },
    'annual',
  ],
  ['Até 90 dias depois da abertura', { kind: 'daysAfterFormation', days: 90 }, 'none'],
]

describe('when a duty falls due, in Portuguese', () => {
  it.each(texts)('says %j', (text, rule, frequency) => {
    expect(dueText(rule, frequency)).toBe(text)
  })

  it('sorts days of the year first, what hangs on the company after them, and nothing due last', () => {
    const rules: DueRule[] = [
      { kind: 'none' },
      { kind: 'announced' },
      { kind: 'monthOfTaxYear', month: 4, day: 15 },
      { kind: 'anniversaryDate' },
      { kind: 'fixed', month: 12, day: 31 },
      { kind: 'fixed', month: 5, day: 1 },
    ]
    expect(rules.sort((a, b) => dueOrder(a) - dueOrder(b)).map(({ kind }) => kind)).toEqual([
      'fixed',
      'fixed',
      'anniversaryDate',
      'monthOfTaxYear',
      'announced',
      'none',
    ])
    expect(dueOrder({ kind: 'fixed', month: 5, day: 1 })).toBeLessThan(dueOrder({ kind: 'fixed', month: 12, day: 31 }))
  })
})
