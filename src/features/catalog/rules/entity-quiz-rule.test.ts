import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isQuizComplete, type QuizAnswers, quizPoints, quizQuestionIds, recommend } from './entity-quiz-rule.ts'

const simple: QuizAnswers = {
  investors: 'no',
  partners: 'one',
  profits: 'distribute',
  taxResidency: 'none',
  stockOptions: 'no',
  simplicity: 'simple',
}

const anyAnswers = fc.record<QuizAnswers>({
  investors: fc.constantFrom('yes', 'maybe', 'no'),
  partners: fc.constantFrom('one', 'few', 'many'),
  profits: fc.constantFrom('distribute', 'reinvest', 'unsure'),
  taxResidency: fc.constantFrom('none', 'some', 'all', 'unsure'),
  stockOptions: fc.constantFrom('yes', 'maybe', 'no'),
  simplicity: fc.constantFrom('simple', 'formal', 'unsure'),
})

describe('LLC or Corporation', () => {
  it('sends a lone owner without investors to the LLC, for every one of the reasons', () => {
    expect(recommend(simple)).toMatchObject({ entity: 'LLC', close: false, against: [] })
    expect(recommend(simple).reasons).toHaveLength(quizQuestionIds.length)
    expect(recommend(simple).reasons[0]).toBe('investors')
  })

  it('sends whoever wants investors to the Corporation, whatever the rest says', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => recommend({ ...answers, investors: 'yes' }).entity === 'Corporation'),
    )
    expect(recommend({ ...simple, investors: 'yes' })).toMatchObject({ close: true, reasons: ['investors'] })
  })

  it('gives a tie to the LLC and says that it was close', () => {
    const answers: QuizAnswers = { ...simple, investors: 'maybe', profits: 'unsure', stockOptions: 'maybe' }
    const tie = recommend({ ...answers, taxResidency: 'unsure' })
    expect(tie.points).toEqual({ llc: 3, corporation: 3 })
    expect(tie).toMatchObject({ entity: 'LLC', close: true })
  })

  it('names each question once at most, on the side its answer spoke for', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const { entity, reasons, against, points } = recommend(answers)
        const side = entity === 'LLC' ? 'llc' : 'corporation'
        const other = side === 'llc' ? 'corporation' : 'llc'
        expect(points[side]).toBeGreaterThanOrEqual(points[other])
        expect(new Set([...reasons, ...against]).size).toBe(reasons.length + against.length)
        expect(reasons.length).toBeGreaterThan(0)
      }),
    )
  })

  it('is complete only with every answer', () => {
    expect(isQuizComplete(simple)).toBe(true)
    const { simplicity: _, ...partial } = simple
    expect(isQuizComplete(partial)).toBe(false)
    expect(Object.keys(quizPoints)).toEqual([...quizQuestionIds])
  })
})
