import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db } from '#server/db/connect.ts'

const current = new AsyncLocalStorage<Db>()

/** Better Auth keeps one database handle; this proxy passes each call on to the transaction that is running. */
export const followTransaction = (db: Db): Db =>
  new Proxy(db, {
    get(_, property) {
      const target = current.getStore() ?? db
      const value: unknown = Reflect.get(target, property, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

export const withinTransaction = <T>(tx: Db, work: () => Promise<T>): Promise<T> => current.run(tx, work)
