const MOST_KEYS = 100

/**
 * Batches all lookups of one turn of the event loop into one statement. A single lookup costs no more than before; the busier the
 * server, the more calls share a round trip to the database.
 */
export function readTogether<Row>(
  read: (keys: string[]) => Promise<readonly Row[]>,
  keyOf: (row: Row) => string,
): (key: string) => Promise<Row | undefined> {
  let gathering: { keys: Set<string>; rows: Promise<Map<string, Row>> } | undefined

  const begin = () => {
    const keys = new Set<string>()
    const rows = new Promise<void>((turn) => setImmediate(turn))
      .then(() => {
        if (gathering?.keys === keys) gathering = undefined
        return read([...keys])
      })
      .then((found) => new Map(found.map((row) => [keyOf(row), row])))
    return { keys, rows }
  }
  return async (key) => {
    if (!gathering || gathering.keys.size >= MOST_KEYS) gathering = begin()
    gathering.keys.add(key)
    return (await gathering.rows).get(key)
  }
}
