import { useEffect, useState } from 'react'
import { newDraft, type WizardChoice, type WizardDraft, withChoice } from '#domain/wizard/wizard-draft.ts'
import { readDraft, writeDraft } from './storage.ts'

/** The draft as the browser keeps it; every change is written at once, so that closing loses nothing. */
export function useWizardDraft(choice: WizardChoice) {
  const [draft, setDraft] = useState(() => withChoice(readDraft(localStorage, Date.now()) ?? newDraft, choice))
  const [first] = useState(draft)
  useEffect(() => {
    // A drawer that was only looked at leaves nothing behind; a choice made on the page is one.
    if (Object.keys(choice).length > 0) writeDraft(localStorage, first, Date.now())
  }, [choice, first])
  const change = (next: WizardDraft): void => {
    setDraft(next)
    writeDraft(localStorage, next, Date.now())
  }
  return { draft, change }
}
