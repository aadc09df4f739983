import pg from 'pg'

export type Statement = { text: string; values: unknown[] }

const READS = /^\s*(\/\*.*\*\/)?\s*(select|with)\b/i

/** The statements that pg sends while `work` runs, whoever sends them; by itself those that read. */
export async function recordStatements(work: () => Promise<unknown>, only = READS): Promise<Statement[]> {
  const sent: Statement[] = []
  const prototype = pg.Client.prototype as { query: (...given: unknown[]) => unknown }
  const { query } = prototype
  prototype.query = function recorded(this: unknown, ...given: unknown[]) {
    const [first, second] = given
    const { text, values } =
      typeof first === 'string' ? { text: first, values: second } : (first as { text?: string; values?: unknown })
    if (text && only.test(text)) sent.push({ text, values: Array.isArray(values) ? values : [] })
    return query.apply(this, given)
  }
  try {
    await work()
  } finally {
    prototype.query = query
  }
  return sent
}
