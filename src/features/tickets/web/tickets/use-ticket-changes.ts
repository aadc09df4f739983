import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { CallInput } from '#contract/route.ts'
import { tickets } from '#features/tickets/contract.ts'
import type { TicketStatus } from '#features/tickets/rules/ticket.ts'
import { tickets as words } from '#features/tickets/words/tickets.pt-BR.ts'
import { ApiError, call } from '#web/api/call.ts'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import { type Ticket, ticketLists, ticketQuery } from './ticket-queries.ts'

/** The same text keeps its idempotency key until it is stored, so that a double click or a retry creates one message. */
function useSendKey(): { keyFor: (words: object) => string; arrived: () => void } {
  const kept = useRef<{ words: string; key: string } | undefined>(undefined)
  return {
    keyFor: (given) => {
      const words = JSON.stringify(given)
      if (kept.current?.words !== words) kept.current = { words, key: crypto.randomUUID() }
      return kept.current.key
    },
    arrived: () => {
      kept.current = undefined
    },
  }
}

export type TicketWords = Omit<CallInput<typeof tickets.create>, 'key'>

/** Puts the returned ticket into the cache and reads the lists again. */
function useShowTicket() {
  const client = useQueryClient()
  return (ticket: Ticket) => {
    client.setQueryData(ticketQuery(ticket.id).queryKey, ticket)
    for (const queryKey of ticketLists) void client.invalidateQueries({ queryKey })
  }
}

export function useOpenTicket(onSent: () => void) {
  const text = useMessages('tickets', words)
  const show = useShowTicket()
  const { keyFor, arrived } = useSendKey()
  return useMutation({
    mutationFn: (form: TicketWords) => call(tickets.create, { key: keyFor(form), ...form }),
    onSuccess: (ticket) => {
      arrived()
      show(ticket)
      onSent()
      toast.success(text.form.sent)
    },
  })
}

export function useReply(id: string) {
  const text = useMessages('tickets', words)
  const show = useShowTicket()
  const { keyFor, arrived } = useSendKey()
  return useMutation({
    mutationFn: (message: string) => call(tickets.reply, { id, key: keyFor({ message }), message }),
    onSuccess: (ticket) => {
      arrived()
      show(ticket)
      toast.success(text.answerSent)
    },
  })
}

export function useMoveTicket(id: string) {
  const client = useQueryClient()
  const text = useMessages('tickets', words)
  const show = useShowTicket()
  const failureText = useFailureText()
  return useMutation({
    mutationFn: (status: TicketStatus) => call(tickets.setStatus, { id, status }),
    onSuccess: (ticket) => {
      show(ticket)
      toast.success(text.queue.moved)
    },
    onError: (error) => {
      toast.error(error instanceof ApiError && error.status === 409 ? failureText(error) : text.queue.moveFailed)
      void client.invalidateQueries({ queryKey: ticketQuery(id).queryKey })
    },
  })
}
