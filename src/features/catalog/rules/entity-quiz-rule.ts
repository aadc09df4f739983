export type QuizEntity = 'LLC' | 'Corporation'
export type QuizPoints = { llc: number; corporation: number }

export type QuizAnswers = {
  investors: 'yes' | 'maybe' | 'no'
  partners: 'one' | 'few' | 'many'
  profits: 'distribute' | 'reinvest' | 'unsure'
  taxResidency: 'none' | 'some' | 'all' | 'unsure'
  stockOptions: 'yes' | 'maybe' | 'no'
  simplicity: 'simple' | 'formal' | 'unsure'
}
export type QuizQuestionId = keyof QuizAnswers

export type QuizRecommendation = {
  entity: QuizEntity
  points: QuizPoints
  /** Both types have nearly equal points, so the text says that either is suitable. */
  close: boolean
  /** Questions whose answer gave points to the result, most points first. */
  reasons: QuizQuestionId[]
  /** Questions whose answer gave points to the other type, most points first. */
  against: QuizQuestionId[]
}

export const quizQuestionIds = [
  'investors',
  'partners',
  'profits',
  'taxResidency',
  'stockOptions',
  'simplicity',
] as const satisfies readonly QuizQuestionId[]

const llc = (points: number): QuizPoints => ({ llc: points, corporation: 0 })
const corporation = (points: number): QuizPoints => ({ llc: 0, corporation: points })
const neither: QuizPoints = { llc: 0, corporation: 0 }

/** Investors decide alone: 8 is one more than all other answers can give an LLC, because funds buy shares. */
export const quizPoints: { readonly [Q in QuizQuestionId]: Readonly<Record<QuizAnswers[Q], QuizPoints>> } = {
  investors: { yes: corporation(8), maybe: corporation(2), no: llc(2) },
  partners: { one: llc(1), few: llc(1), many: corporation(1) },
  profits: { distribute: llc(2), reinvest: corporation(1), unsure: neither },
  taxResidency: { none: llc(1), some: corporation(1), all: llc(1), unsure: neither },
  stockOptions: { yes: corporation(3), maybe: corporation(1), no: llc(1) },
  simplicity: { simple: llc(2), formal: corporation(1), unsure: neither },
}

const CLOSE_MARGIN = 2

function pointsOf<Q extends QuizQuestionId>(question: Q, answers: QuizAnswers): QuizPoints {
  return quizPoints[question][answers[question]]
}

export const isQuizComplete = (answers: Partial<QuizAnswers>): answers is QuizAnswers =>
  quizQuestionIds.every((question) => answers[question] !== undefined)

/** A tie goes to the LLC, which is simpler to keep. */
export function recommend(answers: QuizAnswers): QuizRecommendation {
  const given = quizQuestionIds.map((question) => ({ question, ...pointsOf(question, answers) }))
  const points = given.reduce<QuizPoints>(
    (sum, one) => ({ llc: sum.llc + one.llc, corporation: sum.corporation + one.corporation }),
    neither,
  )
  const winner = points.corporation > points.llc ? 'corporation' : 'llc'
  const loser = winner === 'llc' ? 'corporation' : 'llc'
  const speakingFor = (side: keyof QuizPoints): QuizQuestionId[] =>
    given
      .filter((one) => one[side] > 0)
      .sort((a, b) => b[side] - a[side])
      .map(({ question }) => question)
  return {
    entity: winner === 'llc' ? 'LLC' : 'Corporation',
    points,
    close: Math.abs(points.llc - points.corporation) <= CLOSE_MARGIN,
    reasons: speakingFor(winner),
    against: speakingFor(loser),
  }
}
