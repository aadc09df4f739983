import { describe, expect, it, test } from 'vitest'
import { settledCodes } from '#features/duties/rules/duty.ts'
import { type ServiceContent, serviceProblems } from './service.ts'

const service = (parts: Partial<ServiceContent> = {}): ServiceContent => ({
  ...{ name: 'Tradução', description: 'Uma tradução.', priceCents: 14_900, priceBrlCents: 79_900 },
  ...{ settles: null, passesFee: false, recurs: false, dissolves: false, needsPtin: false, offered: true },
  ...parts,
})

describe('a service that contradicts itself', () => {
  it.each<[string, Partial<ServiceContent>, object]>([
    ['passes the fee of no duty on', { passesFee: true }, { settles: 'invalid' }],
    ['recurs without a duty that does', { recurs: true }, { settles: 'invalid' }],
    ['settles a duty and ends the company', { settles: 'state_report', dissolves: true }, { dissolves: 'invalid' }],
    ['does all of it without a duty', { passesFee: true, recurs: true, dissolves: true }, { settles: 'invalid' }],
  ])('%s', (_, parts, problems) => expect(serviceProblems(service(parts))).toEqual(problems))

  it.each<[string, Partial<ServiceContent>]>([
    ['stands by itself', {}],
    ['ends the company', { dissolves: true }],
    ['settles a duty', { settles: 'fbar' }],
    ['settles one every year with its fee', { settles: 'state_report', passesFee: true, recurs: true }],
    ['is not offered any more', { offered: false }],
  ])('is none that %s', (_, parts) => expect(serviceProblems(service(parts))).toEqual({}))
})

test('every service is refused exactly where the table of services refuses it', () => {
  const both = [true, false]
  for (const settles of [null, ...settledCodes])
    for (const passesFee of both)
      for (const recurs of both)
        for (const dissolves of both) {
          const allowed = (settles !== null || (!passesFee && !recurs)) && (settles === null || !dissolves)
          const problems = serviceProblems(service({ settles, passesFee, recurs, dissolves }))
          expect(Object.keys(problems).length === 0).toBe(allowed)
        }
})
