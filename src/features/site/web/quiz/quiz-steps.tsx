import { useEffect, useRef, useState } from 'react'
import {
  isQuizComplete,
  type QuizAnswers,
  quizQuestionIds,
  recommend,
} from '#features/catalog/rules/entity-quiz-rule.ts'
import { QuizQuestion } from './quiz-question.tsx'
import { QuizResult } from './quiz-result.tsx'

export type QuizStepsProps = { onStart: (companyTypeId: 'llc' | 'corporation') => void; onLeave: () => void }

/** One question at a time, then the recommendation. */
export function QuizSteps({ onStart, onLeave }: QuizStepsProps) {
  const [place, setPlace] = useState<number | 'result'>(0)
  const [answers, setAnswers] = useState<Partial<QuizAnswers>>({})
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place is what the focus has to follow
  useEffect(() => {
    // Moves the focus to the new heading for keyboard and screen reader users; otherwise it would be lost with the old step.
    box.current?.querySelector<HTMLElement>('[data-quiz-heading]')?.focus()
  }, [place])
  const again = () => {
    setAnswers({})
    setPlace(0)
  }
  const question = typeof place === 'number' ? quizQuestionIds[place] : undefined
  return (
    <div ref={box}>
      {question !== undefined && typeof place === 'number' && (
        <QuizQuestion
          key={question}
          id={question}
          step={place + 1}
          chosen={answers[question]}
          onBack={() => (place === 0 ? onLeave() : setPlace(place - 1))}
          onAnswer={(answer) => {
            setAnswers((now) => ({ ...now, [question]: answer }))
            setPlace(place === quizQuestionIds.length - 1 ? 'result' : place + 1)
          }}
        />
      )}
      {place === 'result' && isQuizComplete(answers) && (
        <QuizResult answers={answers} result={recommend(answers)} onStart={onStart} onAgain={again} />
      )}
    </div>
  )
}
