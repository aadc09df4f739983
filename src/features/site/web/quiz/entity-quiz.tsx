import { type ComponentType, useState } from 'react'
import { signUpAnchors } from '#features/orders/web/sign-up-landing.ts'
import { quizIntro, quizResults } from '#features/site/web/content/entity-quiz.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import type { QuizStepsProps } from './quiz-steps.tsx'

type Props = Pick<QuizStepsProps, 'onStart'>

/** The questions are loaded when the visitor starts the quiz; the answers are never sent to the server. */
export function EntityQuiz({ onStart }: Props) {
  const [loaded, setLoaded] = useState<{ Steps: ComponentType<QuizStepsProps> }>()
  const [opening, setOpening] = useState(false)
  const open = async (): Promise<void> => {
    setOpening(true)
    try {
      const { QuizSteps } = await import('./quiz-steps.tsx')
      setLoaded({ Steps: QuizSteps })
    } catch {
      // No connection, or the page is from an older deployment whose chunk no longer exists.
      toast.error(quizIntro.openFailed)
    }
    setOpening(false)
  }
  return (
    <section id={signUpAnchors.quiz} aria-labelledby="quiz-titulo">
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
          <div className="self-center rounded-xl bg-surface p-6 text-ink [--color-focus:var(--color-mar-600)] sm:p-8">
            {loaded ? (
              <loaded.Steps onStart={onStart} onLeave={() => setLoaded(undefined)} />
            ) : (
              <div className="flex flex-col items-start gap-5">
                <p className="font-display text-h3">{quizIntro.invitation}</p>
                <Button onClick={() => void open()} loading={opening}>
                  {quizIntro.start}
                </Button>
                <noscript>
                  <p className="text-sm text-ink-muted">{quizIntro.needsScript}</p>
                </noscript>
              </div>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
