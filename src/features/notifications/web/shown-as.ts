import type { Notification } from './queries.ts'

const LIST = /^\/\w+\/notifications\/?$/
const RECORD = /[?&](chamado|conversa|documento|processo)=/
type Place = Pick<Location, 'pathname' | 'search'>

/** How the open page already shows a notification: in the list of all, or as the record that it is about. */
export function shownAs({ link }: Pick<Notification, 'link'>, at: Place = location): 'entry' | 'record' | undefined {
  if (document.visibilityState !== 'visible') return undefined
  if (LIST.test(at.pathname)) return 'entry'
  return link && RECORD.test(link) && link === at.pathname + at.search ? 'record' : undefined
}
