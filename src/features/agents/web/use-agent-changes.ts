import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '#contract/route.ts'
import { handoverCalls } from '#features/agents/contract/handovers.ts'
import { agentCalls } from '#features/agents/contract.ts'
import { agents } from '#features/agents/words/agents.pt-BR.ts'
import { call } from '#web/api/call.ts'
import { readAgainAfter } from '#web/api/read-again.ts'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { agentReads } from './queries.ts'

/** Reloads agents and processes, also after a refusal, because another admin may have changed them. */
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
