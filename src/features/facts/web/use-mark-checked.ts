import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '#contract/route.ts'
import { namingRules } from '#features/company-names/contract.ts'
import { edits } from '#features/edits/contract.ts'
import { rechecks } from '#features/facts/contract/rechecks.ts'
import { states } from '#features/facts/words/states.pt-BR.ts'
import { call, keyOf } from '#web/api/call.ts'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
import { useFailureText } from '#web/words/use-failure-text.ts'
import { showingFacts } from './queries.ts'

type Rows = CallInput<typeof rechecks.mark>['items']
const AT_ONCE = 200

/** Splits the rows into calls, because one call accepts two hundred at most. */
async function markAll(rows: Rows) {
  const results = []
  for (let at = 0; at < rows.length; at += AT_ONCE)
    results.push(...(await call(rechecks.mark, { items: rows.slice(at, at + AT_ONCE) })).items)
  return results
}

/** Marks rows as checked today; a toast counts those that were changed meanwhile, and they stay on the list. */
export function useMarkChecked() {
  const client = useQueryClient()
  const { rechecks: text } = useMessages('states', states)
  const failureText = useFailureText()
  return useMutation({
    mutationFn: markAll,
    onSuccess: (results) => {
      const done = results.filter(({ result }) => result === 'checked').length
      if (done > 0) toast.success(text.done({ count: done }))
      if (done < results.length) toast.error(text.notDone({ count: results.length - done }))
    },
    onError: (error) => toast.error(text.failed, { description: failureText(error) }),
    onSettled: () =>
      Promise.all(
        [...showingFacts, namingRules.list, edits.list].map((route) =>
          client.invalidateQueries({ queryKey: keyOf(route) }),
        ),
      ),
  })
}
