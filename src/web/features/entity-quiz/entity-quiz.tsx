import { useEffect, useRef, useState } from 'react'
import { isQuizComplete, type QuizAnswers, quizQuestionIds, recommend } from '#domain/catalog/entity-quiz-rule.ts'
import { quizIntro, quizResults } from '#web/content/entity-quiz.ts'
import { signUpAnchors } from '#web/content/sign-up-landing.ts'
import { Button } from '#web/ui/button.tsx'
import { QuizQuestion } from './quiz-question.tsx'
import { QuizResult } from './quiz-result.tsx'

type Place = 'intro' | number | 'result'
type Props = { onStart: (companyTypeId: 'llc' | 'corporation') => void }

/** One question at a time; nothing leaves the page. */
export function EntityQuiz({ onStart }: Props) {
  const [place, setPlace] = useState<Place>('intro')
  const [answers, setAnswers] = useState<Partial<QuizAnswers>>({})
  const card = useRef<HTMLDivElement>(null)
  const moved = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place is what the focus has to follow
  useEffect(() => {
    // Whoever went on by keyboard or screen reader finds the new heading, not the end of the page.
    if (moved.current) card.current?.querySelector<HTMLElement>('[data-quiz-heading]')?.focus()
  }, [place])
  const go = (to: Place) => {
    moved.current = true
    setPlace(to)
  }
  const again = () => {
    setAnswers({})
    go(0)
  }
  const question = typeof place === 'number' ? quizQuestionIds[place] : undefined
  const last = quizQuestionIds.length - 1
  return (
    <section id={signUpAnchors.quiz} aria-labelledby="quiz-titulo" className="scroll-mt-24">
      <div className="sobre-escuro rounded-2xl bg-mar-900 px-5 py-10 text-areia-50 sm:px-10 sm:py-14 lg:px-14">
        <div className="grid gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:gap-14">
          <div>
            <h2 id="quiz-titulo" className="text-h2">
              {quizIntro.title}
            </h2>
            <p className="mt-3 max-w-[46ch] text-lead text-mar-100">{quizIntro.lead}</p>
            <dl className="mt-7 space-y-4 text-[0.9375rem]">
              {Object.entries(quizResults).map(([name, { text }]) => (
                <div key={name}>
                  <dt className="font-semibold text-ipe-300">{name}</dt>
                  <dd className="max-w-[50ch] text-mar-100">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div
            ref={card}
            className="self-center rounded-xl bg-surface p-6 text-ink [--color-focus:var(--color-mar-600)] sm:p-8"
          >
            {place === 'intro' && (
              <div className="flex flex-col items-start gap-5">
                <p className="font-display text-h3">{quizIntro.invitation}</p>
                <Button onClick={() => go(0)}>{quizIntro.start}</Button>
                <noscript>
                  <p className="text-sm text-ink-muted">{quizIntro.needsScript}</p>
                </noscript>
              </div>
            )}
            {question !== undefined && typeof place === 'number' && (
              <QuizQuestion
                key={question}
                id={question}
                step={place + 1}
                chosen={answers[question]}
                onBack={() => go(place === 0 ? 'intro' : place - 1)}
                onAnswer={(answer) => {
                  setAnswers((now) => ({ ...now, [question]: answer }))
                  go(place === last ? 'result' : place + 1)
                }}
              />
            )}
            {place === 'result' && isQuizComplete(answers) && (
              <QuizResult answers={answers} result={recommend(answers)} onStart={onStart} onAgain={again} />
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
