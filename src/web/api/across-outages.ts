import { isReachable, whenConnected } from './connection.ts'

/**
 * Retries idempotent work after every loss of the connection. If the server is reachable, one failure may be accidental and is retried,
 * but a second one is thrown.
 */
export async function acrossOutages<T>(work: () => Promise<T>, mayPass?: (error: unknown) => boolean): Promise<T> {
  for (let failures = 0; ; ) {
    await whenConnected()
    try {
      return await work()
    } catch (error) {
      if (mayPass && !mayPass(error)) throw error
      if (await isReachable()) failures += 1
      if (failures > 1) throw error
    }
  }
}
