import { Link } from 'react-router'
import type { QuizAnswers, QuizQuestionId, QuizRecommendation } from '#features/catalog/rules/entity-quiz-rule.ts'
import { quizIntro, quizResults } from '#features/site/web/content/entity-quiz.ts'
import { quizResultLabels as labels, quizQuestions } from '#features/site/web/content/entity-quiz-questions.ts'
import { Button } from '#web/ui/button.tsx'

const typeIds = { LLC: 'llc', Corporation: 'corporation' } as const

function reasonOf<Q extends QuizQuestionId>(question: Q, answers: QuizAnswers): string | undefined {
  return quizQuestions[question].answers[answers[question]].reason
}

type Props = {
  answers: QuizAnswers
  result: QuizRecommendation
  onStart: (companyTypeId: 'llc' | 'corporation') => void
  onAgain: () => void
}

export function QuizResult({ answers, result, onStart, onAgain }: Props) {
  const { title, text, button } = quizResults[result.entity]
  const reasons = (questions: QuizQuestionId[]) => questions.flatMap((question) => reasonOf(question, answers) ?? [])
  return (
    <div>
      <h3 data-quiz-heading tabIndex={-1} className="text-[1.5rem] leading-tight tracking-[-0.02em]">
        {title}
      </h3>
      <p className="mt-2 text-ink-muted">{text}</p>
      <Reasons title={labels.reasons} items={reasons(result.reasons)} />
      <Reasons title={labels.against} items={reasons(result.against)} />
      {result.close && (
        <p className="mt-4 rounded-md bg-ipe-100 p-3.5 text-[0.9375rem] text-ipe-700">
          {labels.close}{' '}
          <Link to={labels.contact.to} className="font-semibold underline">
            {labels.contact.label}
          </Link>
        </p>
      )}
      <p className="mt-4 text-sm text-ink-muted">{labels.note.text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => onStart(typeIds[result.entity])}>{button}</Button>
        <Button variant="ghost" onClick={onAgain}>
          {quizIntro.again}
        </Button>
      </div>
    </div>
  )
}

function Reasons({ title, items }: { title: string; items: string[] }) {
  if (items.length === 0) return null
  return (
    <>
      <h4 className="mt-4 font-semibold">{title}</h4>
      <ul className="mt-1.5 list-disc space-y-1 pl-5 text-[0.9375rem]">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  )
}
