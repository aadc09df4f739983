import type { UseMutationResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { isSavedMeanwhile } from '#web/api/call.ts'
import { type FormOptions, type MadeForm, useCallForm } from '#web/forms/use-call-form.ts'

type Edited = { version: number; editedAt: string | null; editedBy: string | null }
type Options<R, V extends FieldValues, F, I> = Omit<FormOptions<V, F, I>, 'values' | 'input' | 'elsewhere'> & {
  /** The record's values as the form shows them. */
  valuesOf: (record: R) => V
  input: (fields: F, expectedVersion: number) => I | undefined
}

/** A newer version that the reader has to decide about. */
type Conflict<R> = { began: R; current: R; onKeep: () => void; onTake: () => void }

/** The version that the own save made: some saves count as several changes, and their answer says how many. */
const savedVersion = (answer: unknown, { version }: Edited): unknown =>
  typeof answer === 'object' && answer !== null && 'version' in answer ? answer.version : version + 1

/**
 * The form of a record that others may save meanwhile. It keeps the version that it started with until the reader has decided about a newer
 * one; an untouched form shows the newest version without asking. `taken` is a key for fields that keep typed text of their own.
 */
export function useEditForm<R extends Edited, V extends FieldValues, F, I, O>(
  record: R,
  saving: UseMutationResult<O, Error, I>,
  { valuesOf, input, ...options }: Options<R, V, F, I>,
): MadeForm<V, F> & { conflict: Conflict<R> | undefined; taken: number } {
  const [began, setBegan] = useState(record)
  const [taken, setTaken] = useState(0)
  const isNewer = began.version !== record.version
  const form: MadeForm<V, F> = useCallForm(saving, {
    ...options,
    values: valuesOf(began),
    input: (fields) => (met ? undefined : input(fields, began.version)),
    elsewhere: isSavedMeanwhile,
  })
  const isOwn = saving.isPending || (saving.isSuccess && record.version === savedVersion(saving.data, began))
  const met: boolean = isNewer && form.isDirty && !isOwn
  const onTake = (): void => {
    form.reset(valuesOf(record))
    setBegan(record)
    setTaken(taken + 1)
    // The next newer version is another person's, not the one that this form has just saved.
    saving.reset()
  }
  const take = useEffectEvent(onTake)
  const follows = isNewer && !saving.isPending && !met
  useEffect(() => {
    if (follows) take()
  }, [follows])
  const conflict = met ? { began, current: record, onKeep: () => setBegan(record), onTake } : undefined
  return { ...form, conflict, taken }
}
