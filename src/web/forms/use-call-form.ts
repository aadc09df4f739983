import { zodResolver } from '@hookform/resolvers/zod'
import type { UseMutationResult } from '@tanstack/react-query'
import type { ChangeEvent, FormEvent } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  type UseFormRegisterReturn,
  type UseFormReturn,
  type UseFormWatch,
  useForm,
} from 'react-hook-form'
import type { ZodType } from 'zod'
import { ApiError } from '#web/api/call.ts'
import { useFailureText } from '#web/words/use-failure-text.ts'
import { useProblemText } from '#web/words/use-problem-text.ts'
import { useDraft } from './use-draft.ts'

export type FormOptions<V extends FieldValues, F, I> = {
  /** The fields as typed, made of the contract's own schemas, so that the browser finds the problems that the server would. */
  schema: ZodType<F, V>
  values: V
  /** The input of the call; undefined if the form does not send, for example because it asks for confirmation first. */
  input: (fields: F) => I | undefined
  /** Title above the reason of a failure. */
  failed?: string
  /** What a field says about every problem that the browser finds, instead of the problem's usual text. */
  texts?: Partial<Record<Path<V>, string>>
  /** The field of a refusal that concerns one field, by the refusal's code. */
  codes?: Readonly<Record<string, Path<V>>>
  /** Failures that are shown elsewhere, such as version conflicts. */
  elsewhere?: (error: Error) => boolean
  /** Keeps what was typed in this browser under this name, until it is sent or the person signs out. */
  draft?: string | undefined
}

/** The state of a submission, which `CallForm` shows for every kind of fields. */
export type Submission = {
  submit: (event?: FormEvent) => void
  busy: boolean
  failed: string | undefined
  failure: string | undefined
  /** Fields have problems that were found when the form was submitted. */
  invalid: boolean
}

export type Held<T> = { value: T; error: string | undefined; onChange: (value: T) => void }

/** What the parts of a form need of it. */
export type FieldsOf<V extends FieldValues> = {
  error: (name: Path<V>) => string | undefined
  /** The props of a field: its registration and the text of its problem. */
  field: (name: Path<V>) => UseFormRegisterReturn & { error: string | undefined }
  /** The props of a field that is drawn from its value instead of being registered. */
  held: <N extends Path<V>>(name: N) => Held<PathValue<V, N>>
  /** The props of a switch or checkbox, drawn from its value. */
  toggle: (name: Path<V>) => { checked: boolean; onChange: (event: ChangeEvent<HTMLInputElement>) => void }
  set: (part: Partial<V>) => void
  watch: UseFormWatch<V>
}

export type MadeForm<V extends FieldValues, F> = UseFormReturn<V, unknown, F> &
  FieldsOf<V> &
  Submission & { isDirty: boolean }

/** Refusals of several forms that concern one field. */
const fieldOf: Readonly<Record<string, string>> = {
  wrong_password: 'currentPassword',
  wrong_code: 'code',
  weak_password: 'newPassword',
}
const OF_SERVER = 'server'
/** The message of an error of this type is a text, not the code of a problem. */
const WRITTEN = 'written'

type Problem = { message: string; type: string }

/** The problem of a field, or the first one of its parts. */
function problemIn(errors: unknown): Problem | undefined {
  if (!errors || typeof errors !== 'object' || errors instanceof Element) return undefined
  if ('message' in errors && typeof errors.message === 'string' && 'type' in errors)
    return { message: errors.message, type: String(errors.type) }
  for (const part of Object.values(errors)) {
    const found = problemIn(part)
    if (found) return found
  }
  return undefined
}

/** A form that makes one call: one text for each problem, and the server's refusals at their fields. */
export function useCallForm<V extends FieldValues, F, I, O>(
  saving: UseMutationResult<O, Error, I>,
  { schema, values, input, failed, texts, codes, elsewhere, draft }: FormOptions<V, F, I>,
): MadeForm<V, F> {
  const failureText = useFailureText()
  const problemText = useProblemText()
  // The values are given whole, so they are their own defaults.
  const form = useForm<V, unknown, F>({ resolver: zodResolver(schema), defaultValues: values as DefaultValues<V> })
  const forgetDraft = useDraft(form, draft, values)
  const { errors, isDirty, isSubmitted } = form.formState
  const known = (name: string): name is Path<V> => (name.split('.')[0] ?? '') in values
  const fieldFor = (error: Error): Path<V> | undefined => {
    if (!(error instanceof ApiError)) return undefined
    const name = codes?.[error.code] ?? fieldOf[error.code]
    return name !== undefined && known(name) ? name : undefined
  }
  const place = (error: Error): void => {
    if (!(error instanceof ApiError)) return
    const own = fieldFor(error)
    if (own) form.setError(own, { type: WRITTEN, message: failureText(error) }, { shouldFocus: true })
    let first = !own
    for (const [name, message] of Object.entries(error.fields)) {
      if (!known(name)) continue
      form.setError(name, { type: OF_SERVER, message }, { shouldFocus: first })
      first = false
    }
  }
  const send = form.handleSubmit((fields) => {
    const asked = saving.isPending ? undefined : input(fields)
    // The promise is settled even if the form was closed meanwhile, unlike callbacks of `mutate`.
    if (asked !== undefined) saving.mutateAsync(asked).then(forgetDraft, place)
  })
  const error = (name: Path<V>): string | undefined => {
    const problem = problemIn(get(errors, name))
    if (!problem || problem.type === WRITTEN) return problem?.message
    return (problem.type === OF_SERVER ? undefined : texts?.[name]) ?? problemText(problem.message)
  }
  const put = <N extends Path<V>>(name: N, value: PathValue<V, N>): void =>
    form.setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted })
  const shown = saving.error && !elsewhere?.(saving.error) && !fieldFor(saving.error) ? saving.error : undefined
  return {
    ...form,
    busy: saving.isPending,
    isDirty,
    error,
    field: (name) => ({ ...form.register(name), error: error(name) }),
    held: (name) => ({ value: form.watch(name), error: error(name), onChange: (value) => put(name, value) }),
    toggle: (name) => ({
      checked: form.watch(name) === true,
      onChange: ({ target }) => put(name, target.checked as PathValue<V, typeof name>),
    }),
    set: (part) => {
      for (const [name, value] of Object.entries(part)) put(name as Path<V>, value as PathValue<V, Path<V>>)
    },
    submit: (event) => void send(event),
    failed,
    failure: shown && failureText(shown),
    invalid: isSubmitted && Object.keys(errors).length > 0,
  }
}
