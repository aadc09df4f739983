import { type FormEvent, useId, useState } from 'react'
import { type QuizAnswers, type QuizQuestionId, quizQuestionIds } from '#features/catalog/rules/entity-quiz-rule.ts'
import { quizIntro } from '#features/site/web/content/entity-quiz.ts'
import { quizQuestions } from '#features/site/web/content/entity-quiz-questions.ts'
import { Button } from '#web/ui/button.tsx'

type Props = {
  id: QuizQuestionId
  step: number
  chosen: string | undefined
  onBack: () => void
  onAnswer: (answer: QuizAnswers[QuizQuestionId]) => void
}

const answersOf = (id: QuizQuestionId) =>
  Object.entries(quizQuestions[id].answers) as [QuizAnswers[QuizQuestionId], { label: string }][]

export function QuizQuestion({ id, step, chosen, onBack, onAnswer }: Props) {
  const { question, help } = quizQuestions[id]
  const options = answersOf(id)
  const errorId = useId()
  const [picked, setPicked] = useState(options.find(([value]) => value === chosen)?.[0])
  const [missing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (picked === undefined) setMissing(true)
    else onAnswer(picked)
  }
  return (
    <form noValidate onSubmit={submit}>
      <p className="text-sm font-semibold text-mar-700">{quizIntro.progress(step, quizQuestionIds.length)}</p>
      <fieldset aria-describedby={missing ? errorId : undefined} className="mt-1">
        <legend data-quiz-heading tabIndex={-1} className="font-display text-h3 outline-offset-4">
          {question}
        </legend>
        {help && <p className="mt-1 text-sm text-ink-muted">{help}</p>}
        <div className="mt-4 space-y-2.5">
          {options.map(([value, { label }]) => (
            <label
              key={value}
              className="flex min-h-12 items-center gap-3.5 rounded-md border border-field bg-white px-4 py-3 has-checked:border-mar-600 has-checked:bg-mar-50"
            >
              <input
                type="radio"
                name={id}
                value={value}
                checked={picked === value}
                onChange={() => {
                  setPicked(value)
                  setMissing(false)
                }}
                className="size-5 shrink-0 accent-mar-700"
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      {missing && (
        <p id={errorId} role="alert" className="mt-3 text-sm font-medium text-urucum-600">
          {quizIntro.missing}
        </p>
      )}
      <div className="mt-6 flex justify-between gap-3">
        <Button variant="ghost" onClick={onBack}>
          {quizIntro.back}
        </Button>
        <Button type="submit">{step === quizQuestionIds.length ? quizIntro.finish : quizIntro.next}</Button>
      </div>
    </form>
  )
}
