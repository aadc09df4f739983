import type { CallInput } from '#contract/route.ts'
import { namingRules } from '#features/company-names/contract.ts'
import { edits } from '#features/edits/contract.ts'
import { rechecks } from '#features/facts/contract/rechecks.ts'
import { states } from '#features/facts/words/states.pt-BR.ts'
import { call } from '#web/api/call.ts'
import { useCall } from '#web/forms/use-call.ts'
import { toast } from '#web/ui/toast.ts'
import { useMessages } from '#web/words/locale-provider.tsx'
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
  const { rechecks: text } = useMessages('states', states)
  const checked = (results: Awaited<ReturnType<typeof markAll>>) =>
    results.filter(({ result }) => result === 'checked').length
  return useCall(markAll, {
    done: (results) => (checked(results) > 0 ? text.done({ count: checked(results) }) : undefined),
    failed: text.failed,
    stale: [...showingFacts, namingRules.list, edits.list],
    onDone: (results) => {
      const left = results.length - checked(results)
      if (left > 0) toast.error(text.notDone({ count: left }))
    },
  })
}
