import { useMutation, useQueryClient } from '@tanstack/react-query'
import { agentCalls } from '#contract/agents.ts'
import { handoverCalls } from '#contract/handovers.ts'
import type { CallInput } from '#contract/route.ts'
import { call } from '#web/api/call.ts'
import { readAgainAfter } from '#web/api/read-again.ts'
import { useMessages } from '#web/i18n/locale-provider.tsx'
import { agents } from '#web/i18n/pt-BR/agents.ts'
import { toast } from '#web/ui/toast.ts'
import { agentReads } from './queries.ts'

/** Reads again what shows agents and processes, also after a refusal: somebody else may have changed them. */
function useReadAgain() {
  const client = useQueryClient()
  return async () => {
    await client.invalidateQueries({ predicate: ({ queryKey }) => agentReads.includes(String(queryKey[0])) })
    await readAgainAfter(client, 'registration.changed')
  }
}

function useChange<Input, Answer>(send: (input: Input) => Promise<Answer>, onDone: (answer: Answer) => void) {
  const readAgain = useReadAgain()
  return useMutation({ mutationFn: send, onSuccess: onDone, onSettled: () => void readAgain() })
}

export function useAddAgent(onDone: () => void) {
  const { add } = useMessages('agents', agents)
  return useChange(
    (input: CallInput<typeof agentCalls.create>) => call(agentCalls.create, input),
    () => {
      toast.success(add.done)
      onDone()
    },
  )
}

export function useSaveAgent(onDone: () => void) {
  const { page } = useMessages('agents', agents)
  return useChange(
    (input: CallInput<typeof agentCalls.save>) => call(agentCalls.save, input),
    () => {
      toast.success(page.saved)
      onDone()
    },
  )
}

export const useHandOver = (onDone: (moved: number) => void) =>
  useChange(
    (input: CallInput<typeof agentCalls.handOver>) => call(agentCalls.handOver, input),
    ({ moved }) => onDone(moved),
  )

export function useDecide(onDone: () => void) {
  const { decide } = useMessages('agents', agents)
  const accept = useChange(
    (input: CallInput<typeof handoverCalls.acceptHandover>) => call(handoverCalls.acceptHandover, input),
    () => {
      toast.success(decide.accepted)
      onDone()
    },
  )
  const decline = useChange(
    (input: CallInput<typeof handoverCalls.declineHandover>) => call(handoverCalls.declineHandover, input),
    () => {
      toast.success(decide.declined)
      onDone()
    },
  )
  return { accept, decline }
}

export function useAskHandover(onDone: () => void) {
  const { ask } = useMessages('agents', agents)
  return useChange(
    (input: CallInput<typeof handoverCalls.askHandover>) => call(handoverCalls.askHandover, input),
    () => {
      toast.success(ask.done)
      onDone()
    },
  )
}
