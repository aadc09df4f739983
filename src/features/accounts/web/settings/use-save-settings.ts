import { useMutation, useQueryClient } from '@tanstack/react-query'
import { sessionQuery } from '#web/session/use-session.ts'
import { toast } from '#web/ui/toast.ts'
import { type Settings, settingsQuery } from './queries.ts'

/** Saves the settings, writes the server's answer into the caches of settings and session, and shows a toast. */
export function useSaveSettings<Values>(save: (values: Values) => Promise<Settings>, saved: string) {
  const client = useQueryClient()
  return useMutation({
    // A password among the values must not stay in memory longer than the call.
    gcTime: 0,
    mutationFn: save,
    onSuccess: (view) => {
      const before = client.getQueryData(settingsQuery.queryKey)?.preferences.language
      client.setQueryData(settingsQuery.queryKey, view)
      const { name, email, emailVerified, preferences } = view
      client.setQueryData(sessionQuery.queryKey, (session) =>
        session?.user ? { ...session, user: { ...session.user, name, email, emailVerified, ...preferences } } : session,
      )
      // The server sends notifications and other texts in the reader's language: cached ones are in the old language.
      if (before !== preferences.language) void client.invalidateQueries()
      toast.success(saved)
    },
  })
}
