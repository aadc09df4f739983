import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '#contract/route.ts'
import { people } from '#features/people/contract.ts'
import { people as words } from '#features/people/words/people.pt-BR.ts'
import { call } from '#web/api/call.ts'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import { personReads } from './queries.ts'

/** Reads everything that shows people again, also after a refusal, because another admin may have changed the person. */
function useReadPeopleAgain() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ predicate: ({ queryKey }) => personReads.includes(String(queryKey[0])) })
}

export type AccessChange = 'disable' | 'enable' | 'reset' | 'sessions' | 'resetFactor' | 'keepFactor'

const sends: Record<AccessChange, (input: { id: string; reason: string }) => Promise<unknown>> = {
  disable: ({ id, reason }) => call(people.disable, { id, ...(reason ? { reason } : {}) }),
  enable: ({ id }) => call(people.enable, { id }),
  reset: ({ id }) => call(people.sendReset, { id }),
  sessions: ({ id }) => call(people.endSessions, { id }),
  resetFactor: ({ id }) => call(people.resetFactor, { id }),
  keepFactor: ({ id }) => call(people.cancelFactorReset, { id }),
}

export function useChangeAccess(what: AccessChange, onDone: () => void) {
  const { ask } = useMessages('people', words)
  const readAgain = useReadPeopleAgain()
  return useMutation({
    mutationFn: sends[what],
    onSuccess: () => {
      toast.success(ask[what].done)
      onDone()
    },
    onSettled: () => void readAgain(),
  })
}

export function useEndDevice(id: string) {
  const { page: text } = useMessages('people', words)
  const failureText = useFailureText()
  const readAgain = useReadPeopleAgain()
  return useMutation({
    mutationFn: (session: string) => call(people.endDevice, { id, session }),
    onSuccess: () => toast.success(text.deviceEnded),
    onError: (error) => toast.error(text.deviceFailed, { description: failureText(error) }),
    onSettled: () => void readAgain(),
  })
}

export function useSavePerson(onSaved: () => void) {
  const { page: text } = useMessages('people', words)
  const readAgain = useReadPeopleAgain()
  return useMutation({
    mutationFn: (input: CallInput<typeof people.save>) => call(people.save, input),
    onSuccess: () => {
      toast.success(text.saved)
      onSaved()
    },
    onSettled: () => void readAgain(),
  })
}

export function useAddPerson(onDone: () => void) {
  const { add: text } = useMessages('people', words)
  const readAgain = useReadPeopleAgain()
  return useMutation({
    mutationFn: (input: CallInput<typeof people.create>) => call(people.create, input),
    onSuccess: () => {
      toast.success(text.done)
      onDone()
    },
    onSettled: () => void readAgain(),
  })
}
