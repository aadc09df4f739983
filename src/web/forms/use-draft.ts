import { useEffect, useEffectEvent } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { z } from 'zod'
import { keepDraft, keptDraft } from '#web/session/unsent-messages.ts'
import { useSession } from '#web/session/use-session.ts'

const shape = z.record(z.string(), z.unknown())
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Restores what the person typed into this form before, and keeps what is typed from now on; returns how to forget it. */
export function useDraft<V extends FieldValues, F>(
  form: UseFormReturn<V, unknown, F>,
  name: string | undefined,
  values: V,
): () => void {
  const { user } = useSession(name !== undefined)
  const owner = name === undefined ? undefined : user?.id
  const keep = (typed: FieldValues | undefined): void => {
    if (owner && name) keepDraft(owner, name, typed)
  }
  const onTyped = useEffectEvent((typed: FieldValues) =>
    keep(Object.keys(values).every((field) => isSame(typed[field], values[field])) ? undefined : typed),
  )
  const restore = useEffectEvent(() => {
    const kept = (owner && name && keptDraft(owner, name, shape)) || {}
    // A field that is of another kind by now starts empty.
    const fits = Object.entries(kept).filter(([field, value]) => typeof value === typeof values[field])
    if (fits.length > 0) form.reset({ ...values, ...Object.fromEntries(fits) }, { keepDefaultValues: true })
  })
  const { subscribe } = form
  useEffect(() => {
    if (!owner || !name) return undefined
    restore()
    return subscribe({ formState: { values: true }, callback: ({ values: typed }) => onTyped(typed) })
  }, [owner, name, subscribe])
  return () => keep(undefined)
}
