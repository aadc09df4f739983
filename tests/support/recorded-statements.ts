import pg from 'pg'
import { READER_ROLE } from '#server/db/connect.ts'
import { TURN } from '#server/db/row-security.ts'

/** `seenBy`: the person whose row-level security applies, when the statement ran as the reader role. */
export type Statement = { text: string; values: unknown[]; seenBy?: string | undefined }

const READS = /^\s*(\/\*.*\*\/)?\s*(select|with)\b/i

/** The statements that any pg client sends while `work` runs for `reader`; only reads unless `only` says otherwise. */
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
