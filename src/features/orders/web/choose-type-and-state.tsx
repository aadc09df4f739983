import { isOrderedAlone } from '#features/orders/rules/ordered-alone.ts'
import { canChoosePlan, type WizardDraft } from '#features/orders/rules/wizard-draft.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StateFacts } from './state-facts.tsx'
import { StatePicker } from './state-picker.tsx'
import { StepLoading } from './step-loading.tsx'
import { TypePicker } from './type-picker.tsx'
import type { Lists } from './use-catalog.ts'
import type { WizardMessages } from './use-wizard-messages.ts'

type Props = {
  text: WizardMessages
  lists: Lists
  draft: WizardDraft
  /** A superadmin is impersonating the customer and may order every type. */
  acting: boolean
  onChange: (draft: WizardDraft) => void
}

/** Step 1: a company type and a state both have to be chosen. */
export function ChooseTypeAndState({ text, lists, draft, acting, onChange }: Props) {
  const { types, states, guides } = lists
  if (lists.failed) return <ErrorState onRetry={lists.retry} retrying={lists.retrying} />
  if (!types || !states)
    return (
      <StepLoading label={text.loadingLists}>
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-40 w-full" />
      </StepLoading>
    )
  if (types.length === 0 || states.length === 0) {
    return <EmptyState title={text.emptyLists} text={text.emptyListsText} />
  }
  const alone = acting || draft.companyTypeId === null || isOrderedAlone(draft.companyTypeId)
  const ready = canChoosePlan(draft) && alone
  const type = types.find(({ id }) => id === draft.companyTypeId)
  const state = states.find(({ id }) => id === draft.stateId)
  return (
    <form
      className="space-y-7"
      onSubmit={(event) => {
        event.preventDefault()
        if (ready) onChange({ ...draft, step: 2 })
      }}
    >
      <h3 data-step-heading tabIndex={-1} className="text-h3 outline-offset-4">
        {text.steps[1]}
      </h3>
      <TypePicker
        text={text}
        types={types}
        chosen={draft.companyTypeId}
        onChoose={(companyTypeId) => onChange({ ...draft, companyTypeId })}
      />
      {!alone && (
        <Notice tone="blue">
          <p>{text.withTeam}</p>
          <a href="/contato" className={`mt-3 ${buttonClass('primary', 'panel')}`}>
            {text.talkToTeam}
          </a>
        </Notice>
      )}
      <StatePicker
        text={text}
        states={states}
        chosen={draft.stateId}
        onChoose={(stateId) => onChange({ ...draft, stateId })}
      />
      {type && state && alone && (
        <StateFacts text={text} type={type} state={state} guide={guides?.find(({ id }) => id === state.id)} />
      )}
      <div className="sticky -bottom-6 -mx-6 -mb-6 border-t border-line bg-surface px-6 py-4 sm:-mx-8 sm:px-8">
        <Button type="submit" disabled={!ready} className="w-full">
          {text.continue}
        </Button>
        <p className="mt-2.5 text-center text-sm text-ink-muted">
          {alone ? (ready ? text.kept : text.both) : text.withTeamShort}
        </p>
      </div>
    </form>
  )
}
