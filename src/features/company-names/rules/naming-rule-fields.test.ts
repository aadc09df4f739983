import { describe, expect, it } from 'vitest'
import {
  fieldsOfRule,
  type NamingRuleFields,
  namingRuleFields,
  ownRuleFields,
  ruleProblems,
  ruleValueWith,
  sameWord,
} from './naming-rule-fields.ts'

const sent = (more: Partial<NamingRuleFields>): NamingRuleFields => ({
  ...{ severity: 'warn', reason: '', sources: [], checkedOn: null, confidence: 'high' },
  ...fieldsOfRule({}),
  ...more,
})
const TODAY = '2026-11-16'

describe('what the office edits of a rule about names', () => {
  it('is what the row holds, and nothing else of the value changes', () => {
    const before = { word: 'bank', variants: ['banco'], category: 'finance' }
    const own = ownRuleFields(before, sent({ word: 'bank', variants: ['banco', 'banca'], max: 9 }))
    expect([own.max, own.reason]).toEqual([null, null])
    expect(ruleValueWith(before, own)).toEqual({ word: 'bank', variants: ['banco', 'banca'], category: 'finance' })
  })

  it('says what is missing', () => {
    expect(ruleProblems({ word: 'bank', variants: [] }, sent({ variants: [] }), TODAY)).toEqual({ word: 'required' })
    expect(ruleProblems({ accepted: ['LLC'] }, sent({ accepted: [] }), TODAY)).toEqual({ accepted: 'required' })
    expect(ruleProblems({ min: 3, max: 80 }, sent({ min: 9, max: 8 }), TODAY)).toEqual({ max: 'invalid' })
    expect(ruleProblems({}, sent({ checkedOn: '2026-11-17' }), TODAY)).toEqual({ checkedOn: 'future_day' })
  })

  it('takes no word made of signs and no pattern that could take long', () => {
    expect(namingRuleFields.word.safeParse('!!').success).toBe(false)
    expect(namingRuleFields.allowedPattern.safeParse('^(a+)+$').error?.issues[0]?.message).toBe('unsafe_pattern')
  })

  it('knows a word in another spelling', () => {
    expect([sameWord('Banco', ' bancó '), sameWord('bank', 'banks')]).toEqual([true, false])
  })
})
