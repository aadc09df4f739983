import type { UseMutationResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { isConflict } from '#web/api/call.ts'
import { type FormOptions, type MadeForm, useCallForm } from './use-call-form.ts'

type Options<R, V extends FieldValues, F, I> = Omit<FormOptions<V, F, I>, 'values' | 'input' | 'elsewhere'> & {
  /** The record's values as the form shows them. */
  valuesOf: (record: R) => V
  input: (fields: F, expectedUpdatedAt: string | null) => I
}

/**
 * A form over a record without a history that others may save meanwhile. Typed values stay, the other fields show what was saved; after
 * another person's save the first submit only acknowledges that version.
 */
export function useFormOver<R extends { updatedAt: string | null }, V extends FieldValues, F, I, O>(
  record: R,
  saving: UseMutationResult<O, Error, I>,
  { valuesOf, input, ...options }: Options<R, V, F, I>,
): MadeForm<V, F> & { met: boolean } {
  const { updatedAt } = record
  const [seen, setSeen] = useState(updatedAt)
  const form: MadeForm<V, F> = useCallForm(saving, {
    ...options,
    values: valuesOf(record),
    input: (fields) => {
      if (!met) return input(fields, seen)
      saving.reset()
      setSeen(updatedAt)
      return undefined
    },
    elsewhere: isConflict,
  })
  const { dirtyFields } = form.formState
  const isTyped = Object.keys(dirtyFields).length > 0
  const met: boolean = isTyped && !saving.isPending && (seen !== updatedAt || isConflict(saving.error))
  const follow = useEffectEvent(() => {
    form.reset(valuesOf(record), { keepDirtyValues: true, keepDirty: true })
    if (!isTyped) setSeen(updatedAt)
  })
  useEffect(() => {
    if (updatedAt !== null) follow()
  }, [updatedAt])
  const saved = useEffectEvent(() => {
    form.reset(valuesOf(record))
    setSeen(updatedAt)
  })
  useEffect(() => {
    if (saving.isSuccess) saved()
  }, [saving.isSuccess])
  return { ...form, met }
}
