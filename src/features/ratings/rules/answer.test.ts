import { describe, expect, test } from 'vitest'
import { firstNameOf, LONGEST_SENTENCE, ratingAnswer } from './answer.ts'

const said = { score: 5, sentence: 'Foi simples.', publish: false, city: '' }
const problemsOf = (more: object): string[] =>
  (ratingAnswer.safeParse({ ...said, ...more }).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')} ${message}`,
  )

describe('an answer', () => {
  test('needs a score of 1 to 5 and nothing else', () => {
    expect(problemsOf({ sentence: '' })).toEqual([])
    for (const score of [0, 6, 4.5, undefined]) expect(problemsOf({ score }), String(score)).toHaveLength(1)
  })

  test('is published only with a sentence and a city', () => {
    expect(problemsOf({ publish: true, city: 'Recife' })).toEqual([])
    expect(problemsOf({ publish: true, sentence: ' ', city: '' })).toEqual(['sentence required', 'city required'])
  })

  test.each([
    ['a tag', 'Bom <b>demais</b>', 'sentence markup'],
    ['a script', '<script>alert(1)</script>', 'sentence markup'],
    ['an entity', 'Bom &lt;b&gt;', 'sentence markup'],
    ['a control character', 'Bom\u0007', 'sentence unprintable'],
    ['a hidden direction mark', 'Bom\u202e', 'sentence unprintable'],
    ['too many letters', 'a'.repeat(LONGEST_SENTENCE + 1), 'sentence too_long'],
  ])('with %s is refused', (_, sentence, problem) => {
    expect(problemsOf({ sentence })).toEqual([problem])
  })

  test('keeps what only looks odd, in one line', () => {
    const { data } = ratingAnswer.safeParse({ ...said, sentence: '  Amei <3\n5 > 4 & pronto ' })
    expect(data?.sentence).toBe('Amei <3 5 > 4 & pronto')
  })
})

test('a story is signed with the first name alone', () => {
  expect(firstNameOf(' Ana Clara  Prado ')).toBe('Ana')
})
