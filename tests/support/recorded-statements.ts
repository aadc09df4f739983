import pg from 'pg'
import { READER_ROLE } from '#server/db/connect.ts'
import { TURN } from '#server/db/wall.ts'

/** `seenBy`: the person to whose records the database limits it. */
export type Statement = { text: string; values: unknown[]; seenBy?: string | undefined }

const READS = /^\s*(\/\*.*\*\/)?\s*(select|with)\b/i

/** The statements that pg sends while `work` runs for `reader`, whoever sends them; by itself those that read. */
export async function recordStatements(
  work: () => Promise<unknown>,
  { only = READS, reader }: { only?: RegExp; reader?: string | undefined } = {},
): Promise<Statement[]> {
  const sent: Statement[] = []
  const prototype = pg.Client.prototype as { query: (...given: unknown[]) => unknown }
  const { query } = prototype
  prototype.query = function recorded(this: pg.Client, ...given: unknown[]) {
    const [first, second] = given
    const { text, values } =
      typeof first === 'string' ? { text: first, values: second } : (first as { text?: string; values?: unknown })
    if (text && text !== TURN.text && only.test(text))
      sent.push({
        text,
        values: Array.isArray(values) ? values : [],
        seenBy: this.user === READER_ROLE ? reader : undefined,
      })
    return query.apply(this, given)
  }
  try {
    await work()
  } finally {
    prototype.query = query
  }
  return sent
}
