import type { Notification } from './queries.ts'

const LIST = /^\/\w+\/notifications\/?$/
const RECORD = /[?&](chamado|conversa|documento|processo)=/
type Place = Pick<Location, 'pathname' | 'search'>

/** What the open page says already: as one of the list of all of them, or as the very record it is about. */
export function shownAs({ link }: Pick<Notification, 'link'>, at: Place = location): 'entry' | 'record' | undefined {
  if (document.visibilityState !== 'visible') return undefined
  if (LIST.test(at.pathname)) return 'entry'
  return link && RECORD.test(link) && link === at.pathname + at.search ? 'record' : undefined
}
